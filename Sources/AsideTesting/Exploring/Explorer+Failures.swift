import Aside
import AsidePaths

/// The failures, and the checks after all walks.
extension Explorer {
    /// Adds a failure or a finding; of the same, only the shortest path is kept.
    func note(_ failure: ExplorationFailure) {
        if failure.rule.isFinding { Self.note(failure, in: &findings) } else { Self.note(failure, in: &failures) }
    }

    private static func note(_ failure: ExplorationFailure, in known: inout [ExplorationFailure]) {
        guard let index = known.firstIndex(where: { $0.identity == failure.identity }) else {
            return known.append(failure)
        }
        known[index].count += 1
        if failure.path.moves.count < known[index].path.moves.count { known[index].takePath(of: failure) }
    }

    func lookForStatesWithoutWayOut() async {
        guard !hasHitMoves, !hasHitWalks, !isFiltered, graph.states.count > 1 else { return }
        var targets = Set(
            graph.states.indices.filter { graph.states[$0].end != nil && graph.states[$0].end != .cancelled })
        // A flow that never ends is an app, unless it never leaves its first state.
        if graph.states.dropFirst().contains(where: { $0.end == nil }) { targets.formUnion(graph.statesLikeTheFirst) }
        let fine = graph.states(leadingTo: targets)
        let places = graph.states.indices.filter { !fine.contains($0) && graph.states[$0].end == nil }
        let sorted = places.sorted { graph.states[$0].depth < graph.states[$1].depth }
        // Where moves lead in a circle, a test can show it.
        guard let first = sorted.first(where: { graph.loop(from: $0) != nil }) ?? sorted.first else { return }
        let steps = graph.shortestPath(to: first)
        let inVain = waitsInVain.first { $0.source == graph.states[first].source }
        let time = inVain.map { ", and nothing changed in \($0.duration)" } ?? ""
        var failure = ExplorationFailure(
            rule: .noWayOut,
            headline: "From \(graph.states[first].name) there is no way out: no move leads to an end, or "
                + "back to the start\(time).",
            fix: "let a button or Back lead away from there, or let the flow end there.",
            onStage: graph.states[first].name, steps: steps,
            path: Path(steps.map { graph.states[$0.state].moves[$0.move].move }),
            plan: steps, purpose: .repetition)
        if let loop = graph.loop(from: first) {
            failure.expectation = .leadsOn(by: Path(loop.map { graph.states[$0.state].moves[$0.move].move }))
        }
        failures.append(failure)
    }

    /// Finds the shortest way to each failure and finding, and checks that it occurs there.
    func shortenFailures() async {
        for index in failures.indices { failures[index] = await shortened(failures[index]) }
        for index in findings.indices { findings[index] = await shortened(findings[index]) }
    }

    private func shortened(_ failure: ExplorationFailure) async -> ExplorationFailure {
        if failure.endsByCancelling { return await shortenedCancelled(failure) }
        guard failure.rule != .noWayOut, failure.rule != .detour, let last = failure.steps.last else { return failure }
        let shortest = graph.shortestPath(to: last.state) + [last]
        guard shortest.count < failure.steps.count, let again = await run(shortest, .repetition),
            again.rule == failure.rule
        else { return failure }
        var shortened = failure
        shortened.takePath(of: again)
        return shortened
    }

    /// Finds the first place at which the flow does not end when it is cancelled.
    private func shortenedCancelled(_ failure: ExplorationFailure) async -> ExplorationFailure {
        for count in failure.steps.indices {
            guard let again = await run(Array(failure.steps.prefix(count)), .repetition), again.rule == failure.rule
            else { continue }
            var shortened = failure
            shortened.takePath(of: again)
            return shortened
        }
        return failure
    }

    /// Finds what the other walk shows at the point where two walks differ.
    func compareFailures() async {
        for index in failures.indices { failures[index].comparison = await compared(failures[index].comparison) }
        for index in findings.indices { findings[index].comparison = await compared(findings[index].comparison) }
    }

    private func compared(
        _ comparison: ExplorationFailure.Comparison?
    ) async -> ExplorationFailure.Comparison? {
        guard var comparison, graph.states[comparison.state].end == nil else { return comparison }
        _ = await run(graph.path(to: comparison.state), .repetition)
        comparison.otherText = lastShown
        return comparison
    }

    /// Makes a way to an end again, one from each line, because the same moves must lead to the same result.
    func repeatEnds() async {
        var lines: Set<SourceLine?> = []
        for (place, state) in graph.states.enumerated() {
            for (move, result) in state.results.enumerated() {
                guard case .returned(let code?) = result.flatMap({ graph.states[$0].end }), code != "()",
                    lines.insert(state.source).inserted
                else { continue }
                let way = graph.path(to: place) + [StateGraph.Step(state: place, move: move)]
                if let failure = await run(way, .repetition) { note(failure) }
            }
        }
    }

    /// Repeats the way to a failure, and returns the failure that occurs there.
    func repeated(_ failure: ExplorationFailure) async -> ExplorationFailure? {
        await run(failure.plan, failure.purpose)
    }
}
