/// How a view comes and goes.
package struct AnyTransition: Sendable {
    package static let opacity = AnyTransition()

    package static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    package func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// An edge of a view.
package enum Edge: Sendable {
    case bottom

    package struct Set: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let bottom = Set(rawValue: 1)
    }
}

/// How a change is animated.
package struct Animation: Sendable {
    package static let `default` = Animation()
}

extension View {
    /// Animates what changes inside this view together with a value.
    package func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        modified { context, draw in
            let last = context.stored("animated") { LastValue<Value>() }
            if let before = last.value, before != value { context.window.isAnimating = animation != nil }
            last.value = value
            return draw(context)
        }
    }

    /// Moves this view in and out if its coming and going is animated.
    package func transition(_ transition: AnyTransition) -> some View {
        modified { context, draw in
            let window = context.window
            var isNew = false
            let moving = context.stored("transition") {
                isNew = true
                return Moving(in: window)
            }
            let elements = draw(context)
            moving.text = elements.map(\.text).joined(separator: " ")
            if isNew { window.noteMotion("+\(moving.text)") }
            return elements
        }
    }
}

/// A view that moves when it comes and goes.
@MainActor
private final class Moving: Leaving {
    var text = ""
    private unowned let window: Window

    init(in window: Window) { self.window = window }

    func leave() { window.noteMotion("-\(text)") }
}
