/// The comparison of ways that look the same.
extension Explorer {
    /// Makes detours: follows each arrival at a known state to an end, on the way that an earlier walk took from there.
    ///
    /// Arrivals that were already followed are left out.
    func goOnDetours() async {
        let moves = graph.movesToEnds()
        var plans: [([StateGraph.Step], WalkRun.Purpose)] = []
        func add(_ step: StateGraph.Step, _ ways: (_ arrival: Int) -> [[StateGraph.Step]]) {
            guard let arrival = graph.states[step.state].results[step.move] else { return }
            let before = graph.path(to: step.state) + [step]
            for way in ways(arrival) { plans.append((before + way, .detour(from: before.count))) }
        }
        for step in graph.merged {
            guard let arrival = graph.states[step.state].results[step.move], mayCompare(step, to: arrival) else {
                continue
            }
            add(step) { [graph.way(from: $0, by: moves)] }
        }
        // Something that stays behind when the user goes back may show on one way only.
        for step in graph.left { add(step) { graph.ways(from: $0, by: moves) } }
        var next = 0
        await goOnWalks { [self] in
            let isEnough = failures.count + findings.count >= Self.mostFailures
            guard next < plans.count, !isEnough, !hasForgottenTooMuch, !hasFoundKept else {
                return nil
            }
            next += 1
            detours += 1
            return plans[next - 1]
        }
    }

    private static let mostFailures = 5
}
