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
    /// All past answers, including those that limited memory forgets.
    let past: Int
}

/// The states in which a flow was seen, and the moves that lead from one to another.
@MainActor
final class StateGraph {
    enum End: Hashable {
        /// The flow returned a value, with its number among all different ones.
        case returned(Int)
        case left
        case threw(String)
        case cancelled

        /// Whether the end is a failure, on whatever way it was reached.
        var isError: Bool { if case .threw = self { true } else { false } }

        var isReturn: Bool { if case .returned = self { true } else { false } }
    }

    /// A place in a flow where the user, or time, decides what comes next.
    @MainActor
    struct State {
        let key: StateKey
        let shown: ShownPlace
        /// The questions that wait in line, each with its line.
        var waiting: [String] = []
        var end: End?
        /// What the user can do, and what not.
        var found = FoundMoves()
        /// What the user sees, if it will be drawn.
        var snapshot: StageSnapshot?
        /// The previous state on the shortest known way, and the move from there.
        var parent: Step?
        fileprivate(set) var depth = 0
        /// Whether walks make new moves in the state.
        var isOpen = false

        var name: String { shown.name }
        var source: SourceLine? { shown.source }
        var moves: [ExploredMove] { found.moves }
    }

    /// A move in a state.
    struct Step: Hashable {
        let state: Int
        let move: Int
    }

    var states: [State] = []
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

    // To name only stored properties copies no state.
    subscript(step: Step) -> ExploredMove { states[step.state].found.moves[step.move] }

    /// Adds a state, and returns its index.
    func add(_ state: State) -> Int {
        states.append(state)
        let place = states.count - 1
        if let parent = state.parent { states[place].depth = states[parent.state].depth + 1 }
        places[state.key.whole] = place
        if !state.found.question.isAsked, state.end == nil { screensWithoutNews += 1 }
        return place
    }

    /// Whether the user comes to screens again and again and sees nothing new, as in an app that goes on and on.
    ///
    /// Questions in a row are not counted, because they end, and because walks through them are quick.
    var goesRound: Bool { screensWithoutNews > 100 }

    /// Notes where the last move of a way leads, with which past answers.
    ///
    /// Returns `false` if it led to another state before.
    func connect(_ way: [Step], to state: Int, past: Int) -> Bool {
        guard let step = way.last else { return true }
        let move = self[step]
        if let earlier = move.result { return states[earlier].key.whole == states[state].key.whole }
        if !isDirect(way) { otherWays[step] = way }
        move.result = state
        move.leadsToOtherPast = past != states[state].key.past
        let seen = [states[step.state].key.seen, step.move, states[state].key.seen]
        if seenWays.insert(seen).inserted { screensWithoutNews = 0 }
        let isNew = states[state].parent == step
        // A shorter way with the same past takes the place of the one on which the state was found.
        if !move.leadsToOtherPast, !isNew, states[step.state].depth + 1 < states[state].depth {
            states[state].parent = step
            states[state].depth = states[step.state].depth + 1
        }
        if states[state].end == nil, !isNew { joins.append(step) }
        return true
    }

    /// Returns the other way on which a move was first made, and forgets it: from now on, its own way tells where it leads.
    func takeOtherWay(of step: Step) -> [Step]? { otherWays.removeValue(forKey: step) }

    /// Returns the way on which the state of a move was found, with that move.
    func way(of step: Step) -> [Step]? { path(to: step.state).map { $0 + [step] } }

    /// Returns whether a move was first made on another way than the one on which its state was found.
    func isKnownByOtherWay(_ step: Step) -> Bool { otherWays[step] != nil }

    /// Returns whether a way is the one on which the state before its last move was found.
    func isDirect(_ way: [Step]) -> Bool {
        way.isEmpty || way.last.flatMap(self.way(of:)) == way
    }

    /// Returns whether each of the moves leads to the state of the next one.
    func isConnected(_ steps: [Step]) -> Bool {
        zip(steps, steps.dropFirst()).allSatisfy { self[$0].result == $1.state }
    }

    /// What the user does on a way.
    func words(of steps: [Step]) -> [String] { steps.map { states[$0.state].words(of: $0.move) } }

    /// All moves that were made, each with the state to which it led.
    var edges: [(step: Step, result: Int)] {
        states.indices.flatMap { place in
            states[place].moves.enumerated().compactMap { index, move in
                move.result.map { (Step(state: place, move: index), $0) }
            }
        }
    }

    /// Returns whether the two moves before a state have changed something at its place, and done nothing else.
    func hasEdited(by last: Step?) -> Bool {
        guard let last, let before = states[last.state].parent else { return false }
        return self[last].isEditing && self[before].isEditing
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
        let turn = Recording.Turn([.cancel], states[place].shown.place, source: states[place].source)
        states[place].found.moves.append(ExploredMove(turn: turn, leaving: .back))
        return Step(state: place, move: states[place].moves.count - 1)
    }

    /// Returns the moves on which a state was found; `nil` if they turned out to lead elsewhere.
    func path(to state: Int) -> [Step]? {
        var path: [Step] = []
        path.reserveCapacity(states[state].depth)
        var place = state
        while let step = states[place].parent {
            guard let result = self[step].result else { return nil }
            guard result == place || states[result].key.whole == states[place].key.whole else { return nil }
            path.append(step)
            place = step.state
        }
        path.reverse()
        return path
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

    /// How many moves have never been made.
    var untried: Int { states.reduce(0) { $0 + $1.moves.count { $0.result == nil } } }
}
