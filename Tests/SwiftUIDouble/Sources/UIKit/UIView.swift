// An executable double of UIKit, as far as AsideUI uses it: views in views, and the presentations of view controllers.
//
// It is written from UIKit's public documentation; no code or interface of Apple's was copied. Nothing of this says that
// UIKit itself behaves so on a device.
@_exported public import Foundation

/// A colour.
public final class UIColor: Sendable {
    /// No colour.
    public static let clear = UIColor()
}

/// The device.
@MainActor
public final class UIDevice {
    /// This device.
    public static let current = UIDevice()
    /// A phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Sendable {
    case phone
    case pad
}

/// Something at which a popover can point.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

/// What has edges.
public typealias LaidOutView = UIView

/// A view with other views in it; the double has no layout.
@MainActor
open class UIView: UIPopoverPresentationControllerSourceItem {
    open var frame: CGRect
    open var bounds: CGRect { frame }
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Whether the view takes what the user types.
    open private(set) var isFirstResponder = false
    open var backgroundColor: UIColor?
    open var isUserInteractionEnabled = true
    open var isHidden = false
    open var alpha = 1.0
    /// What VoiceOver reads.
    open var accessibilityLabel: String?
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    /// Makes a view at a place of its superview.
    public init(frame: CGRect) { self.frame = frame }

    /// Makes a view without a size.
    public convenience init() { self.init(frame: .zero) }

    /// No view can be read from a file.
    public required init?(coder: NSCoder) { nil }

    open var window: UIWindow? { superview?.window }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard window != nil else { return false }
        window?.endEditing(true)
        isFirstResponder = true
        return true
    }

    /// Takes the keyboard from the view inside that has it (documented: "endEditing(_:)").
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        for view in subviews { view.endEditing(force) }
        guard isFirstResponder else { return false }
        isFirstResponder = false
        return true
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        if window != nil { view.moveToWindow() }
    }

    open func didMoveToWindow() {}

    private func moveToWindow() {
        didMoveToWindow()
        for view in subviews { view.moveToWindow() }
    }

    open func removeFromSuperview() {
        let wasInWindow = window != nil
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        if wasInWindow { moveToWindow() }
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
}

/// The bar of a tab bar controller.
open class UITabBar: UIView {}
/// The bar of a navigation controller at the lower edge.
open class UIToolbar: UIView {}
