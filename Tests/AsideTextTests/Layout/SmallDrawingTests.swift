import Aside
import TestSupport
import Testing

@testable import AsideText

@MainActor
@Suite struct SmallDrawingTests {
    @Test("If the buttons leave no room for anything else, they scroll with the rest")
    func alert() async throws {
        #expect(
            try await Scene.alert.text(columns: 40, rows: 7) == """
                    ╭──────────────────────────────╮
                    │   Delete “Groceries”?        │
                    │   This can't be undone.      │
                    │   [! Delete ]   [ Archive ]  │
                    │ ▸ [* Duplicate↵]   ( Keep )  │
                    ╰──────────────────────────────╯
                """)
        #expect(
            try await Scene.alert.text(columns: 24, rows: 7) == """
                ╭──────────────────────╮
                │   Delete            ↓│
                │   [! Delete ]        │
                │   [ Archive ]        │
                │ ▸ [* Duplicate↵]     │
                │   ( Keep )           │
                ╰──────────────────────╯
                """)
    }

    @Test("The top is in view first, even if the focus starts below; then the view follows the focus")
    func screen() async throws {
        try await Scene.screen.draw { stage in
            #expect(stage.text(columns: 44, rows: 10).hasSuffix("\n  Name    [Łucja 漢字                     ]↓"))
            let narrow = stage.text(columns: 20, rows: 24)
            #expect(narrow.contains("  Apples  $2.00\n    [! Remove ]\n  りんご 🍎  $12.50\n    [! Remove ]\n"))
            #expect(narrow.contains("▸ Coupon\n  [(SAVE10)       ]\n  ✗ The code is\n    unknown.\n  Name\n"))
            #expect(narrow.hasSuffix("\n  Note             ↓"))
            let few = stage.text(columns: 20, rows: 10)
            #expect(few.contains("Everything that") && !few.contains("▸"))
            let last = StageSnapshot(stage).target(.last, from: ViewState())
            let end = stage.text(columns: 44, rows: 10, viewState: ViewState(last))
            #expect(end.contains("  Day     < – >                            ↑\n"))
            #expect(end.hasSuffix("  - Apply -   [ Help (?) ]   ( Later )\n▸ [* Continue ↵ ]"))
        }
    }

    @Test(
        "The path of the screens is at the top, without its beginning if it is too long",
        arguments: [
            (40, "  Shop › Ship to › 支払い 💳"), (28, "  … › Ship to › 支払い 💳"), (24, "  … › 支払い 💳"), (10, "  … › 支…"),
        ])
    func path(columns: Int, path: String) async throws {
        #expect(try await Scene.path.text(columns: columns, rows: 8).hasPrefix(path + "\n"))
    }

    @Test("Fields are below their labels, and buttons are cut off, if there is no room beside them")
    func narrow() async throws {
        #expect(try await Scene.path.text(columns: 25).contains("▸ Text  [(Type here)   ]"))
        #expect(try await Scene.path.text(columns: 24).contains("▸ Text\n  [(Type here)        ]"))
        #expect(
            try await Scene.path.text(columns: 10, rows: 8) == """
                  … › 支…
                ──────────
                ▸ Text
                  [(Typ…]

                  [ … ↵ ]
                """)
    }

    @Test("A screen shows that the flow handles its value")
    func working() async throws {
        try await withStage { stage in
            try await stage.show(ShopScreen()).then { _ in try await untilCancelled() }
        } until: {
            !$0.entries.isEmpty && !$0.acceptsInput
        } _: { stage in
            #expect(stage.text(columns: 44).hasPrefix("  Shop …\n"))
        }
    }
}
