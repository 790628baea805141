import Aside

/// What decides which way a walk goes: what was seen goes in, and the next way comes out.
///
/// It runs nothing. It holds the graph of what the walks have seen, and the moves that were not made yet.
@MainActor
struct ExplorationPlan {
    /// The moves that a walk makes first, and what it does then.
    struct Way: Equatable {
        let steps: [StateGraph.Step]
        /// What it does then, in words, if a way is walked again.
        var words: [String]?
        var purpose = WalkRoute.Purpose.exploration
        /// From which of its moves on a comparison compares: before, it is the way on which its states were found.
        var start = 0
    }

    /// How much all rounds together have done; moves are counted when their walk is over.
    struct Effort {
        var walks = 0
        var moves = 0
        /// How many ways were compared.
        var comparisons = 0
    }

    let options: ExplorationOptions
    /// How many past answers distinguish states; all of them if it is `nil`.
    let memory: Int?
    /// Whether this round only tries whether an exploration with all memory is affordable.
    let isAttempt: Bool
    let graph = StateGraph()
    var effort: Effort
    private(set) var hasHitWalks = false
    private(set) var hasHitMoves = false
    private(set) var isAttemptOver = false
    /// Whether it is over because there are too many combinations of answers, and not because the flow goes on and on.
    private(set) var hasTooManyAnswers = false
    /// The moves that were not made yet, the oldest first.
    private var pending: [StateGraph.Step] = []
    private var nextPending = 0
    private var hasBegun = false
    /// The moves that cancel the flow, one for each of its lines; `nil` as long as new moves are made.
    private var cancellations: [StateGraph.Step]?
    /// How many walks had been made when the first failure was found.
    private var walksToFailure: Int?
    /// The ways that come before all others.
    private var urgent: [Way] = []
    /// The ways to compare, the next one last: a move that was first made on another way is compared where its state was
    /// found, and then come long ways.
    private var comparisons: [[StateGraph.Step]] = []
    /// The move that the last walk has compared alone.
    private var checked: StateGraph.Step?

    init(
        _ options: ExplorationOptions, remembering memory: Int? = nil, isAttempt: Bool = false,
        after effort: Effort = Effort()
    ) {
        self.options = options
        self.memory = memory
        self.isAttempt = isAttempt
        self.effort = effort
        self.effort.comparisons = 0
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
    mutating func next() -> Way? {
        if !hasBegun {
            hasBegun = true
            return Way(steps: [])
        }
        if let way = nextUrgent() { return way }
        if cancellations == nil {
            while nextPending < pending.count {
                let step = pending[nextPending]
                nextPending += 1
                guard !graph.isTried(step), graph.states[step.state].isOpen else { continue }
                guard let before = graph.path(to: step.state) else { continue }
                guard isAffordable() else { break }
                return Way(steps: before + [step])
            }
            if isAttempt, hasHitMoves { isAttemptOver = true }
            cancellations = isAttemptOver ? [] : graph.addCancelling().reversed()
        }
        while let step = cancellations?.popLast() {
            if let before = graph.path(to: step.state) { return Way(steps: before + [step], purpose: .repetition) }
        }
        return nil
    }

    mutating func nextUrgent() -> Way? {
        urgent.isEmpty ? nil : urgent.removeFirst()
    }

    /// Checks the bounds.
    ///
    /// - Parameter made: How many moves a walk has made that still goes on.
    /// - Returns: `true` if no bound is hit yet.
    private mutating func isAffordable(after made: Int = 0) -> Bool {
        if isAttempt, hasHitMoves || graph.goesRound { isAttemptOver = true }
        if let walksToFailure, effort.walks > 2 * walksToFailure + Self.mostAfterFailure { return false }
        let moves = effort.moves + made
        let most = (walks: options.walks, moves: options.walks * Self.movesPerWalk)
        if isAttempt, !isAttemptOver, effort.walks >= most.walks / 2 || moves >= most.moves / 4 {
            isAttemptOver = true
            hasTooManyAnswers = true
        }
        hasHitWalks = !isAttemptOver && (effort.walks >= most.walks || moves >= most.moves)
        return !isAttemptOver && !hasHitWalks
    }

    /// Returns the first move of a new state; `nil` if there is none, or the state lies beyond the bound.
    ///
    /// The others are made later.
    mutating func begin(_ state: Int) -> StateGraph.Step? {
        guard graph.states[state].depth < options.moves else {
            hasHitMoves = true
            return nil
        }
        let place = graph.states[state]
        place.isOpen = true
        for move in place.moves.indices.dropFirst() {
            pending.append(StateGraph.Step(state: state, move: move))
        }
        return place.moves.isEmpty ? nil : StateGraph.Step(state: state, move: 0)
    }

    /// Lets new walks begin with all moves of a state, and of no other one.
    mutating func open(_ state: Int) {
        hasBegun = true
        if let first = begin(state) { pending.append(first) }
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
        guard graph.states[state].past == past else { return nil }
        guard let way = graph.wayToUntried(from: state, within: options.moves - made) else { return nil }
        guard isAffordable(after: made) else { return nil }
        return way
    }

    mutating func noteFailure() {
        walksToFailure = walksToFailure ?? effort.walks
    }

    // MARK: Ways that differ

    /// Returns whether a walk may have come to another state than an earlier one because of its way; `false` if all moves
    /// were first made on this very way.
    func isExplained(_ steps: [StateGraph.Step], hasJoined: Bool) -> Bool {
        hasJoined || steps.contains(where: graph.isKnownByOtherWay)
    }

    /// Returns whether the last move was seen on another way than this one, on which its state was found.
    func mayCorrect(_ steps: [StateGraph.Step]) -> Bool {
        guard let last = steps.last, let path = graph.path(to: last.state) else { return false }
        return graph.isKnownByOtherWay(last) && steps.elementsEqual(path + [last])
    }

    /// Corrects where the last move leads.
    ///
    /// The other way is the one to report, so the next walk goes it again.
    mutating func correct(_ steps: [StateGraph.Step], to state: Int) {
        guard let last = steps.last, let other = graph.correct(last, to: state) else { return }
        let place = graph.states[state]
        if place.end == nil, !place.isOpen, let first = begin(state) { pending.append(first) }
        urgent.append(Way(steps: other, purpose: .comparison))
    }

    // MARK: Known ways

    /// Plans to compare ways.
    ///
    /// Where no two lead to the same place, one is gone again.
    mutating func beginComparing() {
        guard options.comparisons > 0 else { return }
        guard !graph.joins.isEmpty else {
            comparisons = [graph.pathToReturn]
            return
        }
        let joins = graph.joinsOfEachKind.map { [$0] + graph.wayToEnd(from: graph.result(of: $0) ?? 0) }
        var left = options.comparisons
        let ways = (graph.tours(least: Self.fewestMoves, most: left / 2) + joins).prefix { way in
            defer { left -= way.count }
            return left > 0
        }
        let unchecked = Set(ways.joined()).filter(graph.isKnownByOtherWay).sorted {
            (graph.states[$0.state].depth, $0.state, $0.move) < (graph.states[$1.state].depth, $1.state, $1.move)
        }
        // The way to a state is checked before the state's own moves.
        comparisons = (unchecked.map { [$0] } + Array(ways)).reversed()
    }

    /// Returns the next way to compare; `nil` if there is none.
    mutating func nextComparison() -> Way? {
        if let checked { graph.confirm(checked) }
        checked = nil
        if let way = nextUrgent() { return way }
        while let next = comparisons.popLast() {
            let start = next.first?.state ?? 0
            guard let before = graph.path(to: start),
                graph.isConnected(next, from: start)
            else { continue }
            if next.count == 1 { checked = next[0] }
            effort.comparisons += 1
            return Way(steps: before + next, purpose: .comparison, start: before.count)
        }
        return nil
    }
}
