import Aside
import Observation

/// The screen where the user enters a name.
@Observable
final class LoginScreen: Screen {
    let outlet = Outlet<LoginFlow.Exit>()
    let title: String
    var name = "" { didSet { problem = nil } }
    private var problem: String?

    init(_ greeting: String) {
        title = greeting
    }

    var content: Content {
        Heading(title)
        Field("Name", \.name, .text(placeholder: "Ann"), error: problem)
        Action("Log in", shortcut: .enter) { self.submit() }
        Action("Quit", role: .cancel) { self.publish(.quit) }
    }

    private func submit() {
        let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if name.isEmpty {
            problem = "Nobody can log in without a name."
        } else if name.count > 40 {
            problem = "A name has 40 letters at most; these are \(name.count)."
        } else {
            publish(.loggedIn(name))
        }
    }
}
