import Aside
import TestSupport
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

    @Test("A finding about a result that holds a secret leaves the result out")
    func result() async throws {
        let explorer = await explored { walk in
            walk.type("hunter2", into: "Code")
            var number = 0
            let screen = ButtonScreen("Settings", ["More", "Use"])
            screen.whenPressed = { [unowned screen] label in
                if label == "More" { number = 1 } else { screen.publish(label) }
            }
            _ = try await walk.stage.show(screen).value()
            return "\(try await walk.stage.prompt("Code", .text().secure())) \(number)"
        }
        let finding = try #require(explorer.findings.first)
        #expect(finding.headline.hasSuffix("the flow returns …, and not …."), "\(finding.headline)")
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
