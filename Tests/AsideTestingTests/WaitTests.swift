import Aside
import Testing

@testable import AsideTesting

@Suite("Wait")
struct WaitTests {
    private static let alert = StageObservation.TopModal(content: .sample(.alert, "Hello"))
    private static let seenAlert = StageObservation.TopModal(content: .sample(.alert, "Hello"), isSeen: true)
    private static let busyPrompt = StageObservation.TopModal(content: .sample(.prompt, "Coupon"), isReady: false)
    private static let progress = StageObservation.TopModal(content: .sample(.progress, "Paying"))
    private static let closingSheet = StageObservation.TopModal(
        content: .sample(.sheet, "Note"), isReady: false, isAskedToClose: true)
    private static let screen = StageObservation.Front(acceptsInput: true)

    /// The verdict at the first look, and after everything has settled.
    private func verdicts(
        _ expectation: Wait.Expectation, _ observation: StageObservation
    ) -> (first: Wait.Verdict, last: Wait.Verdict) {
        var wait = Wait(for: expectation)
        let first = wait.verdict(after: .somethingHappened, seeing: observation)
        switch first {
        case .here, .hopeless: return (first, first)
        case .settle: return (first, wait.verdict(after: .settled(isQuiet: true), seeing: observation))
        case .keepWaiting: return (first, wait.verdict(after: .quietPeriodEnded, seeing: observation))
        }
    }

    @Test(
        "A step continues if what it expects is here, fails at once if it cannot come, else after a quiet period",
        arguments: [
            (StageObservation(), .keepWaiting, .hopeless(.quiet(.outside))),
            (StageObservation(conditionHolds: true), .here, .here),
            (StageObservation(flow: .ended, conditionHolds: true), .here, .here),
            (StageObservation(flow: .ended), .settle, .hopeless(.blocked(.flowEnded))),
            (StageObservation(flow: .ended, front: screen), .settle, .hopeless(.blocked(.flowEnded))),
            (StageObservation(flow: .ended, top: progress, front: nil), .settle, .hopeless(.blocked(.flowEnded))),
            (StageObservation(flow: .ended, top: alert, front: nil), .settle, .hopeless(.blocked(.anotherModal))),
            (StageObservation(flow: .none), .keepWaiting, .hopeless(.quiet(.outside))),
            (StageObservation(flow: .none, top: alert, front: nil), .settle, .hopeless(.blocked(.anotherModal))),
            (StageObservation(top: alert, front: nil), .settle, .hopeless(.blocked(.anotherModal))),
            (StageObservation(top: seenAlert, front: nil), .keepWaiting, .hopeless(.quiet(.anotherModal))),
            (StageObservation(top: seenAlert, front: nil, conditionHolds: true), .here, .here),
            (StageObservation(front: screen), .keepWaiting, .hopeless(.quiet(.atScreen))),
            (StageObservation(front: screen, isSettled: true), .keepWaiting, .hopeless(.quiet(.atScreen))),
            (StageObservation(top: progress, front: nil), .keepWaiting, .hopeless(.quiet(.atWork))),
            (StageObservation(top: busyPrompt, front: nil), .keepWaiting, .hopeless(.quiet(.atWork))),
            (StageObservation(top: closingSheet, front: screen), .keepWaiting, .hopeless(.quiet(.atWork))),
            (
                StageObservation(isAnswerUntaken: true, conditionHolds: true), .keepWaiting,
                .hopeless(.quiet(.outside))
            ),
        ] as [(StageObservation, Wait.Verdict, Wait.Verdict)])
    func decides(observation: StageObservation, first: Wait.Verdict, last: Wait.Verdict) {
        let verdicts = verdicts(.decision, observation)
        #expect(verdicts.first == first)
        #expect(verdicts.last == last)
    }

    @Test(
        "Only the end of the flow fulfils a step that waits for it",
        arguments: [
            (StageObservation(flow: .ended), .here),
            (StageObservation(flow: .ended, top: alert, front: nil), .here),
            (StageObservation(), .hopeless(.quiet(.outside))),
            (StageObservation(conditionHolds: true), .hopeless(.quiet(.outside))),
            (StageObservation(top: alert, front: nil), .hopeless(.blocked(.anotherModal))),
            (StageObservation(front: screen), .hopeless(.quiet(.atScreen))),
            (StageObservation(front: screen, isSettled: true), .hopeless(.blocked(.atScreen))),
            (StageObservation(front: screen, isSettled: true, isClockInUse: true), .hopeless(.quiet(.atScreen))),
            (StageObservation(flow: .none, front: screen, isSettled: true), .hopeless(.quiet(.atScreen))),
            (StageObservation(isSettled: true), .hopeless(.quiet(.outside))),
        ] as [(StageObservation, Wait.Verdict)])
    func end(observation: StageObservation, last: Wait.Verdict) {
        #expect(verdicts(.end, observation).last == last)
    }

    @Test("Only the event that an expectation names fulfils it")
    func sights() {
        let coupon = ScreenName(CouponScreen.self)
        let alertInView = StageObservation(top: Self.alert, front: nil)
        let couponInFront = StageObservation(front: .init(screen: coupon, acceptsInput: true))
        let couponCovered = StageObservation(front: .init(screen: coupon))
        func isHere(_ expectation: Wait.Expectation, _ observation: StageObservation) -> Bool {
            verdicts(expectation, observation).first == .here
        }
        #expect(isHere(.modal(QuestionPattern(kind: .alert)), alertInView))
        #expect(!isHere(.modal(QuestionPattern(kind: .prompt)), alertInView))
        #expect(!isHere(.modal(QuestionPattern()), StageObservation(top: Self.busyPrompt, front: nil)))
        #expect(isHere(.modal(QuestionPattern()), StageObservation(top: Self.progress, front: nil)))
        #expect(isHere(.modal(QuestionPattern()), StageObservation(top: Self.alert, front: nil, isAnswerUntaken: true)))
        #expect(isHere(.screen(coupon), couponInFront))
        #expect(!isHere(.screen(ScreenName(CartScreen.self)), couponInFront))
        #expect(!isHere(.screen(coupon), couponCovered))
        #expect(isHere(.sleeper, StageObservation(isClockInUse: true)))
        #expect(!isHere(.sleeper, StageObservation()))
    }

    @Test("A step that looks hopeless is checked again if something happens before everything has settled")
    func secondLook() {
        var wait = Wait(for: .modal(QuestionPattern()))
        #expect(wait.verdict(after: .somethingHappened, seeing: StageObservation(flow: .ended)) == .settle)
        #expect(wait.verdict(after: .settled(isQuiet: false), seeing: StageObservation()) == .keepWaiting)
        #expect(wait.verdict(after: .settled(isQuiet: true), seeing: StageObservation()) == .keepWaiting)
        let modal = StageObservation(top: Self.alert, front: nil)
        #expect(wait.verdict(after: .somethingHappened, seeing: modal) == .here)
    }

    @Test("A condition that holds only after a quiet period was not observed; any other expectation is fulfilled")
    func unobserved() {
        let observation = StageObservation(conditionHolds: true)
        var wait = Wait(for: .state("it"))
        #expect(wait.verdict(after: .quietPeriodEnded, seeing: observation) == .settle)
        #expect(wait.verdict(after: .settled(isQuiet: true), seeing: observation) == .hopeless(.unobserved))
        #expect(wait.verdict(after: .quietPeriodEnded, seeing: observation) == .settle)
        #expect(wait.verdict(after: .settled(isQuiet: false), seeing: observation) == .here)
        var other = Wait(for: .decision)
        #expect(other.verdict(after: .quietPeriodEnded, seeing: observation) == .here)
    }

    @Test("A step fails when the test is cancelled, and when events keep happening")
    func ends() {
        var wait = Wait(for: .end)
        #expect(wait.verdict(after: .testCancelled, seeing: StageObservation()) == .hopeless(.cancelled))
        #expect(wait.verdict(after: .eventLimitReached, seeing: StageObservation()) == .hopeless(.endless))
    }
}
