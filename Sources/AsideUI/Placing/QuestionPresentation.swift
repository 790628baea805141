/// The way in which your own view for a question is shown.
public enum QuestionPresentation: Hashable, Sendable {
    /// Over the view that asks, which accepts no input meanwhile.
    ///
    /// Your view animates itself.
    case overlay
    /// A card over the screen.
    case sheet
    /// Over the whole screen, if the system can do so; otherwise on a card.
    case fullScreen
    /// In a small window, if the system can do so; otherwise on a card.
    case popover
}

extension PresentationStyle {
    /// Makes the style in which your own view is shown.
    init(_ presentation: QuestionPresentation, on platform: Platform) {
        switch presentation {
        case .overlay: self = .overlay
        case .sheet: self = .sheet([])
        case .fullScreen: self = platform.hasFullScreenCovers ? .fullScreen : .sheet([])
        case .popover: self = platform.hasPopovers ? .popover : .sheet([])
        }
    }
}
