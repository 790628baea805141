import Aside
import Testing

/// The check of the conditions that the test requires in each state.
extension WalkRun {
    func checkInvariants() {
        guard let broken = brokenInvariant() else { return }
        fail(broken.rule, broken.headline, broken.fix, expecting: broken.expecting)
    }

    /// Returns the first required condition that does not hold here.
    ///
    /// This also ends the watch that began with the last move.
    func brokenInvariant() -> Failing? {
        defer { if !last.watches.isEmpty { last.watches = [] } }
        checkDismissal()
        if let broken = walk.invariants.first(where: { !$0.holds() }) {
            return (
                .invariant(broken.name), "This does not hold: \(broken.name).",
                advice(when: "held until this move", broken.location),
                .holds(name: broken.name, code: code(at: broken.location))
            )
        }
        return last.watches.first { !$0.isSame() }.map {
            (
                .changedByLeaving($0.watched.name), "\($0.watched.name) changed when the user left.",
                "do it when the user has decided. What the flow takes back here on purpose, such as a seat that it holds while it "
                    + "asks, belongs in `walk.atEnd`.",
                .unchanged(name: $0.watched.name, code: code(at: $0.watched.location))
            )
        }
    }

    /// Notes if the last move dismissed a question, and did not lead back to the screens beneath it.
    private func checkDismissal() {
        guard let before = last.screensAtDismissal, let step = route.steps.last, ending == nil else { return }
        last.screensAtDismissal = nil
        // Where no screen was beneath the question, the next one leads on. A flow that takes the dismissal as an answer means
        // what it shows next.
        guard !before.isEmpty, !counter.hasTakenDismissal, walk.stage.entries.map(\.id) != before else { return }
        let state = explorer.plan.graph.states[step.state]
        find(
            .leadsElsewhere,
            "A dismissal does not lead back: from \(state.name) to \(placeInView().name).",
            "show nothing and pop nothing where a question throws `CancellationError`; if it is meant, take the "
                + "dismissal as an answer: `nilIfDismissed { … }`.")
    }

    /// Names the move after which a condition does not hold, and where both are in the code.
    func advice(when situation: String, _ location: SourceLocation) -> String {
        let condition = "the condition at \(location.fileID):\(location.line)"
        guard let last = route.steps.last else { return "mend what the flow does first, or \(condition)." }
        let move = explorer.plan.graph[last].move
        let place = move.source.map { " (\($0))" } ?? ""
        return "\(condition) \(situation): \(move)\(place). Mend what the flow does then, or the condition."
    }

    /// Returns the code of a condition.
    func code(at location: SourceLocation) -> String {
        withoutSecrets("\(ConditionCode(at: location))")
    }

    /// Returns code, or a blank if the code holds a text that was typed into a secure field.
    func withoutSecrets(_ code: String) -> String {
        explorer.known.secrets.contains { !$0.isEmpty && code.contains($0) } ? "…" : code
    }

    /// Names what waits in line, behind what is on the stage.
    static func inLine(_ waiting: [String]) -> String {
        waiting.isEmpty ? "" : "; waiting in line: " + waiting.joined(separator: "; ")
    }

    /// How to ask a question in time for which the user waits in vain; `nil` if none waits in line.
    static func howToAsk(_ waiting: [String]) -> String? {
        waiting.first.map {
            "\($0), waits in line for what is shown, which may wait for it: ask it on the stage of the work that needs its "
                + "answer, and not in a `Task { … }`; callers share a question by `.once(\"…\")`."
        }
    }

    static let deafness =
        "use `try` in place of `try?`, which swallows the cancellation. A `Task { … }` does not hear of it: start the work "
        + "by `async let` or a task group. Let what is awaited end when its task is cancelled. " + workBeside
    static let outliving =
        "await in the flow what it starts, as by `async let` or a task group; a `Task { … }` outlives it. " + workBeside
    /// Where work belongs that no screen and no question of the flow waits for.
    private static let workBeside =
        "Work beside a whole flow belongs in `async let`, and work that a view starts in `stage.perform { … }`: see “Work "
        + "beside a whole flow” in the article Recipes."
    static let outlivingWalks =
        "an earlier walk has changed something that is still changed now: a `static` or global variable, a file, or a fake. "
        + "Make it inside the closure of the exploration, because all walks share what is outside."
    static let unsteadiness =
        "keep variables that the flow changes inside the closure of the exploration, because all walks share what is "
        + "outside; use nothing random and no real time; await every task that changes what is shown. Declare what leads on "
        + "and no screen shows: `walk.remember { … }`."
}
