import Aside

/// A screen that is nothing but a title and what it yields; the screens of a test are named subclasses of it.
@MainActor
class Place<Value>: Screen {
    let title: String
    let outlet = Outlet<Value>()

    init(_ title: String) {
        self.title = title
    }
}
