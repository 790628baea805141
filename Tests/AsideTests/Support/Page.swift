import Aside

/// A screen with a name that yields texts; those that a test tells apart by their type are subclasses of it.
@MainActor
class Page: Screen {
    let title: String
    let outlet = Outlet<String>()

    init(_ title: String) {
        self.title = title
    }
}
