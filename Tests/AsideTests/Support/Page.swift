import Aside

/// A screen with a name that yields texts.
@MainActor
final class Page: Screen {
    let title: String
    let outlet = Outlet<String>()

    init(_ title: String) {
        self.title = title
    }
}
