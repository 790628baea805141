import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct ListDrawingTests {
    @Test("A long list scrolls to its selected row, and offers a filter")
    func longList() async throws {
        #expect(
            try await Scene.longList.text(columns: 40, rows: 16) == """
                  Shop
                ───╭────────────────────────────────╮───
                   │   Where to?                    │
                   │   Filter:                      │
                   │     Country number 5          ↑│
                   │     Country number 6           │
                   │     Country number 7           │
                   │     Country number 8           │
                   │     Country number 9           │
                   │     Country number 10          │
                   │     Country number 11          │
                   │ ▸ • Country number 12          │
                   │     Country number 13         ↓│
                   │   ( Cancel )                   │
                   ╰────────────────────────────────╯
                """)
    }

    @Test("The user can only leave an empty list")
    func emptyList() async throws {
        let text = try await Scene.emptyList.text(columns: 40)
        #expect(
            text == """
                  Shop
                ────────────────────────────────────────
                    ╭──────────────────────────────╮
                    │   Sort by                    │
                    │                              │
                    │     Nothing to choose        │
                    │                              │
                    │ ▸ ( Cancel↵)                 │
                    ╰──────────────────────────────╯
                """)
    }

    @Test("Selected rows of a list of many are ticked and counted")
    func listOfMany() async throws {
        #expect(
            try await Scene.listOfMany.text(columns: 40).contains(
                """
                    │   1 selected (1 to 3)        │
                    │   [ ] Cheese                 │
                    │   [ ] Olives                 │
                    │ ▸ [x] きのこ                 │
                    │   [ ] Onions                 │
                    │                              │
                    │   [* Done ↵]   ( Cancel )    │
                    ╰──────────────────────────────╯
                """))
    }
}
