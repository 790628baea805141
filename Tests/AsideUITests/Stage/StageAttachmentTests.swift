import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("StageAttachment")
@MainActor
struct StageAttachmentTests {
    private let stage = Stage()
    private var attachment: StageAttachment {
        StageAttachment(stage, presenter: StagePresenter(hooks: .still))
    }

    @Test("A question is shown while the view exists, and waits while it does not")
    func tied() async {
        let attachment = attachment
        let question = Task { try? await stage.progress("Working") { _ in try await Task.sleep(for: .seconds(600)) } }
        attachment.viewAppeared()
        await until { !stage.modals.isEmpty }
        attachment.viewDisappeared()
        #expect(stage.modals.isEmpty)
        attachment.viewAppeared()
        #expect(stage.modals.count == 1)
        question.cancel()
        await question.value
    }

    @Test(
        "4.2: a view that is only out of sight because it presents something stays attached",
        arguments: [SheetStyle.fullScreen, .sheet, .popover]
    )
    func coveredByAnything(style: SheetStyle) async {
        let attachment = attachment
        attachment.viewAppeared()
        let question = Task { try? await stage.sheet(Page("Page"), style: style) }
        await until { !stage.modals.isEmpty }
        attachment.viewDisappeared()
        #expect(stage.modals.count == 1)
        stage.modals.first?.reportGone()
        _ = await question.value
    }

    @Test("When the view's state goes, the stage is free for the next view, even without a report")
    func neverTold() async {
        let page = Page("Page")
        var attachment: StageAttachment? = attachment
        attachment?.viewAppeared()
        let question = Task { try? await stage.sheet(page, style: .fullScreen) }
        await until { !stage.modals.isEmpty }
        attachment = nil
        await until { stage.modals.isEmpty }
        question.cancel()
        _ = await question.value
    }
}
