public import Aside

/// A screen with a name that yields texts; tests subclass it where they need different types.
@MainActor
open class Page: Screen {
    /// The name.
    public let title: String
    /// Yields what a test publishes.
    public let outlet = Outlet<String>()

    /// Makes a screen with a name.
    public init(_ title: String) {
        self.title = title
    }
}
