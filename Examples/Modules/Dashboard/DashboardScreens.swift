import Aside

/// The list of items.
final class DashboardScreen: Screen {
    enum Choice: Equatable {
        case details(String)
        case settings
        case logout
    }

    let outlet = Outlet<Choice>()
    private let account: String

    init(of account: String) {
        self.account = account
    }

    var content: Content {
        Heading("Dashboard of \(account)")
        for item in ["Song", "Film"] {
            Row(item) { Action("Details of the \(item)") { self.publish(.details(item)) } }
        }
        Action("Settings") { self.publish(.settings) }
        Action("Log out", role: .cancel) { self.publish(.logout) }
    }
}

/// The details of an item.
final class DetailsScreen: Screen {
    let outlet = Outlet<Void>()
    private let item: String

    init(_ item: String) {
        self.item = item
    }

    var content: Content {
        Heading(item)
        Action("Share", shortcut: .enter) { self.publish() }
    }
}
