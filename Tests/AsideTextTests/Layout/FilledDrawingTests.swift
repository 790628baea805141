import Aside
import Testing

@testable import AsideText

/// What filled shapes show that brackets do not.
@MainActor
@Suite struct FilledDrawingTests {
    private func frame(
        of question: ModalContent, columns: Int = 60, rows: Int = 24, _ viewState: ViewState = ViewState()
    ) -> Frame {
        Frame(
            StageSnapshot(question), size: Size(columns: columns, rows: rows), theme: .dark, viewState: viewState)
    }

    /// Returns the columns of a row that have a background.
    private func columns(of ground: Style?, in frame: Frame, row: Int) -> [Int] {
        (0..<frame.size.columns).filter { frame[row, $0].style.background == ground?.background }
    }

    private func row(of text: String, in frame: Frame) throws -> Int {
        let rows = frame.description.split(separator: "\n", omittingEmptySubsequences: false)
        return try #require(rows.firstIndex { $0.contains(text) })
    }

    private let list = Question.choose("Kind", from: ["Tool", "Library"]).cancel("Cancel").content

    /// A form whose first field may have an error.
    private func form(error: String? = nil) -> ModalContent {
        Question.form("Who?", ["", ""] as [String]) {
            Field("Name", \.[0], .text(), error: error)
            Field("City", \.[1])
        }.submit("OK").content
    }

    @Test("The focused row of a list is filled from its sign to the edge of the box, and no other row is")
    func focusedRow() throws {
        let snapshot = StageSnapshot(list)
        let frame = frame(of: list, ViewState(snapshot[.option(1)]))
        let fill = Theme.dark.fills?.focusedRow
        let columns = columns(of: fill, in: frame, row: try row(of: "Library", in: frame))
        #expect(columns.count == 28)
        #expect(frame[try row(of: "Library", in: frame), columns[0]].character == "▸")
        #expect(self.columns(of: fill, in: frame, row: try row(of: "Tool", in: frame)).isEmpty)
    }

    @Test("Buttons in a row have the same width, with the label in the middle, unless one is much longer")
    func buttons() throws {
        func text(cancel: String) -> String {
            frame(of: Question.confirm("Go on?", action: "Yes").cancel(cancel).content).description
        }
        #expect(text(cancel: "Not now").contains("    Yes ↵       Not now"))
        #expect(text(cancel: "Never, and do not ask again").contains("  Yes ↵     Never"))
    }

    @Test("A question that can destroy something has an edge in the colour of errors")
    func edge() throws {
        var question = Question.confirm("Delete it?", action: "Delete", role: .destructive).cancel("Keep").content
        let frame = frame(of: question)
        let row = try row(of: "Delete it?", in: frame)
        let edge = try #require((0..<60).first { frame[row, $0].character == "▌" })
        #expect(frame[row, edge].style.foreground == Theme.dark.error.foreground)
        question.choices[0].role = .normal
        #expect(!self.frame(of: question).description.contains("▌"))
    }

    @Test("A message takes the blank line below its field, so that nothing moves")
    func message() throws {
        let wrong = form(error: "Say who it is.")
        #expect(try row(of: "City", in: frame(of: wrong)) == row(of: "City", in: frame(of: form())))
    }

    @Test("Where there is no room for blank lines, brackets separate the fields")
    func touching() {
        func text(rows: Int) -> String {
            frame(of: form(), rows: rows).description.filter { $0 != " " }
        }
        #expect(text(rows: 8).contains("▸Name▌]\nCity[]\n"))
        #expect(text(rows: 24).contains("▸Name▌\n\nCity\n"))
    }

    @Test("From 120 columns on, a box with long lines is wider", arguments: [(119, 64), (120, 88)])
    func wide(columns: Int, width: Int) throws {
        let question = Question.choose("Which?", from: [String(repeating: "long ", count: 20)])
        let frame = frame(of: question.content, columns: columns)
        let panel = Theme.dark.fills?.panel
        #expect(self.columns(of: panel, in: frame, row: try row(of: "Which?", in: frame)).count == width)
    }
}
