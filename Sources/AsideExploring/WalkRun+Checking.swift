import Aside
import Testing

/// The check of the conditions that the test requires in each state.
extension WalkRun {
    func checkInvariants() {
        if let broken = brokenInvariant() { fail(broken) }
    }

    /// Returns the first required condition that does not hold here.
    func brokenInvariant() -> Fault? {
        checkDismissal()
        if let broken = walk.invariants.first(where: { !$0.holds() }) {
            return .broken(broken.name, after: culprit("held until this move", broken))
        }
        return last.watches.first { !$0.holds() }.map { .changedByLeaving($0.name) }
    }

    /// Checks the conditions for the end of a flow.
    func checkLastInvariants() {
        for broken in walk.lastInvariants where phase == .walking && !broken.holds() {
            let culprit = culprit("does not hold when the flow has ended, after this move", broken)
            fail(.broken(broken.name, after: culprit, isAtEnd: true))
        }
    }

    /// Notes if the last move dismissed a question, and did not lead back to the screens beneath it.
    private func checkDismissal() {
        guard let before = last.screensAtDismissal, let step = route.steps.last, ending == nil else { return }
        last.screensAtDismissal = nil
        // Where no screen was beneath the question, the next one leads on. A flow that takes the dismissal as an answer means
        // what it shows next.
        guard !before.isEmpty, !counter.hasTakenDismissal, walk.stage.entries.map(\.id) != before else { return }
        find(.leadsElsewhere(from: graph.states[step.state].shown, to: placeInView.name))
    }

    /// Names the move after which a condition does not hold, and where both are in the code.
    private func culprit(_ situation: String, _ condition: Walk.Condition) -> String {
        let code = "the condition at \(condition.location.fileID):\(condition.location.line)"
        guard let last = route.steps.last else { return "mend what the flow does first, or \(code)." }
        let move = graph[last].turn
        let place = move.source.map { " (\($0))" } ?? ""
        return "\(code) \(situation): \(move)\(place). Mend what the flow does then, or the condition."
    }

    /// Returns a text, or a blank if it holds what was typed into a secure field.
    func withoutSecrets(_ text: String) -> String {
        explorer.known.secrets.contains { !$0.isEmpty && text.contains($0) } ? "…" : text
    }
}
