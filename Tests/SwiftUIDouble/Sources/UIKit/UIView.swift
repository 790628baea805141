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
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// The place in a view.
    func frame(in view: UIView) -> CGRect
}

/// Something that takes events, or hands them on to the next.
@MainActor
open class UIResponder {
    open var next: UIResponder? { nil }

    /// Makes a responder without a next one.
    public init() {}
}

/// A rectangle of a window, with other views in it.
open class UIView: UIResponder, UIPopoverPresentationControllerSourceItem {
    /// The sides to which a view grows together with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: UInt
        /// The sides as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The width grows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1)
        /// The height grows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 2)
    }

    open var frame = CGRect.zero {
        didSet { resizeSubviews(from: oldValue.size) }
    }
    /// What the view shows of itself; in a scroll view, its origin moves.
    open var bounds: CGRect {
        get { CGRect(origin: origin, size: frame.size) }
        set { (origin, frame.size) = (newValue.origin, newValue.size) }
    }
    open var autoresizingMask: AutoresizingMask = []
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
    /// The controller whose view this is.
    package weak var viewController: UIViewController?
    private var origin = CGPoint.zero
    /// Called when the view begins or stops taking what the user types.
    package var focusChanged: ((Bool) -> Void)?

    /// Makes a view at a place of its superview.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Makes a view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// No view can be read from a file.
    public required init?(coder: NSCoder) { nil }

    override open var next: UIResponder? { viewController ?? superview }

    open var window: UIWindow? { superview?.window }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard window != nil else { return false }
        window?.endEditing(true)
        isFirstResponder = true
        focusChanged?(true)
        return true
    }

    /// Takes the keyboard from the view inside that has it (documented: "endEditing(_:)").
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        for view in subviews { view.endEditing(force) }
        guard isFirstResponder else { return false }
        isFirstResponder = false
        focusChanged?(false)
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

    open func bringSubviewToFront(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: place))
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

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let (mine, other) = (place, view?.place ?? .zero)
        return rect.offsetBy(dx: other.x - mine.x, dy: other.y - mine.y)
    }

    open func frame(in view: UIView) -> CGRect { view.convert(bounds, from: self) }

    /// The origin of the view's coordinates in its window.
    private var place: CGPoint {
        let outer = superview?.place ?? .zero
        return CGPoint(x: outer.x + frame.minX - origin.x, y: outer.y + frame.minY - origin.y)
    }

    private func resizeSubviews(from old: CGSize) {
        for view in subviews {
            if view.autoresizingMask.contains(.flexibleWidth) { view.frame.size.width += frame.width - old.width }
            if view.autoresizingMask.contains(.flexibleHeight) { view.frame.size.height += frame.height - old.height }
        }
    }
}

/// The bar of a tab bar controller.
open class UITabBar: UIView {}
/// The bar of a navigation controller at the lower edge.
open class UIToolbar: UIView {}

/// A button in a bar.
open class UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    private let place: CGRect

    /// Makes a button at a place of its window.
    package init(at place: CGRect) { self.place = place }

    /// Returns the place of the button in a view.
    public func frame(in view: UIView) -> CGRect { view.convert(place, from: nil) }
}
