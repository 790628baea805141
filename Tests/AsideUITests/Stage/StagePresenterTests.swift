import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("StagePresenter")
@MainActor
struct StagePresenterTests {
    private let stage = Stage()
    private let presenter = StagePresenter(hooks: .still)

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
        #expect(presenter.press(0, of: old))
        await until { stage.modals.first?.content.body.first?.error != nil }
        #expect(!presenter.press(0, of: old))

        presenter.isOver(Placement.Wait(appearance: old, purpose: .leaving))
        await until { presenter.state(of: .stack).presented?.isWanted == true }
        let new = try #require(presented)
        #expect(!presenter.press(0, of: old))
        #expect(presenter.press(1, of: new))
        presenter.isOver(Placement.Wait(appearance: new, purpose: .leaving))
        #expect(await question.value == nil)
        #expect(checks == 1)
    }

    private var presented: ModalAppearance? {
        presenter.placement.presented(from: .stack)?.appearance
    }
}
