/// The search for long ways that show what outlives Back.
///
/// What one move leaves behind may show at any other move, as soon as the user comes there. One long way therefore shows
/// more than many short ones.
extension StateGraph {
    /// Returns ways from the start on which the user makes each move after which there is a way back, then each of them
    /// in the opposite order, and at last one after which there is none: an end, or a part of the flow that has a tour of
    /// its own.
    ///
    /// In a part with few moves, one more way makes each two of them that can follow each other.
    ///
    /// - Parameters:
    ///   - least: How many moves a way through one part has at least, in more rounds: what was left behind may show at the
    ///     third visit.
    ///   - most: How many moves all ways together have, about; one of them at most half of that.
    /// - Returns: The ways.
    func tours(least: Int, most: Int) -> [[Step]] {
        var tours: [[Step]] = []
        var known: Set<Int> = []
        var parts = [Tour(kind: kinds(edges.count <= Self.fewMoves))]
        while !parts.isEmpty, tours.reduce(0, { $0 + $1.count }) < most {
            var tour = parts.removeFirst()
            guard states[place(of: tour)].end == nil, !known.contains(place(of: tour)) else {
                tours.append(tour.way + wayToEnd(from: place(of: tour)))
                continue
            }
            tour.part = statesAround(place(of: tour))
            known.formUnion(tour.part)
            let start = tour.way.count
            goRound(&tour, most: most / 4)
            var exits: Set<[Int]> = []
            while let way = way(on: tour, isOut: true, besides: exits), let exit = way.last {
                exits.insert(tour.kind(exit))
                parts.append(Tour(kind: tour.kind, way: tour.way + way))
            }
            let length = max(tour.way.count - start, 1)
            for _ in stride(from: length, to: least, by: length) { goRound(&tour, most: most / 4) }
            makePairs(&tour, most: most / 4)
            if exits.isEmpty || tour.way.count > start + length { tours.append(tour.way) }
        }
        return tours
    }

    /// Up to this many moves are all made on a tour; of more, one of each kind.
    private static let fewMoves = 300
    private static let fewSteps = 50
    /// In a part with up to this many kinds of moves, each two of them are made one after the other.
    private static let fewKinds = 10

    private struct Tour {
        /// What is the same for moves of which the tour makes one.
        let kind: (Step) -> [Int]
        var way: [Step] = []
        /// The states through which the tour goes round.
        var part: Set<Int> = []
    }

    /// Tells apart the moves of which one is enough: of many, equal moves from one line to another.
    private func kinds(_ isFew: Bool) -> (Step) -> [Int] {
        { [self] step in
            if isFew { return [step.state, step.move] }
            let lines = [states[step.state].source, self[step].result.flatMap { states[$0].source }]
            // Equal moves have the same history, which takes less time to hash.
            return [lines.hashValue, self[step].history.map(ObjectIdentifier.init).hashValue]
        }
    }

    /// Returns some moves; of many, one of each kind.
    func ofEachKind(_ steps: [Step]) -> [Step] { steps.unique(by: kinds(steps.count <= Self.fewSteps)) }

    /// Makes each move inside a part, and then each again in the opposite order.
    private func goRound(_ tour: inout Tour, most: Int) {
        for isReversed in [false, true] {
            var made: Set<[Int]> = []
            let end = tour.way.count + most
            while tour.way.count < end, let way = way(on: tour, isReversed: isReversed, besides: made) {
                for step in way { made.insert(tour.kind(step)) }
                tour.way += way
            }
        }
    }

    /// Makes each two moves inside a small part that can follow each other, if the tour has not made them.
    private func makePairs(_ tour: inout Tour, most: Int) {
        let first = tour
        guard Set(tour.part.flatMap { moves(in: $0, on: first) }.map(first.kind)).count <= Self.fewKinds else { return }
        var made = Set(zip(tour.way, tour.way.dropFirst()).map { [first.kind($0), first.kind($1)] })
        func next(after step: Step, in place: Int) -> Step? {
            moves(in: place, on: first).first { !made.contains([first.kind(step), first.kind($0)]) }
        }
        let end = tour.way.count + most
        while tour.way.count < end, let last = tour.way.last {
            let way =
                next(after: last, in: place(of: tour)).map { [$0] }
                ?? wayToNearest(from: place(of: tour)) { step, move, _ in
                    guard let result = move.result, isInside(step, on: first) == true else { return .nothing }
                    return next(after: step, in: result) == nil ? .passage : .goal
                }
            guard let way else { return }
            for (one, two) in zip([last] + way, way) { made.insert([first.kind(one), first.kind(two)]) }
            tour.way += way
        }
    }

    /// Returns the moves of a state that stay inside the part of a tour.
    private func moves(in place: Int, on tour: Tour) -> [Step] {
        states[place].moves.indices.map { Step(state: place, move: $0) }.filter { isInside($0, on: tour) == true }
    }

    /// The state to which a tour has come.
    private func place(of tour: Tour) -> Int { tour.way.last.flatMap { self[$0].result } ?? 0 }

    /// Returns the way inside the part of a tour to the nearest move of a kind that was not made, with that move; `nil` if
    /// there is none.
    private func way(on tour: Tour, isOut: Bool = false, isReversed: Bool = false, besides made: Set<[Int]>)
        -> [Step]?
    {
        wayToNearest(from: place(of: tour), isReversed: isReversed) { step, _, _ in
            guard let isInside = isInside(step, on: tour) else { return .nothing }
            if isInside != isOut, !made.contains(tour.kind(step)) { return .goal }
            return isInside ? .passage : .nothing
        }
    }

    /// Whether a move stays inside the part of a tour; `nil` if no tour makes it.
    private func isInside(_ step: Step, on tour: Tour) -> Bool? {
        let move = self[step]
        guard let result = move.result, !move.isCancelling else { return nil }
        // Where limited memory takes two pasts for the same, what follows may differ, and is not compared.
        guard !move.leadsToOtherPast || states[result].end != nil else { return nil }
        return tour.part.contains(result)
    }

    /// Returns the states to which a state leads and that lead back to it.
    private func statesAround(_ place: Int) -> Set<Int> {
        let back = states(leadingTo: [place])
        return spread([place]) { states[$0].moves.compactMap(\.result).filter(back.contains) }
    }
}
