import Aside

/// The search for ways in the graph.
extension StateGraph {
    /// Returns the way from a state to the nearest move that no walk has made yet, with that move.
    ///
    /// A way is only as long as it is shorter than the path to the state with that move.
    func wayToUntried(from start: Int, within most: Int) -> [Step]? {
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
        while next < line.count, line[next].distance < most {
            let (place, distance) = (line[next].state, line[next].distance)
            let state = states[place]
            for (move, record) in state.records.enumerated() {
                if let result = record.result {
                    guard !isSeen[result], !record.leadsToOtherPast, states[result].end == nil else { continue }
                    isSeen[result] = true
                    line.append((result, distance + 1, next, move))
                } else if state.isOpen, record.count == 0, distance < state.depth {
                    return way(to: move, in: next)
                }
            }
            next += 1
        }
        return nil
    }

    /// Returns the shortest known way to a state.
    func shortestPath(to target: Int) -> [Step] { shortestWay(from: 0, to: target) ?? [] }

    /// Returns the shortest way from a state to another, without cancelling; `nil` if there is none.
    private func shortestWay(from start: Int, to target: Int) -> [Step]? {
        let moves = moves(to: [target])
        var way: [Step] = []
        var place = start
        while place != target {
            guard let move = moves[place] else { return nil }
            way.append(Step(state: place, move: move))
            guard let next = states[place].records[move].result else { return nil }
            place = next
        }
        return way
    }

    /// Returns the way by the same moves without some of them, and where it leads, if that is known; `nil` if a move cannot
    /// be made on it.
    func way(by steps: [Step], without left: Range<Int>) -> (way: [Step], end: Int?)? {
        var way: [Step] = []
        var place: Int? = 0
        for (index, step) in steps.enumerated() where !left.contains(index) {
            let wanted = self[step].move
            guard let state = place, let move = states[state].moves.firstIndex(where: { $0.move == wanted }) else {
                return nil
            }
            way.append(Step(state: state, move: move))
            place = states[state].records[move].result
        }
        return (way, place)
    }

    /// Returns, for each state, the move that leads to an end on the shortest way without cancelling.
    ///
    /// Where the user gets to an end as well, time does not end the flow: a timer beside it may do so at each place, and
    /// no difference would be seen on the way.
    func movesToEnds() -> [Int: Int] {
        let ends = states.indices.filter { states[$0].end != nil }
        let byUser = moves(to: ends) { self[$0].isUsers || self.states[$1].end == nil }
        return byUser.merging(moves(to: ends)) { byUser, _ in byUser }
    }

    /// Returns the states in which the flow goes on, and which do not lead to some targets without cancelling.
    func statesInProgress(notLeadingTo targets: Set<Int>) -> [Int] {
        let moves = moves(to: Array(targets))
        return states.indices.filter { states[$0].end == nil && !targets.contains($0) && moves[$0] == nil }
    }

    /// Returns, for each state that leads to a target without cancelling, the first move of the shortest way there.
    private func moves(
        to targets: [Int], where isMeant: (_ step: Step, _ result: Int) -> Bool = { _, _ in true }
    ) -> [Int: Int] {
        var sources: [[Step]] = Array(repeating: [], count: states.count)
        for (step, result) in edges where !self[step].isCancelling && isMeant(step, result) {
            sources[result].append(step)
        }
        var moves: [Int: Int] = [:]
        var line = targets
        var next = 0
        while next < line.count {
            for step in sources[line[next]] where moves[step.state] == nil {
                moves[step.state] = step.move
                line.append(step.state)
            }
            next += 1
        }
        return moves
    }

    /// Returns what tells a join from others.
    func kind(of join: Step) -> ComparisonSample.Kind {
        let from = states[join.state]
        let arrival = result(of: join)
        let isLeaving = from.moves[join.move].isLeaving
        func hasLeft(before state: Int?) -> Bool {
            guard let path = state.flatMap(path) else { return false }
            return path.contains { self[$0].isLeaving }
        }
        return ComparisonSample.Kind(
            lines: ComparisonSample.Lines(
                from: from.source, to: arrival.flatMap { states[$0].source }, isLeaving: isLeaving),
            entrance: isLeaving ? from.parent.map { self[$0].move.action } : nil,
            hasLeft: hasLeft(before: join.state), hasLeftOnOtherWay: hasLeft(before: arrival))
    }

    /// Returns a way from where a join arrives that comes to where it begins two times more, and then to an end.
    ///
    /// What outlives Back may show only there.
    func wayOfRounds(
        to arrival: Int, by join: Step, then moves: [Int: Int], passing passed: inout Set<Int>
    ) -> [Step]? {
        guard let round = shortestWay(from: arrival, to: join.state) else { return nil }
        return round + [join] + round + way(from: join.state, by: moves, passing: &passed)
    }

    /// Returns the moves that lead from a state back to it, with a join as the last one; none if the join leads elsewhere.
    func round(by join: Step) -> [Step] {
        let before = (path(to: join.state) ?? []) + [join]
        let arrival = result(of: join)
        return before.lastIndex { $0.state == arrival }.map { Array(before[$0...]) } ?? []
    }

    /// Returns the ways from a state to an end by the given moves: one for each of the state's own moves, and more for
    /// each answer on the round before, with another answer in its place and the same answers after it.
    ///
    /// What the first answer has set shows only where the second one does not set it again, and perhaps only further on
    /// than where the nearest end is.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - moves: The move that leads from each state to an end.
    ///   - round: The moves that have led from the state back to it, if any have.
    ///   - mostAnswers: How many other answers are given in place of each.
    ///   - passed: The states that earlier ways have passed.
    /// - Returns: The ways.
    func ways(
        from state: Int, by moves: [Int: Int], after round: [Step], answering mostAnswers: Int,
        passing passed: inout Set<Int>
    ) -> [[Step]] {
        func ways(by steps: [Step], after start: ArraySlice<Step>, then rest: ArraySlice<Step>) -> [[Step]] {
            steps.compactMap { step in
                let known = goingOn(start + [step], as: rest)
                return known.last.flatMap(result).map { known + way(from: $0, by: moves, passing: &passed) }
            }
        }
        func steps(in place: Int, where isMeant: (ExploredMove) -> Bool) -> [Step] {
            states[place].moves.indices.filter { isMeant(states[place].moves[$0]) }.map { Step(state: place, move: $0) }
        }
        let own = ways(by: steps(in: state) { !$0.isCancelling }, after: [], then: [])
        let answers = round.indices.dropFirst().filter { self[round[$0]].isAnswer }
        return own
            + answers.flatMap { index in
                let others = steps(in: round[index].state, where: \.isAnswer).filter { $0 != round[index] }
                return ways(
                    by: Array(others.prefix(mostAnswers)), after: round[..<index], then: round[(index + 1)...])
            }
    }

    /// Returns a way that goes on as another way did, as long as its user gave the same answers.
    private func goingOn(_ way: [Step], as rest: ArraySlice<Step>) -> [Step] {
        var way = way
        for wanted in rest.prefix(while: { self[$0].isAnswer }) {
            let action = self[wanted].move.action
            guard let state = way.last.flatMap(result),
                let move = states[state].moves.firstIndex(where: { $0.move.action == action }),
                states[state].records[move].result != nil
            else { break }
            way.append(Step(state: state, move: move))
        }
        return way
    }

    /// Returns the way from a state to an end by the given moves.
    ///
    /// The way stops at a state that it, or an earlier way, has already passed.
    func way(from state: Int, by moves: [Int: Int], passing passed: inout Set<Int>) -> [Step] {
        var way: [Step] = []
        var place = state
        while states[place].end == nil, passed.insert(place).inserted {
            let first = states[place].moves.indices.first { move in
                states[place].records[move].result != nil && !states[place].moves[move].isCancelling
            }
            guard let move = moves[place] ?? first, let next = states[place].records[move].result else { break }
            way.append(Step(state: place, move: move))
            place = next
        }
        return way
    }
}
