import AsidePaths

/// The checks after all walks.
extension Explorer {
    func lookForStatesWithoutWayOut() async {
        guard !hasHitMoves, !hasHitWalks, !isFiltered, graph.states.count > 1 else { return }
        var targets = Set(
            graph.states.indices.filter { graph.states[$0].end != nil && graph.states[$0].end != .cancelled })
        targets.insert(0)
        let fine = graph.states(leadingTo: targets)
        let places = graph.states.indices.filter { !fine.contains($0) && graph.states[$0].end == nil }
        guard let first = places.min(by: { graph.states[$0].depth < graph.states[$1].depth }) else { return }
        let steps = graph.shortestPath(to: first)
        failures.append(
            ExplorationFailure(
                rule: .noWayOut,
                headline:
                    "From \(graph.states[first].name) there is no way out: no move leads to an end, or back to the start.",
                fix: "let a button or Back lead away from there.", onStage: graph.states[first].name, steps: steps,
                path: Path(steps.map { graph.states[$0.state].moves[$0.move].move }),
                plan: steps, purpose: .repetition))
    }

    /// Finds the shortest way to each failure, and checks that the failure occurs there.
    func shortenFailures() async {
        for index in failures.indices {
            guard failures[index].rule != .noWayOut, failures[index].rule != .detour,
                let last = failures[index].steps.last
            else { continue }
            let shortest = graph.shortestPath(to: last.state) + [last]
            guard shortest.count < failures[index].steps.count else { continue }
            if let again = await run(shortest, .repetition), again.rule == failures[index].rule {
                failures[index].path = again.path
                (failures[index].steps, failures[index].plan) = (again.steps, again.plan)
            }
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
