// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An edge or a middle line of a view or a guide.
///
/// The double has no layout.
@MainActor
public final class NSLayoutAnchor {
    /// Makes the rule that two lines are at the same place.
    public func constraint(equalTo other: NSLayoutAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A rule of a layout.
@MainActor
public final class NSLayoutConstraint {
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// A place without a view.
@MainActor
public final class NSLayoutGuide {
    public let bottomAnchor = NSLayoutAnchor()
}

extension NSView {
    public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    public var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide() }
}
