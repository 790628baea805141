import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct InlineDrawingTests {
    @Test("If no row matches the filter, the box says so and keeps its size")
    func noMatch() async throws {
        try await Scene.list.draw { stage in
            let question = try #require(stage.modals.first?.content)
            let frame = Frame(inline: StageSnapshot(question), columns: 60, viewState: ViewState(filter: "xyz"))
            #expect(
                frame.description == """
                      Sort by
                      For this list only.
                      Filter: xyz  (0 of 4)
                        No match



                      ( Cancel )
                    """)
        }
    }

    @Test("The message of a list stays above the list, even if the list starts far down")
    func message() async throws {
        let rows = Question.choose("Where?", from: 1...40, initial: 40, message: "One line.\nAnother line.") {
            "Row \($0)"
        }
        let frame = Frame(inline: StageSnapshot(rows.cancel("Cancel").content), columns: 40, rows: 8)
        #expect(
            String(describing: frame) == """
                  Where?
                  One line.
                  Another line.
                  Filter:
                    Row 38                      ↑
                    Row 39
                ▸ • Row 40
                  ( Cancel )
                """)
    }
}
