public import Aside
import ContactsModule
import DashboardModule
import LoginModule
import SettingsModule

/// The app. It alone knows more than one module, and decides what follows each exit.
public struct AppFlow: Flow {
    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    private let post: Post

    /// Makes the flow of the app.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - post: The service that sends items to contacts.
    public init(stage: Stage, post: Post) {
        self.stage = stage
        self.post = post
    }

    /// Runs the app until the user leaves the login.
    ///
    /// - Throws: `CancellationError` if the user leaves otherwise.
    public func run() async throws {
        var greeting = "Welcome"
        while case .loggedIn(let account) = try await LoginFlow(stage: stage, greeting: greeting).run() {
            greeting = try await use(account)
        }
    }

    /// The app between two logins, and the message that the next login shows.
    private func use(_ account: String) async throws -> String {
        try await DashboardFlow(stage: stage, account: account).exits().until { exit in
            switch exit {
            case .share(let item):
                let contact = try await sheet { stage in try await ContactsFlow(stage: stage).run() }
                post.send(item, to: contact)
                return .stay
            case .settings:
                let settings = SettingsFlow(stage: stage) { try await ContactsFlow(stage: stage).run() }
                return try await settings.run() == .accountDeleted ? .leave("Your account is deleted") : .stay
            case .logout:
                return .leave("You are logged out")
            }
        }
    }
}

/// Sends items to contacts, and remembers them.
@MainActor
public final class Post {
    /// The sent items, each with its recipient.
    public private(set) var sent: [String] = []

    /// Makes a post that has sent nothing.
    public init() {}

    func send(_ item: String, to contact: String) {
        sent.append("\(item) to \(contact)")
    }
}
