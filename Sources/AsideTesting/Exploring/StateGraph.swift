import Aside
import AsidePaths

/// The states in which a flow was seen, and the moves that lead from one to another.
@MainActor
struct StateGraph {
    enum End: Hashable {
        /// The flow returned a result; with its code, if the result is a value.
        case returned(String?)
        case left
        case threw(String)
        case cancelled
    }

    /// A place in a flow where the user, or time, decides what comes next.
    @MainActor
    final class State {
        let key: StateKey
        /// A hash of all past answers, including those that limited memory forgets.
        let past: Int
        let name: String
        /// The line of the flow that shows it.
        let source: SourceLine?
        let end: End?
        fileprivate(set) var moves: [ExploredMove]
        /// The labels of controls that are shown but cannot be pressed.
        let disabled: [String]
        /// The labels of the fields that the user can type into.
        let fields: [String]
        /// What would lead on from the state, and is left out on purpose.
        let leftOut: [Path.Action]
        /// The question that is asked in the state, if it can be answered without being shown.
        let question: ModalContent?
        /// The previous state on the shortest known way, and the move from there.
        fileprivate(set) var parent: Step?
        fileprivate(set) var depth: Int
        /// The state to which each move leads, if the move was made.
        fileprivate(set) var results: [Int?]
        fileprivate(set) var counts: [Int]
        /// The move that led to an end on an earlier walk.
        fileprivate(set) var moveToEnd: Int?
        fileprivate var distanceToEnd = Int.max

        fileprivate init(
            key: StateKey, past: Int, name: String, source: SourceLine?, end: End?, found: MoveFinder?,
            question: ModalContent?, parent: Step?, depth: Int
        ) {
            self.key = key
            self.past = past
            self.name = name
            self.source = source
            self.end = end
            moves = found?.moves ?? []
            disabled = found?.disabled ?? []
            fields = found?.fields ?? []
            leftOut = found?.leftOut ?? []
            self.question = question
            self.parent = parent
            self.depth = depth
            results = Array(repeating: nil, count: moves.count)
            counts = Array(repeating: 0, count: moves.count)
        }

        /// Returns whether the state asks the same question, and the places of the choices are its answers.
        func asks(_ other: ModalContent) -> Bool {
            guard let question, question.kind == other.kind, question.title == other.title else { return false }
            return question.choices.count == other.choices.count && question.options.count == other.options.count
        }
    }

    /// A move in a state.
    struct Step: Hashable {
        let state: Int
        let move: Int
    }

    /// Whether a shorter way to a state takes the place of the one on which it was found.
    ///
    /// With limited memory, the two ways may have other past answers, which come to light when the user goes back.
    var prefersShorterPaths = true
    private(set) var states: [State] = []
    private var places: [Int: Int] = [:]
    /// Every pair of consecutive views, with any past answers.
    private(set) var seenWays: Set<[Int]> = []
    /// The moves that led to known states, and that no walk has followed.
    private(set) var merged: [Step] = []
    /// The moves that left something and led to known states, one for each pair of lines of the flow.
    private(set) var left: [Step] = []
    private var leftLines: Set<[SourceLine?]> = []

    func place(of key: StateKey) -> Int? { places[key.whole] }

    /// Adds a state, and returns its index.
    mutating func add(
        key: StateKey, past: Int, name: String, source: SourceLine? = nil, end: End? = nil,
        found: MoveFinder? = nil, question: ModalContent? = nil, parent: Step?
    ) -> Int {
        let depth = parent.map { states[$0.state].depth + 1 } ?? 0
        states.append(
            State(
                key: key, past: past, name: name, source: source, end: end, found: found,
                question: question, parent: parent, depth: depth))
        places[key.whole] = states.count - 1
        return states.count - 1
    }

    /// Notes that some steps have led to an end.
    func noteEnd(of steps: [Step]) {
        for (index, step) in steps.enumerated() {
            let state = states[step.state]
            guard steps.count - index < state.distanceToEnd else { continue }
            state.moveToEnd = step.move
            state.distanceToEnd = steps.count - index
        }
    }

    /// Notes where a move leads.
    ///
    /// Returns `false` if it led to another state before.
    mutating func connect(_ step: Step, to state: Int, isFollowed: Bool) -> Bool {
        states[step.state].counts[step.move] += 1
        if let earlier = states[step.state].results[step.move] {
            return states[earlier].key.steady == states[state].key.steady
        }
        states[step.state].results[step.move] = state
        seenWays.insert([states[step.state].key.seen, step.move, states[state].key.seen])
        let isNew = states[state].parent == step
        if prefersShorterPaths, !isNew, states[step.state].depth + 1 < states[state].depth {
            states[state].parent = step
            states[state].depth = states[step.state].depth + 1
        }
        guard states[state].end == nil, !isNew else { return true }
        if !isFollowed { merged.append(step) }
        let lines = [states[step.state].source, states[state].source]
        if states[step.state].moves[step.move].isLeaving, leftLines.insert(lines).inserted { left.append(step) }
        return true
    }

    /// Reduces a move to the fields that are still there when it fills them in.
    func keepFields(_ kept: [Int], of step: Step) {
        let move = states[step.state].moves[step.move]
        states[step.state].moves[step.move] = move.keepingFields(kept)
    }

    /// Notes how much time passes in a move that waits.
    func noteTime(_ duration: Duration, of step: Step) {
        let move = states[step.state].moves[step.move]
        states[step.state].moves[step.move] = move.waiting(duration)
    }

    mutating func count(_ step: Step) {
        states[step.state].counts[step.move] += 1
    }

    /// Returns the moves on which a state was found.
    func path(to state: Int) -> [Step] {
        var path: [Step] = []
        var next = states[state].parent
        while let step = next {
            path.append(step)
            next = states[step.state].parent
        }
        return path.reversed()
    }

    /// Returns the shortest known way to a state.
    func shortestPath(to target: Int) -> [Step] {
        guard !states.isEmpty, target != 0 else { return [] }
        var parents: [Int: Step] = [:]
        var line = [0]
        var next = 0
        while next < line.count, parents[target] == nil {
            let state = line[next]
            next += 1
            for (move, result) in states[state].results.enumerated() {
                guard let result, result != 0, parents[result] == nil else { continue }
                parents[result] = Step(state: state, move: move)
                line.append(result)
            }
        }
        var path: [Step] = []
        var place = target
        while let step = parents[place] {
            path.append(step)
            place = step.state
        }
        return path.reversed()
    }

    /// Returns the shortest way from a state back to what it shows; `nil` if there is none.
    func loop(from start: Int) -> [Step]? {
        var parents: [Int: Step] = [:]
        var line = [start]
        var next = 0
        while next < line.count {
            let state = line[next]
            next += 1
            for (move, result) in states[state].results.enumerated() where !states[state].moves[move].isCancelling {
                guard let result else { continue }
                let step = Step(state: state, move: move)
                if states[result].key.seen == states[start].key.seen {
                    var way = [step]
                    while let first = way.first, first.state != start, let before = parents[first.state] {
                        way.insert(before, at: 0)
                    }
                    return way
                }
                guard parents[result] == nil else { continue }
                parents[result] = step
                line.append(result)
            }
        }
        return nil
    }

    /// Returns, for each state, the move that leads to an end on the shortest way without cancelling.
    func movesToEnds() -> [Int: Int] {
        var sources: [Int: [Step]] = [:]
        for (place, state) in states.enumerated() {
            for (move, result) in state.results.enumerated() where !state.moves[move].isCancelling {
                if let result { sources[result, default: []].append(Step(state: place, move: move)) }
            }
        }
        var moves: [Int: Int] = [:]
        var line = states.indices.filter { states[$0].end != nil }
        var next = 0
        while next < line.count {
            for step in sources[line[next]] ?? [] where moves[step.state] == nil {
                moves[step.state] = step.move
                line.append(step.state)
            }
            next += 1
        }
        return moves
    }

    /// Returns the way from a state to an end that another walk took.
    func wayToEnd(from state: Int?) -> [Step] {
        var way: [Step] = []
        var place = state
        while let state = place, let move = states[state].moveToEnd, way.count < 1_000 {
            way.append(Step(state: state, move: move))
            place = states[state].results[move]
        }
        return way
    }

    /// Returns the ways from a state to an end by the given moves, one for each of the state's own moves.
    func ways(from state: Int, by moves: [Int: Int]) -> [[Step]] {
        states[state].moves.indices.compactMap { move in
            guard let next = states[state].results[move], !states[state].moves[move].isCancelling else { return nil }
            return [Step(state: state, move: move)] + way(from: next, by: moves)
        }
    }

    /// Returns the way from a state to an end by the given moves.
    ///
    /// If no end is known, the way stops at a state that it has already passed.
    func way(from state: Int, by moves: [Int: Int]) -> [Step] {
        var way: [Step] = []
        var seen: Set<Int> = []
        var place = state
        while states[place].end == nil, seen.insert(place).inserted {
            let first = states[place].moves.indices.first { move in
                states[place].results[move] != nil && !states[place].moves[move].isCancelling
            }
            guard let move = moves[place] ?? first, let next = states[place].results[move] else { break }
            way.append(Step(state: place, move: move))
            place = next
        }
        return way
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

    /// Returns the states that lead to some targets without cancelling.
    func states(leadingTo targets: Set<Int>) -> Set<Int> {
        var sources: [Int: [Int]] = [:]
        for (place, state) in states.enumerated() {
            for (move, result) in state.results.enumerated() where !state.moves[move].isCancelling {
                if let result { sources[result, default: []].append(place) }
            }
        }
        var found = targets
        var line = Array(targets)
        while let state = line.popLast() {
            for source in sources[state] ?? [] where found.insert(source).inserted { line.append(source) }
        }
        return found
    }

    /// The places with most states, if there are many.
    var mostStates: [String] {
        guard states.count >= 1_000 else { return [] }
        let counts = Dictionary(states.map { ($0.name, 1) }, uniquingKeysWith: +)
        let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
        return ["Most states: " + most.map { "\($0.key) (\($0.value))" }.joined(separator: ", ") + "."]
    }

    /// How many moves have never been made.
    var untried: Int { states.reduce(0) { $0 + $1.results.count(where: { $0 == nil }) } }

    /// How many moves led to a state that was known already.
    var joins: Int { max(0, moveCount - max(0, states.count(where: { $0.end == nil }) - 1) - endings) }

    private var endings: Int {
        states.reduce(0) { count, state in
            count + state.results.count(where: { $0.map { states[$0].end != nil } == true })
        }
    }

    /// How many moves were made on at least one walk.
    var moveCount: Int { states.reduce(0) { $0 + $1.results.count(where: { $0 != nil }) } }
}

extension ExploredMove {
    var isCancelling: Bool {
        if case .cancel = operation { true } else { false }
    }
}
