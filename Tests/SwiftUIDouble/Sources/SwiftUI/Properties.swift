package import Foundation
package import Observation

/// A property that gets its value when the view is drawn.
@MainActor
public protocol DynamicProperty {}

/// A value that is read and written elsewhere.
@MainActor
@propertyWrapper
public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// Makes a binding to what two functions read and write.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding.
    public var projectedValue: Binding<Value> { self }
}

/// Bindings to the properties of an object, known by their key paths.
@MainActor
@dynamicMemberLookup
package struct Bindable<Object: AnyObject> {
    private let object: Object

    package init(_ object: Object) { self.object = object }

    package subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
        Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

/// A value that lives as long as its view, known by the view's identity.
@MainActor
@propertyWrapper
package struct State<Value>: DynamicProperty, Connectable {
    private final class Link {
        var box: Box<Value>?
    }

    private let initial: Value
    private let link = Link()

    package init(wrappedValue value: Value) { initial = value }
    package init(initialValue value: Value) { initial = value }

    package var wrappedValue: Value {
        get { link.box?.value ?? initial }
        nonmutating set { link.box?.set(newValue) }
    }

    package var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    func connect(_ context: Context) {
        let (window, initial) = (context.window, initial)
        link.box = context.stored("state") { Box(initial, in: window) }
    }
}

/// The storage of a view's value.
@MainActor
final class Box<Value> {
    private(set) var value: Value
    private weak var window: Window?

    init(_ value: Value, in window: Window) {
        (self.value, self.window) = (value, window)
    }

    func set(_ value: Value) {
        self.value = value
        window?.invalidate()
    }
}

/// The field that has the focus.
@MainActor
@propertyWrapper
package struct FocusState<Value: Hashable>: DynamicProperty, Connectable {
    package typealias Binding = SwiftUI.Binding<Value>

    private let state: State<Value>

    package init<Field: Hashable>() where Value == Field? { state = State(initialValue: nil) }

    package init() where Value == Bool { state = State(initialValue: false) }

    package var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    package var projectedValue: Binding { state.projectedValue }

    func connect(_ context: Context) { state.connect(context) }
}

/// A value that a view further outside has set.
@MainActor
@propertyWrapper
package struct Environment<Value>: DynamicProperty, Connectable {
    private final class Link {
        var values: EnvironmentValues?
    }

    private let read: @MainActor (EnvironmentValues) -> Value
    private let link = Link()

    package init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// An object of a type, if a view further outside has set one.
    package init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0.object(type) }
    }

    package var wrappedValue: Value {
        guard let values = link.values else { fatalError("The environment was read before its view was drawn.") }
        return read(values)
    }

    func connect(_ context: Context) {
        link.values = context.environment
    }
}

/// The values that views further outside have set.
package struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    package var isEnabled = true
    package var displayScale = 1.0
    package var dynamicTypeSize = 1
    package var colorScheme = 1

    package init() {}

    /// Whether VoiceOver is running (documented under the same name).
    package var accessibilityVoiceOverEnabled = false

    /// The time zone in which dates are shown.
    package var timeZone = TimeZone.current

    /// Whether the window is visible; `.background` where no scene has set it, as in a preview and in a host of UIKit.
    package var scenePhase = ScenePhase.background

    /// A custom value.
    package subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        objects[ObjectIdentifier(type)] as? Object
    }

    mutating func set<Object: AnyObject>(_ object: Object?) {
        objects[ObjectIdentifier(Object.self)] = object
    }
}

/// A custom value in the environment.
package protocol EnvironmentKey {
    associatedtype Value
    /// The value if no view has set it.
    static var defaultValue: Value { get }
}

/// The states of a window.
package enum ScenePhase: Hashable, Sendable {
    case background
    case active
}
