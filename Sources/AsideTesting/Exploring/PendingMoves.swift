import Aside

/// The moves that no walk has made yet, and their order.
///
/// The oldest comes first. After many moves, the next one is taken from the line of the flow that had the fewest turns,
/// so that a flow without an end does not keep a bounded exploration at its first places.
struct PendingMoves {
    /// How many moves are taken in order.
    static let mostInOrder = 1_000

    private struct Queue {
        var steps: [StateGraph.Step] = []
        var next = 0
        var turns = 0

        var isEmpty: Bool { next == steps.count }
    }

    private var order: [SourceLine?] = []
    private var nextInOrder = 0
    private var queues: [SourceLine?: Queue] = [:]
    private var lines: [SourceLine?] = []
    private var taken = 0

    /// Adds a move in a state that a line of the flow has shown.
    mutating func add(_ step: StateGraph.Step, at line: SourceLine?) {
        if queues[line] == nil { lines.append(line) }
        queues[line, default: Queue()].steps.append(step)
        order.append(line)
    }

    /// Takes the next move; `nil` if there is none.
    mutating func next() -> StateGraph.Step? {
        taken += 1
        if taken <= Self.mostInOrder {
            guard nextInOrder < order.count else { return nil }
            nextInOrder += 1
            return take(at: order[nextInOrder - 1])
        }
        let waiting = lines.filter { queues[$0]?.isEmpty == false }
        return waiting.min { queues[$0]?.turns ?? 0 < queues[$1]?.turns ?? 0 }.flatMap { take(at: $0) }
    }

    private mutating func take(at line: SourceLine?) -> StateGraph.Step? {
        guard let queue = queues[line], !queue.isEmpty else { return nil }
        queues[line]?.next += 1
        queues[line]?.turns += 1
        return queue.steps[queue.next]
    }
}
