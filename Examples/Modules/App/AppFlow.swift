public import Aside
import ContactsModule
import DashboardModule
import LoginModule
import SettingsModule

/// The app, the only place that knows more than one module: it maps their exits.
public struct AppFlow: Flow {
    /// Where it shows.
    public let stage: Stage
    private let post: Post

    /// The app.
    ///
    /// - Parameters:
    ///   - stage: where it shows.
    ///   - post: what brings things to contacts.
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
    /// What was sent, and to whom.
    public private(set) var sent: [String] = []

    /// A post that has brought nothing yet.
    public init() {}

    func send(_ item: String, to contact: String) {
        sent.append("\(item) to \(contact)")
    }
}
