/// One place of a frame: a grapheme cluster and how it looks.
public struct Cell: Hashable, Sendable {
    /// The text, never a control character; a space where there is none, also in the second half of a wide cell.
    public let character: Character
    /// How many columns it takes: 1 or 2; 0 for the second half of a wide cell.
    public var width: Int { Int(columns) }
    /// How it looks.
    public let style: Style
    private let columns: UInt8

    init(_ character: Character, width: Int, style: Style) {
        self.character = character
        columns = UInt8(width)
        self.style = style
    }

    /// A cell with nothing in it.
    static let blank = Cell(" ", width: 1, style: .normal)

    /// Whether they look the same; the styles first, which are compared in no time.
    public static func == (first: Cell, second: Cell) -> Bool {
        first.style == second.style && first.columns == second.columns && first.character == second.character
    }
}
