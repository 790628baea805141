import Aside
import AsideTesting

/// The moves of a walk, and the turns that other work gets after them.
extension WalkRun {
    func make(_ step: StateGraph.Step) {
        if watch.latest != nil { earlierFronts.insert(walk.stage.frontID) }
        let state = graph.states[step.state]
        let move = state.moves[step.move]
        if move.isCancelling, !walk.filters.allSatisfy({ $0(move.turn) }) { return stop() }
        explorer.tell("\(move.turn)")
        begin(step, move, in: state)
        activity.progress += 1
        if !outsideOfWork({ carryOut(move, of: step) }) {
            if !route.isComparing,
                explorer.plan.noteDifference(
                    on: route.steps.dropLast(), hasJoined: route.hasJoined)
            {
                return stop()
            }
            fail(.unsteady("This move could be made once, and cannot again: \(move.turn)."))
        }
    }

    func begin(_ step: StateGraph.Step, _ move: ExploredMove, in state: StateGraph.State) {
        notePassedTime()
        if route.isComparing, explorer.plan.memory != nil { route.comesFromElsewhere = state.past != past }
        if route.position < route.plan.count { route.position += 1 }
        state.records[step.move].count += 1
        walk.clock.forgetRefusals()
        route.steps.append(step)
        let history = explorer.known.history(of: move)
        last = LastMove(history)
        last.isUnheard = move.isOfPlace && walk.isFlowAtWork
        if move.isLeaving {
            if move.isDismissal { last.screensAtDismissal = walk.stage.entries.map(\.id) }
            last.mayAskOnce = walk.stage.awaitsNotice
            counter.hasTakenDismissal = false
            // Effects of an earlier move were compared when that move was new.
            if !walk.watches.isEmpty { last.watches = walk.watches.map { $0() } }
        }
        if move.kind != .wait {
            walk.clock.setCause(ObjectIdentifier(history).hashValue)
        }
        if move.isCancelling || move.kind == .back && !move.isDismissal {
            facts.memory.forgetNews()
        } else {
            tell(step, in: state)
        }
    }

    /// Notes what the flow learns from a move.
    func tell(_ step: StateGraph.Step, in state: StateGraph.State) {
        let explored = state.moves[step.move]
        let told = state.records[step.move].told ?? told(by: explored, step, in: state)
        state.records[step.move].told = told
        facts.memory.tell(told, isLeaving: explored.isLeaving)
    }

    /// Returns a hash of what the flow learns from a move: the answer to a question, or else all that was in view.
    ///
    /// What stood in the fields of the question before the answer makes no difference.
    private func told(by move: ExploredMove, _ step: StateGraph.Step, in state: StateGraph.State) -> Int {
        // The hash of what is seen is as good as random, so that no two moves have the same sum.
        guard move.isAnswering else { return state.key.seen &+ step.move }
        var hasher = Hasher()
        hasher.combine(move.turn.moves)
        if move.kind == .submit, move.turn.moves.first?.kind != .pick {
            // The turn does not hold the texts of secure fields, and no switches; the moves hold what is new.
            for item in walk.question?.question.outline.controls ?? [] {
                switch item.kind {
                case .switch(let isOn): hasher.combine(isOn)
                case .selection(_, let selected): hasher.combine(selected)
                default: hasher.combine(move.moves.first { $0.item == item.id }?.text?.string ?? item.text)
                }
            }
        }
        // All moves that are equal have the same history.
        hasher.combine(ObjectIdentifier(explorer.known.history(of: move)))
        return hasher.finalize()
    }

    private func carryOut(_ move: ExploredMove, of step: StateGraph.Step) -> Bool {
        switch move.kind {
        case .wait:
            passTime()
            return true
        case .cancel:
            isCancelled = true
            flowTask?.cancel()
            counter.letCancellationArrive()
            return true
        case .fill:
            let filled = walk.fill(move)
            if !filled.isEmpty, filled.count < move.moves.count {
                graph.keepFields(filled, of: step)
                last.history = explorer.known.history(of: graph[step])
            }
            return !filled.isEmpty
        default: return walk.carryOut(move)
        }
    }

    /// Lets each task run that is ready to run, such as a plain `Task`.
    ///
    /// After a move that is new, or has started such a task before, the task may be on its way for many turns; and so it
    /// may be where the walk would fail otherwise.
    func pause(isLong: Bool = false) {
        activity.isPaused = true
        let before = seen().whole
        let turns = isLong || last.needsPause ? Self.turnsOfRest : 1
        Task {
            await self.passTurns(turns)
            self.activity.isPaused = false
            self.last.hasPaused = true
            self.facts.view = nil
            defer { self.lookForRest() }
            guard self.phase == .walking else { return self.drive() }
            self.last.history.hasPaused = true
            if self.counter.running > 0 || self.seen().whole != before { self.last.history.isRestless = true }
            self.drive()
        }
    }
}
