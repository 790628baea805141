/// An edge of a view or a guide.
@MainActor
public class NSLayoutAnchor {
    enum Edge { case top, leading, trailing, bottom }

    let edge: Edge
    unowned let view: UIView
    /// Whether the edge is that of a guide, which does not scroll.
    let isFixed: Bool

    init(_ edge: Edge, of view: UIView, isFixed: Bool = false) {
        (self.edge, self.view, self.isFixed) = (edge, view, isFixed)
    }
}

/// A vertical edge.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
    /// Makes the rule that two edges are at the same place.
    public func constraint(equalTo other: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
        NSLayoutConstraint(first: self, second: other)
    }
}

/// A horizontal edge.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
    /// Makes the rule that two edges are at the same place.
    public func constraint(equalTo other: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
        NSLayoutConstraint(first: self, second: other)
    }
}

/// The rule that two edges are at the same place.
@MainActor
public final class NSLayoutConstraint {
    let first: NSLayoutAnchor
    let second: NSLayoutAnchor

    init(first: NSLayoutAnchor, second: NSLayoutAnchor) { (self.first, self.second) = (first, second) }

    /// Makes some rules hold.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.first.view.constraints.append(constraint) }
    }
}

/// A place without a view.
@MainActor
public final class UILayoutGuide {
    private unowned let view: UIView

    init(of view: UIView) { self.view = view }

    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: view, isFixed: true) }
    /// The edge where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: view, isFixed: true) }
    /// The edge where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: view, isFixed: true) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: view, isFixed: true) }
}

extension UIView {
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: self) }
    /// The edge where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: self) }
    /// The edge where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: self) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: self) }

    /// The place that all four edges ask for: the visible part of a superview, or what it shows before it scrolls.
    var constrainedFrame: CGRect? {
        guard !translatesAutoresizingMaskIntoConstraints, constraints.count == 4 else { return nil }
        let isPinned = constraints.allSatisfy { $0.second.view === superview }
        precondition(isPinned, "The double pins views to superviews only.")
        guard let superview, constraints.allSatisfy(\.second.isFixed) || !(superview is UIScrollView) else {
            return superview.map { CGRect(origin: .zero, size: $0.frame.size) }
        }
        return superview.bounds
    }
}
