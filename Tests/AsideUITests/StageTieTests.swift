import Aside
import Testing

@testable import AsideUI

@Suite("StageTie")
@MainActor
struct StageTieTests {
    @Test("What is asked shows while the view is there, and waits while it is not")
    func tied() async {
        let stage = Stage()
        let tie = StageTie(stage, presenter: StagePresenter(platform: Platform()) { _, _ in })
        let question = Task { try? await stage.progress("Working") { _ in try await Task.sleep(for: .seconds(600)) } }
        tie.viewAppeared()
        await Sight.of(stage) { !stage.modals.isEmpty }
        tie.viewDisappeared()
        #expect(stage.modals.isEmpty)
        tie.viewAppeared()
        #expect(stage.modals.count == 1)
        question.cancel()
        await question.value
    }

    @Test("A view that is only covered by what is asked stays the one that shows it")
    func covered() async {
        let stage = Stage()
        let tie = StageTie(stage, presenter: StagePresenter(platform: Platform()) { _, _ in })
        tie.viewAppeared()
        let question = Task { try? await stage.sheet(Page("Page"), style: .fullScreen) }
        await Sight.of(stage) { !stage.modals.isEmpty }
        tie.viewDisappeared()
        #expect(stage.modals.count == 1)
        stage.modals.first?.reportGone()
        _ = await question.value
    }

    @Test("When the view's state goes, the stage is free for the next view, though nobody has told")
    func neverTold() async {
        let stage = Stage()
        let page = Page("Page")
        var tie: StageTie? = StageTie(stage, presenter: StagePresenter(platform: Platform()) { _, _ in })
        tie?.viewAppeared()
        let question = Task { try? await stage.sheet(page, style: .fullScreen) }
        await Sight.of(stage) { !stage.modals.isEmpty }
        tie = nil
        await Sight.of(stage) { stage.modals.isEmpty }
        question.cancel()
        _ = await question.value
    }
}
