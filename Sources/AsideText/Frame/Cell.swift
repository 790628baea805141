/// One place of a frame: a grapheme cluster and how it looks.
public struct Cell: Hashable, Sendable {
    /// The text, never a control character; a space where there is none, also in the second half of a wide cell.
    public let character: Character
    /// How many columns it takes: 1 or 2; 0 for the second half of a wide cell.
    public let width: Int
    /// How it looks.
    public let style: Style

    init(_ character: Character, width: Int, style: Style) {
        self.character = character
        self.width = width
        self.style = style
    }
}
