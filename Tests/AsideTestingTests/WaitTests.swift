import Aside
import Testing

@testable import AsideTesting

@Suite("Wait")
struct WaitTests {
    private static let alert = ObservedStage.TopModal(content: .sample(.alert, "Hello"))
    private static let seenAlert = ObservedStage.TopModal(content: .sample(.alert, "Hello"), isSeen: true)
    private static let busyPrompt = ObservedStage.TopModal(content: .sample(.prompt, "Coupon"), isReady: false)
    private static let progress = ObservedStage.TopModal(content: .sample(.progress, "Paying"))
    private static let closingSheet = ObservedStage.TopModal(
        content: .sample(.sheet, "Note"), isReady: false, isAskedToClose: true)
    private static let screen = ObservedStage.Front(acceptsInput: true)

    /// The verdict at the first look, and after everything has settled.
    private func verdicts(
        _ expectation: Wait.Expectation, _ observation: ObservedStage
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
            (ObservedStage(), .keepWaiting, .hopeless(.quiet(.outside))),
            (ObservedStage(conditionHolds: true), .here, .here),
            (ObservedStage(flow: .ended, conditionHolds: true), .here, .here),
            (ObservedStage(flow: .ended), .settle, .hopeless(.blocked(.flowEnded))),
            (ObservedStage(flow: .ended, front: screen), .settle, .hopeless(.blocked(.flowEnded))),
            (ObservedStage(flow: .ended, top: progress, front: nil), .settle, .hopeless(.blocked(.flowEnded))),
            (ObservedStage(flow: .ended, top: alert, front: nil), .settle, .hopeless(.blocked(.anotherModal))),
            (ObservedStage(flow: .none), .keepWaiting, .hopeless(.quiet(.outside))),
            (ObservedStage(flow: .none, top: alert, front: nil), .settle, .hopeless(.blocked(.anotherModal))),
            (ObservedStage(top: alert, front: nil), .settle, .hopeless(.blocked(.anotherModal))),
            (ObservedStage(top: seenAlert, front: nil), .keepWaiting, .hopeless(.quiet(.anotherModal))),
            (ObservedStage(top: seenAlert, front: nil, conditionHolds: true), .here, .here),
            (ObservedStage(front: screen), .keepWaiting, .hopeless(.quiet(.atScreen))),
            (ObservedStage(front: screen, isSettled: true), .keepWaiting, .hopeless(.quiet(.atScreen))),
            (ObservedStage(top: progress, front: nil), .keepWaiting, .hopeless(.quiet(.atWork))),
            (ObservedStage(top: busyPrompt, front: nil), .keepWaiting, .hopeless(.quiet(.atWork))),
            (ObservedStage(top: closingSheet, front: screen), .keepWaiting, .hopeless(.quiet(.atWork))),
            (
                ObservedStage(isAnswerUntaken: true, conditionHolds: true), .keepWaiting,
                .hopeless(.quiet(.outside))
            ),
        ] as [(ObservedStage, Wait.Verdict, Wait.Verdict)])
    func decides(observation: ObservedStage, first: Wait.Verdict, last: Wait.Verdict) {
        let verdicts = verdicts(.decision, observation)
        #expect(verdicts.first == first)
        #expect(verdicts.last == last)
    }

    @Test(
        "Only the end of the flow fulfils a step that waits for it",
        arguments: [
            (ObservedStage(flow: .ended), .here),
            (ObservedStage(flow: .ended, top: alert, front: nil), .here),
            (ObservedStage(), .hopeless(.quiet(.outside))),
            (ObservedStage(conditionHolds: true), .hopeless(.quiet(.outside))),
            (ObservedStage(top: alert, front: nil), .hopeless(.blocked(.anotherModal))),
            (ObservedStage(front: screen), .hopeless(.quiet(.atScreen))),
            (ObservedStage(front: screen, isSettled: true), .hopeless(.blocked(.atScreen))),
            (ObservedStage(front: screen, isSettled: true, isClockInUse: true), .hopeless(.quiet(.atScreen))),
            (ObservedStage(flow: .none, front: screen, isSettled: true), .hopeless(.quiet(.atScreen))),
            (ObservedStage(isSettled: true), .hopeless(.quiet(.outside))),
        ] as [(ObservedStage, Wait.Verdict)])
    func end(observation: ObservedStage, last: Wait.Verdict) {
        #expect(verdicts(.end, observation).last == last)
    }

    @Test("Only the event that an expectation names fulfils it")
    func sights() {
        let coupon = ScreenName(CouponScreen.self)
        let alertInView = ObservedStage(top: Self.alert, front: nil)
        let couponInFront = ObservedStage(front: .init(screen: coupon, acceptsInput: true))
        let couponCovered = ObservedStage(front: .init(screen: coupon))
        func isHere(_ expectation: Wait.Expectation, _ observation: ObservedStage) -> Bool {
            verdicts(expectation, observation).first == .here
        }
        #expect(isHere(.modal(QuestionPattern(kind: .alert)), alertInView))
        #expect(!isHere(.modal(QuestionPattern(kind: .prompt)), alertInView))
        #expect(!isHere(.modal(QuestionPattern()), ObservedStage(top: Self.busyPrompt, front: nil)))
        #expect(isHere(.modal(QuestionPattern()), ObservedStage(top: Self.progress, front: nil)))
        #expect(isHere(.modal(QuestionPattern()), ObservedStage(top: Self.alert, front: nil, isAnswerUntaken: true)))
        #expect(isHere(.screen(coupon), couponInFront))
        #expect(!isHere(.screen(ScreenName(CartScreen.self)), couponInFront))
        #expect(!isHere(.screen(coupon), couponCovered))
        #expect(isHere(.sleeper, ObservedStage(isClockInUse: true)))
        #expect(!isHere(.sleeper, ObservedStage()))
    }

    @Test("A step that looks hopeless is checked again if something happens before everything has settled")
    func secondLook() {
        var wait = Wait(for: .modal(QuestionPattern()))
        #expect(wait.verdict(after: .somethingHappened, seeing: ObservedStage(flow: .ended)) == .settle)
        #expect(wait.verdict(after: .settled(isQuiet: false), seeing: ObservedStage()) == .keepWaiting)
        #expect(wait.verdict(after: .settled(isQuiet: true), seeing: ObservedStage()) == .keepWaiting)
        let modal = ObservedStage(top: Self.alert, front: nil)
        #expect(wait.verdict(after: .somethingHappened, seeing: modal) == .here)
    }

    @Test("A condition that holds only after a quiet period was not observed; any other expectation is fulfilled")
    func unobserved() {
        let observation = ObservedStage(conditionHolds: true)
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
        #expect(wait.verdict(after: .testCancelled, seeing: ObservedStage()) == .hopeless(.cancelled))
        #expect(wait.verdict(after: .eventLimitReached, seeing: ObservedStage()) == .hopeless(.endless))
    }
}
