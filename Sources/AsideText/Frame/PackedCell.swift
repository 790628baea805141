/// A ``Cell`` as a frame keeps it: 32 bytes without a reference.
struct PackedCell: Hashable, Sendable {
    let cluster: Cluster
    // The width comes last, where the style leaves a gap.
    let style: Style
    private let columns: UInt8
    /// How many columns it takes: 1 or 2; 0 for the second half of a wide cell.
    var width: Int { Int(columns) }

    init(_ cluster: Cluster, width: Int, style: Style) {
        self.cluster = cluster
        columns = UInt8(width)
        self.style = style
    }

    /// A cell with nothing in it.
    static let blank = PackedCell(.blank, width: 1, style: .normal)

    /// A cell with nothing but a style, which is a blank one where the style cannot be seen.
    static func blank(in style: Style) -> PackedCell {
        style.isBlank ? .blank : PackedCell(.blank, width: 1, style: style)
    }

    /// Whether there is no text in it, nor half of one.
    var hasNoText: Bool { cluster == .blank && columns == 1 }
}
