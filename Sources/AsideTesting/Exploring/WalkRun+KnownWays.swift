import Aside

/// Walks on known ways.
extension WalkRun {
    /// Notes that the walk sees something else than expected on a known way.
    ///
    /// - Parameters:
    ///   - state: The expected state.
    ///   - name: What the walk sees.
    ///   - found: Returns the state in which the walk is.
    func failOnDetour(expected state: Int, _ name: String, found: () -> Int) {
        guard case .detour(let start) = purpose else { return }
        if comesFromElsewhere {
            explorer.noteForgotten()
            return stop()
        }
        if explorer.plan.mayCorrect(steps) {
            explorer.plan.correct(steps, to: found())
            return stop()
        }
        let expected = explorer.plan.graph.states[state].name
        let place = plan.indices.contains(start) ? explorer.plan.graph.states[plan[start].state].name : expected
        let what = expected == name ? "what “\(name)” shows" : "“\(name)” comes, and not “\(expected)”"
        fail(
            .detour,
            "Two ways lead to “\(place)”, look the same there, and continue differently: on this way \(what).",
            "a variable that is declared outside of a `then` closure and set inside outlives Back, and so does a `Task { … }` "
                + "that is not awaited: move it inside, or return the value. Where it is meant, as in a fake that fails "
                + "once, declare it: `walk.remember { … }`.",
            comparedTo: state, expecting: .text("", isShown: true))
    }
}
