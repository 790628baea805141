import Aside

/// The way in which SwiftUI shows a modal.
enum PresentationStyle: Equatable, Sendable {
    /// An alert.
    ///
    /// SwiftUI removes it when the user presses a button, and does not report when it has gone.
    case alert
    /// A list of buttons.
    ///
    /// SwiftUI removes and reports it in the same way as an alert.
    case dialog
    /// A card over the screen, with the heights at which it can rest.
    case sheet([SheetStyle.Detent])
    /// A view over the whole screen.
    case fullScreen
    /// A small window.
    case popover
    /// A view that this module draws over the view beneath.
    ///
    /// SwiftUI presents nothing.
    case overlay

    /// Whether the modal is a card over the screen.
    var isSheet: Bool {
        if case .sheet = self { true } else { false }
    }

    /// Whether the modal points at the element that it belongs to, if the system can do so.
    var hasAnchor: Bool { self == .dialog || self == .popover }

    /// Whether the modal has a view of this module.
    ///
    /// Such a view can present other modals, and reports when it appears and disappears.
    var isView: Bool {
        switch self {
        case .sheet, .fullScreen, .popover: true
        case .alert, .dialog, .overlay: false
        }
    }
}

extension PresentationStyle {
    /// The maximum number of buttons in a dialog, because a list that scrolls is better for more.
    static let longestDialog = 6

    /// Makes the style that suits the content of a modal.
    init(for content: ModalContent, on platform: Platform) {
        switch content.kind {
        case .alert:
            let isUrgent = content.severity == .warning || content.severity == .error
            // iOS adds a cancel button to a dialog without one. A tap outside counts as that button.
            let mayCancel = content.isDismissible && content.cancelChoice != nil
            self = content.choices.count > 2 && !isUrgent && mayCancel ? .dialog : .alert
        case .choose:
            // A dialog has labels only. It can show neither the selected row nor groups.
            let isPlain =
                content.count == nil && content.isDismissible
                && content.options.allSatisfy { $0 == ListOption($0.label) }
            self = isPlain && 1...Self.longestDialog ~= content.options.count ? .dialog : .sheet([])
        case .prompt:
            // An alert has lines of text only, and its texts cannot change while it is shown.
            let isPlain =
                content.typingCheck == nil
                && content.body.allSatisfy { $0.text != nil && $0.format == nil && $0.suggestions == nil }
            self = isPlain && platform.hasFieldsInAlerts ? .alert : .sheet([])
        case .form:
            self = .sheet([])
        case .progress:
            self = .overlay
        case .sheet:
            self.init(for: content.style ?? .sheet, on: platform)
        }
    }

    private init(for style: SheetStyle, on platform: Platform) {
        switch style {
        case .sheet(let detents, _): self = .sheet(detents)
        case .fullScreen: self = platform.hasFullScreenCovers ? .fullScreen : .sheet([])
        case .popover: self = platform.hasPopovers ? .popover : .sheet([])
        }
    }
}

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
