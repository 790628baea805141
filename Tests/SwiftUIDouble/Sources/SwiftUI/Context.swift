/// The place where a view is drawn: what it inherits, and where it leaves information for others.
@MainActor
struct Context {
    let window: Window
    /// The information that one drawing collects.
    let pass: Pass
    /// The bar above the view, if there is one.
    var bar: Bar?
    /// The stack around the view, if there is one.
    var stack: StackScope?
    /// What presents the view, if something does.
    var layer: Layer?
    var environment: EnvironmentValues
    var identity: Identity
    /// Whether the view counts as in sight.
    var isVisible = true

    func at(_ step: Identity.Step) -> Context {
        var context = self
        context.identity = identity.appending(step)
        return context
    }

    /// The values that live as long as the view with this identity.
    func stored<Value: AnyObject>(_ part: String, _ make: () -> Value) -> Value {
        window.stored(identity.appending(.part(part)), in: pass, make)
    }

    /// Draws a view.
    func draw<Content: View>(_ view: Content) -> [Element] {
        if let primitive = view as? any Primitive { return primitive.elements(in: self) }
        connect(view)
        return at(.part("body")).draw(view.body)
    }

    /// The types of views and modifiers without such properties, which need not be searched again.
    private static var unconnected: Set<ObjectIdentifier> = []

    /// Connects the properties of a view or a modifier with their values.
    func connect(_ owner: Any) {
        let type = ObjectIdentifier(Swift.type(of: owner))
        if Self.unconnected.contains(type) { return }
        var isConnected = false
        defer { if !isConnected { Self.unconnected.insert(type) } }
        for (place, child) in Mirror(reflecting: owner).children.enumerated()
        where child.value is any DynamicProperty {
            isConnected = true
            if let property = child.value as? any Connectable {
                property.connect(at(.part(child.label ?? "\(place)")))
            } else {
                at(.part(child.label ?? "\(place)")).connect(child.value)
            }
        }
    }
}

/// The identity of a view: its way from the root, under which the values that live as long as the view are kept.
///
/// There is one object for each way in a window, because ways are compared for each view of each drawing.
final class Identity: Hashable {
    /// One step of the way.
    enum Step: Hashable {
        case place(Int)
        case branch(Int)
        case named(AnyHashable)
        case part(String)
    }

    private var longer: [Step: Identity] = [:]

    func appending(_ step: Step) -> Identity {
        if let known = longer[step] { return known }
        let identity = Identity()
        longer[step] = identity
        return identity
    }

    static func == (one: Identity, other: Identity) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view that draws itself.
@MainActor
protocol Primitive {
    func elements(in context: Context) -> [Element]
}

/// A property of a view that has to know the place of the view.
@MainActor
protocol Connectable {
    func connect(_ context: Context)
}

/// The information that one drawing collects.
@MainActor
final class Pass {
    var used: Set<Identity> = []
    var lifecycles: [(identity: Identity, lifecycle: Lifecycle)] = []
    var layers: [Layer] = []
}

/// The reports that a view wants about its life.
@MainActor
struct Lifecycle {
    var isVisible: Bool
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

/// The title and the buttons above some views.
@MainActor
final class Bar {
    var title: String?
    var hidesBack = false
    var items: [Element] = []
}

/// The destinations that the views in a stack declare.
@MainActor
final class StackScope {
    var hidesBack = false
    var destinations: [ObjectIdentifier: @MainActor (Any, Context) -> [Element]] = [:]
}
