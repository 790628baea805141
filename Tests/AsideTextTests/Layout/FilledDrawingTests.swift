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

    private var list: ModalContent {
        var question = ModalContent(kind: .choose, title: "Kind")
        question.body = [Outline.Item(.list(options: [ListOption("Tool"), ListOption("Library")], count: nil), "Kind")]
        question.choices = [.init(id: 0, label: "Cancel", role: .cancel)]
        return question
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
        var question = ModalContent(kind: .alert, title: "Go on?")
        question.choices = [.init(id: 0, label: "Yes", role: .normal), .init(id: 1, label: "Not now", role: .cancel)]
        var frame = frame(of: question)
        #expect(frame.description.contains("    Yes ↵       Not now"))
        question.choices[1].label = "Never, and do not ask again"
        frame = self.frame(of: question)
        #expect(frame.description.contains("  Yes ↵     Never"))
    }

    @Test("A question that can destroy something has an edge in the colour of errors")
    func edge() throws {
        var question = ModalContent(kind: .alert, title: "Delete it?")
        question.choices = [
            .init(id: 0, label: "Delete", role: .destructive), .init(id: 1, label: "Keep", role: .cancel),
        ]
        let frame = frame(of: question)
        let row = try row(of: "Delete it?", in: frame)
        let edge = try #require((0..<60).first { frame[row, $0].character == "▌" })
        #expect(frame[row, edge].style.foreground == Theme.dark.error.foreground)
        question.choices[0].role = .normal
        #expect(!self.frame(of: question).description.contains("▌"))
    }

    @Test("A blank line separates two fields, and a message takes it")
    func fields() {
        func field(_ label: String, error: String? = nil) -> Outline.Item {
            Outline.Item(.field(text: "", placeholder: "", error: error, isSecure: false), label)
        }
        var question = ModalContent(kind: .form, title: "Who?")
        question.choices = [.init(id: 0, label: "OK", role: .preferred)]
        question.body = [field("Name"), field("City")]
        func rows(of question: ModalContent) -> [String] {
            frame(of: question).description.split(separator: "\n", omittingEmptySubsequences: false)
                .map { String($0.filter { !"▸▌ ".contains($0) }) }
        }
        let before = rows(of: question)
        #expect(before.firstIndex(of: "City").map { before[$0 - 1] } == "")
        question.body = [field("Name", error: "Say who it is."), field("City")]
        #expect(rows(of: question).firstIndex(of: "City") == before.firstIndex(of: "City"))
    }

    @Test("Where there is no room for blank lines, brackets separate the fields")
    func touching() {
        var question = ModalContent(kind: .form, title: "Who?")
        question.choices = [.init(id: 0, label: "OK", role: .preferred)]
        question.body = ["Name", "City", "Land"].map {
            Outline.Item(.field(text: "", placeholder: "", error: nil, isSecure: false), $0)
        }
        let snapshot = StageSnapshot(question)
        func text(rows: Int) -> String {
            let size = Size(columns: 60, rows: rows)
            return Frame(snapshot, size: size, theme: .dark).description.filter { $0 != " " }
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
        var question = ModalContent(kind: .choose, title: "Which?")
        let long = String(repeating: "long ", count: 20)
        question.body = [Outline.Item(.list(options: [ListOption(long)], count: nil), "Which?")]
        let frame = frame(of: question, columns: columns)
        let panel = Theme.dark.fills?.panel
        #expect(self.columns(of: panel, in: frame, row: try row(of: "Which?", in: frame)).count == width)
    }
}
