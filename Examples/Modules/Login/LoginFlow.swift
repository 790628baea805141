public import Aside

/// A module: somebody logs in.
public struct LoginFlow: Flow {
    /// How a user leaves the login.
    public enum Exit: Equatable, Sendable {
        /// Somebody has logged in; their name.
        case loggedIn(String)
        /// Nobody wants to.
        case quit
    }

    /// Where it shows.
    public let stage: Stage
    let greeting: String

    /// The flow of one login.
    ///
    /// - Parameters:
    ///   - stage: where it shows.
    ///   - greeting: what it says first.
    public init(stage: Stage, greeting: String) {
        self.stage = stage
        self.greeting = greeting
    }

    /// Lets somebody log in.
    ///
    /// - Returns: how the user has left.
    /// - Throws: `CancellationError` if the user leaves without logging in.
    public func run() async throws -> Exit {
        try await show(LoginScreen(greeting)).value()
    }
}
