import Aside

/// The samples of the article “Recipes”, which quotes this file.
struct Recipes: Flow {
    let stage: Stage
    let directory: Directory

    func findUser() async throws -> User {
        try await prompt("User name", placeholder: "ada", submit: "Look up") { name in
            guard let user = try await directory.user(named: name) else {
                throw InvalidInput("Nobody is called “\(name)”.")
            }
            return user
        }
    }

    func introduce() async throws -> String {
        let name = try await prompt("What is your name?")
        let colour = try await choose("Which colour, \(name)?", from: ["red", "green", "blue"])
        guard try await confirm("\(name) likes \(colour)", action: "Save", cancel: "Start over") else {
            return try await introduce()
        }
        return "\(name) likes \(colour)."
    }

    func staysSignedIn() async throws -> Bool {
        try await confirm(
            "Stay signed in?", action: "Stay", cancel: "Sign out",
            policy: .expiring(after: .seconds(60), answering: false))
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
        let fields: [PromptField] = [
            PromptField("Name", placeholder: "Ada"),
            PromptField("Password", isSecure: true),
            .number("Guests", value: 2, in: 1...8),
            .textArea("Wishes"),
        ]
        let meal = try await choose("Meal", from: ["Fish", "Rice"], initial: "Rice")
        let days = try await chooseMany("Days", from: ["Friday", "Saturday", "Sunday"], count: 1...3)
        return try await prompt("Registration", fields: fields, submit: "Register") { values in
            if values["Password"].count < 8 { throw InvalidInput("At least 8 letters.", field: "Password") }
            return Registration(name: values["Name"], guests: values[number: "Guests"], meal: meal, days: days)
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
    var name: String
    var guests: Int
    var meal: String
    var days: [String]
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
