import Aside
import AsidePaths

/// Walks on known ways, and random walks.
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
            "see what outlives the way back, such as a variable outside of the closure; or, where that is meant, as by a "
                + "fake that fails once, tell it: `walk.remember { … }`.",
            comparedTo: state)
    }

    /// Whether the walk neither looks for new states nor follows a known way.
    var goesFreely: Bool {
        switch purpose {
        case .wandering, .retracing: true
        case .exploration, .repetition, .detour: false
        }
    }

    /// Makes a random move, or the next move of the plan.
    func goOnFreely(from place: Int) {
        connect(to: place)
        examine(place)
        guard phase == .walking else { return }
        let state = explorer.graph.states[place]
        let move: Int? =
            switch purpose {
            case .wandering: steps.count < explorer.options.moves ? explorer.randomMove(of: place) : nil
            case .retracing(let moves) where moves.indices.contains(steps.count):
                state.moves.firstIndex { $0.move == moves[steps.count] }
            default: nil
            }
        guard let move else { return stop() }
        make(StateGraph.Step(state: place, move: move))
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
