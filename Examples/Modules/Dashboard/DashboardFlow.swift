public import Aside

/// A module with a list of items, their details, and exits.
public struct DashboardFlow: Flow {
    /// The exit that a user takes from the dashboard.
    public enum Exit: Equatable, Sendable {
        /// Gives something of it to somebody.
        case share(String)
        /// To the settings of the account.
        case settings
        /// Away from the account.
        case logout
    }

    /// Where it shows.
    public let stage: Stage
    let account: String

    /// The dashboard of an account.
    ///
    /// - Parameters:
    ///   - stage: where it shows.
    ///   - account: whose dashboard it is.
    public init(stage: Stage, account: String) {
        self.stage = stage
        self.account = account
    }

    /// The dashboard as a step: from an exit, the user comes back to the screen that they left.
    ///
    /// - Returns: a step that yields each exit.
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
