import Aside

/// The hub, to which everything leads back.
final class FirstScreen: Screen {
    let outlet = Outlet<Void>()

    var content: Content {
        Heading("First")
        Action("Second", shortcut: .enter) { self.publish() }
    }
}
