import Aside

/// What the walks have learned about the flow, in all rounds.
@MainActor
struct FlowKnowledge {
    /// What the walks know of their beginning, before any move.
    let beginning = MoveHistory()
    private var histories: [Recording.Turn: MoveHistory] = [:]
    /// The questions that were asked together with another one, which was shown first.
    var simultaneous: Set<String> = []
    /// The questions that a task asked when its walk was over, each with its line.
    var late: Set<String> = []
    /// Where time passed and nothing changed, until the walk gave up.
    var waitsInVain: [WaitInVain] = []

    /// Returns what the walks know of a move, in whatever state it was made.
    mutating func history(of explored: ExploredMove) -> MoveHistory {
        if let history = explored.history { return history }
        let history = histories[explored.turn] ?? MoveHistory()
        histories[explored.turn] = history
        explored.history = history
        return history
    }
}
