import Aside
import Observation

/// A screen that yields its title.
@Observable
class Page: Screen {
    let outlet = Outlet<String>()
    let title: String

    init(_ title: String) {
        self.title = title
    }
}
