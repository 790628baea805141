import Aside
import RandomOperations
import TerminalHarness
import Testing

@testable import AsideTerminal
@testable import AsideText

@Suite("InlineCanvas") @MainActor
struct InlineCanvasTests {
    /// The drawing of a question: some lines of a few letters, and perhaps a cursor.
    private func frame(_ lines: [String], columns: Int, cursor: Position?) -> Frame {
        var frame = Frame(size: Size(columns: columns, rows: lines.count))
        for (row, line) in lines.enumerated() { frame.write(line, at: row, 0, .normal) }
        frame.cursor = cursor
        return frame
    }

    @Test(
        "If the window becomes narrower, only lines whose text is too long are wrapped, and nothing remains of them",
        arguments: [70, 40, 30], [true, false])
    func narrowerFilled(columns: Int, keepsBottom: Bool) async throws {
        try await with(.list) { stage in
            var screen = TestScreen(columns: 80, rows: 24)
            // Its background reaches to the right edge.
            let canvas = InlineCanvas(size: Size(columns: 80, rows: 24), theme: .dark) { screen.write(Array($0.utf8)) }
            var printed = (1...8).map(String.init)
            screen.write(Array(printed.map { $0 + "\r\n" }.joined().utf8))
            let wide = canvas.frame(of: StageSnapshot(stage), ViewState())
            canvas.show(wide, insteadOf: nil)
            screen.reflow(columns: columns, keepsBottom: keepsBottom)
            canvas.resize(to: Size(columns: columns, rows: 24))
            let narrow = canvas.frame(of: StageSnapshot(stage), ViewState())
            canvas.show(narrow, insteadOf: nil)
            let wrapped = wide.writtenRows.map { max(0, $0.columns - 1) / columns }.reduce(0, +)
            if keepsBottom { printed.removeFirst(wrapped) }
            #expect(wrapped <= 6)
            #expect(screen.text == (printed + [narrow.description]).joined(separator: "\n"))
            canvas.end(leaving: ["done"])
            #expect(screen.text == (printed + ["done"]).joined(separator: "\n"))
        }
    }

    @Test("The code of a link takes no column if the terminal wraps the lines")
    func narrowerLink() {
        var screen = TestScreen(columns: 24, rows: 12)
        var theme = Theme.plain
        theme.hasHyperlinks = true
        let canvas = InlineCanvas(size: Size(columns: 24, rows: 12), theme: theme) { screen.write(Array($0.utf8)) }
        let question = Question.alert("Moved", message: "See [the long docs](https://example.com/a)").markdown()
        let frame = canvas.frame(of: StageSnapshot(question.content), ViewState())
        screen.write(Array("above\r\n".utf8))
        canvas.show(frame, insteadOf: nil)
        #expect(screen.links == ["the long docs": "https://example.com/a"])
        screen.reflow(columns: 12)
        canvas.resize(to: Size(columns: 12, rows: 12))
        canvas.show(self.frame(["Title", "[ OK ]"], columns: 12, cursor: nil), insteadOf: nil)
        #expect(screen.text == "above\nTitle\n[ OK ]")
    }

    @Test("An arrow key in an inline list writes only the two rows that it changes")
    func arrow() async throws {
        try await with(.list) { stage in
            var written = ""
            let canvas = InlineCanvas(size: Size(columns: 80, rows: 24), theme: .plain) { written = $0 }
            let snapshot = StageSnapshot(stage)
            var viewState = ViewState()
            var old = canvas.frame(of: snapshot, viewState)
            canvas.show(old, insteadOf: nil)
            for move in [StageSnapshot.Move.down, .up, .up] {
                viewState.target = snapshot.target(move, from: viewState)
                let frame = canvas.frame(of: snapshot, viewState)
                written = ""
                canvas.show(frame, insteadOf: old)
                #expect(written.split(separator: "\u{1B}[K").count == 3, "\(written.debugDescription)")
                old = frame
            }
        }
    }

    @Test("An inline question shows its keys below it, unless the terminal is low, and all keys on demand")
    func hint() async throws {
        try await with(.confirmation) { stage in
            @MainActor func frame(rows: Int, _ viewState: ViewState = ViewState()) -> String {
                InlineCanvas(size: Size(columns: 60, rows: rows), theme: .plain) { _ in }
                    .frame(of: StageSnapshot(stage), viewState).description
            }
            let question = "  Start anew?\n▸ [*  New ↵]   ( Cancel )"
            let hint = "\n  enter press  ·  ←→ move  ·  esc close  ·  ctrl-c quit"
            #expect(frame(rows: 9) == question)
            #expect(frame(rows: 10) == question + hint)
            #expect(frame(rows: 13) == question.replacing("\n", with: "\n\n") + "\n" + hint)
            var viewState = ViewState()
            viewState.isExplaining = true
            let explained = frame(rows: 11, viewState)
            #expect(
                explained.hasPrefix(question + hint + "\n  c Cancel  ·  e New  ·  n Cancel  ·  y New  ·  tab next\n"))
            #expect(explained.hasSuffix("\n  ctrl-l draw again  ·  ctrl-z stop"))
        }
    }

    @Test("If nothing can be typed, the cursor waits at the focused control")
    func focus() {
        var screen = TestScreen(columns: 24, rows: 12)
        let canvas = InlineCanvas(size: Size(columns: 24, rows: 12), theme: .plain) { screen.write(Array($0.utf8)) }
        var frame = frame(["Which?", "  one", "> two", "  three"], columns: 24, cursor: nil)
        frame.focus = Position(row: 2, column: 2)
        canvas.show(frame, insteadOf: nil)
        #expect(screen.row == 2 && screen.column == 2)
        #expect(!screen.modes.contains(25))
    }

    @Test(
        "After any drawings, the screen ends with the question, below everything that was printed",
        arguments: 0..<40)
    func random(seed: UInt64) {
        var random = Seeded(seed: seed)
        let (columns, rows) = (Int.random(in: 4...20, using: &random), Int.random(in: 3...9, using: &random))
        var screen = TestScreen(columns: columns, rows: rows)
        let canvas = InlineCanvas(size: Size(columns: columns, rows: rows), theme: .plain) {
            screen.write(Array($0.utf8))
        }
        var above: [String] = []
        for number in 0..<Int.random(in: 0..<12, using: &random) {
            above.append("p\(number)")
            screen.write(Array("p\(number)\r\n".utf8))
        }
        var shown: Frame?
        for step in 0..<60 {
            if Int.random(in: 0..<6, using: &random) == 0 {
                above.append("r\(step)")
                canvas.end(leaving: ["r\(step)"])
                shown = nil
            }
            let lines = (0..<Int.random(in: 1..<rows, using: &random)).map { _ in
                String(
                    repeating: "abcd".randomElement(using: &random) ?? "a",
                    count: .random(in: 1...columns, using: &random))
            }
            let cursor =
                Bool.random(using: &random)
                ? Position(
                    row: .random(in: lines.indices, using: &random), column: .random(in: 0..<columns, using: &random))
                : nil
            let next = frame(lines, columns: columns, cursor: cursor)
            // From time to time, everything is drawn again, as after a change of the size.
            canvas.show(next, insteadOf: Int.random(in: 0..<5, using: &random) == 0 ? nil : shown)
            shown = next
            let expected = (above + lines).suffix(rows).joined(separator: "\n")
            #expect(screen.text.hasSuffix(lines.joined(separator: "\n")), "seed \(seed), step \(step)")
            // If a question becomes smaller, it leaves blank lines below, and does not move the text above.
            #expect(expected.hasSuffix(screen.text) || screen.text.hasSuffix(expected), "seed \(seed), step \(step)")
            #expect(screen.modes.contains(25) == (cursor != nil))
            if let cursor {
                #expect(screen.column == cursor.column)
                #expect(screen.row == screen.text.split(separator: "\n").count - lines.count + cursor.row)
            }
        }
    }
}
