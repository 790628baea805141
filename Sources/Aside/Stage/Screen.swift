/// A reference model that is shown to the user and yields values of one type.
///
/// A screen knows nothing about what comes next, nor whether it was pushed with `show` or presented with `sheet`:
/// whoever shows it decides. It stores an ``Outlet`` and publishes through it.
///
/// ```swift
/// final class AddressScreen: Screen {
///     let outlet = Outlet<Address>()
///     var street = ""
///
///     var content: Content {
///         Heading("Ship to")
///         Field("Street", text: \.street)
///         Action("Continue", shortcut: .enter) { self.publish(Address(street: self.street)) }
///     }
/// }
/// ```
@MainActor
public protocol Screen<Value>: Operable {
    /// What the screen yields.
    associatedtype Value

    /// Where the screen's values leave it. A stored property: `let outlet = Outlet<Cart>()`.
    var outlet: Outlet<Value> { get }

    /// What the screen is called where there is room for a few words only; by default its first heading.
    var title: String { get }

    /// What the screen shows, described once for every renderer; empty by default.
    @ScreenContentBuilder<Self> var content: ScreenContent { get }
}

extension Screen {
    /// Yields a value to whoever shows this screen.
    ///
    /// - Parameter value: what the user entered or chose.
    /// - Returns: `false` where the value is refused: the screen is covered, the work for its last value still runs,
    ///   or it has left. A second tap therefore does nothing. Before the screen is first shown, one value is kept.
    @discardableResult
    public func publish(_ value: Value) -> Bool {
        outlet.publish(value)
    }
}

extension Screen where Value == Void {
    /// Tells whoever shows this screen that its user is done.
    ///
    /// - Returns: `false` where that is refused, as a value would be.
    @discardableResult
    public func publish() -> Bool {
        publish(())
    }
}
