import Aside
import Testing

@testable import AsideUI

@Suite("StagePresenter")
@MainActor
struct StagePresenterTests {
    private let stage = Stage()
    private let presenter = StagePresenter(platform: Platform(), hooks: .still)

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
        await Waiting.on(stage) { !stage.modals.isEmpty }
        let old = try #require(presented)
        #expect(presenter.press(0, of: old))
        await Waiting.on(stage) { stage.modals.first?.content.body.first?.error != nil }
        #expect(!presenter.press(0, of: old))

        presenter.isOver(Placement.Wait(appearance: old, purpose: .leaving))
        await Waiting.on(presenter) { $0.placement.presented(from: .stack) != nil }
        let new = try #require(presented)
        #expect(!presenter.press(0, of: old))
        #expect(presenter.press(1, of: new))
        presenter.isOver(Placement.Wait(appearance: new, purpose: .leaving))
        #expect(await question.value == nil)
        #expect(checks == 1)
    }

    @Test("A flow continues only when its alert is out of view")
    func resumes() async throws {
        stage.attach(presenter)
        var answer: Bool?
        let question = Task { answer = try? await stage.confirm("Sure?") }
        await Waiting.on(stage) { !stage.modals.isEmpty }
        let shown = try #require(presented)
        #expect(presenter.press(0, of: shown))
        #expect(stage.modals.first?.isLeaving == true)
        #expect(presenter.modal(shown.modal)?.content.title == "Sure?")
        presenter.isOver(Placement.Wait(appearance: shown, purpose: .leaving))
        #expect(stage.modals.isEmpty)
        await question.value
        #expect(answer == true)
    }

    @Test("A notice is read aloud once, although each sheet that opens shows it anew")
    func announcedOnce() {
        stage.attach(presenter)
        for _ in 0..<2 {
            stage.notice("Saved", for: .seconds(600))
            if let notice = stage.notice {
                #expect(presenter.announcesNow(notice))
                #expect(!presenter.announcesNow(notice))
                notice.dismiss()
            }
        }
    }

    private var presented: ModalAppearance? {
        presenter.placement.presented(from: .stack)?.appearance
    }
}
