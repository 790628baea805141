import Aside
import AsideTesting
import AsideText

/// The part of a walk that runs at each place: it compares, notes, and continues.
extension WalkRun {
    /// Does one step.
    ///
    /// Returns `false` if the walk has to wait first.
    func step() -> Bool {
        if let fault = report.pendingFault {
            fail(fault)
            return true
        }
        if awaitsWokenTask {
            pause()
            return false
        }
        if awaitsNextSleeper {
            outsideOfWork { wakeNext() }
            return true
        }
        if letMoreTimePass() { return true }
        // At a new place, all other tasks that are ready to run get a turn first.
        let isNewPlace = route.position >= route.plan.count || route.isLastOfPlan
        if isNewPlace || last.history.isRestless, !last.hasPaused, last.needsPause {
            pause()
            return false
        }
        if let point = route.point {
            prove(point)
            return true
        }
        if let ending {
            arriveAtEnd(ending)
            return true
        }
        if isCancelled {
            fail(.deaf())
            return true
        }
        if route.position < route.plan.count, !route.isLastOfPlan, !route.isComparing {
            updateMemory()
            make(route.plan[route.position])
            return true
        }
        let wasPaused = last.hasPaused
        last.hasPaused = false
        updateMemory()
        let key = key()
        // If the view is new or differs from an earlier walk, the cause may be work that the library cannot see.
        if !wasPaused, isSurprise(key) {
            pause(isLong: !isExpected(key))
            return false
        }
        guard isWhereExpected(key) else { return true }
        if route.position < route.plan.count {
            checkInvariants()
            if phase == .walking { make(route.plan[route.position]) }
            return true
        }
        arrive(at: key)
        return true
    }

    /// Returns whether the walk has arrived at an unknown state, or at another state than expected.
    private func isSurprise(_ key: StateKey) -> Bool {
        !isExpected(key) || route.position >= route.plan.count && graph.place(of: key) == nil
    }

    /// The state in which the walk should be; `nil` if anything may come.
    private var expected: Int? {
        if route.position < route.plan.count { return route.plan[route.position].state }
        if route.isComparing, let last = route.steps.last { return graph.result(of: last) }
        // All walks begin in the same state.
        return route.steps.isEmpty && !graph.states.isEmpty ? 0 : nil
    }

    /// Returns whether the walk is in the expected state.
    ///
    /// On a detour, it is enough that the user sees the same.
    private func isExpected(_ key: StateKey) -> Bool {
        guard let expected else { return true }
        let known = graph.states[expected].key
        return route.isComparing ? known.seen == key.seen : known.whole == key.whole
    }

    func isWhereExpected(_ key: StateKey) -> Bool {
        guard !isExpected(key), let expected else { return true }
        differ(from: expected) { graph.place(of: key) ?? add(key) }
        return false
    }

    func arrive(at key: StateKey) {
        checkInvariants()
        guard phase == .walking else { return }
        notePointOfResuming()
        if route.purpose == .repetition { report.shown = StageView(of: walk.stage, walk.clock) }
        if let known = graph.place(of: key) {
            connect(to: known)
            if phase == .walking, route.isRepetition { examine(known) }
            if phase == .walking { goOn(fromKnown: known) }
            return
        }
        let state = add(key)
        noteOrder()
        connect(to: state)
        guard phase == .walking else { return }
        examine(state)
        guard phase == .walking else { return }
        goOn(from: state)
    }

    /// Adds a new state.
    func add(_ key: StateKey) -> Int {
        var finder = MoveFinder(walk, after: graph.edits(by: route.steps.last))
        finder.find()
        explorer.known.secrets.formUnion(walk.secrets)
        return graph.add(
            StateGraph.State(
                key: key, past: past, placeInView, waiting: waitingInLine,
                found: finder.found, question: topQuestion,
                snapshot: explorer.options.drawsStates ? StageSnapshot(walk.stage) : nil, parent: route.steps.last))
    }

    /// Notes that two questions have come since the last move, one of which waits for the other.
    private func noteOrder() {
        let before = route.steps.last.map { graph.states[$0.state].waiting.count } ?? 0
        let waiting = walk.stage.waitingModals
        // One that shares the modal in view has no order.
        guard last.shown > 0, waiting.count > before, let next = waiting.last, next.content != topQuestion else {
            return
        }
        explorer.known.simultaneous.insert("\(placeInView) before \(next.content) (\(next.source))")
    }

    /// Checks the conditions for each single state.
    func examine(_ place: Int) {
        let state = graph.states[place]
        // What `walk.only` leaves out may lead on; a warning names such places.
        if state.moves.allSatisfy(\.isCancelling), state.found.leftOut.isEmpty { fail(.deadEnd(at: state)) }
    }

    /// Makes the first move in a new state, within the bounds.
    func goOn(from state: Int) {
        if let words = route.words { return goOn(by: words, from: state) }
        guard !route.isRepetition, let step = explorer.plan.begin(state) else { return stop() }
        make(step)
    }

    /// Goes on from a known state to a move that no walk has made yet, if one is near.
    private func goOn(fromKnown state: Int) {
        route.hasJoined = true
        if let words = route.words { return goOn(by: words, from: state) }
        guard !route.isRepetition, !explorer.known.hasFoundKept,
            let way = explorer.plan.wayOn(from: state, past: past, after: route.steps.count)
        else { return stop() }
        (route.plan, route.position) = (route.steps + way, route.steps.count)
        make(way[0])
    }

    /// Makes the next move of a way that is walked again.
    private func goOn(by words: ArraySlice<String>, from place: Int) {
        guard let next = words.first else { return stop() }
        route.words = words.dropFirst()
        let state = graph.states[place]
        if next == "\(Move.cancel)" { return make(graph.addCancelling(at: place)) }
        guard let move = state.move(named: next) else {
            explorer.wayThatIsGone =
                "at move \(route.steps.count + 1), at \(state.shown), it is not possible to \(next)"
            return stop()
        }
        make(StateGraph.Step(state: place, move: move))
    }

    func connect(to state: Int) {
        guard let last = route.steps.last else { return }
        if !graph.connect(last, to: state, past: past, on: route.otherWay), let earlier = graph.result(of: last),
            !route.isComparing
        {
            differ(from: earlier) { state }
        }
    }

    func arriveAtEnd(_ ending: StateGraph.End) {
        updateMemory()
        if let next = route.words?.first, ending != .cancelled {
            explorer.wayThatIsGone = "after \(route.steps.count.counted("move")) the flow has ended, before: \(next)"
        }
        let expected = expected
        let state = state(of: ending)
        connect(to: state)
        // After a new move, the two have been compared by its result.
        if let expected, expected != state, phase == .walking, !ending.isError { differ(from: expected) { state } }
        checkEnd(ending)
        if phase == .walking { finish() }
    }

    /// Returns the state in which all flows are that have ended like this one.
    private func state(of ending: StateGraph.End) -> Int {
        var hasher = Hasher()
        hasher.combine(ending)
        let hash = hasher.finalize()
        let key = StateKey(whole: hash, seen: hash, view: hash)
        return graph.place(of: key)
            ?? graph.add(
                StateGraph.State(
                    key: key, past: key.whole, ShownPlace(name: endName), end: ending, parent: route.steps.last))
    }

    /// Checks the conditions for the end of a flow.
    private func checkEnd(_ ending: StateGraph.End) {
        guard phase == .walking else { return }
        if case .threw(let error) = ending { fail(.threw(error)) }
        if walk.stage.stack.count > 0 || !walk.stage.modals.isEmpty { fail(.leftOver(walk.stage)) }
        checkInvariants()
        checkLastInvariants()
    }

    var endName: String {
        switch ending {
        case .returned: "the end"
        case .left: "left"
        case .cancelled: "cancelled"
        case .threw(let error): "failed with \(error)"
        case nil: "no end"
        }
    }
}

/// What a walk does on a known way where it sees something else than expected.
extension WalkRun {
    /// Notes that the walk sees something else than expected.
    ///
    /// - Parameters:
    ///   - place: The expected state.
    ///   - found: Returns the state in which the walk is.
    func differ(from place: Int, found: () -> Int) {
        // Limited memory takes the two ways for the same.
        if route.comesFromElsewhere { return stop() }
        if !route.isComparing {
            if explorer.plan.noteDifference(on: route.steps, hasJoined: route.hasJoined) { return stop() }
        } else if explorer.plan.mayCorrect(route.steps) {
            explorer.plan.correct(route.steps, to: found())
            // They name this way, as they were compared with the other one.
            explorer.defects.removeAll { $0.rule == .detour && $0.steps.last == route.steps.last }
            return stop()
        }
        let expected = graph.states[place]
        let now = ending == nil ? placeInView : ShownPlace(name: endName)
        let other = route.steps.last.map { graph.way(of: $0) }
        guard route.isComparing, let other, other != route.steps else {
            let name = now.name == expected.name ? "the same with other content" : now.name
            let headline =
                "The same moves do not lead to the same place: once to \(expected.name), and once to \(name)."
            return fail(.unsteady(headline), comparedTo: place)
        }
        // A screen keeps what was typed, also while it does not show it.
        if let last = route.steps.last, graph[last].isEditing { return stop() }
        fail(
            .detour(
                at: route.steps.last.map { graph.states[$0.state].shown } ?? expected.shown,
                difference(from: expected, now), route.steps.map { graph[$0] },
                showsNotice: walk.stage.notice?.content.action != nil, isCovering: walk.stage.entries.count > 1),
            comparedTo: place)
        report.failure?.otherWay = other.map { WayText(explorer.words(of: $0)) }
    }

    private func difference(from expected: StateGraph.State, _ now: ShownPlace) -> String {
        if case (.returned(let one), .returned(let other)) = (ending, expected.end) {
            return "on this way the flow returns \(withoutSecrets(one.text)), and not \(withoutSecrets(other.text))"
        }
        return expected.name == now.name
            ? "\(now.quoted) shows something else"
            : "on this way \(now.quoted) comes, and not \(expected.shown.quotedName)"
    }
}
