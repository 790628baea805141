/// How a sheet should appear, if the presenter can do so.
///
/// SwiftUI does what its systems can do. The terminal draws every style as a box over the screen, and line mode prints the
/// sheet's text. A test reads the style in the modal's content.
public indirect enum SheetStyle: Sendable, Codable, Hashable {
    /// A card over the screen that can rest at the given heights, or that has the given size.
    ///
    /// Detents matter where a sheet slides up from the lower edge, as on an iPhone. The sizing matters where a sheet
    /// is in the middle of a larger screen, as on an iPad or a Mac. It needs iOS 18, macOS 15, tvOS 18, watchOS 11
    /// or visionOS 2. If you leave out one of the two, the presenter decides.
    case sheet(detents: [Detent] = [], sizing: Sizing? = nil)
    /// A sheet that covers the whole screen.
    case fullScreen
    /// A small window beside the element with that name, or beside the whole screen if there is no such element.
    case popover(at: String?)

    /// A card over the screen, at a size that the presenter decides.
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

    /// The size of a sheet where it does not fill the width of the screen.
    public enum Sizing: String, Sendable, Codable, Hashable {
        /// A size for a form: a little narrower than a page.
        case form
        /// About the size of a page of paper, for something to read or to compose.
        case page
        /// As large as the content of the sheet.
        case fitted
    }
}
