public import Aside

/// A module: what there is, with details of each thing, and ways out.
public struct DashboardFlow: Flow {
    /// Where a user wants to go from the dashboard.
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

    /// The dashboard as a step: from what an exit leads to, the user comes back to the screen that they left by it.
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
