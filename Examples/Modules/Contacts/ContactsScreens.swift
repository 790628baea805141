import Aside

/// The list of all contacts.
final class ContactsScreen: Screen {
    let outlet = Outlet<String>()

    var content: Content {
        Heading("Contacts")
        for name in ["Ann", "Bob"] {
            Action(name) { self.publish(name) }
        }
    }
}

/// The details of a contact.
final class ContactScreen: Screen {
    let outlet = Outlet<Void>()
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    var content: Content {
        Heading(name)
        Action("Choose \(name)", shortcut: .enter) { self.publish() }
    }
}
