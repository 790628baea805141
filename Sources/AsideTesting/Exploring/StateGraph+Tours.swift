/// The search for long ways that show what outlives Back.
///
/// What one move leaves behind may show at any other move, as soon as the user comes there. One long way therefore shows
/// more than many short ones.
extension StateGraph {
    /// Returns ways from the start on which the user makes each move after which there is a way back, then each of them
    /// in the opposite order, and at last one after which there is none: an end, or a part of the flow that has a tour of
    /// its own.
    ///
    /// - Parameters:
    ///   - least: How many moves a way through one part has at least, in more rounds: what was left behind may show at the
    ///     third visit.
    ///   - most: How many moves they have at most. All ways together have four times as many.
    /// - Returns: The ways.
    func tours(least: Int, most: Int) -> [[Step]] {
        let kind = kindsOfMoves()
        let movesToEnds = movesToEnds()
        var tours: [[Step]] = []
        var known: Set<Int> = []
        var parts: [(way: [Step], start: Int)] = [([], 0)]
        while !parts.isEmpty, tours.reduce(0, { $0 + $1.count }) < 4 * most {
            var (tour, place) = parts.removeFirst()
            guard states[place].end == nil, !known.contains(place) else {
                tours.append(tour + way(from: place, by: movesToEnds))
                continue
            }
            let part = statesAround(place)
            known.formUnion(part)
            let start = tour.count
            func goRound(isReversed: Bool) {
                var made: Set<AnyHashable> = []
                let end = tour.count + most / 2
                while tour.count < end,
                    let way = way(
                        from: place, in: part, isReversed, where: { part.contains($1) && !made.contains(kind($0)) })
                {
                    made.formUnion(way.map(kind))
                    tour += way
                    place = way.last.flatMap(result) ?? place
                }
            }
            goRound(isReversed: false)
            goRound(isReversed: true)
            var exits: Set<AnyHashable> = []
            while let way = way(from: place, in: part, where: { !part.contains($1) && !exits.contains(kind($0)) }),
                let exit = way.last, let start = result(of: exit)
            {
                exits.insert(kind(exit))
                parts.append((tour + way, start))
            }
            let length = max(tour.count - start, 1)
            for _ in stride(from: length, to: least, by: length) {
                goRound(isReversed: false)
                goRound(isReversed: true)
            }
            if exits.isEmpty || tour.count > start + length { tours.append(tour) }
        }
        return tours
    }

    /// Up to this many moves are all made on a tour; of more, one of each kind.
    private static let fewMoves = 300

    /// Returns a function that tells which moves are the same for a tour.
    private func kindsOfMoves() -> (Step) -> AnyHashable {
        if edges.count <= Self.fewMoves { return { $0 } }
        return { self[$0].history.map { ObjectIdentifier($0) } }
    }

    /// Returns the states to which a state leads and that lead back to it.
    private func statesAround(_ place: Int) -> Set<Int> {
        let back = Set(moves(to: [place]).keys).union([place])
        var around: Set<Int> = [place]
        var line = [place]
        while let state = line.popLast() {
            for result in states[state].records.compactMap(\.result) where back.contains(result) {
                if around.insert(result).inserted { line.append(result) }
            }
        }
        return around
    }

    /// Returns the way inside a part to the nearest move that is meant, with that move; `nil` if there is none.
    private func way(
        from start: Int, in part: Set<Int>, _ isReversed: Bool = false,
        where isMeant: (_ step: Step, _ result: Int) -> Bool
    ) -> [Step]? {
        wayToNearest(from: start, isReversed: isReversed) { step, record, _ in
            guard let result = record.result, !self[step].isCancelling else { return .nothing }
            // Where limited memory takes two pasts for the same, what follows may differ.
            guard prefersShorterPaths || !record.leadsToOtherPast || states[result].end != nil else { return .nothing }
            return isMeant(step, result) ? .goal : part.contains(result) ? .passage : .nothing
        }
    }
}
