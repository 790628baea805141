import Aside
import Observation

/// The settings, as a screen.
@Observable
final class SettingsScreen: Screen {
    enum Choice: Equatable {
        case contact
        case deleteAccount
        case done
    }

    let outlet = Outlet<Choice>()
    var contact: String?

    var content: Content {
        Heading("Settings")
        Row("In an emergency", detail: contact ?? "nobody") {
            Action("Choose a contact") { self.publish(.contact) }
        }
        Action("Delete the account", role: .destructive) { self.publish(.deleteAccount) }
        Action("Done", shortcut: .enter) { self.publish(.done) }
    }
}
