import Aside
import AsideText
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Keys in fields that hide or refuse what is typed")
struct FieldKeysTests {
    @Test("Ctrl-R reveals a secure field and hides it again, and does nothing in another field")
    func reveals() async throws {
        try await withStage {
            _ = try await $0.form("Log in", ["", ""] as [String]) {
                Field("Password", \.[0], .text().secure())
                Field("Name", \.[1])
            }
        } _: { stage in
            var handler = InputHandler()
            @MainActor func press(_ key: Key) { _ = handler.take(.key(key), on: StageSnapshot(stage)) }
            press(.control("r"))
            #expect(handler.viewState.isRevealing)
            press(.control("r"))
            #expect(!handler.viewState.isRevealing)
            press(Key(.tab))
            press(.control("r"))
            #expect(!handler.viewState.isRevealing)
        }
    }
}
