/// The bounds of an exploration, and what else it tries.
public struct ExplorationOptions: Sendable {
    /// The maximum number of moves of one walk.
    public var moves: Int
    /// The maximum number of walks, of all rounds together.
    ///
    /// All walks together make at most 20 times as many moves.
    public var walks: Int
    /// How many moves are made in all to compare ways that lead to the same place.
    ///
    /// With 0, nothing is compared.
    public var comparisons: Int
    /// Called from time to time with the number of known states and the number of walks.
    public var whenProgressing: (@MainActor @Sendable (_ states: Int, _ walks: Int) -> Void)?
    /// How long, in real time, a walk waits for work that the library does not know, before the walk continues.
    public var quietPeriod = Duration.milliseconds(500)
    /// Whether each state is drawn for ``Exploration/storyboard``.
    public var drawsStates = false
    /// Makes options for exploring.
    ///
    /// - Parameters:
    ///   - moves: The maximum number of moves of one walk.
    ///   - walks: The maximum number of walks, of all rounds together.
    ///   - comparisons: How many moves are made in all to compare ways.
    public init(moves: Int = 60, walks: Int = 2_500, comparisons: Int = 2_000) {
        self.moves = moves
        self.walks = walks
        self.comparisons = comparisons
    }
}
