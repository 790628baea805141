import Aside
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Secrets in lines")
struct SecretLineTests {
    @Test("A screen says that a secret is entered, and not which")
    func screen() async {
        let run = await Terminal.transcript(answers: ["2", "4711"]) { _ = try await $0.show(OfferScreen()).value() }
        #expect(run.errors.contains("Password: \(Words.english.lines[.hidden])"), "\(run.errors)")
        #expect(!run.errors.contains("4711"), "\(run.errors)")
    }

    @Test("A secret from which a prompt starts is neither shown nor kept by an empty line")
    func start() async {
        let run = await Terminal.transcript(answers: [""]) { _ = try await $0.prompt("Code", .text("4711").secure()) }
        #expect(run.errors == "Code\n  type /cancel to stop\n> ", "\(run.errors)")
    }
}
