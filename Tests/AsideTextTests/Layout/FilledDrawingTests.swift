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
    private func form(_ labels: [String], error: String? = nil) -> ModalContent {
        Question.form("Who?", labels.map { _ in "" }) {
            for (place, label) in labels.enumerated() {
                Field(label, \.[place], .text(), error: place == 0 ? error : nil)
            }
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

    @Test("A blank line separates two fields, and a message takes it")
    func fields() {
        func rows(of question: ModalContent) -> [String] {
            frame(of: question).description.split(separator: "\n", omittingEmptySubsequences: false)
                .map { String($0.filter { !"▸▌ ".contains($0) }) }
        }
        let before = rows(of: form(["Name", "City"]))
        #expect(before.firstIndex(of: "City").map { before[$0 - 1] } == "")
        let wrong = rows(of: form(["Name", "City"], error: "Say who it is."))
        #expect(wrong.firstIndex(of: "City") == before.firstIndex(of: "City"))
    }

    @Test("Where there is no room for blank lines, brackets separate the fields")
    func touching() {
        func text(rows: Int) -> String {
            frame(of: form(["Name", "City", "Land"]), rows: rows).description.filter { $0 != " " }
        }
        #expect(text(rows: 10).contains("▸Name▌]\nCity[]\nLand[]\n"))
        #expect(text(rows: 24).contains("▸Name▌\n\nCity\n\nLand\n"))
    }

    @Test("The key of a button is its last part, on a ground of its own, and beside it is no rest of the button")
    func keys() throws {
        let target = Target(Outline.Item(.paragraph, "").id)
        let page = Page(width: 40, theme: .dark, words: .english, target: nil, viewState: ViewState(), isCompact: false)
        var button = Button(target: target, label: "Quit", role: .normal, isEnabled: true, key: "q")
        for isCentred in [true, false] {
            let spans = page.piece(button, room: 40, width: 20, isCentred: isCentred).spans
            #expect(spans.last?.text == " q ")
            #expect(spans.last?.style == Theme.dark.field)
            #expect(spans.reduce(0) { $0 + $1.text.count } == 20)
        }
        button.key = nil
        #expect(page.piece(button, room: 40, width: 20, isCentred: true).spans.reduce(0) { $0 + $1.text.count } == 20)
    }

    @Test("From 120 columns on, a box with long lines is wider", arguments: [(119, 64), (120, 88)])
    func wide(columns: Int, width: Int) throws {
        let question = Question.choose("Which?", from: [String(repeating: "long ", count: 20)])
        let frame = frame(of: question.content, columns: columns)
        let panel = Theme.dark.fills?.panel
        #expect(self.columns(of: panel, in: frame, row: try row(of: "Which?", in: frame)).count == width)
    }
}
