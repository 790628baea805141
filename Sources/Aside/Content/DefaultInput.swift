/// A type that has an input of its own, so that a ``Field`` need not name one.
public protocol DefaultInput {
    /// The input of a field that names none.
    @MainActor static var input: Input<Self> { get }
}

extension String: DefaultInput {
    /// A line of text.
    @MainActor public static var input: Input<String> { .text() }
}

extension Int: DefaultInput {
    /// Any whole number.
    @MainActor public static var input: Input<Int> { .number() }
}

extension Double: DefaultInput {
    /// Any number.
    @MainActor public static var input: Input<Double> { .number() }
}

extension Bool: DefaultInput {
    /// On or off.
    @MainActor public static var input: Input<Bool> { .toggle() }
}
