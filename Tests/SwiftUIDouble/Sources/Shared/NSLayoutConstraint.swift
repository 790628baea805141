// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An edge or a middle line of a view or a guide.
///
/// The double has no layout.
@MainActor
public final class NSLayoutAnchor {
    /// Makes the rule that two lines are at the same place.
    public func constraint(equalTo other: NSLayoutAnchor, constant: Double = 0) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// Makes the rule that this line is not after another one.
    public func constraint(lessThanOrEqualTo other: NSLayoutAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A rule of a layout.
@MainActor
public final class NSLayoutConstraint {
    /// How much a rule matters.
    public enum Priority: Sendable {
        case required
        case defaultHigh
    }

    public var priority = Priority.required

    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// A place without a view.
@MainActor
public final class LayoutGuide {
    public let topAnchor = NSLayoutAnchor()
    public let bottomAnchor = NSLayoutAnchor()
}

extension LaidOutView {
    public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    public var keyboardLayoutGuide: LayoutGuide { LayoutGuide() }
    public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide() }
}
