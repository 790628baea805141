import Aside
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Secrets in lines")
struct SecretLineTests {
    @Test("A screen says that a secret is entered, and not which")
    func screen() async throws {
        try await withStage {
            _ = try await $0.show(OfferScreen()).value()
        } until: {
            $0.stack.top != nil
        } _: { stage in
            try stage.stack.top?.fill("Password", "4711")
            let question = try #require(LineQuestion(of: stage.front, .english, isTyped: true))
            let texts = question.options.values.map(\.label) + question.text.lines
            #expect(texts.contains { $0.contains("Password") && $0.contains(LineStrings.english[.hidden]) }, "\(texts)")
            #expect(!texts.contains { $0.contains("4711") }, "\(texts)")
        }
    }

    @Test("A secret from which a prompt starts is neither shown nor kept by an empty line")
    func start() async throws {
        try await withStage {
            _ = try await $0.prompt("Code", .text("4711").secure())
        } _: { stage in
            let question = try #require(LineQuestion(of: stage.front, .english, isTyped: true))
            #expect(question.isHidden)
            #expect(question.emptyLineTakes == nil)
            #expect(!(question.text.lines + question.text.hints).contains { $0.contains("4711") })
        }
    }
}
