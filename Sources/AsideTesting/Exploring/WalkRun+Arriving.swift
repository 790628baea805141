import Aside
import AsideText

/// The part of a walk that runs at each place: it compares, notes, and continues.
extension WalkRun {
    /// Does one step.
    ///
    /// Returns `false` if the walk has to wait first.
    func step() -> Bool {
        if let broken = report.pendingFailure {
            fail(broken.rule, broken.headline, broken.fix, expecting: broken.expecting)
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
        if isNewPlace || last.isRestless, !last.hasPaused, last.needsPause {
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
        if route.position < route.plan.count, !route.isLastOfPlan, !route.isOnDetour {
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
        !isExpected(key) || route.position >= route.plan.count && explorer.plan.graph.place(of: key) == nil
    }

    /// The state in which the walk should be; `nil` if anything may come.
    private var expected: Int? {
        if route.position < route.plan.count { return route.plan[route.position].state }
        if route.isOnDetour { return route.steps.last.flatMap(explorer.plan.graph.result) }
        // All walks begin in the same state.
        return route.steps.isEmpty && !explorer.plan.graph.states.isEmpty ? 0 : nil
    }

    /// Returns whether the walk is in the expected state.
    ///
    /// On a detour, it is enough that the user sees the same.
    private func isExpected(_ key: StateKey) -> Bool {
        guard let expected else { return true }
        let known = explorer.plan.graph.states[expected].key
        return route.isOnDetour ? known.seen == key.seen : known.steady == key.steady
    }

    func isWhereExpected(_ key: StateKey) -> Bool {
        guard !isExpected(key), let expected else { return true }
        let name = placeInView().name
        if route.isOnDetour {
            failOnDetour(expected: expected, name) { explorer.plan.graph.place(of: key) ?? add(key) }
        } else if explorer.plan.noteDifference(on: route.steps, from: route.joinedAt) {
            stop()
        } else {
            failUnsteadily(once: expected, name)
        }
        return false
    }

    func arrive(at key: StateKey) {
        checkInvariants()
        guard phase == .walking else { return }
        if route.purpose == .repetition { report.shown = StageView(of: walk.stage, walk.clock) }
        if let known = explorer.plan.graph.place(of: key) {
            connect(to: known)
            if phase == .walking, route.isRepetition { examine(known) }
            if phase == .walking { goOn(fromKnown: known) }
            return
        }
        let state = add(key)
        connect(to: state)
        guard phase == .walking else { return }
        examine(state)
        guard phase == .walking else { return }
        goOn(from: state)
    }

    /// Adds a new state.
    func add(_ key: StateKey) -> Int {
        var finder = MoveFinder(walk, after: explorer.plan.graph.editing(by: route.steps.last))
        finder.find()
        explorer.known.secrets.formUnion(walk.secrets)
        let place = placeInView()
        return explorer.plan.graph.add(
            StateGraph.State(
                key: key, past: past, answers: facts.memory.answers, name: place.name, place: place.place,
                source: place.source, waiting: waitingInLine, found: finder.found, question: topQuestion,
                parent: route.steps.last))
    }

    /// Checks the conditions for each single state.
    func examine(_ place: Int) {
        let state = explorer.plan.graph.states[place]
        // What `walk.only` leaves out may lead on; a warning names such places.
        if state.moves.allSatisfy(\.isCancelling), state.found.leftOut.isEmpty {
            let disabled = state.found.disabled.map { "“\($0)”" }.joined(separator: ", ")
            fail(
                .deadEnd,
                "\(state.name) is a dead end: the user can press nothing, and the flow has not ended."
                    + (disabled.isEmpty ? "" : " Disabled there: \(disabled)."),
                Self.howToAsk(state.waiting)
                    ?? "give the user a way out: a button that is enabled, or a screen to go back to.")
        }
    }

    /// Makes the first move in a new state, within the bounds.
    func goOn(from state: Int) {
        guard !route.isRepetition, let step = explorer.plan.begin(state) else { return stop() }
        make(step)
    }

    /// Goes on from a known state to a move that no walk has made yet, if one is near.
    private func goOn(fromKnown state: Int) {
        guard !route.isRepetition, !explorer.known.hasFoundKept,
            let way = explorer.plan.wayOn(from: state, past: past, after: route.steps.count)
        else { return stop() }
        route.joinedAt = route.joinedAt ?? route.steps.count
        (route.plan, route.position) = (route.steps + way, route.steps.count)
        make(way[0])
    }

    func connect(to state: Int) {
        guard let last = route.steps.last, !route.isOnDetour else { return }
        if !explorer.plan.graph.connect(last, to: state, past: past, on: route.otherWay) {
            guard let earlier = explorer.plan.graph.result(of: last) else { return }
            // The moves were the same only from where the two ways met.
            if explorer.plan.noteDifference(on: route.steps, from: route.joinedAt) { return stop() }
            failUnsteadily(once: earlier, explorer.plan.graph.states[state].name)
        }
    }

    private func failUnsteadily(once state: Int, _ now: String) {
        let earlier = explorer.plan.graph.states[state].name
        fail(
            .unsteady,
            "The same moves do not lead to the same place: once to \(earlier), and once to "
                + "\(now == earlier ? "the same with other content" : now).",
            Self.unsteadiness, comparedTo: state)
    }

    func arriveAtEnd(_ ending: StateGraph.End) {
        updateMemory()
        noteTimerAsOnlyWayOut()
        let state = state(of: ending)
        connect(to: state)
        // After a move, the two have been compared by its result.
        if route.steps.isEmpty, !route.isOnDetour, let expected, expected != state {
            return failUnsteadily(once: expected, endName)
        }
        if route.isOnDetour, !ending.isError, let last = route.plan.last,
            let result = explorer.plan.graph.result(of: last),
            route.position < route.plan.count || result != state
        {
            failOnDetour(
                expected: route.position < route.plan.count ? route.plan[route.position].state : result, endName
            ) { state }
        }
        checkEnd(ending)
        if phase == .walking { finish() }
    }

    /// Notes a place where the user can press nothing until a timer beside the flow, as of a session, ends it.
    private func noteTimerAsOnlyWayOut() {
        guard last.hasWokenOlder, let step = route.steps.last else { return }
        let state = explorer.plan.graph.states[step.state]
        guard !state.moves.contains(where: \.isUsers), state.found.leftOut.isEmpty else { return }
        explorer.known.placesLeftByTimer.insert(state.name + (state.source.map { " (\($0))" } ?? ""))
    }

    /// Returns the state in which all flows are that have ended like this one.
    private func state(of ending: StateGraph.End) -> Int {
        var hasher = Hasher()
        hasher.combine(ending)
        let hash = hasher.finalize()
        let key = StateKey(whole: hash, steady: hash, seen: hash, view: hash)
        return explorer.plan.graph.place(of: key)
            ?? explorer.plan.graph.add(
                StateGraph.State(key: key, past: key.whole, name: endName, end: ending, parent: route.steps.last))
    }

    /// Checks the conditions for the end of a flow.
    private func checkEnd(_ ending: StateGraph.End) {
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
                Self.outliving)
        }
        checkInvariants()
        for invariant in walk.lastInvariants where phase == .walking && !invariant.holds() {
            fail(
                .invariant(invariant.name), "At the end of the flow, this condition does not hold: \(invariant.name).",
                advice(when: "does not hold when the flow has ended, after this move", invariant.location),
                expecting: .holdsAtEnd(name: invariant.name, code: code(at: invariant.location)))
        }
        noteUnknownSleeper()
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
    /// Notes that the walk sees something else than expected on a known way.
    ///
    /// - Parameters:
    ///   - state: The expected state.
    ///   - name: What the walk sees.
    ///   - found: Returns the state in which the walk is.
    func failOnDetour(expected state: Int, _ name: String, found: () -> Int) {
        if route.comesFromElsewhere {
            explorer.hasForgottenTooMuch = true
            return stop()
        }
        noteUnexploredPlace()
        if explorer.plan.mayCorrect(route.steps) {
            explorer.plan.correct(route.steps, to: found())
            // They name this way, as they were compared with the other one.
            explorer.defects.removeAll { $0.rule == .detour && $0.steps.last == route.steps.last }
            return stop()
        }
        let states = explorer.plan.graph.states
        let now = quoted(name, ending == nil ? placeInView().source : nil)
        let expected = quoted(states[state].name)
        let place = route.steps.last.map { quoted(states[$0.state].name, states[$0.state].source) } ?? expected
        let end = explorer.plan.graph.states[state].end
        let what =
            switch (ending, end) {
            case (.returned(let one), .returned(let other)):
                "on this way the flow returns \(withoutSecrets(one.text(beside: other))), and not "
                    + withoutSecrets(other.text(beside: one))
            default:
                states[state].name == name
                    ? "\(now) shows something else" : "on this way \(now) comes, and not \(expected)"
            }
        fail(
            .detour, "Two ways lead to \(place), look the same there, and continue differently: \(what).",
            adviceOnDetour, comparedTo: state, expecting: expectation(insteadOf: state))
    }

    /// Notes a place of the flow that no other walk has come to.
    private func noteUnexploredPlace() {
        let place = placeInView()
        guard ending == nil, let source = place.source,
            !explorer.plan.graph.states.contains(where: { $0.source == source })
        else { return }
        explorer.known.placesOnlyCompared.insert("\(place.name) (\(source))")
    }

    /// How to fix a difference between two ways, from what is on this one: the usual cause first.
    private var adviceOnDetour: String {
        let moves = route.steps.map { explorer.plan.graph[$0] }
        let showsNotice = walk.stage.notice?.content.action != nil || moves.contains(where: \.isOfNotice)
        let causes: [(applies: Bool, advice: String)] = [
            (
                !showsNotice || moves.contains(where: \.isLeaving),
                "a variable that is declared outside of a `then` or `until` closure and set inside outlives what the user "
                    + "leaves, and so does a `Task { … }` that is not awaited: move it inside, or return the value."
            ),
            (showsNotice, "let the text of a notice say what its button does, as in “Deleted Milk”."),
            (
                walk.stage.entries.count > 1,
                "a model that screens share is seen beneath another screen only if it is `@Observable`."
            ),
            (
                true,
                "does the screen not show all of its model? Declare the rest: `walk.remember { … }`. That can hide a "
                    + "fault: ways that differ in it are not compared."
            ),
        ]
        return causes.filter(\.applies).map(\.advice).joined(separator: " Or ")
    }

    /// Returns a name in quotation marks, if it has none, as that of a question has: alert “Sure?”.
    private func quoted(_ name: String, _ source: SourceLine? = nil) -> String {
        (name.contains("“") ? name : "“\(name)”") + (source.map { " (\($0))" } ?? "")
    }

    /// What a test expects: where both ways look the same before the last move, it leads to the same.
    private func expectation(insteadOf state: Int) -> RegressionTest.Expectation {
        let graph = explorer.plan.graph
        guard let last = route.steps.last, let other = graph.wayBefore(last) else { return .sameEachTime }
        let lines = route.steps.map { graph.states[$0.state].source }
        let now = placeInView().source
        let isThroughDefect =
            now != graph.states[state].source && now != graph.states[last.state].source
            && zip(lines, lines.dropFirst()).contains { $0 == lines.last && $1 == now }
        return .sameAsAfter(Path(other.map { graph[$0].move }), isThroughDefect: isThroughDefect)
    }
}
