// An executable double of AppKit, as far as AsideUI uses it: views in views, hit tests, windows with sheets attached.
//
// It is written from AppKit's public documentation; no code or interface of Apple's was copied. Nothing of this says that
// AppKit itself behaves so on a Mac.
@_exported public import Foundation

/// A rectangle of a window, with other views in it; it measures from its lower edge, unless it is flipped.
@MainActor
open class NSView {
    /// The sides to which a view grows together with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: UInt
        /// The sides as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The width grows.
        public static let width = AutoresizingMask(rawValue: 1)
        /// The height grows.
        public static let height = AutoresizingMask(rawValue: 2)
    }

    open var frame = CGRect.zero {
        didSet {
            for view in subviews {
                if view.autoresizingMask.contains(.width) { view.frame.size.width += frame.width - oldValue.width }
                if view.autoresizingMask.contains(.height) { view.frame.size.height += frame.height - oldValue.height }
            }
        }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var autoresizingMask: AutoresizingMask = []
    open var safeAreaInsets = NSEdgeInsets()
    open private(set) var subviews: [NSView] = []
    open private(set) weak var superview: NSView?
    /// The controller whose view this is.
    package weak var viewController: NSViewController?
    weak var contentWindow: NSWindow?

    /// Makes a view without a size.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a view at a place of its superview.
    public init(frame: CGRect) { self.frame = frame }

    /// No view can be read from a file.
    public required init?(coder: NSCoder) { nil }

    open var window: NSWindow? { superview?.window ?? contentWindow }
    open var isFlipped: Bool { false }
    open var enclosingScrollView: NSScrollView? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? NSScrollView }.first
    }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Adds a view above or below another one, or all others (documented: "addSubview(_:positioned:relativeTo:)").
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        precondition(place == .above && otherView == nil, "The double adds views above all others only.")
        addSubview(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// The topmost view at a point of the superview (documented: "hitTest(_:)").
    open func hitTest(_ point: NSPoint) -> NSView? {
        let inner = convert(point, from: superview)
        guard bounds.contains(inner) else { return nil }
        return subviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
    }

    open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        fromWindow(view?.toWindow(point) ?? point)
    }

    open func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
            .map { convert($0, from: view) }
        return CGRect(
            x: corners[0].x, y: min(corners[0].y, corners[1].y), width: rect.width, height: rect.height)
    }

    /// Whether the view measures in the other direction than its superview.
    private var turns: Bool { isFlipped != (superview?.isFlipped ?? false) }

    private func toWindow(_ point: CGPoint) -> CGPoint {
        let outer = CGPoint(x: frame.minX + point.x, y: frame.minY + (turns ? frame.height - point.y : point.y))
        return superview?.toWindow(outer) ?? outer
    }

    private func fromWindow(_ point: CGPoint) -> CGPoint {
        let outer = superview?.fromWindow(point) ?? point
        let height = outer.y - frame.minY
        return CGPoint(x: outer.x - frame.minX, y: turns ? frame.height - height : height)
    }
}

/// A view that shows a part of another one.
open class NSScrollView: NSView {}

/// A text in a window.
open class NSTextField: NSView {
    open var stringValue = ""

    /// Makes a text.
    package convenience init(saying text: String) {
        self.init()
        stringValue = text
    }
}
