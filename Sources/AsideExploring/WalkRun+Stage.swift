import Aside
import AsideTesting

/// The reports of a walk's stage, and the questions that the walk answers at once.
extension WalkRun: AnswerSource {
    /// The explorer gives a turn after a walk, which makes a limited number of moves.
    var givesTurns: Bool { true }

    /// Answers a question without showing it, if nothing else is running.
    func knownAnswer(to question: ModalContent, source: SourceLine) -> Int? {
        guard phase == .walking, counter.running == 1, report.pendingFault == nil, !isCancelled, !awaitsNextSleeper,
            !explorer.known.hasMetUnknownWork,
            explorer.known.expiringLines.isEmpty || !explorer.known.expiringLines.contains(source)
        else { return nil }
        activity.progress += 1
        if facts.hasStackChanged || !facts.isStageEmpty {
            walk.stage.settle()
            for modal in walk.stage.modals { modal.stage?.settle() }
        }
        if last.passed.times > 0 { forgetInVain(seen(at: question, source).whole) }
        learn()
        if route.position < route.plan.count {
            let step = route.plan[route.position]
            let state = graph.states[step.state]
            let move = state.moves[step.move]
            guard let answer = move.answer(to: question), state.asks(question),
                route.isLastOfPlan ? isExpected(state, question, source) : !last.history.isRestless,
                !route.isComparing || state.key.seen == seen(at: question, source).whole
            else { return nil }
            begin(step, move, in: state)
            return answer
        }
        // What is recorded is to be seen.
        guard !route.isRepetition, question.isAnsweredByPlace, watch.latest == nil else { return nil }
        guard !last.needsPause, !walk.clock.isInUse else { return nil }
        return exploredAnswer(to: question, source)
    }

    /// Returns whether a new move begins in the expected state, so that it can be made at once.
    ///
    /// Otherwise the question is shown.
    private func isExpected(_ state: StateGraph.State, _ question: ModalContent, _ source: SourceLine) -> Bool {
        guard route.purpose == .exploration, !last.needsPause, walk.invariants.isEmpty, walk.watches.isEmpty
        else {
            return false
        }
        return state.key.whole == key(of: seen(at: question, source)).whole
    }

    private func exploredAnswer(to question: ModalContent, _ source: SourceLine) -> Int? {
        // A repeated one is noted when it is shown.
        guard !isAskedAgain(question, source), !explorer.options.drawsStates else { return nil }
        let key = key(of: seen(at: question, source))
        // A broken condition fails the walk when the question is shown.
        guard graph.place(of: key) == nil, brokenInvariant() == nil else { return nil }
        let asked = explorer.known.asked(question, at: source, in: walk)
        guard let first = asked.found.moves.first, let answer = first.knownAnswer else { return nil }
        let state = StateGraph.State(
            key: key, past: past,
            ShownPlace(name: asked.name, place: first.turn.place, source: source), found: asked.found,
            question: question, parent: route.steps.last)
        let place = graph.add(state)
        if let last = route.steps.last {
            _ = graph.connect(last, to: place, past: state.past, on: route.otherWay)
        }
        guard let step = explorer.plan.begin(place) else { return nil }
        begin(step, first, in: state)
        return answer
    }

    func present(_ modal: Modal) {
        changedView()
        if modal.expires { explorer.known.expiringLines.insert(modal.source) }
        guard phase == .walking else {
            _ = modal.reportGone()
            return
        }
        let isStacked = walk.stage.modals.contains { $0 !== modal && $0.content == modal.content }
        // The one that has just ended was shown while this one waited in line.
        let hasWaited = lastEnded.map { $0.content == modal.content && modal.id < $0.before } ?? false
        let isRepeated = hasWaited || isAskedAgain(modal.content, modal.source)
        if isRepeated || isStacked, modal.content.kind != .sheet, modal.content.kind != .progress {
            find(.askedTwice(modal))
        }
        last.shown += 1
        if last.shown > Self.mostShown { fail(.endless(modal)) }
    }

    func dismiss(_ modal: Modal) {
        lastEnded = (modal.content, walk.stage.nextModalID())
        if modal.endsUnnoticed { last.mayAskOnce = true }
        changedView()
        modal.reportGone()
    }

    func announce(_ notice: Notice) {
        // The user cannot press this notice, and the flow does not wait for it.
        if notice.content.action == nil { notice.dismiss() }
        changedView()
    }

    func stackChanged(on stage: Stage) {
        changedView()
    }

    /// Returns whether the user has just answered the same question, which another line of the flow asked.
    private func isAskedAgain(_ question: ModalContent, _ source: SourceLine) -> Bool {
        guard let step = route.steps.last, graph[step].isAnswer else { return false }
        let state = graph.states[step.state]
        return state.source != source && state.asks(question) && state.found.question.message == question.message
    }

    private static let mostShown = 1_000
    /// A task that is refused this many times in a row is in an endless loop.
    private static let mostRefusals = 12
    /// A task that tries to sleep this many times between two moves, although it is cancelled, is in an endless loop.
    ///
    /// The clock does not slow it down before.
    nonisolated static let mostRefusedSleeps = TestClock.mostRefusals

    private func changedView() {
        facts.hasStackChanged = true
        activity.progress += 1
        report.changes += 1
        lookForRest()
    }

    func refused(_ question: RefusedQuestion) {
        activity.progress += 1
        if phase != .walking, question.reason != .cancelled {
            explorer.known.late.insert("\(question.name), at \(question.source)")
        }
        if question.times >= Self.mostRefusals {
            return leaveBehind(
                "\(question.name) is asked again and again after its work has ended, at \(question.source).")
        }
        if last.mayAskOnce, question.times == 1, !question.isLost { return }
        failSoon(.askedAfterEnd(question))
    }
}

extension ModalContent {
    /// Whether each answer of the question is the place of a choice or a row.
    fileprivate var isAnsweredByPlace: Bool { kind == .alert || kind == .choose && count == nil }
}
