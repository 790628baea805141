/// An alert, which closes when a button is pressed.
@MainActor
open class NSAlert {
    /// The looks.
    public enum Style: Sendable {
        case informational, critical
    }

    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.informational
    open var accessoryView: NSView?
    open private(set) var buttons: [NSButton] = []
    open private(set) var window: NSWindow = AlertWindow()

    /// Makes an alert without buttons.
    public init() { (window as? AlertWindow)?.alert = self }

    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        buttons.append(NSButton(title: title))
        return buttons[buttons.count - 1]
    }

    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        // The alert lives until its session has ended.
        window.beginSheet(self.window) { response in
            handler?(response)
            (self.window as? AlertWindow)?.alert = nil
        }
    }

    /// Presses a button, which ends the session.
    package func press(_ place: Int) {
        let code = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + place
        window.sheetParent?.endSheet(window, returnCode: NSApplication.ModalResponse(rawValue: code))
    }
}

/// The panel of an alert.
package final class AlertWindow: NSPanel {
    package fileprivate(set) var alert: NSAlert?
}

/// A button of an alert.
@MainActor
open class NSButton {
    open var title: String
    open var hasDestructiveAction = false
    open var keyEquivalent = ""

    init(title: String) { self.title = title }
}
