/// A window, to which a sheet can be attached.
@MainActor
open class NSWindow {
    /// The ways to add a view or a window beside another one.
    public enum OrderingMode: Sendable {
        case above
    }

    open var contentView: NSView? {
        didSet { contentView?.contentWindow = self }
    }
    open private(set) weak var attachedSheet: NSWindow?
    open private(set) weak var sheetParent: NSWindow?
    open package(set) var isVisible = false

    /// Makes a window that is not on the screen.
    package init() {}

    /// Shows another window as a sheet of this one.
    package func attach(_ window: NSWindow) {
        (attachedSheet, window.sheetParent, window.isVisible) = (window, self, true)
    }

    /// Takes the window from the screen.
    package func close() {
        isVisible = false
        if sheetParent?.attachedSheet === self { sheetParent?.attachedSheet = nil }
        sheetParent = nil
    }
}

/// A window beside others, such as an alert.
open class NSPanel: NSWindow {}

/// The app.
@MainActor
open class NSApplication {
    /// This app.
    public static let shared = NSApplication()
    /// The window that takes all input of the app, if there is one (documented: "modalWindow").
    open package(set) var modalWindow: NSWindow?
}

/// The owner of a view.
@MainActor
open class NSViewController {
    open var view = NSView() {
        didSet { view.viewController = self }
    }
    open private(set) var children: [NSViewController] = []
    open private(set) weak var parent: NSViewController?
    /// The window that was opened for this controller.
    package var ownWindow: NSWindow?

    /// Makes a controller with an empty view.
    public init() { view.viewController = self }

    open func addChild(_ child: NSViewController) {
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// A controller of which each child is a tab.
open class NSTabViewController: NSViewController {}
/// A controller of which each child is a column.
open class NSSplitViewController: NSViewController {}
