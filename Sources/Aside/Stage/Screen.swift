/// A model of what the user sees, which yields values of one type.
///
/// A screen does not know what comes next, nor whether it was pushed with `show` or presented with `sheet`. The flow
/// that shows it decides that. A screen stores an ``Outlet`` and publishes its values through it.
///
/// ```swift
/// final class AddressScreen: Screen {
///     let outlet = Outlet<Address>()
///     var street = ""
///
///     var content: Content {
///         Heading("Ship to")
///         Field("Street", \.street)
///         Action("Continue", shortcut: .enter) { self.publish(Address(street: self.street)) }
///     }
/// }
/// ```
@MainActor
public protocol Screen<Value>: Operable {
    /// The type of the values that the screen yields.
    associatedtype Value

    /// The outlet that takes the screen's values.
    ///
    /// Make it a stored property: `let outlet = Outlet<Cart>()`.
    var outlet: Outlet<Value> { get }

    /// A short name of the screen.
    ///
    /// By default, it is the first heading.
    var title: String { get }

    /// What the screen shows, described once for every presenter.
    ///
    /// It is empty by default.
    @ScreenBuilder<Self> var content: ScreenContent { get }
}

extension Screen {
    /// Yields a value to the flow that shows this screen.
    ///
    /// - Parameter value: What the user entered or chose.
    /// - Returns: `false` if the value is refused: the screen is covered, the screen has left the stack, or the flow
    ///   still handles the screen's last value. A second tap therefore does nothing. One value is kept if the screen
    ///   publishes it before it is first shown.
    @discardableResult
    public func publish(_ value: Value) -> Bool {
        outlet.publish(value)
    }
}

extension Screen where Value == Void {
    /// Tells the flow that shows this screen that the user is done.
    ///
    /// - Returns: `false` if this is refused, as ``publish(_:)`` describes.
    @discardableResult
    public func publish() -> Bool {
        publish(())
    }
}
