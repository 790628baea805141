import Aside
package import AsideText

/// A place where frames are shown.
@MainActor
package protocol Canvas: AnyObject {
    /// Draws a snapshot in the size of the canvas.
    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame
    /// Shows a frame in place of the one that is shown now; `nil` if that is not known.
    func show(_ frame: Frame, insteadOf old: Frame?)
}

extension TerminalDevice {
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes a record, even if a signal has restored the terminal and the program handles that signal.
    func leave(_ text: String) {
        let isLent = TerminalRestorer.shared.pointee.ownership == TerminalRestorer.Ownership.lent
        if isLent { writeRemark(text) } else { write(text) }
    }
}

/// The whole screen of a terminal.
@MainActor
final class ScreenCanvas: Canvas {
    var size: Size
    var theme: Theme
    /// Whether the terminal erases cells in the background colour in use.
    private let canErase: Bool
    /// The style in which the terminal writes after the last frame.
    private var pen = Style.normal
    private let words: Words
    private let write: (String) -> Void

    init(
        size: Size, theme: Theme, words: Words, canErase: Bool = false, write: @escaping (String) -> Void
    ) {
        self.size = size
        self.theme = theme
        self.words = words
        self.canErase = canErase
        self.write = write
    }

    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame {
        let hint = snapshot.hint(for: viewState, words, columns: Frame.hintColumns(of: size))
        return Frame(
            snapshot, size: size, theme: theme, viewState: viewState, hint: hint, noticeKey: words.terminal[.noticeKey],
            wayOut: words.terminal[.close]
        ).shown(in: theme.glyphs)
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        let changes = frame.changes(from: old, pen: pen, canErase: canErase)
        pen = changes.pen
        if !changes.output.isEmpty { write(changes.output) }
    }
}

extension InputEvent {
    /// Returns whether the event is a mouse press in that area.
    func presses(_ area: Frame.Area) -> Bool {
        guard case .mouse(let mouse) = self, mouse.action == .press else { return false }
        return area.contains(row: mouse.row, column: mouse.column)
    }
}

/// A few lines below the printed text, for one question at a time.
///
/// When the question has gone, one line shows the answer. All places are relative to the first line of the question,
/// because its place on the screen is not known.
@MainActor
final class InlineCanvas: Canvas {
    private(set) var size: Size
    var theme: Theme
    private let words: Words
    private let write: (String) -> Void
    private let leave: (String) -> Void
    /// Called with the line in which the cursor is.
    var whenMoved: (Int) -> Void = { _ in }
    private var column = 0
    /// The lines that are shown now, and the line in which the cursor is.
    private var lines: [Frame.WrittenRow] = []
    /// The records of a wizard's steps directly above, the latest last, with their numbers of rows.
    private var records: [(step: StackEntry.ID, rows: Int)] = []
    private var cursor = 0 { didSet { if cursor != oldValue { whenMoved(cursor) } } }

    /// Makes a canvas, which by default writes records like questions.
    init(
        size: Size, theme: Theme, words: Words = .english, write: @escaping (String) -> Void,
        leave: ((String) -> Void)? = nil
    ) {
        self.words = words
        self.size = size
        self.theme = theme
        self.write = write
        self.leave = leave ?? write
    }

    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame {
        guard let question = snapshot.front.asked else { return Frame(size: Size(columns: size.columns, rows: 0)) }
        // If the user can do nothing, they need no keys. Running work must not take two lines for them.
        let canAct = snapshot.target(of: viewState) != nil || question.isDismissible
        let hint =
            canAct && size.rows >= 10 || viewState.isExplaining
            ? snapshot.hint(for: viewState, words, columns: Frame.hintColumns(of: size)) : ""
        return Frame(
            inline: snapshot, columns: size.columns, rows: max(1, size.rows - 1), theme: theme, viewState: viewState,
            hint: hint
        ).shown(in: theme.glyphs)
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        let place = frame.cursor ?? frame.focus ?? Position(row: max(0, frame.size.rows - 1), column: 0)
        var output = Self.move(from: cursor, to: 0)
        if old == nil {
            output += erasing
            lines = []
        }
        let new = frame.writtenRows
        output += overwriting(with: new) + Self.move(from: max(0, new.count - 1), to: place.row)
        if place.column > 0 { output += "\u{1B}[\(place.column)C" }
        output += frame.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h"
        lines = new
        cursor = place.row
        column = place.column
        write(output)
    }

    /// Returns the codes that write rows over those in view.
    private func overwriting(with new: [Frame.WrittenRow]) -> String {
        var output = ""
        for (row, line) in new.enumerated() {
            if row > 0 { output += row < lines.count ? "\u{1B}[B\r" : "\r\n" }
            // The line is erased before it is written, because the cursor stays on the last column after writing that
            // column.
            if row >= lines.count {
                output += line.text
            } else if lines[row] != line {
                output += "\u{1B}[K" + line.text
            }
        }
        if new.isEmpty {
            output += Self.erasingBelow
        } else if new.count < lines.count {
            output += "\u{1B}[B\r" + Self.erasingBelow + "\u{1B}[A"
        }
        return output
    }

    /// Called when the window has another size.
    ///
    /// If the window is narrower now, the terminal has wrapped the lines and moved the cursor down with them. Nearly
    /// all terminals do so.
    func resize(to size: Size) {
        self.size = size
        forgetRecords()
        guard size.columns > 0, !lines.isEmpty else { return }
        let above = lines.prefix(cursor).reduce(0) {
            $0 + max(1, ($1.columns + size.columns - 1) / size.columns)
        }
        cursor = above + column / size.columns
        column %= size.columns
    }

    /// Removes the question, and leaves the lines of its record in that place.
    func end(leaving rest: [String] = []) {
        guard !lines.isEmpty || !rest.isEmpty else { return }
        leave(Self.move(from: cursor, to: 0) + erasing + rest.map { $0 + "\r\n" }.joined())
        forget()
    }

    /// Remembers that the lines just left are the record of a step, which can be taken back.
    func remember(_ record: [String], of step: StackEntry.ID) {
        records.append((step, record.count))
    }

    /// Removes the record of a step that asks again, with all below it, unless something else was printed meanwhile.
    func takeBack(_ step: StackEntry.ID) {
        guard let place = records.firstIndex(where: { $0.step == step }) else { return }
        let rows = records[place...].reduce(0) { $0 + $1.rows }
        records.removeSubrange(place...)
        leave(Self.move(from: rows, to: 0) + Self.erasingBelow)
    }

    /// Called when something else was printed, so that the records above cannot be found any more.
    func forgetRecords() {
        records = []
    }

    /// Called when another program has written to the terminal, so that the question has another place now.
    func forget() {
        lines = []
        cursor = 0
        column = 0
    }

    /// The code that erases the question from its first line on.
    ///
    /// It erases line by line, because some terminals keep what is erased from the top of the screen on.
    private var erasing: String {
        lines.count > 1 ? "\u{1B}[K\u{1B}[B" + Self.erasingBelow + "\u{1B}[A" : Self.erasingBelow
    }

    private static let erasingBelow = "\u{1B}[J"

    /// Returns the code that moves to the beginning of a line of the question.
    private static func move(from row: Int, to other: Int) -> String {
        "\r" + (other < row ? "\u{1B}[\(row - other)A" : other > row ? "\u{1B}[\(other - row)B" : "")
    }
}
