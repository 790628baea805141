import Aside

/// What the walks have learned about the flow, in all rounds.
@MainActor
struct FlowKnowledge {
    /// The texts that any walk has typed into secure fields.
    var secrets: Set<String> = []
    /// What the walks know of their beginning, before any move.
    let beginning = MoveHistory()
    private var histories: [Recording.Turn: MoveHistory] = [:]
    /// The last question of each line that the walks answer without showing it.
    private var questions: [SourceLine: KnownQuestion] = [:]
    /// The lines whose questions can expire.
    ///
    /// These questions are shown, so that time can pass.
    var expiringLines: Set<SourceLine> = []
    /// Whether a walk met a task that the flow started itself.
    ///
    /// All questions are shown then, because what comes first may depend on whether they are.
    var hasMetUnknownWork = false
    /// The lines of the screens that the flow keeps while they are not shown.
    private(set) var keptLines: Set<SourceLine> = []
    /// Whether a screen has turned out to be kept, so that the round begins again.
    var hasFoundKept = false
    /// The questions that were asked together with another one, which was shown first.
    var simultaneous: Set<String> = []
    /// The questions that a task asked when its walk was over, each with its line.
    var late: Set<String> = []
    /// Where time passed and nothing changed, until the walk gave up.
    var waitsInVain: [WaitInVain] = []

    /// Notes that the flow shows a screen again that had left.
    ///
    /// What such a screen holds distinguishes states from then on.
    mutating func noteKept(at line: SourceLine) {
        if keptLines.insert(line).inserted { hasFoundKept = true }
    }

    /// Returns what the walks know of a move, in whatever state it was made.
    mutating func history(of explored: ExploredMove) -> MoveHistory {
        if let history = explored.history { return history }
        let history = histories[explored.turn] ?? MoveHistory()
        histories[explored.turn] = history
        explored.history = history
        return history
    }

    /// Returns what a user can do at a question.
    ///
    /// A line mostly asks the same on each walk, so that nothing is found again.
    mutating func asked(_ question: ModalContent, at source: SourceLine, in walk: Walk) -> KnownQuestion {
        if let known = questions[source], walk.filters.isEmpty, known.content == question { return known }
        var finder = MoveFinder(walk)
        finder.add(of: question, source)
        let known = KnownQuestion(content: question, name: "\(question)", found: finder.found)
        if walk.filters.isEmpty { questions[source] = known }
        return known
    }
}
