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

    let rule: Rule
    let headline: String
    var fix: String
    /// The broken condition, as the printed test expects it; `nil` if the rule says it all.
    var expectation: RegressionTest.Expectation?
    /// The view at the failure.
    var onStage: String
    /// The state and the move right before the failure; empty if there was no move.
    var steps: [StateGraph.Step]
    var path: Path
    /// The plan of the walk that finds the failure again.
    var plan: [StateGraph.Step]
    var purpose: WalkRoute.Purpose
    /// What another walk showed at the same point; `nil` if nothing is compared.
    var comparison: Comparison?
    /// How many walks found the failure.
    var count = 1

    /// Returns the same failure as another walk has found it on a shorter path.
    func takingPath(of other: ExplorationFailure) -> ExplorationFailure {
        var failure = other
        failure.count = count
        return failure
    }

    /// Whether an earlier walk has left something that makes the difference.
    var isLeftByWalk: Bool { if case .sameOnWalk = expectation { true } else { false } }

    /// Whether the walk itself cancelled the flow, after all its steps.
    var endsByCancelling: Bool { rule == .deaf && path.moves.count > steps.count }

    /// The identity of the failure; only one failure of each kind and place is reported.
    var identity: [AnyHashable] {
        // The names of places may contain data. Two ways may begin to differ anywhere.
        if rule == .leadsElsewhere || rule == .detour, let source = path.moves.last?.source { return [rule, source] }
        return [rule, headline]
    }
}

extension ExplorationFailure {
    /// A test that fails until the flow is mended.
    var test: RegressionTest {
        RegressionTest(path: path, expectation: expectation ?? rule.expectation)
    }
}

extension ExplorationFailure.Rule {
    /// What the printed test expects wherever the rule is broken.
    fileprivate var expectation: RegressionTest.Expectation {
        switch self {
        case .deadEnd, .noWayOut: .hasWayOut(toEnd: false)
        case .endless: .checkedByVisit("the flow goes on and on without asking its user")
        case .stuckOutside: .checkedByVisit("the flow waits for something that does not come")
        case .unexpectedError: .checkedByVisit("the flow throws an error")
        case .askedAfterEnd: .checkedByVisit("the flow asks after its task was cancelled")
        case .deaf: .checkedByVisit("the flow goes on after its task was cancelled")
        case .leftOver: .checkedByVisit("something is left on the stage after the end")
        case .leadsElsewhere: .leadsBack
        case .goesOn: .holdsAtEnd(name: "no task goes on", code: "!ui.clock.isInUse")
        case .unsteady, .askedTwice, .detour, .invariant, .changedByLeaving: .sameEachTime
        }
    }
}

extension ExplorationFailure: CustomStringConvertible {
    var description: String { headline + "\n" + details }

    /// The message below the headline.
    var details: String {
        let differing = (comparison?.lines ?? []).map { "    " + $0 }
        let lines =
            ["on stage:     \(onStage)"]
            + (differing.isEmpty ? [] : ["differing:    (- on the other way, + on this way)"]) + differing
            + [
                "found:        after \(path.moves.count.counted("move"))"
                    + (count > 1 ? ", on \(count) walks" : "")
                    // A walk ends at the first difference.
                    + (rule == .detour ? "; others may show once this is mended" : ""),
                "to fix:       \(fix)", "to see it:",
            ]
            + "\(test)".split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    " + $0 }
        return lines.joined(separator: "\n")
    }
}
