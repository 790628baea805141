/// One cell of a frame: a grapheme cluster and its style.
public struct Cell: Hashable, Sendable {
    /// The text of the cell, never a control character.
    ///
    /// A space if the cell is empty, or the second half of a wide cell.
    public let character: Character
    /// The width in columns: 1 or 2, and 0 for the second half of a wide cell.
    public var width: Int { Int(columns) }
    /// The style of the text.
    public let style: Style
    private let columns: UInt8

    init(_ character: Character, width: Int, style: Style) {
        self.character = character
        columns = UInt8(width)
        self.style = style
    }

    /// An empty cell.
    static let blank = Cell(" ", width: 1, style: .normal)

    /// Whether two cells look the same.
    ///
    /// The styles are compared first, because that is fast.
    public static func == (first: Cell, second: Cell) -> Bool {
        first.style == second.style && first.columns == second.columns && first.character == second.character
    }
}
