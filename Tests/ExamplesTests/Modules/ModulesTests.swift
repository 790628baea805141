import Aside
import AsideTesting
import Testing

@testable import ContactsModule
@testable import DashboardModule
@testable import LoginModule
@testable import ModulesExample
@testable import SettingsModule

@MainActor @Suite("Modules: the app")
struct ModulesTests {
    let ui = TestPresenter()
    let post = Post()

    @Test("Logging out leads to the login in one change, and on to another account's dashboard")
    func stubbed() async throws {
        let logins: [LoginFlow.Exit] = [.loggedIn("Ann"), .loggedIn("Bob"), .quit]
        for login in logins { ui.answer(LoginScreen.self, with: login) }
        ui.answer(DashboardScreen.self, with: .settings)
        ui.answer(SettingsScreen.self, with: .deleteAccount)
        ui.answer(.confirm("Delete your account?"), with: "Delete")
        ui.answer(DashboardScreen.self, with: .logout)
        ui.answer(.confirm("Log out?"), with: "Log out")
        try await ui.run { try await AppFlow(stage: ui.stage, post: post).run() }
        #expect(
            ui.stacks.prefix(6) == [
                "Welcome", "Dashboard of Ann", "Dashboard of Ann › Settings", "Your account is deleted",
                "Dashboard of Bob", "You are logged out",
            ])
    }

    @Test("If the user stays, nobody is logged out; if the user keeps the account, it is not deleted")
    func staying() async throws {
        try await useApp {
            try await ui.screen(DashboardScreen.self).press("Log out")
            try await ui.confirm("Log out?").press("Cancel")
            try await ui.screen(DashboardScreen.self).press("Settings")
            try await ui.screen(SettingsScreen.self).press("Delete the account")
            try await ui.confirm("Delete your account?").press("Cancel")
            try await ui.screen(SettingsScreen.self).press("Done")
            #expect(ui.stacks == ["Welcome", "Dashboard of Ann", "Dashboard of Ann › Settings"])
        }
    }

    @Test("The same module is pushed by one module and presented by another, without knowing which")
    func twoPlaces() async throws {
        try await useApp {
            try await ui.screen(DashboardScreen.self).press("Settings")
            let settings = try await ui.screen(SettingsScreen.self)
            try settings.press("Choose a contact")
            try await chooseBob()
            try await settings.until { $0.contact == "Bob" }
            #expect(ui.stacks.contains("Dashboard of Ann › Settings › Contacts › Bob"))
            try await ui.goBack(from: SettingsScreen.self)

            let changes = ui.stacks.count
            try await ui.screen(DashboardScreen.self).press("Details of the Song")
            try await ui.screen(DetailsScreen.self).press("Share")
            try await chooseBob()
            try await ui.goBack(from: DetailsScreen.self)
            #expect(post.sent == ["Song to Bob"])
            #expect(ui.stacks[changes...] == ["Dashboard of Ann › Song", "Dashboard of Ann"])
        }
    }

    /// Looks at one contact, goes back, and takes another contact.
    private func chooseBob() async throws {
        try await ui.screen(ContactsScreen.self).press("Ann")
        try await ui.goBack(from: ContactScreen.self)
        try await ui.screen(ContactsScreen.self).press("Bob")
        try await ui.screen(ContactScreen.self).press("Choose Bob")
    }

    /// Logs in, takes some steps from the dashboard on, and ends the app when the steps lead back there.
    private func useApp(_ steps: @escaping @MainActor () async throws -> Void) async throws {
        ui.answer(LoginScreen.self, with: .loggedIn("Ann"))
        try await ui.run {
            try await AppFlow(stage: ui.stage, post: post).run()
        } steps: {
            try await steps()
            try await ui.screen(DashboardScreen.self).press("Log out")
            try await ui.confirm("Log out?").press("Log out")
            try await ui.screen(LoginScreen.self).press("Quit")
        }
    }
}
