/// The bounds of an exploration, and what else it tries.
public struct ExplorationOptions: Sendable {
    /// The maximum number of moves of one walk.
    public var moves: Int
    /// The maximum number of walks, of all rounds together.
    ///
    /// All walks together make at most 20 times as many moves.
    public var walks: Int
    /// How many joins are compared for each pair of lines of the flow.
    ///
    /// A join is a move that leads to a known state by another way. To compare it, a walk continues to an end. If there
    /// are at most 50 joins in all, each is compared. Then some long walks make all moves again. With 0, nothing is
    /// compared.
    public var comparisons: Int
    /// Called from time to time with the number of known states and the number of walks.
    public var whenProgressing: (@MainActor @Sendable (_ states: Int, _ walks: Int) -> Void)?
    /// How long, in real time, a walk waits for work that the library does not know, before the walk continues.
    public var quietPeriod = Duration.milliseconds(500)
    /// Makes options for exploring.
    ///
    /// - Parameters:
    ///   - moves: The maximum number of moves of one walk.
    ///   - walks: The maximum number of walks, of all rounds together.
    ///   - comparisons: How many joins are compared for each pair of lines of the flow.
    public init(moves: Int = 60, walks: Int = 2_500, comparisons: Int = 4) {
        self.moves = moves
        self.walks = walks
        self.comparisons = comparisons
    }
}
