/// The search for ways in the graph.
extension StateGraph {
    /// What a search for a move does with a move that it meets.
    enum Use {
        /// The way ends with it.
        case goal
        /// The way may go on after it.
        case passage
        case nothing
    }

    /// Returns the way from a state to the nearest move that is a goal, with that move; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - start: The state.
    ///   - most: How many moves come before the goal at most.
    ///   - isReversed: Whether of several nearest goals the last one is meant.
    ///   - use: What a move is for, with the number of moves before it.
    /// - Returns: The way.
    func wayToNearest(
        from start: Int, within most: Int = .max, isReversed: Bool = false,
        _ use: (_ step: Step, _ move: ExploredMove, _ distance: Int) -> Use
    ) -> [Step]? {
        var line = [(state: start, distance: 0, before: 0, move: 0)]
        var isSeen = Array(repeating: false, count: states.count)
        isSeen[start] = true
        var next = 0
        func way(to move: Int, in place: Int) -> [Step] {
            var way = [Step(state: line[place].state, move: move)]
            var place = place
            while place > 0 {
                let before = line[place].before
                way.append(Step(state: line[before].state, move: line[place].move))
                place = before
            }
            return way.reversed()
        }
        while next < line.count, line[next].distance <= most {
            let (place, distance) = (line[next].state, line[next].distance)
            let moves = states[place].found.moves
            for index in moves.indices {
                let move = isReversed ? moves.count - 1 - index : index
                switch use(Step(state: place, move: move), moves[move], distance) {
                case .goal: return way(to: move, in: next)
                case .passage:
                    guard let result = moves[move].result, !isSeen[result] else { continue }
                    isSeen[result] = true
                    line.append((result, distance + 1, next, move))
                case .nothing: continue
                }
            }
            next += 1
        }
        return nil
    }

    /// Returns the way from a state to the nearest move that no walk has made yet, with that move.
    ///
    /// A way is only as long as it is shorter than the path to the state with that move.
    func wayToUntried(from start: Int, within most: Int) -> [Step]? {
        wayToNearest(from: start, within: most - 1) { step, move, distance in
            guard let result = move.result else {
                let state = states[step.state]
                return state.isOpen && move.count == 0 && distance < state.depth ? .goal : .nothing
            }
            return move.leadsToOtherPast || states[result].end != nil ? .nothing : .passage
        }
    }

    /// Returns the shortest known way to a state, without cancelling; `nil` if there is none.
    func shortestPath(to target: Int) -> [Step]? {
        if target == 0 { return [] }
        return wayToNearest(from: 0) { _, move, _ in
            guard move.result != nil, !move.isCancelling else { return .nothing }
            return move.result == target ? .goal : .passage
        }
    }

    /// Returns the way by the same moves without some of them; `nil` if a move cannot be made on it.
    func way(by steps: [Step], without left: Range<Int>) -> [Step]? {
        var way: [Step] = []
        var place: Int? = 0
        for (index, step) in steps.enumerated() where !left.contains(index) {
            let wanted = self[step].turn
            guard let state = place, let move = states[state].moves.firstIndex(where: { $0.turn == wanted }) else {
                return nil
            }
            way.append(Step(state: state, move: move))
            place = states[state].moves[move].result
        }
        return way
    }

    /// Returns the way from a state to the nearest end, without cancelling; none if there is no such end.
    func wayToEnd(from start: Int) -> [Step] {
        guard states[start].end == nil else { return [] }
        return wayToNearest(from: start) { _, move, _ in
            guard let result = move.result, !move.isCancelling else { return .nothing }
            return states[result].end == nil ? .passage : .goal
        } ?? []
    }

    /// Returns the states that lead to some targets without cancelling, and the targets.
    func states(leadingTo targets: some Sequence<Int>) -> Set<Int> {
        var sources: [Int: [Int]] = [:]
        for (step, result) in edges where !self[step].isCancelling { sources[result, default: []].append(step.state) }
        return spread(targets) { sources[$0] ?? [] }
    }

    /// Returns some states, and those to which they lead step by step.
    func spread(_ start: some Sequence<Int>, _ next: (Int) -> [Int]) -> Set<Int> {
        var reached = Set(start)
        var line = Array(reached)
        while let state = line.popLast() {
            for other in next(state) where reached.insert(other).inserted { line.append(other) }
        }
        return reached
    }
}
