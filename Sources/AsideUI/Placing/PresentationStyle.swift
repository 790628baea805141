import Aside

/// The way in which SwiftUI shows a modal.
enum PresentationStyle: Hashable, Sendable {
    /// An alert.
    ///
    /// SwiftUI takes it away itself when a button is pressed, and tells nobody when it has gone.
    case alert
    /// A list of buttons; as secretive as an alert.
    case dialog
    /// A card over the screen, with the heights that it may rest at.
    case sheet([SheetStyle.Detent])
    /// A view over the whole screen.
    case fullScreen
    /// A small window.
    case popover
    /// Drawn over the view beneath by this module: it comes and goes without SwiftUI having a say.
    case overlay

    /// Whether it is a card over the screen.
    var isSheet: Bool {
        if case .sheet = self { true } else { false }
    }

    /// Whether it points at what it belongs to, where the system has room for that.
    var hasAnchor: Bool { self == .dialog || self == .popover }

    /// Whether it shows a view of this module, which can present what comes next and tells when it appears and disappears.
    var isView: Bool {
        switch self {
        case .sheet, .fullScreen, .popover: true
        case .alert, .dialog, .overlay: false
        }
    }
}

extension PresentationStyle {
    /// More buttons than this are a list to scroll, not a dialog to look at.
    static let longestDialog = 6
    /// More fields than this are a form.
    static let longestAlert = 2

    /// The style that suits what a modal shows.
    init(for content: ModalContent, on platform: Platform) {
        switch content.kind {
        case .alert:
            let isUrgent = content.severity == .warning || content.severity == .error
            // iOS adds a cancel button to a dialog without one, and a tap outside of it counts as that.
            let mayCancel = content.isDismissible && content.cancelChoice != nil
            self = content.choices.count > 2 && !isUrgent && mayCancel ? .dialog : .alert
        case .choose:
            // A dialog has labels only: it cannot tell which of its buttons is taken already.
            let isPlain =
                content.count == nil && content.isDismissible
                && content.options.allSatisfy { !$0.isSelected && $0.detail == nil && $0.unavailable == nil }
            self = isPlain && 1...Self.longestDialog ~= content.options.count ? .dialog : .sheet([])
        case .prompt:
            // An alert has lines of text only, and says no more than what it came with.
            let isPlain =
                content.typingCheck == nil && content.body.allSatisfy { $0.format == nil && $0.suggestions == nil }
            let fits = isPlain && content.body.count <= Self.longestAlert && platform.hasFieldsInAlerts
            self = fits ? .alert : .sheet([])
        case .progress:
            self = .overlay
        case .sheet:
            self.init(for: content.style ?? .sheet, on: platform)
        }
    }

    private init(for style: SheetStyle, on platform: Platform) {
        switch style {
        case .sheet(let detents): self = .sheet(detents)
        case .fullScreen: self = platform.hasFullScreenCovers ? .fullScreen : .sheet([])
        case .popover: self = platform.hasPopovers ? .popover : .sheet([])
        }
    }
}
