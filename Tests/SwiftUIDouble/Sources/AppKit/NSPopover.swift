// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A small window that points at a view.
@MainActor
open class NSPopover {
    /// When it closes by itself.
    public enum Behavior: Sendable {
        case transient
    }

    open var contentViewController: NSViewController?
    open var behavior = Behavior.transient
    open weak var delegate: (any NSPopoverDelegate)?
    open private(set) var isShown = false
    /// The view that it points at.
    package private(set) var source: NSView?
    private var window: NSWindow?
    private var desk: Desk?

    public init() {}

    open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
        guard let contentViewController, let below = view.window else { return }
        let window = NSWindow(contentViewController: contentViewController)
        desk = below.desk
        window.desk = desk
        (isShown, source, self.window) = (true, view, window)
        desk?.popovers.append(self)
    }

    /// Closes the popover (documented under the same name); the delegate hears when it has gone.
    open func close() {
        guard isShown, source != nil else { return }
        source = nil
        if let desk { desk.begin { self.vanish() } } else { vanish() }
    }

    func vanish() {
        isShown = false
        source = nil
        desk?.popovers.removeAll { $0 === self }
        if let sheet = window?.attachedSheet { window?.endSheet(sheet) }
        delegate?.popoverDidClose(Notification(name: Notification.Name("NSPopoverDidClose"), object: self))
    }

    /// Closes the popover as a click beside it does, if its delegate allows that.
    package func clickBeside() {
        if delegate?.popoverShouldClose(self) != false { close() }
    }
}

/// Learns what happens to a popover.
@MainActor
public protocol NSPopoverDelegate: AnyObject {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverDidClose(_ notification: Notification)
}
