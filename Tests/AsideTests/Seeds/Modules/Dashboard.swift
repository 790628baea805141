import Aside

/// A module: what there is, with details of each thing, and ways out.
struct Dashboard: Flow {
    enum Exit {
        case share(String)
        case settings
        case logout
    }

    let stage: Stage
    let account: String

    /// The dashboard as a step: from what an exit leads to, the user comes back to the screen that they left by it.
    func exits() -> some Step<Exit> {
        Compound { next in
            try await show(DashboardScreen(of: account)).until { choice in
                switch choice {
                case .details(let item):
                    return try await show(DetailsScreen(item)).then { try await next(.share(item)) }
                case .settings:
                    return try await next(.settings)
                case .logout:
                    guard try await confirm("Log out?", action: "Log out") else { return nil }
                    return try await next(.logout)
                }
            }
        }
    }
}

enum DashboardChoice {
    case details(String)
    case settings
    case logout
}

private final class DashboardScreen: Place<DashboardChoice> {
    init(of account: String) { super.init("Dashboard of \(account)") }
}

private final class DetailsScreen: Place<Void> {}
