import Aside
import AsideText

/// The hashes that identify a state of a walk.
struct StateKey {
    /// What distinguishes the state from others: what is seen, the past answers that the memory distinguishes, and what the
    /// screens hold that the flow keeps for later.
    let whole: Int
    /// What is seen, with how long each sleeping task still sleeps.
    let seen: Int
    /// What is seen, at any time.
    let view: Int
}

/// The states in which a flow was seen, and the moves that lead from one to another.
@MainActor
final class StateGraph {
    enum End: Hashable {
        case returned(FlowResult)
        case left
        case threw(String)
        case cancelled

        /// Whether the end is a failure, on whatever way it was reached.
        var isError: Bool { if case .threw = self { true } else { false } }
    }

    /// A place in a flow where the user, or time, decides what comes next.
    @MainActor
    final class State {
        let key: StateKey
        /// A hash of all past answers, including those that limited memory forgets.
        let past: Int
        let shown: ShownPlace
        /// The questions that wait in line, each with its line.
        let waiting: [String]
        let end: End?
        /// What the user can do, and what not.
        fileprivate(set) var found: FoundMoves
        /// The previous state on the shortest known way, and the move from there.
        fileprivate(set) var parent: Step?
        fileprivate(set) var depth = 0
        /// What is known of each move.
        var records: [MoveRecord]
        /// Whether walks make new moves in the state.
        var isOpen = false
        /// What the user sees, if it will be drawn.
        let snapshot: StageSnapshot?

        init(
            key: StateKey, past: Int, _ shown: ShownPlace, waiting: [String] = [], end: End? = nil,
            found: FoundMoves = FoundMoves(), snapshot: StageSnapshot? = nil, parent: Step?
        ) {
            self.key = key
            self.past = past
            self.shown = shown
            self.waiting = waiting
            self.end = end
            self.found = found
            self.snapshot = snapshot
            self.parent = parent
            records = Array(repeating: MoveRecord(), count: found.moves.count)
        }

        var name: String { shown.name }
        var source: SourceLine? { shown.source }
        var moves: [ExploredMove] { found.moves }
    }

    /// A move in a state.
    struct Step: Hashable {
        let state: Int
        let move: Int
    }

    private(set) var states: [State] = []
    private var places: [Int: Int] = [:]
    /// How many states of screens were found since two views were seen one after the other for the first time.
    private var screensWithoutNews = 0
    /// Every view, with a move in it and the view after that, with any past answers.
    private var seenWays: Set<[Int]> = []
    /// The moves that led to known states other than ends, in the order in which they were made.
    private(set) var joins: [Step] = []
    /// The ways on which moves were first made, where that was not the way on which their states were found.
    private var otherWays: [Step: [Step]] = [:]

    func place(of key: StateKey) -> Int? { places[key.whole] }

    subscript(step: Step) -> ExploredMove { states[step.state].moves[step.move] }

    /// Adds a state, and returns its index.
    func add(_ state: State) -> Int {
        if let parent = state.parent { state.depth = states[parent.state].depth + 1 }
        states.append(state)
        places[state.key.whole] = states.count - 1
        if !state.found.question.isAsked, state.end == nil { screensWithoutNews += 1 }
        return states.count - 1
    }

    /// Whether the user comes to screens again and again and sees nothing new, as in an app that goes on and on.
    ///
    /// Questions in a row are not counted, because they end, and because walks through them are quick.
    var goesRound: Bool { screensWithoutNews > 150 }

    /// Notes where a move leads, with which past answers, and on which way that was seen, if not on the one on which its
    /// state was found.
    ///
    /// Returns `false` if it led to another state before.
    func connect(_ step: Step, to state: Int, past: Int, on otherWay: [Step]? = nil) -> Bool {
        if let earlier = result(of: step) { return states[earlier].key.whole == states[state].key.whole }
        states[step.state].records[step.move].result = state
        if let otherWay { otherWays[step] = otherWay }
        let leadsToOtherPast = past != states[state].past
        states[step.state].records[step.move].leadsToOtherPast = leadsToOtherPast
        let way = [states[step.state].key.seen, step.move, states[state].key.seen]
        if seenWays.insert(way).inserted { screensWithoutNews = 0 }
        let isNew = states[state].parent == step
        // A shorter way with the same past takes the place of the one on which the state was found.
        if !leadsToOtherPast, !isNew, states[step.state].depth + 1 < states[state].depth {
            states[state].parent = step
            states[state].depth = states[step.state].depth + 1
        }
        if states[state].end == nil, !isNew { joins.append(step) }
        return true
    }

    /// Notes that a move leads to another state than it did on another way; returns that way, if there is one.
    func correct(_ step: Step, to state: Int) -> [Step]? {
        guard let other = otherWays.removeValue(forKey: step) else { return nil }
        states[step.state].records[step.move].result = state
        return other
    }

    /// Notes that a move leads to its state also on the way on which the state was found.
    func confirm(_ step: Step) { otherWays[step] = nil }

    /// Returns the way on which a move was first made, with that move.
    func way(of step: Step) -> [Step]? { otherWays[step] ?? path(to: step.state).map { $0 + [step] } }

    /// Returns whether a move was first made on another way than the one on which its state was found.
    func isKnownByOtherWay(_ step: Step) -> Bool { otherWays[step] != nil }

    /// Returns whether each of the moves leads to the state of the next one.
    func isConnected(_ steps: [Step], from start: Int) -> Bool {
        var place: Int? = start
        return steps.allSatisfy { step in
            defer { place = result(of: step) }
            return step.state == place
        }
    }

    /// What the user does on a way.
    func words(of steps: [Step]) -> [String] { steps.map { states[$0.state].words(of: $0.move) } }

    /// Returns the state to which a move has led.
    func result(of step: Step) -> Int? { states[step.state].records[step.move].result }

    /// Whether a walk has made a move, or has tried to.
    func isTried(_ step: Step) -> Bool { states[step.state].records[step.move].count > 0 }

    /// All moves that were made, each with the state to which it led.
    var edges: [(step: Step, result: Int)] {
        states.indices.flatMap { place in
            states[place].records.enumerated().compactMap { move, record in
                record.result.map { (Step(state: place, move: move), $0) }
            }
        }
    }

    /// How many moves right before a state have only edited something at its place.
    func edits(by last: Step?) -> Int {
        var (count, last) = (0, last)
        while let step = last, self[step].isEditing {
            count += 1
            last = states[step.state].parent
        }
        return count
    }

    /// Notes how much time passes in a move that waits.
    func noteTime(_ duration: Duration, of step: Step) {
        states[step.state].found.moves[step.move] = self[step].waiting(duration)
    }

    /// Adds a move that cancels the flow, once for each line of the flow, where the fewest moves lead to it.
    func addCancelling() -> [Step] {
        var nearest: [SourceLine?: Int] = [:]
        for (place, state) in states.enumerated() where state.end == nil {
            if let known = nearest[state.source], states[known].depth <= state.depth { continue }
            nearest[state.source] = place
        }
        return nearest.values.sorted().map(addCancelling)
    }

    /// Adds a move that cancels the flow in a state.
    func addCancelling(at place: Int) -> Step {
        let state = states[place]
        let turn = Recording.Turn([.cancel], state.shown.place, source: state.source)
        state.found.moves.append(ExploredMove(turn: turn, leaving: .back))
        state.records.append(MoveRecord())
        return Step(state: place, move: state.moves.count - 1)
    }

    /// Returns the moves on which a state was found; `nil` if they turned out to lead elsewhere.
    func path(to state: Int) -> [Step]? {
        var path: [Step] = []
        path.reserveCapacity(states[state].depth)
        var place = state
        while let step = states[place].parent {
            guard let result = result(of: step) else { return nil }
            guard result == place || states[result].key.whole == states[place].key.whole else { return nil }
            path.append(step)
            place = step.state
        }
        path.reverse()
        return path
    }

    /// The moves to an end at which the flow returns; none if there is no such end.
    var pathToReturn: [Step] {
        let end = states.indices.first { if case .returned = states[$0].end { true } else { false } }
        return end.flatMap(path) ?? []
    }

    /// The first state, and those at the same line where its user can do the same.
    ///
    /// A notice that has gone makes another state of the same place.
    var statesLikeTheFirst: [Int] {
        func labels(_ state: State) -> Set<String> { Set(state.moves.filter(\.isOfPlace).map(\.label)) }
        guard let first = states.first else { return [] }
        return states.indices.filter {
            $0 == 0 || states[$0].source == first.source && labels(states[$0]).isSuperset(of: labels(first))
        }
    }

    /// A sentence that names the places with most states.
    var mostStates: String {
        let counts = Dictionary(states.map { ($0.name, 1) }, uniquingKeysWith: +)
        let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
        return "Most states: " + most.map { "\($0.key) (\($0.value))" }.joined(separator: ", ") + "."
    }

    /// Whether it is not known where a move of a state leads.
    func hasUntried(in state: Int) -> Bool {
        zip(states[state].moves, states[state].records).contains { !$0.isCancelling && $1.result == nil }
    }

    /// How many moves have never been made.
    var untried: Int { states.reduce(0) { $0 + $1.records.count(where: { $0.result == nil }) } }

    /// How many moves were made on at least one walk.
    var moveCount: Int { states.reduce(0) { $0 + $1.records.count(where: { $0.result != nil }) } }
}
