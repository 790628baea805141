import Aside
import AsideTesting

/// The moves of a walk.
extension WalkRun {
    func make(_ step: StateGraph.Step) {
        if watch.latest != nil { earlierFronts.insert(walk.stage.frontID) }
        let move = graph[step]
        if move.isCancelling, !walk.filters.allSatisfy({ $0(move.turn.moves) }) { return stop() }
        explorer.tell("\(move.turn)")
        begin(step, move)
        progress += 1
        if outsideOfWork({ carryOut(move) }) { return }
        if !route.isComparing, explorer.plan.isExplained(route.steps) { return stop() }
        fail(.unsteady("This move could be made once, and cannot again: \(move.turn)."))
    }

    private func begin(_ step: StateGraph.Step, _ move: ExploredMove) {
        notePassedTime()
        let before = graph.states[step.state].key.past
        if route.isComparing, explorer.plan.memory != nil { route.comesFromElsewhere = before != past }
        move.count += 1
        walk.clock.forgetRefusals()
        route.steps.append(step)
        let history = explorer.history(of: move)
        last = LastMove(history: history)
        let asks = walk.stage.modals.last.map { $0.stage == nil } ?? false
        last.isUnheard = move.isOfPlace && !asks && !walk.stage.stageInFront.acceptsInput
        if move.isLeaving {
            if move.isDismissal { last.screensAtDismissal = walk.stage.entries.map(\.id) }
            last.mayAskOnce = walk.stage.awaitsNotice
            counter.hasTakenDismissal = false
            last.watches = walk.watches.map { $0() }
        }
        if move.kind != .wait { walk.clock.setCause(ObjectIdentifier(history).hashValue) }
        if move.isCancelling || move.kind == .back && !move.isDismissal {
            memory.forgetNews()
        } else {
            tell(step)
        }
    }

    /// Notes what the flow learns from a move: the answer to a question, or else all that was in view.
    private func tell(_ step: StateGraph.Step) {
        let move = graph[step]
        // The hash of what is seen is as good as random, so that no two moves have the same sum.
        let told = move.told ?? answer(by: move) ?? graph.states[step.state].key.seen &+ step.move
        move.told = told
        memory.tell(told, isLeaving: move.isLeaving)
    }

    /// Returns a hash of the answer that a move gives, whatever stood in the fields of the question before; `nil` if it gives
    /// none.
    private func answer(by move: ExploredMove) -> Int? {
        guard move.isAnswering else { return nil }
        var hasher = Hasher()
        hasher.combine(move.turn.moves)
        if move.kind == .submit, move.turn.moves.first?.kind != .pick {
            // The turn does not hold the texts of secure fields, and no switches; the moves hold what is new.
            for item in walk.stage.questionInFront?.question.outline.controls ?? [] {
                switch item.kind {
                case .switch(let isOn): hasher.combine(isOn)
                case .selection(_, let selected): hasher.combine(selected)
                default: hasher.combine(move.text(for: item.id) ?? item.text)
                }
            }
        }
        // All moves that are equal have the same history.
        hasher.combine(ObjectIdentifier(explorer.history(of: move)))
        return hasher.finalize()
    }

    /// Makes the moves of a user on what is in front, lets time pass, or cancels the flow; returns whether it was possible.
    private func carryOut(_ move: ExploredMove) -> Bool {
        let stage = walk.stage
        switch move.kind {
        case .wait:
            passTime()
            return true
        case .cancel:
            isCancelled = true
            flowTask?.cancel()
            counter.letCancellationArrive()
            return true
        case .publish:
            guard let screen = stage.stageInFront.entries.last?.screen, let place = move.publication else {
                return false
            }
            return walk.publications[ObjectIdentifier(type(of: screen))]?[place].publish(screen) ?? false
        case .fill:
            // Filling in a field may remove the fields after it.
            let id = stage.frontID
            return move.steps.count { stage.takes([$0], at: id) } > 0
        default:
            // A sheet is dismissed as a whole.
            if move.isDismissal, move.kind == .back, let top = stage.modals.last(where: { !$0.isLeaving }) {
                return top.dismiss()
            }
            if move.isOfNotice { return stage.notice?.press() == true }
            let steps = move.steps.isEmpty ? try? move.turn.moves.flatMap(stage.front.steps) : move.steps
            return steps.map { stage.takes($0, at: stage.frontID) } ?? false
        }
    }

    /// Lets each task run that is ready to run, such as a plain `Task`.
    ///
    /// After a move that is new, or has started such a task before, the task may be on its way for many turns; and so it
    /// may be where the walk would fail otherwise.
    func pause(isLong: Bool = false) {
        isPaused = true
        let before = seen().whole
        let turns = isLong || last.needsPause ? Self.turnsOfRest : 1
        Task {
            await self.passTurns(turns)
            self.isPaused = false
            self.last.hasPaused = true
            self.view = nil
            defer { self.lookForRest() }
            guard self.phase == .walking else { return self.drive() }
            self.last.history.hasPaused = true
            if self.counter.running > 0 || self.seen().whole != before { self.last.history.isRestless = true }
            self.drive()
        }
    }
}

// MARK: - Tasks that the flow started itself

/// The parent of such a task, as of `async let`, a task group or `Task`, counts as running. It is at rest nevertheless if
/// what runs waits for its user, or sleeps by the walk's clock.
extension WalkRun {
    /// Called when a task that the library has not started begins to wait in it, or to sleep by the walk's clock.
    func meetUnknownWork() {
        hasUnknownWork = true
        // It may come a little later each time that the move is made.
        last.history.isRestless = true
        lookForRest()
    }

    /// Goes on as soon as no more happens, without waiting in real time.
    func lookForRest() {
        guard hasUnknownWork, !isLookingForRest, mayBeAtRest else { return }
        isLookingForRest = true
        Task {
            var before = self.progress - 1
            while self.progress != before, self.mayBeAtRest {
                before = self.progress
                await self.passTurns(Self.turnsOfRest)
            }
            self.isLookingForRest = false
            if self.mayBeAtRest { self.goOnRegardless() }
        }
    }

    /// How many turns of the thread pool and the main actor pass until what runs is at rest.
    ///
    /// A flow takes about ten from the value of one screen to the push of the next, and nobody sees where it is meanwhile.
    private static var turnsOfRest: Int { 20 }

    private func passTurns(_ count: Int) async {
        for _ in 1...count { await passThroughExecutors() }
    }

    private var mayBeAtRest: Bool {
        phase == .walking && !isCancelled && counter.running > 0 && (counter.unknownWaiting > 0 || walk.clock.isInUse)
    }

    /// The place in view, with its line, or else with the line at which the last move was made.
    var placeOfWaiting: String {
        var place = placeInView
        place.source = place.source ?? route.steps.last.flatMap { graph.states[$0.state].source }
        return place.description
    }
}

// MARK: - Time

/// The time that a walk lets pass in one move: until something changes.
extension WalkRun {
    /// Moves the clock to the next instant for which a task sleeps.
    func passTime() {
        let next = walk.clock.remaining.first?.rest ?? .zero
        last.passed = (last.passed.times + 1, last.passed.duration + next)
        progress += 1
        last.shown = 0
        wakeNext()
    }

    func wakeNext() {
        guard let task = walk.clock.wakeNext() else { return }
        last.hasPaused = false
        if counter.knows(task) { counter.begin() } else { last.hasWokenUnknown = true }
    }

    /// Whether a task still sleeps until the instant to which the walk has just moved the clock.
    var awaitsNextSleeper: Bool { last.passed.times > 0 && walk.clock.nextDeadline == walk.clock.now }

    /// Whether a task has woken up that the library does not know, and has not come to rest yet.
    ///
    /// Until then, what is in view is not what it leads to, and no other task may wake up. If known work is running, the
    /// walk has already looked for rest.
    var awaitsWokenTask: Bool { last.hasWokenUnknown && !last.hasPaused && counter.running == 0 }

    /// Lets more time pass if the time that has passed has led to nothing new: work that polls does not show how often.
    ///
    /// Returns `false` if the move is over.
    func letMoreTimePass() -> Bool {
        guard last.passed.times > 0, ending == nil, !isCancelled, walk.clock.isInUse, let step = route.steps.last else {
            return false
        }
        updateMemory()
        let start = graph.states[step.state]
        guard seen().view == start.key.view else { return false }
        let key = key()
        if let result = graph[step].result {
            if isState(result, key) { return false }
        } else if graph.place(of: key) == nil {
            return false
        }
        // It is less often where that was in vain before.
        let wasInVain = explorer.waitsInVain.contains { $0.place.source == start.source }
        guard last.passed.times < (wasInVain ? 10 : 1_000) else {
            if !wasInVain { explorer.waitsInVain.append((start.shown, last.passed)) }
            return false
        }
        checkConditions()
        guard phase == .walking else { return true }
        tell(step)
        outsideOfWork { passTime() }
        return true
    }

    /// Notes in the move how much time it has let pass, so that its path is printed with it.
    func notePassedTime() {
        guard last.passed.times > 1, !route.isRepetition, let step = route.steps.last else { return }
        graph[step].noteTime(last.passed.duration)
    }
}
