import Aside

/// The way in which a system shows a modal.
enum PresentationStyle: Hashable, Sendable {
    /// An alert, which the system removes when the user presses a button.
    case alert
    /// A list of buttons, which the system removes in the same way.
    case dialog
    /// A card over the screen.
    case sheet
    /// A view over the whole screen.
    case fullScreen
    /// A small window that points at an element.
    case popover
    /// A view over the whole screen, through which what is beneath can be seen.
    case overlay

    /// Whether the system removes the modal when the user presses a button.
    var closesItself: Bool { self == .alert || self == .dialog }
}

extension PresentationStyle {
    /// The maximum number of buttons in a dialog, because a list that scrolls is better for more.
    static let longestDialog = 6

    /// Makes the style that suits the content of a modal; ``available(on:pointing:)`` says what a system has of it.
    init(for content: ModalContent, on platform: Platform) {
        switch content.kind {
        case .alert:
            // A button that is disabled vanishes from an alert, and nothing in it can say why.
            if content.choices.contains(where: { $0.unavailable != nil }) {
                self = .sheet
                return
            }
            // iOS adds a cancel button to a dialog without one. A tap outside counts as that button.
            let mayCancel = content.isDismissible && content.cancelChoice != nil
            self = content.choices.count > 2 && !content.isCritical && mayCancel ? .dialog : .alert
        case .choose:
            // A dialog has labels only. It can show neither the selected row nor groups.
            let isPlain =
                content.count == nil && content.isDismissible
                && content.options.allSatisfy { $0 == ListOption($0.label) }
            self = isPlain && 1...Self.longestDialog ~= content.options.count ? .dialog : .sheet
        case .prompt:
            // An alert has lines of text only, and its texts cannot change while it is shown.
            let isPlain =
                content.typingCheck == nil
                && content.body.allSatisfy { $0.text != nil && $0.format == nil && $0.suggestions == nil }
            self = isPlain && platform.hasFieldsInAlerts ? .alert : .sheet
        case .form:
            self = .sheet
        case .progress:
            self = .overlay
        case .sheet:
            switch content.style ?? .sheet {
            case .sheet: self = .sheet
            case .fullScreen: self = .fullScreen
            case .popover: self = .popover
            }
        }
    }

    /// Makes the style in which your own view is shown.
    init(_ presentation: QuestionPresentation) {
        switch presentation {
        case .overlay: self = .overlay
        case .sheet: self = .sheet
        case .fullScreen: self = .fullScreen
        case .popover: self = .popover
        }
    }

    /// Returns what a system shows in this style, where there is an element to point at, or none.
    func available(on platform: Platform, pointing hasAnchor: Bool) -> PresentationStyle {
        switch self {
        case .dialog: hasAnchor || !platform.dialogsNeedAnchors ? .dialog : .alert
        case .popover: hasAnchor ? .popover : .sheet
        case .fullScreen: platform.hasFullScreenCovers ? .fullScreen : .sheet
        case .alert, .sheet, .overlay: self
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
