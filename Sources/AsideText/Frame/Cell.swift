/// One cell of a frame: a grapheme cluster and its style.
public struct Cell: Hashable, Sendable {
    /// The text of the cell, never a control character.
    ///
    /// It is a space if the cell is empty, or if it is the second half of a wide cell.
    public let character: Character
    /// The width in columns: 1 or 2, and 0 for the second half of a wide cell.
    public let width: Int
    /// The style of the text.
    public let style: Style

    init(_ character: Character, width: Int, style: Style) {
        self.character = character
        self.width = width
        self.style = style
    }
}
