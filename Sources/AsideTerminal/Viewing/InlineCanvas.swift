import Aside
import AsideText

/// A few lines below what a tool has printed, for one question at a time.
///
/// When the question has gone, one line tells what was answered. Everything is relative to the first of its lines, as
/// nobody knows where on the screen that is.
@MainActor
final class InlineCanvas: Canvas {
    private(set) var size: Size
    var theme: Theme
    private let strings: TerminalStrings
    private let write: (String) -> Void
    private let leave: (String) -> Void
    /// Is told in which of the lines the cursor stands.
    var whenMoved: (Int) -> Void = { _ in }
    /// In which column the cursor stands.
    private var column = 0
    /// The lines that are shown now, and in which of them the cursor stands.
    private var lines: [String] = []
    private var cursor = 0 { didSet { if cursor != oldValue { whenMoved(cursor) } } }

    /// - Parameters:
    ///   - size: how much room there is.
    ///   - theme: how things look.
    ///   - strings: what the keys are called, for a user who asks.
    ///   - write: writes what is shown for a while.
    ///   - leave: writes what stays; the same where it is `nil`.
    init(
        size: Size, theme: Theme, strings: TerminalStrings = .english, write: @escaping (String) -> Void,
        leave: ((String) -> Void)? = nil
    ) {
        self.strings = strings
        self.size = size
        self.theme = theme
        self.write = write
        self.leave = leave ?? write
    }

    func frame(of snapshot: StageSnapshot, _ attention: Attention) -> Frame {
        guard let question = snapshot.front.question else { return Frame(size: Size(columns: size.columns, rows: 0)) }
        // Who can do nothing needs no keys: work that goes on must not take two lines for them.
        let canAct = snapshot.target(of: attention) != nil || question.isDismissible
        let hint =
            canAct && size.rows >= 10 || attention.isExplaining
            ? snapshot.hint(for: attention, strings, columns: Frame.inlineColumns(of: size)) : ""
        return Frame(
            inline: snapshot, columns: size.columns, rows: max(1, size.rows - 1), theme: theme, attention: attention,
            hint: hint)
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        var output = Self.move(from: cursor, to: 0)
        if old == nil {
            output += erasing
            lines = []
        }
        let new =
            frame.size.rows == 0
            ? [] : frame.ansi.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (row, line) in new.enumerated() {
            if row > 0 { output += row < lines.count ? "\u{1B}[B\r" : "\r\n" }
            // Erased before it is written: after the last column, the cursor still stands on it.
            if row >= lines.count { output += line } else if lines[row] != line { output += "\u{1B}[K" + line }
        }
        if new.isEmpty {
            output += Self.erasingBelow
        } else if new.count < lines.count {
            output += "\u{1B}[B\r" + Self.erasingBelow + "\u{1B}[A"
        }
        let place = frame.cursor ?? frame.focus ?? Position(row: max(0, new.count - 1), column: 0)
        output += Self.move(from: max(0, new.count - 1), to: place.row)
        if place.column > 0 { output += "\u{1B}[\(place.column)C" }
        output += frame.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h"
        lines = new
        cursor = place.row
        column = place.column
        write(output)
    }

    /// The window has another size.
    ///
    /// Where it is narrower, the terminal has wrapped the lines, as nearly all do, and the cursor has moved down with them.
    func resize(to size: Size) {
        self.size = size
        guard size.columns > 0, !lines.isEmpty else { return }
        let above = lines.prefix(cursor).reduce(0) {
            $0 + max(1, ($1.columnsWithoutCodes + size.columns - 1) / size.columns)
        }
        cursor = above + column / size.columns
        column %= size.columns
    }

    /// Takes the question away, and leaves something that stays where it was.
    ///
    /// - Parameter rest: the lines that stay.
    func end(leaving rest: [String] = []) {
        guard !lines.isEmpty || !rest.isEmpty else { return }
        leave(Self.move(from: cursor, to: 0) + erasing + rest.map { $0 + "\r\n" }.joined())
        forget()
    }

    /// What it has shown is no longer where it was: somebody else has written to the terminal.
    func forget() {
        lines = []
        cursor = 0
        column = 0
    }

    /// From the first line on, erases what is shown.
    ///
    /// Not all at once: what is erased from the top of the screen on, some terminals keep above it.
    private var erasing: String {
        lines.count > 1 ? "\u{1B}[K\u{1B}[B" + Self.erasingBelow + "\u{1B}[A" : Self.erasingBelow
    }

    private static let erasingBelow = "\u{1B}[J"

    /// To the beginning of a line that is shown already.
    private static func move(from row: Int, to other: Int) -> String {
        "\r" + (other < row ? "\u{1B}[\(row - other)A" : other > row ? "\u{1B}[\(other - row)B" : "")
    }
}

extension String {
    /// How many columns it takes, but for the codes of its styles.
    fileprivate var columnsWithoutCodes: Int {
        var text = ""
        var rest = self[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
            text += rest[..<escape]
            rest = rest[escape...].dropFirst()
            if rest.first == "]" {
                // The code of a link ends with an escape and a backslash.
                rest = rest.drop { $0 != "\u{1B}" }.dropFirst(2)
            } else {
                rest = rest.drop { $0 != "m" }.dropFirst()
            }
        }
        return (text + rest).columns
    }
}
