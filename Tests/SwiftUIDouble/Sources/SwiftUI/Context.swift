import Foundation
import Observation

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// The place where a view is drawn: what it inherits, and where it leaves information for others.
@MainActor
struct Context {
    let canvas: Canvas
    /// The information that one drawing collects.
    let pass: Pass
    /// The bar above the view, if there is one.
    var bar: Bar?
    /// The stack around the view, if there is one.
    var stack: StackScope?
    var environment: EnvironmentValues
    var identity: Identity
    /// Whether the view counts as in sight.
    var isVisible = true
    var window: Window { canvas.window }

    func at(_ step: Identity.Step) -> Context {
        var context = self
        context.identity = identity.appending(step)
        return context
    }

    /// The values that live as long as the view with this identity.
    func stored<Value: AnyObject>(_ part: String, _ make: () -> Value) -> Value {
        canvas.stored(identity.appending(.part(part)), in: pass, make)
    }

    /// Draws a view.
    func draw<Content: View>(_ view: Content) -> [Element] {
        if let primitive = view as? any Primitive { return primitive.elements(in: self) }
        connect(view)
        if let representable = view as? any SystemRepresentable { return update(representable) }
        return at(.part("body")).draw(view.body)
    }

    /// A platform view has nothing to read or to press.
    ///
    /// It is made once, and stands in the view of the controller that draws it.
    private func update(_ representable: some SystemRepresentable) -> [Element] {
        let context = RepresentableContext(environment: environment)
        let held = stored("platform") { HeldView(representable.makeSystemView(context)) }
        if held.view.superview == nil { canvas.controller.view.addSubview(held.view) }
        representable.updateSystemView(held.view, context)
        return []
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

/// A platform view, which leaves its superview together with the view that shows it.
@MainActor
final class HeldView: Leaving {
    let view: SystemView

    init(_ view: SystemView) { self.view = view }

    func leave() { view.removeFromSuperview() }
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
    /// What views ask to be presented.
    var requests: [PresentationRequest] = []
}

/// The reports that a view wants about its life.
@MainActor
struct Lifecycle {
    var isVisible: Bool
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

/// What a platform view knows of the place where it stands.
package struct RepresentableContext {
    package let environment: EnvironmentValues
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
