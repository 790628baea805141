import Aside

/// A presenter that connects a stage to its walk.
@MainActor
final class RunPresenter: AnswerSource {
    /// The walk, until it is over; no weak reference, because that makes each use of the walk slow.
    var run: WalkRun?
    private var lastEnded: (content: ModalContent, before: ModalID)?

    init(_ run: WalkRun) {
        self.run = run
    }

    func knownAnswer(to question: ModalContent, source: SourceLine) -> Int? {
        run?.knownAnswer(to: question, source)
    }

    /// The explorer gives a turn after a walk, which makes a limited number of moves.
    var givesTurns: Bool { true }

    func present(_ modal: Modal) {
        run?.hasPresented(
            modal, isRepeated: lastEnded.map { $0.content == modal.content && modal.id < $0.before } ?? false)
    }

    func dismiss(_ modal: Modal) {
        if let run { lastEnded = (modal.content, run.walk.stage.nextModalID()) }
        if modal.endsUnnoticed { run?.last.mayAskOnce = true }
        run?.changedView()
        modal.reportGone()
    }

    func announce(_ notice: Notice) {
        // The user cannot press this notice, and the flow does not wait for it.
        if notice.content.action == nil { notice.dismiss() }
        run?.changedView()
    }

    func refused(_ question: RefusedQuestion) {
        run?.hasRefused(question)
    }

    func stackChanged(on stage: Stage) {
        run?.changedView()
    }
}
