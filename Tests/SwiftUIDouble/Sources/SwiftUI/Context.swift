/// Where a view is drawn: what it inherits, and where it leaves what concerns more than itself.
@MainActor
struct Context {
    let window: Window
    /// What one drawing collects.
    let pass: Pass
    /// What the view is part of: the window, or something that is presented.
    let surface: SurfaceScope
    /// The bar above the view, where there is one.
    var bar: Bar?
    /// The stack around the view, where there is one.
    var stack: StackScope?
    var environment: EnvironmentValues
    var identity: Identity
    /// Whether the view can be seen, as far as views are told.
    var isVisible = true

    func at(_ step: Identity.Step) -> Context {
        var context = self
        context.identity = identity.appending(step)
        return context
    }

    /// What lives as long as the view with this identity.
    func stored<Value: AnyObject>(_ part: String, _ make: () -> Value) -> Value {
        window.stored(identity.appending(.part(part)), in: pass, make)
    }

    /// Draws a view.
    func draw<Content: View>(_ view: Content) -> [Element] {
        if let primitive = view as? any Primitive { return primitive.elements(in: self) }
        connect(view)
        return at(.part("body")).draw(view.body)
    }

    /// Gives the properties of a view or a modifier what they stand for.
    func connect(_ owner: Any) {
        for (place, child) in Mirror(reflecting: owner).children.enumerated() {
            if let property = child.value as? any Connectable {
                property.connect(at(.part(child.label ?? "\(place)")))
            } else if child.value is any DynamicProperty {
                at(.part(child.label ?? "\(place)")).connect(child.value)
            }
        }
    }
}

/// A view that draws itself.
@MainActor
protocol Primitive {
    func elements(in context: Context) -> [Element]
}

/// A property of a view that has to know where the view is.
@MainActor
protocol Connectable {
    func connect(_ context: Context)
}

/// What one drawing collects.
@MainActor
final class Pass {
    var used: Set<Identity> = []
    var lifecycles: [(identity: Identity, lifecycle: Lifecycle)] = []
}

/// What a view wants to be told of its life.
@MainActor
struct Lifecycle {
    var isVisible: Bool
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

/// What is asked of the thing that a view is part of.
@MainActor
final class SurfaceScope {
    var requests: [PresentationRequest] = []
    var isSwipeDisabled = false
    var detents: Set<PresentationDetent> = []
    var sizing: PresentationSizing?
}

/// The title and the buttons above some views.
@MainActor
final class Bar {
    var title: String?
    var items: [Element] = []
}

/// What the views in a stack say about what can be pushed.
@MainActor
final class StackScope {
    var destinations: [ObjectIdentifier: @MainActor (Any, Context) -> [Element]] = [:]
}
