package import Observation

/// A modifier of a view.
@MainActor @preconcurrency
package protocol ViewModifier {
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = ModifierContent
    @ViewBuilder func body(content: Content) -> Body
}

/// The view on which a modifier is used.
package struct ModifierContent: View, Primitive {
    fileprivate let draw: @MainActor (Context) -> [Element]

    func elements(in context: Context) -> [Element] { draw(context) }
}

extension View {
    package func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        modified { context, draw in
            context.connect(modifier)
            return context.at(.part("modified")).draw(modifier.body(content: ModifierContent(draw: draw)))
        }
    }

    /// Sets the identity of this view; another identity is another view.
    package func id<ID: Hashable>(_ id: ID) -> some View {
        modified { context, draw in draw(context.at(.named(id))) }
    }

    /// Sets the tag of this view in a picker.
    package func tag<Value: Hashable>(_ tag: Value) -> some View {
        changing { $0.tag = AnyHashable(tag) }
    }

    /// Sets the title of this view.
    package func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> some View {
        changing { $0.label = String(label) }
    }

    /// Hides this view from VoiceOver.
    package func accessibilityHidden(_ isHidden: Bool) -> some View {
        changing { if isHidden { $0.isSilent = true } }
    }

    /// Does something when VoiceOver's user acts.
    package func accessibilityAction(_ kind: AccessibilityActionKind, _ handler: @escaping @MainActor () -> Void)
        -> some View
    {
        changing { $0.escape = handler }
    }

    /// Disables this view.
    package func disabled(_ isDisabled: Bool) -> some View {
        inside { if isDisabled { $0.environment.isEnabled = false } }
    }

    /// Keeps the user from picking this view as an option.
    package func selectionDisabled(_ isDisabled: Bool = true) -> some View { disabled(isDisabled) }

    /// Draws something over this view.
    package func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        let over = content()
        return modified { context, draw in draw(context.at(.part("under"))) + context.at(.part("over")).draw(over) }
    }

    /// Draws something behind this view.
    package func background<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let behind = content()
        return modified { context, draw in draw(context.at(.part("front"))) + context.at(.part("behind")).draw(behind) }
    }

    // MARK: Environment

    /// Changes the environment of the views inside.
    package func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        inside { transform(&$0.environment[keyPath: keyPath]) }
    }

    /// Sets a value in the environment of the views inside.
    package func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        transformEnvironment(keyPath) { $0 = value }
    }

    /// Gives an object to the views inside.
    package func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        inside { $0.environment.set(object) }
    }

    // MARK: Life

    private func life(_ make: @escaping @MainActor (Context) -> Lifecycle) -> some View {
        modified { context, draw in
            let context = context.at(.part("life"))
            context.pass.lifecycles.append((context.identity, make(context)))
            return draw(context)
        }
    }

    /// Does something when this view comes into sight.
    package func onAppear(perform action: (() -> Void)? = nil) -> some View {
        life { Lifecycle(isVisible: $0.isVisible, appear: action) }
    }

    /// Does something when this view goes out of sight.
    package func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        life { Lifecycle(isVisible: $0.isVisible, disappear: action) }
    }

    /// Does something when a value has changed since this view was last drawn.
    package func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        modified { context, draw in
            let context = context.at(.part("change"))
            let last = context.stored("last") { LastValue<Value>() }
            if let old = last.value {
                if old != value { context.window.afterDrawing { action(old, value) } }
            } else if initial {
                context.window.afterDrawing { action(value, value) }
            }
            last.value = value
            return draw(context)
        }
    }

    /// Does something when a value has changed since this view was last drawn.
    package func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    // MARK: Modifiers without an effect for a user of the double

    package func formStyle(_ style: FormStyle) -> some View { unchanged() }
    package func opacity(_ opacity: Double) -> some View { unchanged() }
    package func transition(_ transition: AnyTransition) -> some View { unchanged() }
    package func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { unchanged() }
    package func allowsHitTesting(_ enabled: Bool) -> some View { unchanged() }
    package func labelsHidden() -> some View { unchanged() }
    package func padding() -> some View { unchanged() }
    package func ignoresSafeArea() -> some View { unchanged() }
    package func accessibilityHint<Words: StringProtocol>(_ hint: Words) -> some View { unchanged() }
    package func frame(minHeight: Double?) -> some View { unchanged() }
    package func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { unchanged() }
    package func accessibilityElement(children: AccessibilityChildBehavior) -> some View { unchanged() }
}

/// The value at the last drawing of a view.
@MainActor
final class LastValue<Value> {
    var value: Value?
}

/// The look of a form.
package enum FormStyle: Sendable {
    case grouped
}

/// The traits of a view for accessibility.
package struct AccessibilityTraits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let isHeader = AccessibilityTraits(rawValue: 1)
    package static let isSelected = AccessibilityTraits(rawValue: 2)
    /// Nothing else accepts input.
    package static let isModal = AccessibilityTraits(rawValue: 4)
    /// Its value changes often.
    package static let updatesFrequently = AccessibilityTraits(rawValue: 8)
}

/// What VoiceOver's user can do.
package enum AccessibilityActionKind: Sendable {
    case escape
}

/// How a view comes and goes.
package struct AnyTransition: Sendable {
    package static let opacity = AnyTransition()
    package static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    package func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// An edge of a view.
package enum Edge: Sendable {
    case bottom
}

/// How a change is animated.
package struct Animation: Sendable {
    package static let `default` = Animation()
}

/// The way in which assistive technology reads the views inside.
package enum AccessibilityChildBehavior: Sendable {
    case contain
}
