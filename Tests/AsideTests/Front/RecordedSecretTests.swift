import Aside
import AsideTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A recording does not hold what was typed into secure fields")
struct SecretTests {
    private let ui = RecordingPresenter()
    private var stage: Stage { ui.stage }

    @Test("A mark stands in a recording and its JSON in place of a secret, and a gap names the field")
    func recorded() async throws {
        let recorder = stage.record()
        let screen = SignInScreen()
        let flow = Task {
            try await stage.show(screen).then { _ in
                _ = try await stage.prompt("Code", .text().secure())
                _ = try await stage.form("Keys", ["", ""] as [String]) {
                    Field("Old", \.[0], .text().secure())
                    Field("Hint", \.[1])
                }
            }
        }
        await until { stage.acceptsInput }
        try screen.fill("Name", "Ada")
        for text in ["h", "hunter", "hunter2"] { try screen.fill("Password", text) }
        try screen.press("Sign in")
        let code = await ui.modal("Code")
        try code.fill("Code", "hunter2")
        code.submit()
        let keys = await ui.modal("Keys")
        try keys.fill("Old", "hunter2")
        try keys.fill("Hint", "a sport")
        keys.submit()
        try await flow.value
        #expect(
            "\(recorder.recording)" == """
                SignInScreen: fill in Name: “Ada”, Password: a secret
                SignInScreen: press “Sign in”
                prompt “Code”: submit a secret
                form “Keys”: submit Old: a secret, Hint: “a sport”
                """)
        let json = try JSONEncoder().encode(recorder.recording)
        #expect(!String(decoding: json, as: UTF8.self).contains("hunter"))
        #expect(try JSONDecoder().decode(Recording.self, from: json) == recorder.recording)
        #expect(recorder.gaps.count == 3)
        #expect(
            recorder.gaps.first
                == "The recording does not hold what was typed into “Password” on SignInScreen, because that field is secure. "
                + "Give it when you replay the recording: `ui.replay(recording, secret: { label in … })`.")
    }

    @Test(
        "A published value is not written if it holds a secret, whatever its type",
        arguments: [
            ("hunter2", "hunter2", "a value that cannot be written"),
            ("a\\b/c", "a\\b/c", "a value that cannot be written"),
            ("Bo", "", #"{"name":"Ada","password":""}"#),
        ])
    func published(typed: String, held: String, written: String) async throws {
        let recorder = stage.record {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (try? encoder.encode($0)).map { String(decoding: $0, as: UTF8.self) }
        }
        let screen = SignInScreen()
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        screen.password = typed
        screen.publish(Account(name: "Ada", password: held))
        _ = try await flow.value
        #expect("\(recorder.recording)" == "SignInScreen: publish \(written)")
        let tells = recorder.gaps.first?.contains("which holds the text of a secure field.") == true
        #expect(tells == !held.isEmpty)
    }
}

struct Account: Codable {
    var name: String
    var password: String
}

private final class SignInScreen: Screen {
    let outlet = Outlet<Account>()
    var name = ""
    var password = ""

    var content: Content {
        Heading("Sign in")
        Field("Name", \.name)
        Field("Password", \.password, .text().secure())
        Action("Sign in") { self.publish(Account(name: self.name, password: self.password)) }
    }
}
