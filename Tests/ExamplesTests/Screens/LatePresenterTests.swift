import Aside
import TestSupport
import Testing

@testable import ScreensExample

@MainActor @Suite("Screens: a presenter that takes its time")
struct LatePresenterTests {
    let presenter = RecordingPresenter()

    init() {
        presenter.animates = true
    }

    @Test("If code shows the next sheet while a sheet animates away, the next one waits until that has gone")
    func switched() async throws {
        let flow = Task { try await ThreeScreensFlow(stage: presenter.stage).run() }
        let second = try await reachSecond()
        try second.press("Write it down")
        let old = await presenter.modal("Note")
        presenter.stage.stack.popToRoot()
        #expect(old.isLeaving)

        let next = try await reachSecond()
        #expect(next !== second)
        try next.press("Write it down")
        #expect(presenter.stage.modals.map(\.id) == [old.id])
        #expect(old.reportGone())
        let new = await presenter.modal("Note")
        #expect(!old.dismiss())
        #expect(!old.reportGone())
        #expect(!new.isLeaving)
        #expect(new.dismiss())
        #expect(new.reportGone())
        flow.cancel()
        _ = await flow.result
    }

    private func reachSecond() async throws -> SecondScreen {
        let stage = presenter.stage
        await until { stage.stack.top is FirstScreen && stage.acceptsInput }
        try (stage.stack.top as? FirstScreen)?.press("Second")
        await until { stage.stack.top is SecondScreen && stage.acceptsInput }
        return try #require(stage.stack.top as? SecondScreen)
    }
}
