import Aside
import TestSupport
import Testing

@testable import AsideText

@MainActor
@Suite struct ScreenDrawingTests {
    @Test("The key of a button is not shown while it would type a letter", arguments: [Theme.plain, .dark])
    func keysWhileTyping(theme: Theme) async throws {
        try await withScreen(FilterScreen()) { stage in
            let snapshot = StageSnapshot(stage)
            func frame(_ focus: String) -> String {
                var viewState = ViewState()
                viewState.target = snapshot.front.outline?[focus].map { Target($0.id) }
                return Frame(snapshot, size: Size(columns: 40, rows: 10), theme: theme, viewState: viewState)
                    .description
            }
            let key = theme == .plain ? "Sort (s)" : "Sort    s"
            #expect(frame("New").contains(key))
            #expect(!frame("Filter").contains(key))
            // No button moves.
            func column(_ focus: String) -> Int? {
                let line = frame(focus).split(separator: "\n").first { $0.contains("New") }
                return line?.firstRange(of: "New").map { line?[..<$0.lowerBound].count ?? 0 }
            }
            #expect(column("Filter") == column("New"))
        }
    }

    @Test("A row with the same label as its only action is drawn as that action, with its detail")
    func menu() async throws {
        try await withScreen(.menu) { stage in
            #expect(
                stage.text(columns: 40) == """
                      Menu
                    ────────────────────────────────────────
                    ▸ [ Order (1)↵]  From the cart to the
                                     receipt.
                      [! 漢字     ]  👩‍👩‍👧‍👦 at once
                      [ Plain     ]

                      Song  3 min   [ Play ]

                      ( Quit )
                    """)
        }
    }

    @Test("Every control has a form of its own")
    func screen() async throws {
        let narrow = try await Scene.screen.text(columns: 40)
        #expect(narrow.contains("  Family 👩‍👩‍👧‍👦         $3.00   [! Remove ]\n  ticket 🇩🇪\n"))
        #expect(narrow.hasSuffix("\n\n  - Apply -   [ Help     ]   ( Later )\n  [* Continue   ]"))
        #expect(
            try await Scene.screen.text(columns: 80) == """
                  Your cart
                ────────────────────────────────────────────────────────────────────────────────
                  Everything that you have chosen so far. Prices include tax.

                  Apples                $2.00   [! Remove ]
                  りんご 🍎            $12.50   [! Remove ]
                  Family 👩‍👩‍👧‍👦 ticket 🇩🇪   $3.00   [! Remove ]

                ▸ Coupon  [(SAVE10)                                  ]
                          ✗ The code is unknown.
                  Name    [Łucja 漢字                                ]
                  PIN     [••••                                      ]
                  Note    -Łucja 漢字                                -
                  [x] Gift wrap
                  - - Newsletter
                  Size    < Large > 2 of 2
                  Day     < – >

                  Free shipping  ████████████████░░░░░░░░░░░░░░░░░░░░░░░░  42 %
                  Stock          ········································

                  Shipping
                    Street  [(1 Main St)                               ]

                    [ Same as billing ]

                  - Apply -   [ Help     ]   ( Later )   [* Continue   ]
                """)
    }

    @Test("A screen without content shows its type")
    func undescribed() async throws {
        #expect(
            try await Scene.undescribed.text(columns: 40) == """
                  Camera
                ────────────────────────────────────────
                  (Page)
                """)
    }

    @Test("Text from right to left keeps its order in memory; marks of direction are left out")
    func rightToLeft() async throws {
        let text = try await Scene.rightToLeft.text(columns: 40)
        #expect(text.contains("\n  שָׁלוֹם abc עולם، مرحبا بالعالم.\n\n▸ שם  [שלום, עולם                     ]\n"))
    }
}
