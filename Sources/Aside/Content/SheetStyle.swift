/// How a sheet should appear, if the renderer can do so.
public enum SheetStyle: Sendable, Codable, Hashable {
    /// A card over the screen that can rest at the given heights.
    ///
    /// If there are none, the renderer decides.
    case sheet(detents: [Detent])
    /// A sheet that covers the whole screen.
    case fullScreen
    /// A small window beside the element with that name, or else beside the whole screen.
    case popover(at: String?)

    /// A card over the screen, at a height that the renderer decides.
    public static let sheet = SheetStyle.sheet(detents: [])
    /// A small window that points at nothing special.
    public static let popover = SheetStyle.popover(at: nil)

    /// A height at which a sheet can rest.
    public enum Detent: Sendable, Codable, Hashable {
        /// About half of the screen.
        case medium
        /// The full height.
        case large
        /// A fraction of the full height, from 0 to 1.
        case fraction(Double)
    }
}
