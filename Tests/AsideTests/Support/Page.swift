import Aside

/// A screen with a name that yields texts; tests subclass it where they need different types.
@MainActor
class Page: Screen {
    let title: String
    let outlet = Outlet<String>()

    init(_ title: String) {
        self.title = title
    }
}
