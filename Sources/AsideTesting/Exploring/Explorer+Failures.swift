import Aside

/// The failures, and the checks after all walks.
extension Explorer {
    /// Adds a failure or a finding; of the same, only the shortest path is kept.
    func note(_ failure: ExplorationFailure) {
        guard let index = defects.firstIndex(where: { $0.identity == failure.identity }) else {
            return defects.append(failure)
        }
        defects[index].count += 1
        if failure.path.turns.count < defects[index].path.turns.count {
            defects[index] = defects[index].takingPath(of: failure)
        }
    }

    func lookForStatesWithoutWayOut() {
        guard !plan.hasHitMoves, !plan.hasHitWalks, graph.states.count > 1 else { return }
        var targets = Set(
            // What comes after a move that no walk has made, or that `walk.only` leaves out, is not known.
            graph.states.indices.filter {
                let state = graph.states[$0]
                return state.end != .cancelled && (!state.isOpen || state.found.isFiltered || graph.hasUntried(in: $0))
            })
        var places = graph.statesInProgress(notLeadingTo: targets)
        // A flow that never ends is an app, unless it never leaves its first state.
        let canEnd = graph.states.contains { $0.end.map { $0 != .cancelled && !$0.isError } ?? false }
        if !canEnd, !places.isEmpty, graph.states.dropFirst().contains(where: { $0.end == nil }) {
            targets.formUnion(graph.statesLikeTheFirst)
            places = graph.statesInProgress(notLeadingTo: targets)
        }
        guard let first = places.min(by: { graph.states[$0].depth < graph.states[$1].depth }) else { return }
        let steps = graph.shortestPath(to: first) ?? []
        let state = graph.states[first]
        let inVain = known.waitsInVain.first { $0.place.source == state.source }
        defects.append(
            ExplorationFailure(
                fault: .noWayOut(from: state, canEnd: canEnd, inVain),
                onStage: state.name + Fault.inLine(state.waiting), steps: steps,
                path: Recording(steps.map { graph[$0].turn })))
    }

    /// Returns whether something failed only because a walk went on before a task that the library does not know.
    ///
    /// A busy machine may pause the thread of that task. The ways to the failures are gone again with patience, which all
    /// walks have from then on if what failed does not fail again.
    func hasFailedOfHaste() async -> Bool {
        let wrong = failures + findings.filter { $0.rule == .detour }
        guard known.hasMetUnknownWork, flowsLeftBehind == 0, !wrong.isEmpty else { return false }
        known.isPatient = true
        for failure in wrong.prefix(3) {
            if failure.rule == .unsteady {
                let first = (await run(failure.steps, .repetition)?.identity, lastShown)
                let second = (await run(failure.steps, .repetition)?.identity, lastShown)
                if first == second { return true }
            } else if failure.rule != .noWayOut,
                await run(failure.steps, failure.purpose)?.identity != failure.identity
            {
                return true
            }
        }
        known.isPatient = false
        return false
    }

    /// Goes each way that differs from another once more: if it shows something else each time, the flow is unsteady.
    func confirmDetours() async {
        for detour in findings where detour.rule == .detour {
            let again = await run(detour.steps, detour.purpose)
            if again?.rule == .detour, again?.comparison?.view == detour.comparison?.view { continue }
            defects.removeAll { $0.identity == detour.identity }
            let place = detour.steps.last.map { graph.states[$0.state].name } ?? "the start"
            var failure = detour
            failure.fault = .unsteady("The same moves do not lead to the same place after \(place).")
            failure.purpose = .repetition
            defects.append(failure)
        }
    }

    /// Finds the shortest way to a failure, and checks that it occurs there.
    func shortened(_ failure: ExplorationFailure) async -> ExplorationFailure {
        if failure.endsByCancelling { return await shortenedCancelled(failure) }
        if failure.rule == .unsteady { return await explained(failure) }
        guard failure.rule != .noWayOut, let last = failure.steps.last else { return failure }
        return await withoutNeedlessMoves(straightened(failure, to: last))
    }

    /// Goes straight to the last move as soon as this does not lose the failure.
    ///
    /// The moves between may be possible only as long as the defect is there.
    private func straightened(_ failure: ExplorationFailure, to last: StateGraph.Step) async -> ExplorationFailure {
        for (place, step) in failure.steps.enumerated() {
            guard let rest = graph.shortestPath(from: step.state, to: last.state) else { continue }
            let steps = Array(failure.steps[..<place]) + rest + [last]
            guard steps.count < failure.steps.count else { break }
            if let again = await repeated(failure, on: steps) { return again }
        }
        return failure
    }

    /// Returns a failure as it occurs on a shorter way; `nil` if it does not.
    private func repeated(_ failure: ExplorationFailure, on steps: [StateGraph.Step]) async -> ExplorationFailure? {
        guard let again = await run(steps, failure.purpose == .repetition ? .repetition : .detour(from: 0)),
            again.identity == failure.identity, again.steps.count < failure.steps.count
        else { return nil }
        return failure.takingPath(of: again)
    }

    /// Tells what to look for where the same moves now lead to the same, unlike in an earlier walk, and prints that walk.
    ///
    /// A `static` variable stays as the earlier walk has left it, so that nothing shows on a shorter way.
    private func explained(_ failure: ExplorationFailure) async -> ExplorationFailure {
        guard let state = failure.comparison?.state ?? failure.steps.last.flatMap(graph.result) else { return failure }
        let first = await run(failure.steps, .repetition)
        let known = graph.states.count
        let second = await run(failure.steps, .repetition)
        guard let first, first.identity == second?.identity, first.comparison?.view == second?.comparison?.view,
            graph.states.count == known
        else { return failure }
        var failure = failure
        let walk = failure.steps + graph.way(from: state, by: [:]).prefix(options.moves)
        failure.fault = failure.fault.leftByWalk(Recording(walk.map { graph[$0].turn }))
        return failure
    }

    /// How many shorter ways to a failure are tried.
    private static let mostTries = 300

    /// Leaves out some moves in a row at a time, ever fewer, as long as the failure occurs without them.
    private func withoutNeedlessMoves(_ failure: ExplorationFailure) async -> ExplorationFailure {
        var best = failure
        var tries = 0
        var count = best.steps.count - 1
        while count > 0 {
            var place = 0
            while place + count < best.steps.count, tries < Self.mostTries {
                defer { place += 1 }
                guard let steps = graph.way(by: best.steps, without: place..<place + count) else { continue }
                tries += 1
                guard let shorter = await repeated(best, on: steps) else { continue }
                best = shorter
                place -= 1
            }
            count = min(count - 1, best.steps.count - 1)
        }
        return best
    }

    /// Finds the first place at which the flow does not end when it is cancelled.
    private func shortenedCancelled(_ failure: ExplorationFailure) async -> ExplorationFailure {
        for count in failure.steps.indices {
            guard let again = await run(Array(failure.steps.prefix(count)), .repetition), again.rule == failure.rule
            else { continue }
            return failure.takingPath(of: again)
        }
        return failure
    }

    /// Finds what the other walk shows at the point where two walks differ.
    func compared(
        _ comparison: ExplorationFailure.Comparison?
    ) async -> ExplorationFailure.Comparison? {
        guard var comparison, graph.states[comparison.state].end == nil else { return comparison }
        guard let path = graph.path(to: comparison.state) else { return comparison }
        _ = await run(path, .repetition)
        comparison.other = lastShown
        return comparison
    }
}
