/// The way of a walk: the moves that it makes first, and those that it has made.
struct WalkRoute {
    enum Purpose: Equatable {
        /// The walk makes moves that have not been made yet.
        case exploration
        /// The walk repeats the way to a finding, and ends there.
        case repetition
        /// The walk makes known moves by another way, and compares what it sees.
        case comparison
        /// The flow is resumed.
        case resuming(ResumingPoint)
    }

    let purpose: Purpose
    private let start: Int
    /// The moves that the walk makes before it looks for new ones.
    var plan: [StateGraph.Step]
    /// What else it does, in words, if it walks a way again.
    var words: ArraySlice<String>?
    /// How many moves of the plan it has made.
    var position = 0
    /// All moves that it has made.
    var steps: [StateGraph.Step] = []
    /// Whether the walk has gone on from a known state.
    var hasJoined = false
    /// Whether the user's answers before the last move of this detour differ from those on the other way, so that the ways
    /// may differ, too.
    var comesFromElsewhere = false

    init(_ way: ExplorationPlan.Way) {
        (plan, purpose, start) = (way.steps, way.purpose, way.start)
        words = way.words.map { $0[...] }
    }

    var isRepetition: Bool { purpose != .exploration }

    /// What the resumed flow has to show.
    var point: ResumingPoint? { if case .resuming(let point) = purpose { point } else { nil } }

    /// The next move of the plan.
    var next: StateGraph.Step? { position < plan.count ? plan[position] : nil }

    var isLastOfPlan: Bool { position == plan.count - 1 }

    var isComparing: Bool { purpose == .comparison && position >= start }

    /// The way so far, if it may not be the one on which its states were found.
    var otherWay: [StateGraph.Step]? { hasJoined ? steps : nil }
}
