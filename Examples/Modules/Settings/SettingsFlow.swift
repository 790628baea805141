public import Aside

/// A module with the settings of an account, whose caller says how a contact is chosen.
public struct SettingsFlow: Flow {
    /// How a user leaves the settings.
    public enum Exit: Equatable, Sendable {
        /// Everything is set.
        case done
        /// There is no account any more.
        case accountDeleted
    }

    /// Where it shows.
    public let stage: Stage
    let chooseContact: @MainActor () async throws -> String

    /// The settings of an account.
    ///
    /// - Parameters:
    ///   - stage: where it shows.
    ///   - chooseContact: Lets the user choose a contact.
    public init(stage: Stage, chooseContact: @escaping @MainActor () async throws -> String) {
        self.stage = stage
        self.chooseContact = chooseContact
    }

    /// Lets the user change the settings.
    ///
    /// - Returns: how the user has left.
    /// - Throws: `CancellationError` if the user goes back.
    public func run() async throws -> Exit {
        let screen = SettingsScreen()
        return try await show(screen).until { choice in
            switch choice {
            case .contact:
                screen.contact = try await chooseContact()
                return .stay
            case .deleteAccount:
                let isSure = try await confirm("Delete your account?", action: "Delete", role: .destructive)
                return isSure ? .leave(.accountDeleted) : .stay
            case .done:
                return .leave(.done)
            }
        }
    }
}
