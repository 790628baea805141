import Aside

/// A defect of a flow, and the moves that lead to it.
@MainActor
struct ExplorationFailure: @MainActor CustomStringConvertible {
    let fault: Fault
    /// The view at the failure.
    let onStage: String
    /// The moves that lead to the failure, each with its state; a walk that makes them finds the failure again.
    let steps: [StateGraph.Step]
    /// The moves as the user makes them.
    let path: Recording
    let purpose: WalkRoute.Purpose
    /// The state of the walk that should show the same, and what this one shows; `nil` if nothing is compared.
    var compared: (state: Int, text: String)?
    /// The lines in which both differ.
    var differing: [String] = []
    /// The moves as the line that walks them again.
    var way = WayText()
    /// The moves of the other way, where two ways differ.
    var otherWay: WayText?
    /// How many walks found the failure.
    var count = 1

    init(
        _ fault: Fault, onStage: String, _ steps: [StateGraph.Step], in graph: StateGraph,
        _ purpose: WalkRoute.Purpose = .repetition
    ) {
        (self.fault, self.onStage, self.steps, self.purpose) = (fault, onStage, steps, purpose)
        path = Recording(steps.map { graph[$0].turn })
    }

    var rule: Fault.Rule { fault.rule }
    var headline: String { fault.headline }

    /// The line that walks the way again, under the same rules.
    var line: String {
        "explore(along: \(way.literal)\(otherWay.map { ", comparedWith: \($0.literal)" } ?? ""))"
    }

    var description: String { headline + "\n" + details }

    /// The message below the headline.
    var details: String {
        var lines = ["on stage:     \(onStage)"]
        if !differing.isEmpty { lines.append("differing:    (- on the other way, + on this way)") }
        lines += differing.map { "    " + $0 }
        lines.append(
            "found:        after \(steps.count.counted("move"))" + (count > 1 ? ", on \(count) walks" : "")
                // A walk ends at the first difference.
                + (rule == .finding(.outlivesBack)
                    ? "; what follows was not explored, and others may show once this is mended" : ""))
        lines += path.turns.enumerated().map { "    \($0 + 1). \($1)" }
        lines.append("to fix:       \(fault.fix)")
        if let kind = rule.meant {
            lines.append("if meant:     walk.accept(.\(kind), at: \(fault.place.debugDescription))")
        }
        return (lines + ["to keep it:   \(line) { walk in …"]).joined(separator: "\n")
    }
}
