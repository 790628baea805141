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

    @Test("After Enter, the focus goes to the first field that was refused, unless it is in a refused field")
    func refused() async throws {
        try await withStage {
            _ = try await $0.form("Address", ["", "", ""] as [String]) {
                Field("Name", \.[0])
                for place in 1...2 {
                    Field(place == 1 ? "Street" : "Town", \.[place], .text().checked { _ in throw InvalidInput("No.") })
                }
            }
        } _: { stage in
            let modal = try #require(stage.modals.first)
            let before = StageSnapshot(stage)
            modal.submit()
            await until { modal.outline["Town"]?.error != nil && !modal.content.isBusy }
            var handler = InputHandler()
            let snapshot = StageSnapshot(stage)
            let controls = modal.outline.controls
            for (focus, expected) in [("Name", "Street"), ("Street", "Street"), ("Town", "Town")] {
                handler.viewState.target = controls.first { $0.label == focus }.map { Target($0.id) }
                handler.focusFirstError(in: snapshot, after: .submit, since: before)
                #expect(handler.viewState.target == controls.first { $0.label == expected }.map { Target($0.id) })
            }
        }
    }
}
