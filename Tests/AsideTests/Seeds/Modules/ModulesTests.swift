import Testing

@testable import Aside

/// The app, the only place that knows more than one module: it maps their exits in one switch.
struct AppFlow: Flow {
    let stage: Stage
    let post: Post

    func run() async throws {
        var greeting = "Welcome"
        while true {
            let account = try await Login(stage: stage, greeting: greeting).run()
            greeting = try await Dashboard(stage: stage, account: account).exits().until { exit in
                switch exit {
                case .share(let item):
                    let contact = try await sheet { stage in try await Contacts(stage: stage).run() }
                    post.send(item, to: contact)
                    return nil
                case .settings:
                    let settings = Settings(stage: stage) { try await Contacts(stage: stage).run() }
                    return try await settings.run() == .accountDeleted ? "Your account is deleted" : nil
                case .logout:
                    return "You are logged out"
                }
            }
        }
    }
}

@MainActor @Suite("Seed 003: modules")
struct ModulesTests {
    let stage = Stage()
    let post = Post()

    @Test("Logging out of the dashboard leads to the login in one change, and on to another account's dashboard")
    func logout() async throws {
        let user = User(of: stage)
        let app = Task { try await AppFlow(stage: stage, post: post).run() }
        await user.at("Welcome", enters: "Ann")
        await user.at("Dashboard of Ann", enters: DashboardChoice.logout)
        await user.isAsked("Log out?", presses: "Log out")
        await user.at("You are logged out", enters: "Bob")
        await user.sees("Dashboard of Bob")
        #expect(
            user.ui.stacks == [["Welcome"], ["Dashboard of Ann"], ["You are logged out"], ["Dashboard of Bob"]])
        await end(app)
    }

    @Test("A module's exit leads to another module and back to the same screen")
    func settings() async throws {
        let user = User(of: stage)
        let app = Task { try await AppFlow(stage: stage, post: post).run() }
        await user.at("Welcome", enters: "Ann")
        let dashboard = await user.sees("Dashboard of Ann")
        await user.at("Dashboard of Ann", enters: DashboardChoice.settings)
        await user.at("Settings", enters: SettingsChoice.done)
        #expect(await user.sees("Dashboard of Ann") === dashboard)
        await user.at("Dashboard of Ann", enters: DashboardChoice.settings)
        await user.sees("Settings")
        user.goesBack()
        #expect(await user.sees("Dashboard of Ann") === dashboard)
        #expect(user.ui.titles.count == 1)
        await end(app)
    }

    @Test("What a module returns decides where the app goes")
    func accountDeleted() async throws {
        let user = User(of: stage)
        let app = Task { try await AppFlow(stage: stage, post: post).run() }
        await user.at("Welcome", enters: "Ann")
        await user.at("Dashboard of Ann", enters: DashboardChoice.settings)
        await user.at("Settings", enters: SettingsChoice.deleteAccount)
        await user.isAsked("Delete your account?", presses: "Delete")
        await user.sees("Your account is deleted")
        #expect(user.ui.stacks.last == ["Your account is deleted"])
        await end(app)
    }

    @Test("A module asks with a modal of its own, and the stack is as it was")
    func modal() async throws {
        let user = User(of: stage)
        let app = Task { try await AppFlow(stage: stage, post: post).run() }
        await user.at("Welcome", enters: "Ann")
        await user.at("Dashboard of Ann", enters: DashboardChoice.settings)
        await user.at("Settings", enters: SettingsChoice.deleteAccount)
        let question = await user.ui.modal("Delete your account?")
        #expect(user.ui.titles == ["Dashboard of Ann", "Settings"])
        question.dismiss()
        await user.isFree(at: "Settings")
        #expect(user.ui.stacks.last == ["Dashboard of Ann", "Settings"])
        await user.at("Settings", enters: SettingsChoice.done)
        await user.sees("Dashboard of Ann")
        await end(app)
    }

    @Test("One module is used in two places: pushed by one, in a sheet by another, and it does not know")
    func twoPlaces() async throws {
        let user = User(of: stage)
        let app = Task { try await AppFlow(stage: stage, post: post).run() }
        await user.at("Welcome", enters: "Ann")

        await user.at("Dashboard of Ann", enters: DashboardChoice.settings)
        let settings = try #require(await user.sees("Settings") as? SettingsScreen)
        await user.at("Settings", enters: SettingsChoice.contact)
        await user.choosesBob()
        #expect(await user.sees("Settings") === settings)
        #expect(settings.contact == "Bob")
        #expect(user.ui.stacks.contains(["Dashboard of Ann", "Settings", "Contacts", "Bob"]))
        user.goesBack()

        let changes = user.ui.stacks.count
        await user.at("Dashboard of Ann", enters: DashboardChoice.details("Song"))
        await user.at("Song", enters: ())
        await user.choosesBob()
        await user.isFree(at: "Song")
        #expect(post.sent == ["Song to Bob"])
        #expect(user.ui.stacks[changes...] == [["Dashboard of Ann", "Song"]])
        await end(app)
    }

    private func end(_ app: Task<Void, any Error>) async {
        app.cancel()
        _ = await app.result
        #expect(stage.entries.isEmpty)
        #expect(stage.modals.isEmpty)
    }
}

extension User {
    /// Looks at one contact, goes back, and takes another.
    fileprivate func choosesBob() async {
        await at("Contacts", enters: "Ann")
        await sees("Ann")
        goesBack()
        await at("Contacts", enters: "Bob")
        await at("Bob", enters: ())
    }
}

/// Where things are sent; it remembers them.
@MainActor
final class Post {
    private(set) var sent: [String] = []

    func send(_ item: String, to contact: String) {
        sent.append("\(item) to \(contact)")
    }
}
