import Aside

/// Where it begins, and where everything leads back to.
final class FirstScreen: Screen {
    let outlet = Outlet<Void>()

    var content: Content {
        Heading("First")
        Action("Second", shortcut: .enter) { self.publish() }
    }
}
