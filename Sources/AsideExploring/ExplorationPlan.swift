/// What decides which way a walk goes: what was seen goes in, and the next way comes out.
///
/// It runs nothing. It holds the graph of what the walks have seen, and the moves that were not made yet.
@MainActor
struct ExplorationPlan {
    /// How much all rounds together have done; moves are counted when their walk is over.
    struct Effort {
        var walks = 0
        var moves = 0
        /// How many ways were compared.
        var comparisons = 0
    }

    let options: ExplorationOptions
    /// How many past answers distinguish states; all of them if it is `nil`, as long as that is affordable.
    let memory: Int?
    let graph = StateGraph()
    var effort: Effort
    private(set) var hasHitWalks = false
    private(set) var hasHitMoves = false
    /// The moves that were not made yet, the oldest first.
    private var pending: ArraySlice<StateGraph.Step> = []
    /// The moves that cancel the flow, one for each of its lines; `nil` as long as new moves are made.
    private var cancellations: [StateGraph.Step]?
    /// How many walks had been made when the first failure was found.
    var walksToFailure: Int?
    /// The ways to compare, the next one last: a move that was first made on another way is compared where its state was
    /// found, and then come long ways.
    private var comparisons: [[StateGraph.Step]] = []

    init(_ options: ExplorationOptions, remembering memory: Int? = nil, after effort: Effort = Effort()) {
        (self.options, self.memory, self.effort) = (options, memory, effort)
    }

    /// How many moves a walk may make on average before the bound of walks ends the exploration earlier.
    private static let movesPerWalk = 20
    /// The maximum number of walks after a failure.
    ///
    /// A test that fails anyway need not see everything. But a shorter way to the failure, or another failure, is worth
    /// a few more walks.
    private static let mostAfterFailure = 200
    /// How many moves a long way through one part of the flow has at least: what is left behind may show at the third visit.
    private static let fewestMoves = 60

    // MARK: New moves

    /// Returns the way on which a walk makes a new move; `nil` if there is none, or a bound is hit.
    mutating func next() -> WalkRoute? {
        if cancellations == nil {
            while let step = pending.popFirst() {
                guard graph[step].count == 0, let way = graph.way(of: step) else { continue }
                guard isAffordable() else { break }
                return WalkRoute(plan: way)
            }
            cancellations = hasTooMuchMemory ? [] : graph.addCancelling().reversed()
        }
        while let step = cancellations?.popLast() {
            if let way = graph.way(of: step) { return WalkRoute(plan: way, purpose: .repetition) }
        }
        return nil
    }

    /// Whether it is not affordable to tell states apart by all past answers: there are too many combinations of them, or
    /// the flow goes on and on.
    var hasTooMuchMemory: Bool { memory == nil && (hasHitWalks || hasHitMoves || graph.goesRound) }

    /// Checks the bounds: with all memory, half of the walks and a quarter of the moves are left for another try.
    ///
    /// - Parameter made: How many moves a walk has made that still goes on.
    /// - Returns: `true` if no bound is hit yet.
    private mutating func isAffordable(after made: Int = 0) -> Bool {
        if let walksToFailure, effort.walks > 2 * walksToFailure + Self.mostAfterFailure { return false }
        guard !hasTooMuchMemory else { return false }
        let moves = options.walks * Self.movesPerWalk
        hasHitWalks =
            effort.walks >= (memory == nil ? options.walks / 2 : options.walks)
            || effort.moves + made >= (memory == nil ? moves / 4 : moves)
        return !hasHitWalks
    }

    /// Returns the first move of a new state; `nil` if there is none, or the state lies beyond the bound.
    ///
    /// The others are made later.
    mutating func begin(_ state: Int) -> StateGraph.Step? {
        guard graph.states[state].depth < options.moves else {
            hasHitMoves = true
            return nil
        }
        graph.states[state].isOpen = true
        let steps = graph.states[state].moves.indices.map { StateGraph.Step(state: state, move: $0) }
        pending += steps.dropFirst()
        return steps.first
    }

    /// Returns the way from where a walk is to the nearest move that was not made yet; `nil` if a new walk gets to
    /// that move sooner.
    ///
    /// - Parameters:
    ///   - state: The known state in which the walk is.
    ///   - past: The past answers of the walk. Where they are others than those of the state, the walk may see others of
    ///     its moves.
    ///   - made: How many moves the walk has made.
    /// - Returns: The moves.
    mutating func wayOn(from state: Int, past: Int, after made: Int) -> [StateGraph.Step]? {
        guard graph.states[state].key.past == past else { return nil }
        guard let way = graph.wayToUntried(from: state, within: options.moves - made) else { return nil }
        return isAffordable(after: made) ? way : nil
    }

    // MARK: Known ways

    /// Returns whether a walk may have come to another state than an earlier one because of its way; `false` if all moves
    /// were first made on this very way.
    func isExplained(_ steps: [StateGraph.Step]) -> Bool {
        !graph.isDirect(steps) || steps.contains(where: graph.isKnownByOtherWay)
    }

    /// Plans to compare ways.
    ///
    /// Where no two lead to the same place, one is gone again.
    mutating func beginComparing() {
        guard options.comparisons > 0 else { return }
        guard !graph.joins.isEmpty else {
            let end = graph.states.firstIndex { $0.end?.isReturn == true }
            comparisons = [end.flatMap(graph.path) ?? []]
            return
        }
        let joins = graph.ofEachKind(graph.joins).map { [$0] + graph.wayToEnd(from: graph[$0].result ?? 0) }
        var left = options.comparisons
        let ways = (graph.tours(least: Self.fewestMoves, most: left / 2) + joins).prefix { way in
            defer { left -= way.count }
            return left > 0
        }
        let unchecked = Set(ways.joined()).filter(graph.isKnownByOtherWay).sorted {
            (graph.states[$0.state].depth, $0.state, $0.move) < (graph.states[$1.state].depth, $1.state, $1.move)
        }
        // The nearest comes first: the way to a state before the state's own moves.
        let checked = graph.ofEachKind(unchecked) + graph.ofEachKind(unchecked.reversed())
        comparisons = (checked.unique(by: \.self).map { [$0] } + Array(ways)).reversed()
    }

    /// Lets the next walk go a way from the start.
    mutating func compare(_ way: [StateGraph.Step]) { comparisons.append(way) }

    /// Returns the next way to compare; `nil` if there is none.
    mutating func nextComparison() -> WalkRoute? {
        while let next = comparisons.popLast() {
            let start = next.first?.state ?? 0
            let otherWay = next.first.flatMap(graph.takeOtherWay)
            guard let before = graph.path(to: start), graph.isConnected(next) else { continue }
            effort.comparisons += 1
            return WalkRoute(plan: before + next, purpose: .comparison, start: before.count, otherWay: otherWay)
        }
        return nil
    }
}
