public import Aside

/// A module with the settings of an account, whose caller says how a contact is chosen.
public struct SettingsFlow: Flow {
    /// How a user leaves the settings.
    public enum Exit: Equatable, Sendable {
        /// The user is done.
        case done
        /// The user has deleted the account.
        case accountDeleted
    }

    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let chooseContact: @MainActor () async throws -> String

    /// Makes the flow of an account's settings.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - chooseContact: Lets the user choose a contact.
    public init(stage: Stage, chooseContact: @escaping @MainActor () async throws -> String) {
        self.stage = stage
        self.chooseContact = chooseContact
    }

    /// Lets the user change the settings.
    ///
    /// - Returns: The exit that the user took.
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
