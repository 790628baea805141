import Aside

/// The moves that no walk has made yet, and their order.
///
/// The oldest comes first. After many moves, the next one is taken from the line of the flow that had the fewest turns,
/// so that a flow without an end does not keep a bounded exploration at its first places.
struct PendingMoves {
    /// How many moves are taken in order.
    static let mostInOrder = 1_000

    /// The moves in states that the same line has shown.
    private struct Queue {
        var steps: [StateGraph.Step] = []
        var next = 0

        var isEmpty: Bool { next == steps.count }
    }

    private var places: [SourceLine?: Int] = [:]
    private var queues: [Queue] = []
    /// The queue of each move, in the order in which the moves came.
    private var order: [Int] = []
    private var nextInOrder = 0
    private var taken = 0

    /// Adds a move in a state that a line of the flow has shown.
    mutating func add(_ step: StateGraph.Step, at line: SourceLine?) {
        let place = places[line] ?? queues.count
        if place == queues.count {
            places[line] = place
            queues.append(Queue())
        }
        queues[place].steps.append(step)
        order.append(place)
    }

    /// Takes the next move; `nil` if there is none.
    mutating func next() -> StateGraph.Step? {
        taken += 1
        if taken <= Self.mostInOrder {
            guard nextInOrder < order.count else { return nil }
            nextInOrder += 1
            return take(from: order[nextInOrder - 1])
        }
        let waiting = queues.indices.filter { !queues[$0].isEmpty }
        return waiting.min { queues[$0].next < queues[$1].next }.flatMap { take(from: $0) }
    }

    private mutating func take(from place: Int) -> StateGraph.Step? {
        guard !queues[place].isEmpty else { return nil }
        queues[place].next += 1
        return queues[place].steps[queues[place].next - 1]
    }
}
