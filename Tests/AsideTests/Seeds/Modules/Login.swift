import Aside

/// A module: somebody logs in.
struct Login: Flow {
    let stage: Stage
    let greeting: String

    func run() async throws -> String {
        try await show(LoginScreen(greeting)).value()
    }
}

private final class LoginScreen: Place<String> {}
