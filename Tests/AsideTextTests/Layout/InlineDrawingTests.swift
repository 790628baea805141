import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct InlineDrawingTests {
    private func text(
        _ scene: Scene, columns: Int = 60, rows: Int = .max, at place: Place? = nil,
        attention: Attention = Attention()
    ) async throws -> String {
        var text = ""
        try await scene.draw { stage in
            let question = try #require(stage.modals.first?.content)
            var attention = attention
            if let place { attention.target = StageSnapshot(question)[place] }
            text = String(
                describing: Frame(inline: question, columns: columns, rows: rows, theme: .plain, attention: attention))
        }
        return text
    }

    @Test("A question by itself takes as few rows as it needs")
    func confirmation() async throws {
        #expect(
            try await text(.confirmation) == """
                  Delete 3 files?
                  [! Delete ] ▸ ( Cancel )
                """
        )
    }

    @Test("A list by itself scrolls in the rows that it is given")
    func list() async throws {
        #expect(
            try await text(.longList, rows: 7) == """
                  Where to?
                  /
                    Country number 10                                      ↑
                    Country number 11
                ▸ • Country number 12
                    Country number 13                                      ↓
                  ( Cancel )
                """
        )
    }

    @Test("What is typed filters the list")
    func filtered() async throws {
        #expect(
            try await text(.longList, at: .option(29), attention: Attention(filter: "r 3")) == """
                  Where to?
                  /r 3
                    Country number 3
                ▸   Country number 30
                  ( Cancel )
                """
        )
    }
}
