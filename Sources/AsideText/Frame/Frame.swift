import Aside

/// What a terminal shows at one moment: a grid of cells.
///
/// Drawing is a pure function: the same stage in the same size gives the same frame. `String(describing:)` returns its
/// text. ``changes(from:)`` returns what to send to a terminal.
public struct Frame: Equatable, Sendable {
    /// The size in cells.
    public let size: Size
    /// The place of the text cursor, while a control accepts text.
    public var cursor: Position?
    /// The place where the focused control begins.
    ///
    /// While no control accepts text, the terminal's cursor waits at this place, hidden, because magnifiers and screen
    /// readers follow it.
    public internal(set) var focus: Position?
    /// The targets in view on the surface in front, with their places.
    private(set) var spots: [Spot] = []
    /// The place of a notice's button.
    package internal(set) var noticeButton: Area?
    /// The first drawn line of the surface in front.
    ///
    /// To draw the next frame, pass it as ``ViewState/scroll``.
    public internal(set) var scroll = 0
    /// How the focused text area is drawn.
    ///
    /// To draw the next frame, pass it as ``ViewState/textArea``.
    package internal(set) var textArea: TextAreaView?

    var links = LinkTable()

    private var cells: [PackedCell]
    /// The texts of the clusters that do not fit into a cell, and of those that were overwritten.
    private var long: [Cluster: Character] = [:]

    /// Makes an empty frame.
    ///
    /// - Parameter size: The size in cells.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// A cell of the frame.
    ///
    /// - Parameters:
    ///   - row: The row, counted from 0 at the top.
    ///   - column: The column, counted from 0 at the left.
    public subscript(row: Int, column: Int) -> Cell {
        require(
            row >= 0 && row < size.rows && column >= 0 && column < size.columns,
            "There is no cell at row \(row), column \(column): the frame has \(size.rows) rows of \(size.columns)."
        )
        return cell(cells[row * size.columns + column])
    }

    /// Returns the address of a link in a cell; `nil` if the cell is not a terminal hyperlink.
    ///
    /// - Parameters:
    ///   - row: The row, counted from 0 at the top.
    ///   - column: The column, counted from 0 at the left.
    /// - Returns: The address.
    public func link(atRow row: Int, column: Int) -> String? {
        links[self[row, column].style.link]
    }

    /// Returns the cells of a line, from left to right.
    func row(_ row: Int) -> ArraySlice<PackedCell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    func character(of cell: PackedCell) -> Character {
        cell.cluster.character ?? long[cell.cluster] ?? "\u{FFFD}"
    }

    private func cell(_ packed: PackedCell) -> Cell {
        Cell(character(of: packed), width: packed.width, style: packed.style)
    }
}

extension Frame {
    /// Returns whether two frames show the same.
    ///
    /// The cells hold digests of their long texts, so the texts need not be compared. Some of them are not shown any more.
    public static func == (one: Frame, other: Frame) -> Bool {
        one.size == other.size && one.cursor == other.cursor && one.focus == other.focus && one.cells == other.cells
            && one.links == other.links && one.spots == other.spots && one.noticeButton == other.noticeButton
            && one.scroll == other.scroll && one.textArea == other.textArea
    }
}

extension Frame {
    /// The place of a target.
    struct Spot: Equatable, Sendable {
        let target: Target
        let row: Int
        let columns: Range<Int>
    }

    /// A part of a row.
    package struct Area: Equatable, Sendable {
        let row: Int
        let columns: Range<Int>

        /// Returns whether the area contains a place.
        package func contains(row: Int, column: Int) -> Bool {
            row == self.row && columns.contains(column)
        }
    }

    /// The targets in view on the surface in front.
    package var shown: [Target] { spots.map(\.target) }

    /// Returns the target at a place, for a mouse; `nil` if nothing can be pressed there.
    package func target(atRow row: Int, column: Int) -> Target? {
        spots.last { $0.row == row && $0.columns.contains(column) }?.target
    }

    /// Remembers where something can be pressed.
    mutating func add(_ spot: Spot) { spots.append(spot) }
}

// MARK: - Drawing

extension Frame {
    /// Writes a cluster into a cell, and returns how many columns it took.
    ///
    /// If a wide cluster would cross the right edge, it becomes a space.
    @discardableResult
    mutating func put(_ character: Character, width: Int, at row: Int, _ column: Int, _ style: Style, edge: Int) -> Int
    {
        let edge = min(edge, size.columns)
        guard row >= 0, row < size.rows, column >= 0, column < edge, width > 0 else { return 0 }
        let index = row * size.columns + column
        release(index)
        let cluster = cluster(of: character.drawable)
        guard width == 2 else {
            cells[index] = cluster == .blank ? .blank(in: style) : PackedCell(cluster, width: 1, style: style)
            return 1
        }
        guard column + 1 < edge else {
            cells[index] = .blank(in: style)
            return 1
        }
        release(index + 1)
        cells[index] = PackedCell(cluster, width: 2, style: style)
        cells[index + 1] = PackedCell(.blank, width: 0, style: style)
        return 2
    }

    /// Packs a cluster, and keeps its text if the cell has no room for it.
    private mutating func cluster(of character: Character) -> Cluster {
        let cluster = Cluster(character)
        if cluster.isLong { long[cluster] = character }
        return cluster
    }

    /// Erases the other half of a wide cell before one half is overwritten.
    private mutating func release(_ index: Int) {
        let width = cells[index].width
        guard width != 1 else { return }
        let other = width == 0 ? index - 1 : index + 1
        cells[other] = .blank(in: cells[other].style)
    }

    /// Writes text in one line, and returns the column after it.
    @discardableResult
    mutating func write(_ text: String, at row: Int, _ start: Int, _ style: Style, edge: Int = .max) -> Int {
        let edge = min(edge, size.columns)
        var text = text
        if start >= 0, row >= 0, row < size.rows,
            let end = text.withUTF8({ writeASCII($0, at: row, start, style, edge: edge) })
        {
            return end
        }
        var column = start
        for character in text {
            guard column < edge else { break }
            column += put(character, width: character.columns, at: row, column, style, edge: edge)
        }
        return column
    }

    /// Writes text that consists of printable ASCII only, which is the usual case.
    ///
    /// It writes no other text.
    private mutating func writeASCII(
        _ text: UnsafeBufferPointer<UInt8>, at row: Int, _ start: Int, _ style: Style, edge: Int
    ) -> Int? {
        guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
        let count = max(0, min(text.count, edge - start))
        let blank = PackedCell.blank(in: style)
        let first = row * size.columns + start
        for index in 0..<count {
            release(first + index)
            let byte = text[index]
            cells[first + index] = byte == 0x20 ? blank : PackedCell(Cluster(ascii: byte), width: 1, style: style)
        }
        return start + count
    }

    /// Draws a line of one character that takes one column.
    mutating func fill(_ row: Int, _ columns: Range<Int>, with character: Character, _ style: Style) {
        guard row >= 0, row < size.rows else { return }
        let cell = PackedCell(cluster(of: character), width: 1, style: style)
        for column in columns.clamped(to: 0..<size.columns) {
            release(row * size.columns + column)
            cells[row * size.columns + column] = cell
        }
    }

    /// Erases a part of the frame, and the rest of everything that this would cut at its sides.
    ///
    /// Such a rest ends at four spaces, which no control and no row contains, or at a line.
    mutating func clearWhole(rows: Range<Int>, columns: Range<Int>, lines: [Character]) {
        let lines = lines.map { Cluster($0) }
        for row in rows.clamped(to: 0..<size.rows) {
            let left = columns.lowerBound - cut(in: row, from: min(columns.lowerBound, size.columns) - 1, by: -1, lines)
            let right = columns.upperBound + cut(in: row, from: max(columns.upperBound, 0), by: 1, lines)
            clear(rows: row..<row + 1, columns: left..<right)
        }
    }

    /// Returns how many cells, from a column to the left or to the right, belong to something that was cut before them.
    private func cut(in row: Int, from start: Int, by step: Int, _ lines: [Cluster]) -> Int {
        let cells = self.row(row)
        let first = cells.startIndex + start
        var cut = 0
        var blanks = 0
        var index = first
        while blanks < 4, cells.indices.contains(index) {
            let cell = cells[index]
            index += step
            if lines.contains(cell.cluster) {
                // A hyphen by itself is no line of ASCII, but belongs to a text or a control.
                let isLine = cells.indices.contains(index) && lines.contains(cells[index].cluster)
                if isLine || cell.cluster != Cluster(ascii: 0x2D) { break }
            }
            // Underlined spaces are the rest of a field.
            let isBlank = cell.hasNoText && !cell.style.attributes.contains(.underline)
            blanks = isBlank ? blanks + 1 : 0
            if !isBlank { cut = abs(index - first) }
        }
        return cut
    }

    mutating func clear(rows: Range<Int>, columns: Range<Int>) {
        let columns = columns.clamped(to: 0..<size.columns)
        for row in rows.clamped(to: 0..<size.rows) {
            for index in row * size.columns + columns.lowerBound..<row * size.columns + columns.upperBound {
                release(index)
                cells[index] = .blank
            }
        }
    }

    /// Gives a part of the frame a background and a text colour.
    ///
    /// Cells with a background or a text colour of their own keep it.
    mutating func lay(_ ground: Style, rows: Range<Int>, columns: Range<Int>) {
        let columns = columns.clamped(to: 0..<size.columns)
        for row in rows.clamped(to: 0..<size.rows) {
            for index in row * size.columns + columns.lowerBound..<row * size.columns + columns.upperBound {
                cells[index].style.lie(on: ground)
            }
        }
    }

    /// Makes everything that is drawn so far recede: by default dim and without colours, because colours would attract
    /// attention.
    mutating func dim(_ receded: Style? = nil) {
        for index in cells.indices where cells[index] != .blank {
            let cell = cells[index]
            let style = receded ?? cell.style.dimmed
            cells[index] =
                cell.hasNoText ? .blank(in: style) : PackedCell(cell.cluster, width: cell.width, style: style)
        }
        cursor = nil
        focus = nil
        spots = []
    }
}
