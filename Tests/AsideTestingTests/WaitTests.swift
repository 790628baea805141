import Aside
import Testing

@testable import AsideTesting

/// What no step of a test can make happen on purpose; VerdictTests, RunTests and UntilTests have the other verdicts.
@Suite("Wait")
struct WaitTests {
    @Test("A step that looks hopeless is checked again if something happens before everything has settled")
    func secondLook() {
        var wait = Wait(for: .modal(QuestionPattern()))
        #expect(wait.verdict(after: .somethingHappened, seeing: StageObservation(flow: .ended)) == .settle)
        #expect(wait.verdict(after: .settled(isQuiet: false), seeing: StageObservation()) == .keepWaiting)
        #expect(wait.verdict(after: .settled(isQuiet: true), seeing: StageObservation()) == .keepWaiting)
        let modal = StageObservation(top: .init(content: .sample(.alert, "Hello")), front: nil)
        #expect(wait.verdict(after: .somethingHappened, seeing: modal) == .here)
    }
}
