import Aside

/// The failures, and the checks after all walks.
extension Explorer {
    /// Adds a failure or a finding; of those with the same cause, only the shortest path is kept.
    func note(_ failure: ExplorationFailure) {
        let acceptance = failure.rule.meant.map { Acceptance(finding: $0, place: failure.fault.place) }
        if let acceptance, accepted.index(forKey: acceptance) != nil {
            accepted[acceptance] = true
            return
        }
        guard let index = defects.firstIndex(where: { $0.fault.isLike(failure.fault) }) else {
            return defects.append(failure)
        }
        var shortest = failure.steps.count < defects[index].steps.count ? failure : defects[index]
        shortest.count = defects[index].count + 1
        defects[index] = shortest
    }

    func lookForStatesWithoutWayOut() {
        guard !plan.hasHitMoves, !plan.hasHitWalks, graph.states.count > 1 else { return }
        let states = graph.states
        // What comes after a move that no walk has made, or that `walk.only` leaves out, is not known.
        let targets = states.indices.filter {
            states[$0].end != .cancelled
                && (!states[$0].isOpen || states[$0].found.isFiltered
                    || states[$0].moves.contains { !$0.isCancelling && $0.result == nil })
        }
        // A flow that never ends is an app, unless it never leaves its first state.
        let canEnd = states.contains { $0.end.map { $0 != .cancelled && !$0.isError } ?? false }
        let isApp = !canEnd && states.dropFirst().contains { $0.end == nil }
        let leading = graph.states(leadingTo: targets + (isApp ? graph.statesLikeTheFirst : []))
        let places = states.indices.filter { states[$0].end == nil && !leading.contains($0) }
        guard let first = places.min(by: { states[$0].depth < states[$1].depth }) else { return }
        let state = graph.states[first]
        let inVain = waitsInVain.first { $0.place.source == state.source }?.passed.duration
        defects.append(
            ExplorationFailure(
                .noWayOut(from: state, canEnd: canEnd, inVain), onStage: state.name + Fault.inLine(state.waiting),
                graph.shortestPath(to: first) ?? [], in: graph))
    }

    /// How many shorter ways to a failure are tried.
    private static let mostTries = 300

    /// Finds the shortest way to a failure: leaves out some moves in a row at a time, ever fewer, as long as the failure
    /// occurs without them.
    func shortened(_ failure: ExplorationFailure) async -> ExplorationFailure {
        if failure.rule.goesOn { return failure }
        var best = failure
        var tries = 0
        func isShorter(_ steps: [StateGraph.Step]) async -> Bool {
            tries += 1
            guard let again = await run(steps, failure.purpose), again.fault.isLike(failure.fault),
                again.steps.count < best.steps.count
            else { return false }
            best = again
            return true
        }
        if flowsLeftBehind > 0 {
            // Each walk ends its flow, so that the first place at which it does not is enough.
            for count in failure.steps.indices.dropLast() where failure.rule == .deaf {
                if await isShorter(Array(failure.steps.prefix(count))) { break }
            }
        }
        var count = best.steps.count - 1
        while count > 0 {
            var place = 0
            while place + count < best.steps.count, tries < Self.mostTries {
                if let steps = graph.way(by: best.steps, without: place..<place + count), await isShorter(steps) {
                    continue
                }
                place += 1
            }
            count = min(count - 1, best.steps.count - 1)
        }
        best.count = failure.count
        return best
    }

    /// Completes what a failure says: the line that walks its way again, and what the other walk shows where two differ.
    func completed(_ failure: ExplorationFailure) async -> ExplorationFailure {
        var failure = failure
        failure.way = WayText(graph.words(of: failure.steps), goesOn: failure.rule.goesOn)
        guard let (state, text) = failure.compared, graph.states[state].end == nil,
            let path = graph.path(to: state)
        else { return failure }
        _ = await run(path, .repetition)
        guard let other = lastRun?.shown else { return failure }
        let changes = text.split(separator: "\n").difference(from: other.split(separator: "\n"))
        let lines = changes.map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }
        failure.differing =
            lines.isEmpty ? ["something that the text does not show, such as an identity or a time"] : lines
        return failure
    }
}
