/// How a sheet would like to appear, where the renderer has a way of doing it.
public enum SheetStyle: Sendable, Codable, Hashable {
    /// A card over the screen, with the heights that it may rest at; none means the renderer's own.
    case sheet(detents: [Detent])
    /// All of the screen.
    case fullScreen
    /// A small window beside what it belongs to: what has that name on the screen, or else all of it.
    case popover(at: String?)

    /// A card over the screen at the renderer's own height.
    public static let sheet = SheetStyle.sheet(detents: [])
    /// A small window that points at nothing special.
    public static let popover = SheetStyle.popover(at: nil)

    /// A height that a sheet may rest at.
    public enum Detent: Sendable, Codable, Hashable {
        /// About half of the screen.
        case medium
        /// All that there is.
        case large
        /// A part of what there is, from 0 to 1.
        case fraction(Double)
    }
}
