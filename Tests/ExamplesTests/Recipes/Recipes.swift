import Aside

/// The samples of the article “Recipes”, which quotes this file.
struct Recipes: Flow {
    let stage: Stage
    let directory: Directory

    func findUser() async throws -> User {
        try await ask(
            .prompt(
                "User name",
                .text(placeholder: "ada").parsed { name in
                    guard let user = try await directory.user(named: name) else {
                        throw InvalidInput("Nobody is called “\(name)”.")
                    }
                    return user
                }
            ).submit("Look up"))
    }

    func staysSignedIn() async throws -> Bool {
        try await ask(
            .confirm("Stay signed in?", action: "Stay").expiring(after: .seconds(60), answering: false).cancel(
                "Sign out"))
    }

    enum Ending {
        case save
        case discard
        case stay
    }

    func close(_ document: String) async throws -> Ending {
        try await alert("Save the changes in “\(document)”?") {
            Choice("Save", role: .preferred, .save)
            Choice("Don't save", role: .destructive, .discard)
            Choice("Cancel", role: .cancel, .stay)
        }
    }

    func register() async throws -> Registration {
        try await form("Registration", Registration()) {
            Field("Name", \.name, .text(placeholder: "Ada"))
            Field(
                "Password", \.password,
                .text().secure().checked { if $0.count < 8 { throw InvalidInput("At least 8 letters.") } })
            Field("Guests", \.guests, .number(in: 1...8))
            Field("Meal", \.meal, .choice(from: ["Fish", "Rice"]))
            Field("Wishes", \.wishes, .lines())
            Field("News", \.wantsNews)
        } check: { registration in
            if registration.name.isEmpty { throw InvalidInput("Say who comes.", field: "Name") }
        }
    }

    func report(_ upload: Result<String, any Error>) async {
        switch upload {
        case .success(let file):
            await alert("Uploaded", message: "“\(file)” is on the server.", severity: .success)
        case .failure(let error):
            await alert("The upload failed", message: "\(error)", severity: .error)
        }
    }

    func archive(_ message: String, in mailbox: Mailbox) async {
        mailbox.inbox.removeAll { $0 == message }
        if await notice("Message archived", action: "Undo", for: .seconds(5)) {
            mailbox.inbox.append(message)
        }
    }
}

// MARK: -

struct User: Equatable {
    var name: String
}

struct Registration: Equatable {
    var name = ""
    var password = ""
    var guests = 2
    var meal = "Rice"
    var wishes = ""
    var wantsNews = false
}

/// A service that looks users up; the first request fails.
@MainActor
final class Directory {
    struct Unreachable: Error, CustomStringConvertible {
        var description: String { "The server does not answer." }
    }

    private var requests = 0

    func user(named name: String) async throws -> User? {
        requests += 1
        if requests == 1 { throw Unreachable() }
        return name == "ada" ? User(name: "Ada Lovelace") : nil
    }
}

@MainActor
final class Mailbox {
    var inbox = ["Hello"]
}
