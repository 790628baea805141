import Aside

/// The failures, and the checks after all walks.
extension Explorer {
    /// Adds a failure or a finding; of those with the same cause, only the shortest path is kept.
    func note(_ failure: ExplorationFailure) {
        if isAccepted(failure) { return }
        guard let index = defects.firstIndex(where: { $0.fault.isLike(failure.fault) }) else {
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

    /// Finds the shortest way to a failure, and checks that it occurs there.
    func shortened(_ failure: ExplorationFailure) async -> ExplorationFailure {
        if failure.endsByCancelling { return await shortenedCancelled(failure) }
        guard failure.rule != .noWayOut, failure.rule != .unsteady, !failure.steps.isEmpty else { return failure }
        return await withoutNeedlessMoves(failure)
    }

    /// Returns a failure as it occurs on a shorter way; `nil` if it does not.
    private func repeated(_ failure: ExplorationFailure, on steps: [StateGraph.Step]) async -> ExplorationFailure? {
        guard let again = await run(steps, failure.purpose), again.fault.isLike(failure.fault),
            again.steps.count < failure.steps.count
        else { return nil }
        return failure.takingPath(of: again)
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
