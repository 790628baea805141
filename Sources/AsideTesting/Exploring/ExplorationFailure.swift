import Aside
import Foundation

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
        case goesOn

        /// Whether the rule may be broken on purpose, so that a test does not fail because of it.
        var isFinding: Bool { [.askedTwice, .detour, .leadsElsewhere, .goesOn].contains(self) }
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
    var purpose = WalkRoute.Purpose.repetition
    /// What another walk showed at the same point; `nil` if nothing is compared.
    var comparison: Comparison?
    /// How many walks found the failure.
    var count = 1

    var rule: Rule { fault.rule }
    var headline: String { fault.headline }
    var fix: String { fault.fix }

    /// A test that fails until the flow is mended.
    var test: RegressionTest { RegressionTest(path: path, expectation: fault.expectation) }

    /// Returns the same failure as another walk has found it on a shorter path.
    func takingPath(of other: ExplorationFailure) -> ExplorationFailure {
        var failure = other
        failure.count = count
        return failure
    }

    /// Whether the walk itself cancelled the flow, after all its steps.
    var endsByCancelling: Bool { rule == .deaf && path.turns.count > steps.count }

    /// The identity of the failure; only one failure of each kind and place is reported.
    var identity: [AnyHashable] {
        // The names of places may contain data. Two ways may begin to differ anywhere.
        if rule == .leadsElsewhere || rule == .detour, let source = path.turns.last?.source { return [rule, source] }
        return [rule, headline]
    }
}

extension ExplorationFailure: CustomStringConvertible {
    var description: String { headline + "\n" + details }

    /// The message below the headline.
    var details: String {
        let differing = comparison?.lines ?? []
        let lines =
            ["on stage:     \(onStage)"]
            + (differing.isEmpty ? [] : ["differing:    (- on the other way, + on this way)"])
            + differing.map { "    " + $0 }
            + [
                "found:        after \(path.turns.count.counted("move"))"
                    + (count > 1 ? ", on \(count) walks" : "")
                    // A walk ends at the first difference.
                    + (rule == .detour
                        ? "; what follows was not explored, and others may show once this is mended" : ""),
                "to fix:       \(fix)", "to see it:",
            ]
            + test.lines.map { "    " + $0 }
        return lines.joined(separator: "\n")
    }
}
