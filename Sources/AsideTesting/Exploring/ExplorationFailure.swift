import Aside
import AsidePaths

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
    }

    /// Two walks that should show the same but do not.
    struct Comparison {
        /// The state of the other walk.
        let state: Int
        /// The view at the failure, drawn as text.
        let text: String
        /// The view of the other walk, drawn as text.
        var otherText: String?

        var lines: [String] {
            otherText.map { TextDifference(expected: $0, drawn: text).changedLines } ?? []
        }
    }

    let rule: Rule
    let headline: String
    let fix: String
    /// The view at the failure.
    var onStage: String
    /// The state and the move right before the failure; empty if there was no move.
    var steps: [StateGraph.Step]
    var path: Path
    /// The plan of the walk that finds the failure again.
    var plan: [StateGraph.Step]
    let purpose: WalkRun.Purpose
    /// What another walk showed at the same point; `nil` if nothing is compared.
    var comparison: Comparison?
    /// The seed of the random walk; `nil` for other walks.
    var seed: UInt64?
    /// How many walks found the failure.
    var count = 1

    /// Whether the walk itself cancelled the flow, after all its steps.
    var endsByCancelling: Bool { rule == .deaf && path.moves.count > steps.count }

    /// The identity of the failure; only one failure of each kind and place is reported.
    var identity: [AnyHashable] { [rule, headline] }
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
                    + (count > 1 ? ", on \(count) walks" : "")
                    + (seed.map { ", by chance: `exploreAtRandom(seed: \($0))`" } ?? ""),
                "to fix:       \(fix)", "to see it:",
            ]
            + path.test(of: "…  // the flow, on ui.stage").split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    " + $0 }
        return lines.joined(separator: "\n")
    }
}
