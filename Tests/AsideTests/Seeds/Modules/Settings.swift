import Aside

/// A module: the settings of an account, with a contact from it does not know where.
struct Settings: Flow {
    enum Exit {
        case done
        case accountDeleted
    }

    let stage: Stage
    let chooseContact: @MainActor () async throws -> String

    func run() async throws -> Exit {
        let screen = SettingsScreen()
        return try await show(screen).until { choice in
            switch choice {
            case .contact:
                screen.contact = try await chooseContact()
                return nil
            case .deleteAccount:
                let isSure = try await confirm("Delete your account?", action: "Delete", role: .destructive)
                return isSure ? .accountDeleted : nil
            case .done:
                return .done
            }
        }
    }
}

enum SettingsChoice {
    case contact
    case deleteAccount
    case done
}

final class SettingsScreen: Place<SettingsChoice> {
    var contact: String?

    init() { super.init("Settings") }
}
