// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An alert or a dialog, which closes when a button is pressed.
open class UIAlertController: UIViewController {
    /// The looks.
    public enum Style: Sendable {
        case alert, actionSheet
    }

    open private(set) var message: String?
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField] = []
    open var preferredAction: UIAlertAction?

    /// Makes an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(_ configure: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configure?(field)
        textFields.append(field)
    }

    /// A dialog is a popover where it has something to point at.
    override open var popoverPresentationController: UIPopoverPresentationController? {
        preferredStyle == .actionSheet ? popover : nil
    }
    private lazy var popover = UIPopoverPresentationController(of: self)

    /// Presses a button, which closes the alert.
    package func press(_ action: UIAlertAction) {
        let isFirst = view.window?.actsBeforeClosing == true
        if isFirst { action.handler(action) }
        guard !isBeingDismissed else { return }
        closeItself { if !isFirst { action.handler(action) } }
    }
}

/// A button of an alert.
@MainActor
public final class UIAlertAction {
    /// The meanings.
    public enum Style: Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    let handler: @MainActor (UIAlertAction) -> Void

    /// Makes a button.
    public init(title: String?, style: Style, handler: @escaping @MainActor (UIAlertAction) -> Void) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// Something that happens in a control.
@MainActor
public final class UIAction {
    let handler: @MainActor (UIAction) -> Void

    public init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }
}

/// A line of text to edit.
open class UITextField: UIView {
    /// What may happen in a control.
    public enum Event: Sendable {
        case editingChanged
    }

    open var text: String?
    open var placeholder: String?
    open var isSecureTextEntry = false
    private var edited: [UIAction] = []

    open func addAction(_ action: UIAction, for event: Event) { edited.append(action) }

    /// Types a text.
    package func type(_ text: String) {
        self.text = text
        for action in edited { action.handler(action) }
    }
}
