import Aside

/// A defect of a flow, and the moves that lead to it.
struct ExplorationFailure {
    enum Rule: Hashable {
        case deadEnd
        case noWayOut
        case endless
        case stuckOutside
        case unexpectedError
        case askedTwice
        case askedAfterEnd
        case deaf
        case leftOver
        case unsteady
        case detour
        case invariant(String)
        case changedByLeaving(String)
        case leadsElsewhere
        case notResumed

        /// The kind of what may be meant; `nil` for what is wrong in any flow.
        var meant: Exploration.Finding? {
            switch self {
            case .askedTwice: .askedTwice
            case .detour: .outlivesBack
            case .leadsElsewhere: .leadsElsewhere
            default: nil
            }
        }
    }

    /// Two walks that should show the same but do not.
    struct Comparison {
        /// The state of the other walk.
        let state: Int
        /// The view at the failure.
        let view: StageView
        /// The view of the other walk.
        var other: StageView?

        /// The lines that differ.
        var lines: [String] { other.map { view.difference($0) } ?? [] }
    }

    var fault: Fault
    /// The view at the failure.
    var onStage: String
    /// The moves that lead to the failure, each with its state; a walk that makes them finds the failure again.
    var steps: [StateGraph.Step]
    var path: Recording
    /// The moves as the line that walks them again.
    var way = WayText()
    var purpose = WalkRoute.Purpose.repetition
    /// What another walk showed at the same point; `nil` if nothing is compared.
    var comparison: Comparison?
    /// The moves of the other way, where two ways differ.
    var otherWay: WayText?
    /// How many walks found the failure.
    var count = 1

    var rule: Rule { fault.rule }
    var headline: String { fault.headline }
    /// The name of the place where it shows.
    var place: String { fault.place }
    var fix: String { fault.fix }

    /// Returns the same failure as another walk has found it on a shorter path.
    func takingPath(of other: ExplorationFailure) -> ExplorationFailure {
        var failure = other
        failure.count = count
        return failure
    }

    /// Whether the walk itself cancelled the flow, after all its steps.
    var endsByCancelling: Bool { rule == .deaf && path.turns.count > steps.count }

    /// Whether only what follows shows it: that there is no way out, or that walks share something.
    var goesOn: Bool { rule == .noWayOut || rule == .unsteady }

    /// The line that walks the way again, under the same rules.
    var line: String {
        let other = otherWay.map { ", comparedWith: \($0.literal)" } ?? ""
        return "explore(along: \(way.literal(goesOn: goesOn))\(other))"
    }
}

extension ExplorationFailure: CustomStringConvertible {
    var description: String { headline + "\n" + details }

    /// The message below the headline.
    var details: String {
        let differing = comparison?.lines ?? []
        var lines = ["on stage:     \(onStage)"]
        if !differing.isEmpty { lines.append("differing:    (- on the other way, + on this way)") }
        lines += differing.map { "    " + $0 }
        let moves = path.turns
        lines.append(
            "found:        after \(moves.count.counted("move"))" + (count > 1 ? ", on \(count) walks" : "")
                // A walk ends at the first difference.
                + (rule == .detour ? "; what follows was not explored, and others may show once this is mended" : ""))
        lines += moves.enumerated().map { "    \($0 + 1). \($1)" }
        lines.append("to fix:       \(fix)")
        if let kind = rule.meant {
            lines.append("if meant:     walk.accept(.\(kind), at: \(place.debugDescription))")
        }
        return (lines + ["to keep it:   \(line) { walk in …"]).joined(separator: "\n")
    }
}
