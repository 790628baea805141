/// One place of a frame: a grapheme cluster and how it looks.
public struct Cell: Hashable, Sendable {
    /// The text, never a control character; a space where there is none, also in the second half of a wide cell.
    public let character: Character
    /// How many columns it takes: 1 or 2; 0 for the second half of a wide cell.
    public let width: Int
    /// How it looks.
    public internal(set) var style: Style

    init(_ character: Character, width: Int, style: Style) {
        self.character = character
        self.width = width
        self.style = style
    }

    /// A cell with nothing in it.
    static let blank = Cell(" ", width: 1, style: .normal)

    /// Whether they look the same; the styles first, which are compared in no time.
    public static func == (first: Cell, second: Cell) -> Bool {
        first.style == second.style && first.width == second.width && first.character == second.character
    }
}
