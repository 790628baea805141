import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("StagePresenter")
@MainActor
struct StagePresenterTests {
    private let stage = Stage()
    private let presenter = StagePresenter(hooks: SystemHooks { _, _ in })

    @Test("A press that SwiftUI repeats late does not submit a prompt that has come back")
    func lateSubmit() async throws {
        stage.attach(presenter)
        var checks = 0
        let question = Task {
            try? await stage.prompt("Code") { text -> String in
                checks += 1
                throw InvalidInput("Not that one.")
            }
        }
        await until { !stage.modals.isEmpty }
        let old = try #require(presented)
        #expect(press(0, of: old))
        await until { stage.modals.first?.content.body.first?.error != nil }
        #expect(!press(0, of: old))

        presenter.isOver(Placement.Wait(appearance: old, purpose: .leaving))
        await until { presenter.state(of: .stack).presented?.isWanted == true }
        let new = try #require(presented)
        #expect(!press(0, of: old))
        #expect(press(1, of: new))
        presenter.isOver(Placement.Wait(appearance: new, purpose: .leaving))
        #expect(await question.value == nil)
        #expect(checks == 1)
    }

    /// Presses a button of the prompt, as the user saw it in an appearance.
    private func press(_ place: Int, of appearance: ModalAppearance) -> Bool {
        let buttons = stage.modals[0].outline.items.filter(\.isAction)
        return presenter.operate(buttons[place].id, .press, of: appearance)
    }

    private var presented: ModalAppearance? {
        presenter.placement.presented(from: .stack)?.appearance
    }
}
