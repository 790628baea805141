import Aside
import AsidePaths

/// Something that is wrong with a flow, and the moves that lead to it.
struct ExplorationFailure {
    /// The rule that is broken.
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

    /// What two walks show where they should show the same.
    struct Comparison {
        /// The state in which the other walk was.
        let state: Int
        /// What is in view when it fails, drawn as text.
        let text: String
        /// What the other walk has shown, drawn as text.
        var otherText: String?

        /// The lines that differ.
        var lines: [String] {
            otherText.map { TextDifference(expected: $0, drawn: text).changedLines } ?? []
        }
    }

    let rule: Rule
    let headline: String
    let fix: String
    /// What is in view when it fails.
    let onStage: String
    /// The state and the move after which it fails; empty before the first move.
    var steps: [StateGraph.Step]
    var path: Path
    /// The walk on which it can be found again.
    var plan: [StateGraph.Step]
    let purpose: WalkRun.Purpose
    /// What another walk has shown in the place of what is in view; `nil` if nothing is compared.
    var comparison: Comparison?
    /// The seed of the random walk, if it was one.
    var seed: UInt64?
    /// On how many walks it was found.
    var count = 1

    /// Identifies the failure: only one of each kind and place is reported.
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
