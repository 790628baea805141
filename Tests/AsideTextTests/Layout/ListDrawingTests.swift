import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct ListDrawingTests {
    @Test("A long list scrolls to its selected row, and offers a filter")
    func longList() async throws {
        #expect(
            try await Scene.longList.text(columns: 40, rows: 10) == """
                   ╭────────────────────────────────╮
                ───│   Where to?                    │───
                   │   Filter:                      │
                   │     Country number 9          ↑│
                   │     Country number 10          │
                   │     Country number 11          │
                   │ ▸ • Country number 12          │
                   │     Country number 13         ↓│
                   │   ( Cancel )                   │
                   ╰────────────────────────────────╯
                """)
    }

    @Test(
        "In a narrow window, the text of the filter has room before the numbers of rows have",
        arguments: [
            (60, "0 selected (1 to 999)  Filter: oslo  (0 of 999)"), (40, "0 selected (1 to 999)  Filter: oslo"),
            (26, "Filter: oslo"), (14, "Filter: slo"),
        ])
    func narrowFilter(columns: Int, line: String) {
        var page = Page(
            width: columns, theme: .plain, words: .english, target: nil, viewState: ViewState(filter: "oslo"),
            isCompact: false)
        page.addFilter((1...999).map { ListOption("Row \($0)") }, matching: 0, count: 1...999)
        #expect(page.lines.last?.spans.map(\.text).joined() == "  " + line)
    }

    @Test("The user can only leave an empty list")
    func emptyList() async throws {
        #expect(
            try await Scene.emptyList.text(columns: 40).contains(
                """
                    │   Sort by                    │
                    │                              │
                    │     Nothing to choose        │
                    │                              │
                    │ ▸ ( Cancel↵)                 │
                    ╰──────────────────────────────╯
                """))
    }

    @Test("Selected rows of a list of many are ticked and counted")
    func listOfMany() async throws {
        let text = try await Scene.listOfMany.text(columns: 40)
        #expect(text.contains("│   1 selected (1 to 3)        │\n    │   [ ] Cheese                 │\n"))
        #expect(text.contains("│ ▸ [x] きのこ                 │"))
    }
}
