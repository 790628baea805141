import Aside
import Testing

@testable import AsideExploring

@MainActor
@Suite("What is typed into secure fields stands in no result")
struct ExploredSecretTests {
    @Test("An exploration types secrets, and its results and failures do not hold them")
    func everyWay() async throws {
        var passwords: Set<String> = []
        let explorer = await explored { walk in
            walk.type("hunter2", "swordfish", into: "Password")
            walk.type("hunter2", into: "Code")
            let screen = SignInScreen()
            walk.always("the password is no fish") { screen.password != "swordfish" }
            let password = try await walk.stage.show(screen).value()
            passwords.insert(password + " " + (try await walk.stage.prompt("Code", .text().secure())))
        }
        let exploration = Exploration(explorer)
        #expect(passwords.contains("hunter2 hunter2"))
        let failure = try #require(explorer.failures.first)
        let texts = ["\(failure)", exploration.coverage, exploration.mermaid, "\(exploration)"]
        for text in texts { #expect(!text.contains("hunter2") && !text.contains("swordfish"), "\(text)") }
        #expect(exploration.coverage.contains("    submit a secret: "))
    }
}

private final class SignInScreen: Screen {
    let outlet = Outlet<String>()
    var password = ""

    var content: Content {
        Heading("Sign in")
        Field("Password", \.password, .text().secure())
        Action("Sign in") { self.publish(self.password) }
    }
}
