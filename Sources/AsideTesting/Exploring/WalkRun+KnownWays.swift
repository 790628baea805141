import Aside
import AsidePaths

/// Walks on known ways.
extension WalkRun {
    func failOnDetour(expected: Int, _ found: String) {
        guard case .detour(let start) = purpose, plan.indices.contains(start) else { return }
        failOnDetour(at: plan[start].state, expected: expected, found)
    }

    private func failOnDetour(at start: Int?, expected state: Int, _ found: String) {
        if comesFromElsewhere {
            explorer.noteForgotten()
            return stop()
        }
        let expected = explorer.graph.states[state].name
        let place = start.map { explorer.graph.states[$0].name } ?? "a place"
        let what = expected == found ? "what “\(found)” shows" : "“\(found)” comes, and not “\(expected)”"
        fail(
            .detour,
            "Two ways lead to “\(place)”, look the same there, and continue differently: on this way \(what).",
            "a variable that is declared outside of a `then` closure and set inside outlives Back, and so does a `Task { … }` "
                + "that is not awaited: move it inside, or return the value. Where it is meant, as in a fake that fails "
                + "once, declare it: `walk.remember { … }`.",
            comparedTo: state, expecting: .text("", isShown: true))
    }

    /// The state that the walk should have reached, on a known way.
    var following: Int? {
        guard followsFrom != nil, let last = steps.last else { return nil }
        return explorer.graph.states[last.state].results[last.move]
    }

    /// Continues from a known state to an end as another walk did, to compare what happens.
    func follow(from state: Int) {
        guard explorer.followsKnownWays, !isRepetition, let move = explorer.graph.states[state].moveToEnd,
            steps.count < 2 * explorer.options.moves
        else { return stop() }
        if followsFrom == nil {
            guard let last = steps.last, explorer.mayCompare(last, to: state) else { return stop() }
            followsFrom = steps.count
            explorer.hasFollowed()
        }
        make(StateGraph.Step(state: state, move: move))
    }

    func failFollowing() {
        guard let following else { return }
        failOnDetour(
            at: followsFrom.map { steps[$0].state }, expected: following,
            ending == nil ? placeInView(nil, nil).name : endName)
    }
}
