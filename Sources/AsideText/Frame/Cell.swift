/// One cell of a frame: a grapheme cluster and its style.
public struct Cell: Equatable, Sendable {
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

/// The form in which a frame stores a ``Cell``: 32 bytes without a reference.
struct PackedCell: Equatable, Sendable {
    let cluster: Cluster
    // The width comes last, because the style leaves a gap there.
    var style: Style
    private let columns: UInt8
    /// How many columns the cell takes: 1 or 2; 0 for the second half of a wide cell.
    var width: Int { Int(columns) }

    init(_ cluster: Cluster, width: Int, style: Style) {
        self.cluster = cluster
        columns = UInt8(width)
        self.style = style
    }

    static let blank = PackedCell(.blank, width: 1, style: .normal)

    /// Returns a space in a style without what is invisible on a space, so that spaces that look the same are equal.
    static func blank(in style: Style) -> PackedCell {
        PackedCell(.blank, width: 1, style: style.ofSpace)
    }

    /// Whether the cell shows no text and is not the second half of a wide cell.
    var hasNoText: Bool { cluster == .blank && columns == 1 }
}
