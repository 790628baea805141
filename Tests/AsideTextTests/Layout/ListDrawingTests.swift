import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct ListDrawingTests {
    @Test("One of a list starts at the one that is selected")
    func list() async throws {
        try await Scene.list.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│   Sort by                    │
                        │                              │
                      Ap│   For this list only.        │
                      り│                              │
                        │     By name                  │
                      [ │ ▸ • 日付順                   │
                        │     By size 👩‍👩‍👧‍👦               │
                        │     Flag 🇩🇪                  │
                        │                              │
                        │   ( Cancel )                 │
                        ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      漢字の長い文章、どこで╭──────────────────────────────╮more to read.
                                            │   Sort by                    │
                      Apples   $2.00   [! Re│                              │
                      りんご  $12.50   [! Re│   For this list only.        │
                                            │                              │
                      [ Continue   ]        │     By name                  │
                                            │ ▸ • 日付順                   │
                                            │     By size 👩‍👩‍👧‍👦               │
                                            │     Flag 🇩🇪                  │
                                            │                              │
                                            │   ( Cancel )                 │
                                            ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 102) == """
                             Shop
                           ────────────────────────────────────────────────────────────────────────────────────────
                             漢字の長い文章、どこで切れ╭──────────────────────────────╮ to read.
                                                       │   Sort by                    │
                             Apples   $2.00   [! Remove│                              │
                             りんご  $12.50   [! Remove│   For this list only.        │
                                                       │                              │
                             [ Continue   ]            │     By name                  │
                                                       │ ▸ • 日付順                   │
                                                       │     By size 👩‍👩‍👧‍👦               │
                                                       │     Flag 🇩🇪                  │
                                                       │                              │
                                                       │   ( Cancel )                 │
                                                       ╰──────────────────────────────╯
                    """
            )
        }
    }

    @Test("A long list scrolls to where it starts, and offers a filter")
    func longList() async throws {
        try await Scene.longList.draw { stage in
            #expect(
                stage.text(columns: 40, rows: 16) == """
                      Shop
                    ────╭──────────────────────────────╮────
                      漢│   Where to?                  │夫
                      。│   /                          │
                        │     Country number 5        ↑│
                      Ap│     Country number 6         │
                      り│     Country number 7         │
                        │     Country number 8         │
                      [ │     Country number 9         │
                        │     Country number 10        │
                        │     Country number 11        │
                        │ ▸ • Country number 12        │
                        │     Country number 13       ↓│
                        │   ( Cancel )                 │
                        ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 80, rows: 16) == """
                      Shop
                    ────────────────────────╭──────────────────────────────╮────────────────────────
                      漢字の長い文章、どこで│   Where to?                  │more to read.
                                            │   /                          │
                      Apples   $2.00   [! Re│     Country number 5        ↑│
                      りんご  $12.50   [! Re│     Country number 6         │
                                            │     Country number 7         │
                      [ Continue   ]        │     Country number 8         │
                                            │     Country number 9         │
                                            │     Country number 10        │
                                            │     Country number 11        │
                                            │ ▸ • Country number 12        │
                                            │     Country number 13       ↓│
                                            │   ( Cancel )                 │
                                            ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 102, rows: 16) == """
                             Shop
                           ────────────────────────────╭──────────────────────────────╮────────────────────────────
                             漢字の長い文章、どこで切れ│   Where to?                  │ to read.
                                                       │   /                          │
                             Apples   $2.00   [! Remove│     Country number 5        ↑│
                             りんご  $12.50   [! Remove│     Country number 6         │
                                                       │     Country number 7         │
                             [ Continue   ]            │     Country number 8         │
                                                       │     Country number 9         │
                                                       │     Country number 10        │
                                                       │     Country number 11        │
                                                       │ ▸ • Country number 12        │
                                                       │     Country number 13       ↓│
                                                       │   ( Cancel )                 │
                                                       ╰──────────────────────────────╯
                    """
            )
        }
    }

    @Test("An empty list can only be left")
    func emptyList() async throws {
        try await Scene.emptyList.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│   Sort by                    │
                        │                              │
                      Ap│ ▸ ( Cancel )                 │
                      り╰──────────────────────────────╯

                      [ Continue   ]
                    """
            )
        }
    }

    @Test("Many of a list are ticked and counted")
    func listOfMany() async throws {
        try await Scene.listOfMany.draw { stage in
            #expect(
                stage.text(columns: 40) == """
                      Shop
                    ────────────────────────────────────────
                      漢╭──────────────────────────────╮夫
                      。│   Toppings                   │
                        │                              │
                      Ap│   1/1–3                      │
                      り│   [ ] Cheese                 │
                        │   [ ] Olives                 │
                      [ │ ▸ [x] きのこ                 │
                        │   [ ] Onions                 │
                        │                              │
                        │   [* Done ]   ( Cancel )     │
                        ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 80) == """
                      Shop
                    ────────────────────────────────────────────────────────────────────────────────
                      漢字の長い文章、どこで╭──────────────────────────────╮more to read.
                                            │   Toppings                   │
                      Apples   $2.00   [! Re│                              │
                      りんご  $12.50   [! Re│   1/1–3                      │
                                            │   [ ] Cheese                 │
                      [ Continue   ]        │   [ ] Olives                 │
                                            │ ▸ [x] きのこ                 │
                                            │   [ ] Onions                 │
                                            │                              │
                                            │   [* Done ]   ( Cancel )     │
                                            ╰──────────────────────────────╯
                    """
            )
            #expect(
                stage.text(columns: 102) == """
                             Shop
                           ────────────────────────────────────────────────────────────────────────────────────────
                             漢字の長い文章、どこで切れ╭──────────────────────────────╮ to read.
                                                       │   Toppings                   │
                             Apples   $2.00   [! Remove│                              │
                             りんご  $12.50   [! Remove│   1/1–3                      │
                                                       │   [ ] Cheese                 │
                             [ Continue   ]            │   [ ] Olives                 │
                                                       │ ▸ [x] きのこ                 │
                                                       │   [ ] Onions                 │
                                                       │                              │
                                                       │   [* Done ]   ( Cancel )     │
                                                       ╰──────────────────────────────╯
                    """
            )
        }
    }
}
