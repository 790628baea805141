/// How far a flow is explored, and what else is tried.
public struct ExplorationOptions: Sendable {
    /// How much of what a flow was told tells its states apart, beside what is seen.
    public enum Memory: Sendable, Equatable {
        /// First nothing, then more and more, until more of it shows nothing new.
        case growing
        /// The last things.
        case last(Int)
        /// All of it.
        case everything
    }

    /// The most moves of one walk.
    public var moves: Int
    /// The most walks.
    public var walks: Int
    /// How much of what a flow was told tells its states apart.
    public var memory: Memory
    /// Whether very long texts, of 1,000 letters, are typed into each field as well.
    public var typesLongTexts = false
    /// Whether each button of a screen is also pressed twice in a row, as who is impatient does.
    public var pressesTwice = false
    /// Is told from time to time how many states are known and how many walks were made.
    public var whenProgressing: (@MainActor @Sendable (_ states: Int, _ walks: Int) -> Void)?
    /// How long, in real time, nothing may happen while something goes on that the library does not know.
    public var quietPeriod = Duration.milliseconds(500)
    /// How long the main actor may not go on before its walk is told, as where it is in an endless loop.
    ///
    /// Long enough for a machine on which many tests want the main actor: who is told speaks in the middle of whatever it
    /// does, which is no risk to take without need.
    package var hangPatience = Duration.seconds(20)

    /// Options for exploring.
    ///
    /// - Parameters:
    ///   - moves: the most moves of one walk.
    ///   - walks: the most walks.
    ///   - memory: how much of what a flow was told tells its states apart.
    public init(moves: Int = 60, walks: Int = 50_000, memory: Memory = .growing) {
        self.moves = moves
        self.walks = walks
        self.memory = memory
    }
}
