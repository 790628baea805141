public import Foundation
public import Observation

/// A property that a view gives its value when it is drawn.
@MainActor
public protocol DynamicProperty {}

/// A value that is read and written elsewhere.
@MainActor
@propertyWrapper
public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// A value that is read and written by functions.
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

/// A value that lives as long as its view, known by the view's identity.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty, Connectable {
    private final class Link {
        var box: Box<Value>?
    }

    private let initial: Value
    private let link = Link()

    /// A value to begin with.
    public init(wrappedValue value: Value) { initial = value }
    /// A value to begin with.
    public init(initialValue value: Value) { initial = value }

    /// The value.
    public var wrappedValue: Value {
        get { link.box?.value ?? initial }
        nonmutating set { link.box?.set(newValue) }
    }

    /// Reads and writes the value elsewhere.
    public var projectedValue: Binding<Value> {
        let (link, initial) = (link, initial)
        return Binding {
            link.box?.value ?? initial
        } set: {
            link.box?.set($0)
        }
    }

    func connect(_ context: Context) {
        let (window, initial) = (context.window, initial)
        link.box = context.stored("state") { Box(initial, in: window) }
    }
}

/// Where a value of a view is kept.
@MainActor
final class Box<Value> {
    private(set) var value: Value
    private weak var window: Window?

    init(_ value: Value, in window: Window) {
        (self.value, self.window) = (value, window)
    }

    func set(_ value: Value) {
        self.value = value
        window?.somethingChanged()
    }
}

/// Which field has the focus.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, Connectable {
    fileprivate final class Link {
        var box: Box<Value>?
    }

    /// Reads and writes the focus elsewhere.
    @MainActor
    @propertyWrapper
    public struct Binding {
        fileprivate let link: FocusState<Value>.Link
        fileprivate let none: Value

        /// What has the focus.
        public var wrappedValue: Value {
            get { link.box?.value ?? none }
            nonmutating set { link.box?.set(newValue) }
        }
        /// The binding.
        public var projectedValue: Binding { self }
    }

    private let none: Value
    private let link = Link()

    /// No field has it at first.
    public init<Field: Hashable>() where Value == Field? { none = nil }

    /// Nothing has it at first.
    public init() where Value == Bool { none = false }

    /// What has the focus.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// Reads and writes the focus elsewhere.
    public var projectedValue: Binding { Binding(link: link, none: none) }

    func connect(_ context: Context) {
        let (window, none) = (context.window, none)
        link.box = context.stored("focus") { Box(none, in: window) }
    }
}

/// A value that the views around have set.
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty, Connectable {
    private final class Link {
        var values: EnvironmentValues?
    }

    private let read: @MainActor (EnvironmentValues) -> Value
    private let link = Link()

    /// A value with a name.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// An object of a type; without one, the app ends.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values.object(type) else { fatalError("No \(type) is in the environment.") }
            return object
        }
    }

    /// An object of a type, if there is one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0.object(type) }
    }

    /// The value.
    public var wrappedValue: Value {
        guard let values = link.values else { fatalError("The environment was read before its view was drawn.") }
        return read(values)
    }

    func connect(_ context: Context) {
        link.values = context.environment
    }
}

/// What the views around have set.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    var isEnabled = true

    /// What is set where nothing was set.
    public init() {}

    /// In which time zone dates are shown.
    public var timeZone = TimeZone.current

    /// Whether the window can be seen.
    public var scenePhase = ScenePhase.active

    /// A value of one's own.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
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

/// A value of one's own in the environment.
public protocol EnvironmentKey {
    /// What the value is.
    associatedtype Value
    /// What it is where nobody has set it.
    static var defaultValue: Value { get }
}

/// Whether a window can be seen.
public enum ScenePhase: Hashable, Sendable {
    /// It cannot.
    case background
    /// It can, but takes nothing.
    case inactive
    /// It can.
    case active
}
