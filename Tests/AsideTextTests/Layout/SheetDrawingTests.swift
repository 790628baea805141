import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct SheetDrawingTests {
    @Test("A sheet shows its screen in a box")
    func sheet() async throws {
        try await Scene.sheet.draw { stage in
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      ╭─ Your cart ──────────────────────────────────────────────────────────────╮
                      │   Everything that you have chosen so far. Prices include tax.            │
                      │                                                                          │
                      │   Apples                $2.00   [! Remove ]                              │
                      │   りんご 🍎            $12.50   [! Remove ]                              │
                      │   Family 👩‍👩‍👧‍👦 ticket 🇩🇪   $3.00   [! Remove ]                              │
                      │                                                                          │
                      │ ▸ Coupon  [(SAVE10)                                  ]                   │
                      │           ✗ The code is unknown.                                         │
                      │   Name    [Łucja 漢字                                ]                   │
                      │   PIN     [••••                                      ]                   │
                      │   Note    -Łucja 漢字                                -                   │
                      │   [x] Gift wrap                                                          │
                      │   - - Newsletter                                                         │
                      │   Size    < Large > 2 of 2                                               │
                      │   Day     < – >                                                          │
                      │                                                                          │
                      │   Free shipping  ████████████████░░░░░░░░░░░░░░░░░░░░░░░░  42 %          │
                      │   Stock          ········································                │
                      │                                                                          │
                      │   Shipping                                                               │
                      │     Street  [(1 Main St)                               ]                 │
                      │                                                                          │
                      │     [ Same as billing ]                                                  │
                      │                                                                          │
                      │   - Apply -   [ Help ·? ]   ( Later )   [* Continue   ]                  │
                      ╰──────────────────────────────────────────────────────────────────────────╯
                    """
            )
        }
    }

    @Test("A sheet with a flow has a path of its own")
    func flowSheet() async throws {
        try await Scene.flowSheet.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                    ╭─ … › Number › Name on the card ──────╮
                    │ ▸ Text  [(Type here)               ] │
                    │                                      │
                    │   [ Continue ↵ ]                     │
                    ╰──────────────────────────────────────╯

                      [ Continue   ]
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      ╭─ Add a card › Number › Name on the card ─────────────────────────────────╮
                      │ ▸ Text  [(Type here)                               ]                     │
                      │                                                                          │
                      │   [ Continue ↵ ]                                                         │
                      ╰──────────────────────────────────────────────────────────────────────────╯
                      [ Continue   ]
                    """
            )
            #expect(
                stage.text(columns: 102) == """
                             Shop
                           ────────────────────────────────────────────────────────────────────────────────────────
                             ╭─ Add a card › Number › Name on the card ─────────────────────────────────────────╮
                             │ ▸ Text  [(Type here)                               ]                             │
                             │                                                                                  │
                             │   [ Continue ↵ ]                                                                 │
                             ╰──────────────────────────────────────────────────────────────────────────────────╯
                             [ Continue   ]
                    """
            )
        }
    }

    @Test("A full-screen sheet leaves nothing of what is below")
    func fullScreenSheet() async throws {
        try await Scene.fullScreenSheet.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Card
                    ────────────────────────────────────────
                    ▸ Text  [(Type here)                  ]

                      [ Continue ↵ ]
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Card
                    ────────────────────────────────────────────────────────────────────────────────
                    ▸ Text  [(Type here)                               ]

                      [ Continue ↵ ]
                    """
            )
        }
    }

    @Test("A child is above its parent, which stays visible, and no lines of the two boxes touch")
    func alertOverSheet() async throws {
        try await Scene.alertOverSheet.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢字の長い文章、どこで切れても大丈夫
                    ╭─ … › Number › Name on the card ──────╮
                    │   ╭──────────────────────────────╮   │
                    │   │ ! This card is known         │   │
                    │   │                              │   │
                    ╰── │ ▸ ( OK↵)                     │ ──╯
                        ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      漢字の長い文章、どこで切れても大丈夫。👩‍👩‍👧‍👦🇩🇪👍🏽 ééé, and more to read.
                      ╭─ Add a card › Number › Name on the card ─────────────────────────────────╮
                      │                     ╭──────────────────────────────╮                     │
                      │                     │ ! This card is known         │                     │
                      │                     │                              │                     │
                      ╰──────────────────── │ ▸ ( OK↵)                     │ ────────────────────╯
                                            ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 102) == """
                             Shop
                           ────────────────────────────────────────────────────────────────────────────────────────
                             漢字の長い文章、どこで切れても大丈夫。👩‍👩‍👧‍👦🇩🇪👍🏽 ééé, and more to read.
                             ╭─ Add a card › Number › Name on the card ─────────────────────────────────────────╮
                             │                         ╭──────────────────────────────╮                         │
                             │                         │ ! This card is known         │                         │
                             │   [ Continue   ]        │                              │                         │
                             ╰──────────────────────── │ ▸ ( OK↵)                     │ ────────────────────────╯
                                                       ╰──────────────────────────────╯
                    """
            )
        }
    }
}
