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

    /// The moves that the walk makes before it looks for new ones.
    var plan: [StateGraph.Step] = []
    /// What else it does, in words, if it walks a way again.
    var words: [String]?
    var purpose = Purpose.exploration
    /// From which of its moves on a comparison compares: before, it is the way on which its states were found.
    var start = 0
    /// The way on which the first of the moves that it compares was made before.
    var otherWay: [StateGraph.Step]?
    /// All moves that it has made.
    var steps: [StateGraph.Step] = []
    /// Whether the user's answers before the last move of this detour differ from those on the other way, so that the ways
    /// may differ, too.
    var comesFromElsewhere = false

    var isRepetition: Bool { purpose != .exploration }

    /// What the resumed flow has to show.
    var point: ResumingPoint? { if case .resuming(let point) = purpose { point } else { nil } }

    /// The next move of the plan.
    var next: StateGraph.Step? { steps.count < plan.count ? plan[steps.count] : nil }

    var isLastOfPlan: Bool { steps.count == plan.count - 1 }

    var isComparing: Bool { purpose == .comparison && steps.count >= start }
}
