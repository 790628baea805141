import Aside
import AsidePaths
import AsideText

/// The part of a walk that runs at each place: it compares, notes, and continues.
extension WalkRun {
    /// Does one step.
    ///
    /// Returns `false` if the walk has to wait first.
    func step() -> Bool {
        if let broken = pendingFailure {
            fail(broken.rule, broken.headline, broken.fix, expecting: broken.expecting)
            return true
        }
        if awaitsSleepers {
            pause()
            return false
        }
        if letMoreTimePass() { return true }
        // At a new place, all other tasks that are ready to run get a turn first.
        if position >= plan.count || isLastOfPlan, !hasPaused, needsPause {
            pause()
            return false
        }
        if let ending {
            arriveAtEnd(ending)
            return true
        }
        if isCancelled {
            fail(.deaf, "The flow still runs after its task was cancelled.", Self.deafness)
            return true
        }
        if position < plan.count, !isLastOfPlan, !isOnDetour {
            updateMemory()
            make(plan[position])
            return true
        }
        let wasPaused = hasPaused
        hasPaused = false
        updateMemory()
        let key = key()
        // If the view is new or differs from an earlier walk, the cause may be work that the library cannot see.
        if !wasPaused, isSurprise(key) {
            pause()
            return false
        }
        if position < plan.count {
            guard isWhereExpected(key) else { return true }
            checkInvariants()
            if phase == .walking { make(plan[position]) }
            return true
        }
        arrive(at: key, nil, nil)
        return true
    }

    /// Returns whether the walk has arrived at an unknown state, or at another state than expected.
    private func isSurprise(_ key: StateKey) -> Bool {
        if position < plan.count { return !areExpected(key) }
        guard let known = explorer.graph.place(of: key) else { return true }
        return following.map { $0 != known } ?? false
    }

    var isLastOfPlan: Bool { position == plan.count - 1 }

    /// Returns whether the walk is in the state from which its plan continues.
    ///
    /// On a detour, it is enough that the user sees the same.
    private func areExpected(_ key: StateKey) -> Bool {
        let expected = explorer.graph.states[plan[position].state]
        return isOnDetour ? expected.key.seen == key.seen : expected.key.steady == key.steady
    }

    func isWhereExpected(_ key: StateKey) -> Bool {
        if areExpected(key) { return true }
        let expected = plan[position].state
        if isOnDetour {
            failOnDetour(expected: expected, placeInView(nil, nil).name)
        } else {
            failUnsteadily(once: expected, placeInView(nil, nil).name)
        }
        return false
    }

    func arrive(at key: StateKey, _ question: ModalContent?, _ source: SourceLine?) {
        checkInvariants()
        guard phase == .walking else { return }
        if purpose == .repetition { shown = walk.stage.text() }
        let known = explorer.graph.place(of: key)
        if let known {
            if let following, known != following,
                explorer.graph.states[known].key.seen != explorer.graph.states[following].key.seen
            {
                return failFollowing()
            }
            if following == nil { connect(to: known) }
            if phase == .walking, isRepetition { examine(known) }
            if phase == .walking { follow(from: following ?? known) }
            return
        }
        if let following {
            if explorer.graph.states[following].key.seen != key.seen { return failFollowing() }
            return follow(from: following)
        }
        let state = add(key, question, source)
        connect(to: state)
        guard phase == .walking else { return }
        examine(state)
        guard phase == .walking else { return }
        goOn(from: state)
    }

    /// Adds a new state.
    func add(_ key: StateKey, _ question: ModalContent?, _ source: SourceLine?) -> Int {
        var finder = MoveFinder(walk, explorer.options)
        finder.find(at: question, source: source)
        let place = placeInView(question, source)
        explorer.addCancelling(&finder, place.place, place.source)
        return explorer.graph.add(
            key: key, past: past, name: place.name, source: place.source, found: finder,
            question: question ?? topQuestion, parent: steps.last)
    }

    /// Checks the conditions for each single state.
    func examine(_ place: Int) {
        let state = explorer.graph.states[place]
        if !state.moves.contains(where: { !$0.isCancelling }), state.end == nil {
            let disabled = state.disabled.map { "“\($0)”" }.joined(separator: ", ")
            fail(
                .deadEnd,
                "\(state.name) is a dead end: the user can press nothing, and the flow has not ended."
                    + (disabled.isEmpty ? "" : " Disabled there: \(disabled)."),
                "give the user a way out: a button that is enabled, or a screen to go back to.", expecting: .canGoOn)
        }
    }

    /// Makes the first move that has not been made yet, within the bounds.
    func goOn(from state: Int) {
        if isRepetition { return stop() }
        guard explorer.graph.states[state].depth < explorer.options.moves else {
            explorer.hasHitMoves = true
            return stop()
        }
        guard let move = explorer.takeMove(of: state) else { return stop() }
        make(StateGraph.Step(state: state, move: move))
    }

    func connect(to state: Int) {
        guard let last = steps.last, !isOnDetour else { return }
        let isNew = explorer.graph.states[state].parent == last
        let isFollowed = isNew || explorer.followsKnownWays && explorer.graph.states[state].moveToEnd != nil
        if !explorer.graph.connect(last, to: state, isFollowed: isFollowed) {
            guard let earlier = explorer.graph.states[last.state].results[last.move] else { return }
            failUnsteadily(once: earlier, explorer.graph.states[state].name)
        }
    }

    private func failUnsteadily(once state: Int, _ now: String) {
        let earlier = explorer.graph.states[state].name
        fail(
            .unsteady,
            "The same moves do not lead to the same place: once to \(earlier), and once to "
                + "\(now == earlier ? "the same with other content" : now).",
            Self.unsteadiness, comparedTo: state, expecting: .sameEachTime)
    }

    func arriveAtEnd(_ ending: StateGraph.End) {
        updateMemory()
        let name = endName
        var hasher = Hasher()
        hasher.combine(ending)
        let hash = hasher.finalize()
        let key = StateKey(whole: hash, steady: hash, seen: hash, view: hash)
        let state =
            explorer.graph.place(of: key)
            ?? explorer.graph.add(
                key: key, past: key.whole, name: name, end: ending, parent: steps.last)
        if followsFrom == nil { connect(to: state) }
        if let following, following != state { failFollowing() }
        if isOnDetour, let last = plan.last, let result = explorer.graph.states[last.state].results[last.move],
            position < plan.count || result != state
        {
            failOnDetour(expected: position < plan.count ? plan[position].state : result, name)
        }
        guard phase == .walking else { return }
        if case .threw(let error) = ending {
            fail(
                .unexpectedError, "The flow throws \(error)",
                "catch it where it is known what to do, as `retrying` does. To leave the flow from inside, return a value."
            )
        }
        let left = walk.stage.stack.screens.map(\.title) + walk.stage.modals.map(\.description)
        if phase == .walking, !left.isEmpty {
            fail(
                .leftOver, "The flow has ended, and something is left on the stage: \(left.joined(separator: ", ")).",
                "await in the flow what it starts, as by `async let` or a task group; a `Task { … }` outlives it.")
        }
        checkInvariants()
        for invariant in walk.lastInvariants where phase == .walking && !invariant.holds() {
            fail(
                .invariant(invariant.name), "At the end of the flow, this condition does not hold: \(invariant.name).",
                advice(after: "it is checked when the flow has ended", invariant.location),
                expecting: .holdsAtEnd(name: invariant.name, code: code(at: invariant.location)))
        }
        if phase == .walking {
            if followsFrom == nil, ending != .cancelled { explorer.graph.noteEnd(of: steps) }
            finish()
        }
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
