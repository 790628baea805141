import AsidePaths

/// The failures, and the checks after all walks.
extension Explorer {
    /// Adds a failure; of the same failure, only the shortest path is kept.
    func note(_ failure: ExplorationFailure) {
        if let index = failures.firstIndex(where: { $0.identity == failure.identity }) {
            failures[index].count += 1
            if failure.path.moves.count < failures[index].path.moves.count {
                failures[index].path = failure.path
                (failures[index].steps, failures[index].plan) = (failure.steps, failure.plan)
            }
        } else {
            failures.append(failure)
        }
    }

    func lookForStatesWithoutWayOut() async {
        guard !hasHitMoves, !hasHitWalks, !isFiltered, graph.states.count > 1 else { return }
        var targets = Set(
            graph.states.indices.filter { graph.states[$0].end != nil && graph.states[$0].end != .cancelled })
        // A flow that never ends is an app, unless it never leaves its first state.
        if graph.states.dropFirst().contains(where: { $0.end == nil }) { targets.insert(0) }
        let fine = graph.states(leadingTo: targets)
        let places = graph.states.indices.filter { !fine.contains($0) && graph.states[$0].end == nil }
        guard let first = places.min(by: { graph.states[$0].depth < graph.states[$1].depth }) else { return }
        let steps = graph.shortestPath(to: first)
        let inVain = waitsInVain.first { $0.source == graph.states[first].source }
        let time = inVain.map { ", and nothing changed in \($0.duration)" } ?? ""
        failures.append(
            ExplorationFailure(
                rule: .noWayOut,
                headline: "From \(graph.states[first].name) there is no way out: no move leads to an end, or back to "
                    + "the start\(time).",
                fix: "let a button or Back lead away from there.", onStage: graph.states[first].name, steps: steps,
                path: Path(steps.map { graph.states[$0.state].moves[$0.move].move }),
                plan: steps, purpose: .repetition))
    }

    /// Finds the shortest way to each failure, and checks that the failure occurs there.
    func shortenFailures() async {
        for index in failures.indices {
            if failures[index].endsByCancelling { await shortenCancelled(index) }
            guard failures[index].rule != .noWayOut, failures[index].rule != .detour,
                !failures[index].endsByCancelling, let last = failures[index].steps.last
            else { continue }
            let shortest = graph.shortestPath(to: last.state) + [last]
            guard shortest.count < failures[index].steps.count else { continue }
            if let again = await run(shortest, .repetition), again.rule == failures[index].rule {
                failures[index].path = again.path
                (failures[index].steps, failures[index].plan) = (again.steps, again.plan)
            }
        }
    }

    /// Finds the first place at which the flow does not end when it is cancelled.
    private func shortenCancelled(_ index: Int) async {
        let steps = failures[index].steps
        for count in steps.indices {
            guard let again = await run(Array(steps.prefix(count)), .repetition) else { continue }
            guard again.rule == failures[index].rule else { continue }
            failures[index].path = again.path
            (failures[index].steps, failures[index].plan) = (again.steps, again.plan)
            return
        }
    }

    /// Finds what the other walk shows at the point where two walks differ.
    func compareFailures() async {
        for index in failures.indices {
            guard let other = failures[index].comparison?.state, graph.states[other].end == nil else { continue }
            _ = await run(graph.path(to: other), .repetition)
            failures[index].comparison?.otherText = lastShown
        }
    }

    /// Repeats the way to a failure, and returns the failure that occurs there.
    func repeated(_ failure: ExplorationFailure) async -> ExplorationFailure? {
        await run(failure.plan, failure.purpose)
    }
}
