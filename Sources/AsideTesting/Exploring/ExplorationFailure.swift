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

        /// Whether the rule may be broken on purpose, so that a test does not fail because of it.
        var isFinding: Bool { [.askedTwice, .detour, .leadsElsewhere].contains(self) }
    }

    /// Two walks that should show the same but do not.
    struct Comparison {
        /// The state of the other walk.
        let state: Int
        /// The view at the failure.
        let view: StageView
        /// The view of the other walk.
        var other: StageView?

        /// The lines of text that differ, or if none does, the identities.
        var lines: [String] {
            guard let other else { return [] }
            if other.text != view.text { return TextDifference(expected: other.text, drawn: view.text).changedLines }
            return missing.map { "- id: \($0)" } + added.map { "+ id: \($0)" }
        }

        /// Whether only the identities differ.
        fileprivate var isOfIdentities: Bool { other?.text == view.text && !(missing.isEmpty && added.isEmpty) }

        /// The identities that only the other walk has shown, and those that only this one has.
        fileprivate var missing: [String] { (other?.identities ?? []).subtracting(view.identities).sorted() }
        fileprivate var added: [String] { view.identities.subtracting(other?.identities ?? []).sorted() }
    }

    let rule: Rule
    let headline: String
    var fix: String
    /// The broken condition, as the printed test expects it.
    var expectation = RegressionTest.Expectation.checkedByVisit
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
        var failure = self
        (failure.path, failure.steps, failure.plan) = (other.path, other.steps, other.plan)
        (failure.purpose, failure.comparison, failure.onStage) = (other.purpose, other.comparison, other.onStage)
        // The advice may name the last move.
        failure.fix = other.fix
        return failure
    }

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
        var expected = expectation
        switch (expectation, comparison) {
        case (.text, let comparison?): expected = comparison.expectation
        // The text of a whole stage holds no identities.
        case (.sameAsAfter, let comparison?) where comparison.isOfIdentities: expected = comparison.expectation
        default: break
        }
        return RegressionTest(path: path, expectation: expected, fault: rule.fault)
    }
}

extension ExplorationFailure.Rule {
    /// Whether a walk finds the failure again, and without a wait in real time.
    var isQuickToRepeat: Bool { ![.unsteady, .stuckOutside, .endless, .deaf, .noWayOut].contains(self) }

    /// What is wrong, where a visit of a test fails by itself.
    fileprivate var fault: String? {
        switch self {
        case .endless: "the flow goes on and on without asking its user"
        case .stuckOutside: "the flow waits for something that does not come"
        case .unexpectedError: "the flow throws an error"
        case .askedAfterEnd: "the flow asks after its task was cancelled"
        case .deaf: "the flow goes on after its task was cancelled"
        case .leftOver: "something is left on the stage after the end"
        default: nil
        }
    }
}

extension ExplorationFailure.Comparison {
    /// What is in view on the other way and not on this one, or the other way round.
    fileprivate var expectation: RegressionTest.Expectation {
        if let other, other.text == view.text {
            let missing = missing.first.map { RegressionTest.Expectation.identity($0, isShown: true) }
            return missing ?? added.first.map { .identity($0, isShown: false) } ?? .checkedByVisit
        }
        for (mark, isShown) in [("- ", true), ("+ ", false)] {
            for line in lines where line.hasPrefix(mark) {
                let words = line.dropFirst(2).split { "│╭╮╰╯─ ▸".contains($0) && $0 != " " }
                let text = words.map { $0.trimmingCharacters(in: .whitespaces) }.max { $0.count < $1.count }
                if let text, !text.isEmpty { return .text(text, isShown: isShown) }
            }
        }
        return .ended
    }
}

extension ExplorationFailure: CustomStringConvertible {
    var description: String { headline + "\n" + details }

    /// The message below the headline.
    var details: String {
        let moves = path.moves.count
        let length = moves == 1 ? "1 move" : "\(moves) moves"
        let differing = (comparison?.lines ?? []).map { "    " + $0 }
        let lines =
            ["on stage:     \(onStage)"]
            + (differing.isEmpty ? [] : ["differing:    (- on the other way, + on this way)"]) + differing
            + [
                "found:        after \(length)"
                    + (count > 1 ? ", on \(count) walks" : ""),
                "to fix:       \(fix)", "to see it:",
            ]
            + "\(test)".split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    " + $0 }
        return lines.joined(separator: "\n")
    }
}
