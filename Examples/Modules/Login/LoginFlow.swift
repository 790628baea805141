public import Aside

/// A module that lets a user log in.
public struct LoginFlow: Flow {
    /// How a user leaves the login.
    public enum Exit: Equatable, Sendable {
        /// The user has logged in with this name.
        case loggedIn(String)
        /// The user quits.
        case quit
    }

    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let greeting: String

    /// Makes the flow of one login.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - greeting: The text above the field for the name.
    public init(stage: Stage, greeting: String) {
        self.stage = stage
        self.greeting = greeting
    }

    /// Lets the user log in.
    ///
    /// - Returns: The exit that the user took.
    /// - Throws: `CancellationError` if the user leaves without logging in.
    public func run() async throws -> Exit {
        try await show(LoginScreen(greeting)).value()
    }
}
