import Aside
import AsideText

/// A few lines below what a tool has printed, for one question at a time.
///
/// When the question has gone, one line tells what was answered.
@MainActor
final class LineCanvas: Canvas {
    var size: Size
    private let theme: Theme
    private let write: (String) -> Void
    /// The lines that are shown now, and in which of them the cursor stands.
    private var lines: [String] = []
    private var cursor = 0

    init(size: Size, theme: Theme, write: @escaping (String) -> Void) {
        self.size = size
        self.theme = theme
        self.write = write
    }

    func frame(of tableau: Tableau, _ attention: Attention) -> Frame {
        guard let question = tableau.front.question else { return Frame(size: Size(columns: size.columns, rows: 0)) }
        return Frame(
            inline: question, columns: size.columns, rows: max(1, size.rows - 1), theme: theme, attention: attention)
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        let new =
            frame.size.rows == 0
            ? [] : frame.ansi.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var output = Self.move(from: cursor, to: 0)
        for (row, line) in new.enumerated() {
            if row > 0 { output += row < lines.count ? "\u{1B}[B\r" : "\r\n" }
            if old == nil || row >= lines.count || lines[row] != line { output += line + "\u{1B}[K" }
        }
        if new.count < lines.count || old == nil { output += new.isEmpty ? "\u{1B}[J" : "\r\n\u{1B}[J\u{1B}[A" }
        let place = frame.cursor ?? Position(row: max(0, new.count - 1), column: 0)
        output += Self.move(from: max(0, new.count - 1), to: place.row)
        if place.column > 0 { output += "\u{1B}[\(place.column)C" }
        output += frame.cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h"
        lines = new
        cursor = place.row
        write(output)
    }

    /// Takes the question away, and leaves a record of it.
    ///
    /// - Parameter record: what stays.
    func end(leaving record: [String]) {
        write(Self.move(from: cursor, to: 0) + "\u{1B}[J" + record.map { $0 + "\r\n" }.joined())
        lines = []
        cursor = 0
    }

    /// To the beginning of a line that is shown already.
    private static func move(from row: Int, to other: Int) -> String {
        "\r" + (other < row ? "\u{1B}[\(row - other)A" : other > row ? "\u{1B}[\(other - row)B" : "")
    }
}
