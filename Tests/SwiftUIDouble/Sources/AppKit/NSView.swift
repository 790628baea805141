// An executable double of AppKit, as far as AsideUI uses it: views in views, and windows with sheets, alerts and popovers.
//
// It is written from AppKit's public documentation; no code or interface of Apple's was copied. Nothing of this says that
// AppKit itself behaves so on a Mac.
@_exported public import Foundation

/// What has edges.
public typealias LaidOutView = NSView

/// A view with other views in it; the double has no layout.
@MainActor
open class NSView {
    open var frame: CGRect
    open var bounds: CGRect { frame }
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [NSView] = []
    open private(set) weak var superview: NSView?
    package weak var contentWindow: NSWindow?

    /// Makes a view without a size.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a view at a place of its superview.
    public init(frame: CGRect) { self.frame = frame }

    /// No view can be read from a file.
    public required init?(coder: NSCoder) { nil }

    open var window: NSWindow? { superview?.window ?? contentWindow }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        if window != nil { view.moveToWindow() }
    }

    open func removeFromSuperview() {
        let wasInWindow = window != nil
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        if wasInWindow { moveToWindow() }
    }

    open func isDescendant(of view: NSView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func viewDidMoveToWindow() {}

    private func moveToWindow() {
        viewDidMoveToWindow()
        for view in subviews { view.moveToWindow() }
    }
}

/// A text to edit.
open class NSTextField: NSView {
    open var stringValue = ""
    open var placeholderString: String?
    package private(set) var label = ""

    open func setAccessibilityLabel(_ label: String?) { self.label = label ?? "" }

    /// Makes a text.
    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }
}

/// A text to edit that nobody can read.
open class NSSecureTextField: NSTextField {}

/// Views side by side.
open class NSStackView: NSView {
    /// The directions.
    public enum Orientation: Sendable {
        case vertical
    }

    open var orientation = Orientation.vertical
    open private(set) var arrangedSubviews: [NSView] = []

    /// Makes a stack of views.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        arrangedSubviews = views
        for view in views { addSubview(view) }
    }
}
