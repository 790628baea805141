/// The screen of a terminal after some output: a naive terminal, with one cell for each character.
package struct TestScreen: Sendable {
    package private(set) var columns: Int
    package private(set) var rows: Int
    /// The private modes that are on; at first, these are the cursor (25) and wrapping (7).
    package private(set) var modes: Set<Int> = [7, 25]
    /// Whether text is drawn with any style.
    package private(set) var isStyled = false
    /// The address of the link that is being written; `nil` if there is none.
    package private(set) var link: String?
    /// The texts that were written as links, each with its address.
    package private(set) var links: [String: String] = [:]
    package private(set) var row = 0
    package private(set) var column = 0

    private var cells: [[Character]]
    /// The lines and the cursor beneath the alternate screen.
    private var beneath: (cells: [[Character]], row: Int, column: Int)?
    /// The written part of the link.
    private var linked = ""
    /// The part of a sequence or a character that has arrived.
    private var pending: [UInt8] = []

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = TestScreen.blank(columns, rows)
    }

    /// The lines, without blanks at their ends and without empty lines at the end.
    package var text: String {
        var lines = cells.map { line in
            String(line.map { $0 == TestScreen.erased ? " " : $0 }.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    package var isAlternate: Bool { beneath != nil }

    package mutating func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = TestScreen.fitted(cells, columns, rows)
        if let below = beneath { beneath?.cells = TestScreen.fitted(below.cells, columns, rows) }
        move(row, column)
    }

    /// Changes the width; the terminal wraps lines that do not fit any more, as most terminals do.
    ///
    /// It wraps written blanks as well, but no erased cells. In tmux, the bottom is kept: each line that wraps pushes one
    /// off the top, although there is room below.
    package mutating func reflow(columns: Int, keepsBottom: Bool = false) {
        var lines: [[Character]] = []
        var place = (row: 0, column: 0)
        for (index, line) in cells.enumerated() {
            if index == row { place = (lines.count + column / columns, column % columns) }
            let end = (line.lastIndex { $0 != TestScreen.erased } ?? -1) + 1
            for start in stride(from: 0, to: max(end, 1), by: columns) {
                let part = Array(line[start..<min(start + columns, end)])
                lines.append(part + Array(repeating: TestScreen.erased, count: columns - part.count))
            }
        }
        let top = keepsBottom ? max(0, lines.count - rows) : max(0, place.row - rows + 1)
        self.columns = columns
        cells = TestScreen.fitted(Array(lines[top...]), columns, rows)
        move(place.row - top, place.column)
    }

    package mutating func write(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            pending.append(byte)
            if takePending() { pending = [] }
        }
    }

    // MARK: Sequences

    /// Carries out the pending bytes if they are complete.
    private mutating func takePending() -> Bool {
        guard let first = pending.first, let last = pending.last else { return true }
        guard first == 0x1B else { return takePlain(first) }
        guard pending.count > 1 else { return false }
        switch pending[1] {
        case UInt8(ascii: "["):
            guard pending.count > 2, (0x40..<0x7F).contains(last) else { return false }
            control(String(decoding: pending[2..<pending.count - 1], as: UTF8.self), last)
            return true
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
            let isWhole = last == 0x07 || pending.count > 3 && pending.suffix(2) == [0x1B, UInt8(ascii: "\\")]
            if isWhole { command(String(decoding: pending.dropFirst(2).dropLast(last == 0x07 ? 1 : 2), as: UTF8.self)) }
            return isWhole
        default: return true
        }
    }

    private mutating func takePlain(_ first: UInt8) -> Bool {
        switch first {
        case UInt8(ascii: "\r"): column = 0
        case UInt8(ascii: "\n"): lineFeed()
        case 0x08: column = max(column - 1, 0)
        case 0x00..<0x20, 0x7F: break
        default:
            let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            guard pending.count >= length else { return false }
            for scalar in String(decoding: pending, as: UTF8.self).unicodeScalars { put(scalar) }
        }
        return true
    }

    private mutating func command(_ text: String) {
        guard text.hasPrefix("8;") else { return }
        if let link { links[linked] = link }
        let address = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false).last.map(String.init)
        link = address == "" ? nil : address
        linked = ""
    }

    private mutating func control(_ parameters: String, _ final: UInt8) {
        if parameters.hasPrefix("?") {
            for mode in parameters.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
                if final == UInt8(ascii: "h") { set(mode, true) }
                if final == UInt8(ascii: "l") { set(mode, false) }
            }
            return
        }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = numbers.first ?? 0
        let count = max(first, 1)
        switch final {
        case UInt8(ascii: "A"): move(row - count, column)
        case UInt8(ascii: "B"): move(row + count, column)
        case UInt8(ascii: "C"): move(row, column + count)
        case UInt8(ascii: "D"): move(row, column - count)
        case UInt8(ascii: "G"): move(row, count - 1)
        case UInt8(ascii: "d"): move(count - 1, column)
        case UInt8(ascii: "H"), UInt8(ascii: "f"): move(count - 1, max(numbers.dropFirst().first ?? 1, 1) - 1)
        case UInt8(ascii: "J"): erase(first, from: row * columns + min(column, columns - 1), of: 0..<rows * columns)
        case UInt8(ascii: "K"):
            erase(first, from: row * columns + min(column, columns - 1), of: row * columns..<(row + 1) * columns)
        case UInt8(ascii: "X"):
            erase(0, from: row * columns + column, of: 0..<min(row * columns + column + count, (row + 1) * columns))
        case UInt8(ascii: "m"): isStyled = !numbers.allSatisfy { $0 == 0 }
        default: break
        }
    }

    private mutating func set(_ mode: Int, _ isOn: Bool) {
        if isOn { modes.insert(mode) } else { modes.remove(mode) }
        guard mode == 1049, isOn != isAlternate else { return }
        if isOn {
            beneath = (cells, row, column)
            cells = TestScreen.blank(columns, rows)
        } else if let below = beneath {
            (cells, row, column) = below
            beneath = nil
        }
    }

    // MARK: Cells

    /// A cell to which nothing was written.
    private static let erased: Character = "\0"

    private mutating func put(_ scalar: Unicode.Scalar) {
        // A character that joins with the character before it has no cell of its own.
        let before = column > 0 ? cells[row][min(column, columns) - 1] : nil
        if let before, scalar.value >= 0x300, (String(before) + String(scalar)).count == 1 {
            cells[row][min(column, columns) - 1] = Character(String(before) + String(scalar))
            return
        }
        if column >= columns {
            column = 0
            lineFeed()
        }
        cells[row][column] = Character(scalar)
        if link != nil { linked.unicodeScalars.append(scalar) }
        column += 1
    }

    private mutating func lineFeed() {
        if row + 1 < rows {
            row += 1
        } else {
            cells.removeFirst()
            cells.append(Array(repeating: TestScreen.erased, count: columns))
        }
    }

    private mutating func move(_ row: Int, _ column: Int) {
        self.row = min(max(row, 0), rows - 1)
        self.column = min(max(column, 0), columns - 1)
    }

    private mutating func erase(_ what: Int, from place: Int, of range: Range<Int>) {
        let erased = what == 0 ? place..<range.upperBound : what == 1 ? range.lowerBound..<place + 1 : range
        for cell in erased { cells[cell / columns][cell % columns] = TestScreen.erased }
    }

    private static func blank(_ columns: Int, _ rows: Int) -> [[Character]] {
        Array(repeating: Array(repeating: TestScreen.erased, count: columns), count: rows)
    }

    private static func fitted(_ cells: [[Character]], _ columns: Int, _ rows: Int) -> [[Character]] {
        let lines = cells.map { Array(($0 + Array(repeating: TestScreen.erased, count: columns)).prefix(columns)) }
        return Array((lines + blank(columns, rows)).prefix(rows))
    }
}
