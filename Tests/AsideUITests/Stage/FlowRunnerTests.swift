import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("FlowRunner")
@MainActor
struct FlowRunnerTests {
    private let stage = Stage()
    private let presenter = StagePresenter(hooks: .still)

    @Test("4.6: a flow runs once, even if its view appears often, and ends when the view is removed")
    func once() async {
        stage.attach(presenter)
        var starts = 0
        var runner: FlowRunner? = FlowRunner()
        for _ in 0..<2 {
            runner?.start(on: stage) {
                starts += 1
                _ = try await self.stage.confirm("Sure?")
            }
        }
        await until { !stage.modals.isEmpty }
        #expect(starts == 1)
        runner = nil
        await until { stage.modals.allSatisfy(\.isLeaving) }
        stage.detach(presenter)
    }

    @Test("An error that a flow throws is shown on its stage")
    func errors() async {
        stage.attach(presenter)
        let runner = FlowRunner()
        runner.start(on: stage) { throw InvalidInput("No network.") }
        await until { !stage.modals.isEmpty }
        #expect(stage.modals.first?.content.severity == .error)
        stage.close()
        stage.detach(presenter)
    }
}
