import Aside
import Testing

@testable import AsideUI

@Suite("StageAttachment")
@MainActor
struct StageAttachmentTests {
    @Test("What is asked shows while the view is there, and waits while it is not")
    func tied() async {
        let stage = Stage()
        let attachment = StageAttachment(stage, presenter: StagePresenter(platform: Platform()) { _, _ in })
        let question = Task { try? await stage.progress("Working") { _ in try await Task.sleep(for: .seconds(600)) } }
        attachment.viewAppeared()
        await Waiting.on(stage) { !stage.modals.isEmpty }
        attachment.viewDisappeared()
        #expect(stage.modals.isEmpty)
        attachment.viewAppeared()
        #expect(stage.modals.count == 1)
        question.cancel()
        await question.value
    }

    @Test("A view that is only covered by what is asked stays the one that shows it")
    func covered() async {
        let stage = Stage()
        let attachment = StageAttachment(stage, presenter: StagePresenter(platform: Platform()) { _, _ in })
        attachment.viewAppeared()
        let question = Task { try? await stage.sheet(Page("Page"), style: .fullScreen) }
        await Waiting.on(stage) { !stage.modals.isEmpty }
        attachment.viewDisappeared()
        #expect(stage.modals.count == 1)
        stage.modals.first?.reportGone()
        _ = await question.value
    }

    @Test("When the view's state goes, the stage is free for the next view, though nobody has told")
    func neverTold() async {
        let stage = Stage()
        let page = Page("Page")
        var attachment: StageAttachment? = StageAttachment(
            stage, presenter: StagePresenter(platform: Platform()) { _, _ in })
        attachment?.viewAppeared()
        let question = Task { try? await stage.sheet(page, style: .fullScreen) }
        await Waiting.on(stage) { !stage.modals.isEmpty }
        attachment = nil
        await Waiting.on(stage) { stage.modals.isEmpty }
        question.cancel()
        _ = await question.value
    }
}
