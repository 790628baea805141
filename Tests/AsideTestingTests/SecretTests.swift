import Aside
import Foundation
import Testing

@testable import AsideTesting

@MainActor
@Suite("What is typed into a secure field stands in no message, transcript or picture")
struct SecretTests {
    private let ui = TestPresenter(quietPeriod: .milliseconds(100))

    private func signIn(_ stage: Stage, at screen: SignInScreen = SignInScreen()) async throws -> String {
        let password = try await stage.show(screen).value()
        let code = try await stage.prompt("Code", .text("swordfish").secure())
        return "\(password) \(code)"
    }

    private let recording = Recording([
        Recording.Turn([.fill("Password", nil)], .screen("SignInScreen")),
        Recording.Turn([.press("Sign in")], .screen("SignInScreen")),
        Recording.Turn([.fill(nil, nil), .submit], .modal(.prompt, "Code")),
    ])

    @Test("A transcript holds neither what is typed nor what a secure field holds when it is shown")
    func transcript() async throws {
        var pictures = ""
        try await ui.run {
            _ = try await signIn(ui.stage)
        } steps: {
            let screen = try await ui.screen(SignInScreen.self)
            try screen.fill("Password", "hunter2")
            pictures += ui.text
            try screen.press("Sign in")
            let prompt = try await ui.prompt("Code")
            try prompt.fill("hunter2")
            pictures += ui.text
            try await prompt.submit()
        }
        let json = String(decoding: try JSONEncoder().encode(ui.transcript), as: UTF8.self)
        for text in [
            ui.transcript.description, ui.transcript.debugDescription, "\(ui.transcript.entries)", json, pictures,
        ] {
            #expect(!text.contains("hunter2") && !text.contains("swordfish"), "\(text)")
        }
        #expect(ui.transcript.description.hasSuffix("prompt “Code” → a secret"))
    }

    @Test("The message of a step that cannot type a secret does not hold it")
    func refusedStep() async {
        let found = await reports(in: ui) {
            _ = try await ui.stage.prompt("Code", .text().secure())
        } steps: {
            let prompt = try await ui.prompt("Code")
            try prompt.dismiss()
            try prompt.fill("hunter2")
        }
        #expect(found.first?.text.hasPrefix("The user cannot type a secret into prompt “Code”") == true)
        #expect(!found.contains { $0.text.contains("hunter2") })
    }

    @Test("A replay without a secret fails, and says how to give it")
    func missing() async {
        let found = await reports { _ = try await ui.replay(recording) { try await signIn(ui.stage) } }
        #expect(
            found.first?.text.hasPrefix(
                "Turn 1 of 3, SignInScreen: fill in Password: a secret: The recording does not hold what was typed into "
                    + "“Password”, because that field is secure.") == true)
        #expect(found.first?.text.contains("`ui.replay(recording, secret: { label in … })`") == true)
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
