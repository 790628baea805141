public import Aside

/// A module with a list of items, their details, and exits.
public struct DashboardFlow: Flow {
    /// The exit that a user takes from the dashboard.
    public enum Exit: Equatable, Sendable {
        /// The user wants to share an item.
        case share(String)
        /// The user wants to see the settings.
        case settings
        /// The user logs out.
        case logout
    }

    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let account: String

    /// Makes the dashboard of an account.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - account: The name of the account.
    public init(stage: Stage, account: String) {
        self.stage = stage
        self.account = account
    }

    /// The dashboard as a step: from an exit, the user comes back to the screen that they left.
    ///
    /// - Returns: A step that yields each exit.
    public func exits() -> some Step<Exit> {
        Compound { next in
            try await show(DashboardScreen(of: account)).until { choice in
                switch choice {
                case .details(let item):
                    return .leave(try await show(DetailsScreen(item)).then { try await next(.share(item)) })
                case .settings:
                    return .leave(try await next(.settings))
                case .logout:
                    guard try await confirm("Log out?", action: "Log out") else { return .stay }
                    return .leave(try await next(.logout))
                }
            }
        }
    }
}
