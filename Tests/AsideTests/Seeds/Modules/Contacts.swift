import Aside

/// A module: a contact is chosen from a list, after a look at it.
struct Contacts: Flow {
    let stage: Stage

    func run() async throws -> String {
        try await show(ContactList()).then { name in
            try await show(ContactCard(name)).then { name }
        }
    }
}

private final class ContactList: Place<String> {
    init() { super.init("Contacts") }
}

private final class ContactCard: Place<Void> {}
