/// How a view of one's own for a question comes into view.
public enum QuestionPresentation: Hashable, Sendable {
    /// Over the view that asks, which takes nothing meanwhile; how it comes and goes is up to the view.
    case overlay
    /// A card over the screen.
    case sheet
    /// All of the screen, where the system can; else a card.
    case fullScreen
    /// A small window, where the system can; else a card.
    case popover
}

extension PresentationStyle {
    /// The style in which a view of one's own is shown.
    init(_ presentation: QuestionPresentation, on platform: Platform) {
        switch presentation {
        case .overlay: self = .overlay
        case .sheet: self = .sheet([])
        case .fullScreen: self = platform.hasFullScreenCovers ? .fullScreen : .sheet([])
        case .popover: self = platform.hasPopovers ? .popover : .sheet([])
        }
    }
}
