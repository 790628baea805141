/// An edge of a view or a guide.
@MainActor
public final class NSLayoutAnchor {
    unowned let view: UIView
    /// Whether the edge is that of a guide, which does not scroll.
    let isFixed: Bool

    init(of view: UIView, isFixed: Bool) { (self.view, self.isFixed) = (view, isFixed) }

    /// Makes the rule that two edges are at the same place; in the double, they are the same edges of two places.
    public func constraint(equalTo other: NSLayoutAnchor) -> NSLayoutConstraint {
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

/// Something with edges.
@MainActor
public protocol Bordered {
    /// Any of the edges, which the double does not tell apart.
    var edge: NSLayoutAnchor { get }
}

extension Bordered {
    /// The upper edge.
    public var topAnchor: NSLayoutAnchor { edge }
    /// The edge where lines begin.
    public var leadingAnchor: NSLayoutAnchor { edge }
    /// The edge where lines end.
    public var trailingAnchor: NSLayoutAnchor { edge }
    /// The lower edge.
    public var bottomAnchor: NSLayoutAnchor { edge }
}

/// A place without a view.
@MainActor
public final class UILayoutGuide: Bordered {
    /// An edge, which does not scroll.
    public let edge: NSLayoutAnchor

    init(of view: UIView) { edge = NSLayoutAnchor(of: view, isFixed: true) }
}

extension UIView: Bordered {
    /// An edge, which scrolls with the view.
    public var edge: NSLayoutAnchor { NSLayoutAnchor(of: self, isFixed: false) }

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
