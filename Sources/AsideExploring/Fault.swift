import Aside
import AsideTesting

/// What is wrong with a flow: in words, with advice.
struct Fault {
    enum Rule: Hashable {
        case deadEnd
        case noWayOut
        case endless
        case stuckOutside
        case unexpectedError
        case askedAfterEnd
        case deaf
        case leftOver
        case unsteady
        case invariant(String)
        case notResumed
        /// What may be meant.
        case finding(Exploration.Finding)

        /// The kind of what may be meant; `nil` for what is wrong in any flow.
        var meant: Exploration.Finding? { if case .finding(let kind) = self { kind } else { nil } }

        /// Whether only what follows shows it: that there is no way out, or that walks share something.
        var goesOn: Bool { self == .noWayOut || self == .unsteady }
    }

    let rule: Rule
    let headline: String
    /// The name of the place where it shows, if it may be meant.
    let place: String
    /// The lines of the flow that may be the cause.
    let lines: [SourceLine?]
    /// How to mend it.
    let fix: String

    init(_ rule: Rule, _ headline: String, at place: String = "", lines: [SourceLine?] = [], fix: String) {
        (self.rule, self.headline, self.place, self.lines, self.fix) = (rule, headline, place, lines, fix)
    }

    /// Returns whether both have one cause, as far as one can tell: the same line, or the same words.
    func isLike(_ other: Fault) -> Bool {
        let ours = lines.compactMap(\.self)
        guard rule == other.rule, !ours.isEmpty else { return rule == other.rule && headline == other.headline }
        return ours.contains { other.lines.contains($0) }
    }
}

@MainActor
extension Fault {
    // MARK: Ways out

    static func deadEnd(at state: StateGraph.State) -> Fault {
        let disabled = state.found.disabled.map { "“\($0)”" }.joined(separator: ", ")
        return Fault(
            .deadEnd,
            "\(state.name) is a dead end: the user can press nothing, and the flow has not ended."
                + (disabled.isEmpty ? "" : " Disabled there: \(disabled)."),
            fix: howToAsk(state.waiting)
                ?? "give the user a way out: a button that is enabled, or a screen to go back to.")
    }

    /// No way leads out of a state, where time may have passed in vain; the flow may be able to end elsewhere.
    static func noWayOut(from state: StateGraph.State, canEnd: Bool, _ time: Duration?) -> Fault {
        let time = time.map { ", and nothing changed in \($0)" } ?? ""
        return Fault(
            .noWayOut,
            "From \(state.name) there is no way out: no move leads to an end"
                + (canEnd ? " any more" : ", or back to the start") + "\(time).",
            fix: howToAsk(state.waiting) ?? "let a button or Back lead away from there, or let the flow end there.")
    }

    static func endless(_ modal: Modal) -> Fault {
        Fault(
            .endless, "The flow loops without asking its user: \(modal.content), at \(modal.source).",
            fix: "let the loop end, or let its user decide whether it goes on.")
    }

    static let stuckOutside = Fault(
        .stuckOutside, "The flow waits for something that is not a screen, a modal or a sleep by the walk's clock.",
        fix:
            "let the awaited work (a request, a `Task { … }`, a stream, another clock) answer at once in this test, or "
            + "let it sleep by `stage.clock`.")

    // MARK: Ends

    static func threw(_ error: String) -> Fault {
        Fault(
            .unexpectedError, "The flow throws \(error)",
            fix: "catch it where it is known what to do, as `retrying` does. To leave the flow from inside, return a "
                + "value.")
    }

    static func leftOver(_ stage: Stage) -> Fault {
        let names = stage.stack.screens.map(\.title) + stage.modals.map(\.description)
        return Fault(
            .leftOver,
            "The flow has ended, and something is left on the stage: \(names.joined(separator: ", ")).",
            lines: stage.entries.map(\.source) + stage.modals.map(\.source),
            fix: "await in the flow what it starts, as by `async let` or a task group; a `Task { … }` outlives it. "
                + workBeside)
    }

    static func askedAfterEnd(_ question: RefusedQuestion) -> Fault {
        Fault(
            .askedAfterEnd, "\(question.name) is asked after its work has ended, at \(question.source).",
            lines: [question.source],
            fix: question.howToHeed)
    }

    static func deaf(_ headline: String = "The flow still runs after its task was cancelled.") -> Fault {
        Fault(
            .deaf, headline,
            fix: "use `try` in place of `try?`, which swallows the cancellation. A `Task { … }` does not hear of it: "
                + "start the work by `async let` or a task group. Let what is awaited end when its task is cancelled. "
                + workBeside)
    }

    /// Where work belongs that no screen and no question of the flow waits for.
    private static let workBeside =
        "Work beside a whole flow belongs in `async let`, and work that a view starts in `stage.perform { … }`: see “Work "
        + "beside a whole flow” in the article Recipes."

    // MARK: Questions

    static func askedTwice(_ modal: Modal) -> Fault {
        Fault(
            .finding(.askedTwice), "The same question is asked twice: \(modal.content), at \(modal.source).",
            at: "\(modal.content)", lines: [modal.source],
            fix: "ask it in one place; or let its repeats share one modal: `.once(\"…\")`.")
    }

    static func leadsElsewhere(from place: ShownPlace, to other: String) -> Fault {
        Fault(
            .finding(.leadsElsewhere), "A dismissal does not lead back: from \(place.name) to \(other).",
            at: place.name,
            lines: [place.source],
            fix: "show nothing and pop nothing where a question throws `CancellationError`; if it is meant, take the "
                + "dismissal as an answer: `nilIfDismissed { … }`.")
    }

    /// Names what waits in line, behind what is on the stage.
    static func inLine(_ waiting: [String]) -> String {
        waiting.isEmpty ? "" : "; waiting in line: " + waiting.joined(separator: "; ")
    }

    /// How to ask a question in time for which the user waits in vain; `nil` if none waits in line.
    private static func howToAsk(_ waiting: [String]) -> String? {
        waiting.first.map {
            "\($0), waits in line for what is shown, which may wait for it: ask it on the stage of the work that needs its "
                + "answer, and not in a `Task { … }`; callers share a question by `.once(\"…\")`."
        }
    }

    // MARK: Ways that differ

    static func unsteady(_ headline: String) -> Fault {
        Fault(
            .unsteady, headline,
            fix:
                "perhaps an earlier walk has changed something that all walks share: make what the flow changes inside "
                + "the closure of the exploration, also in place of a `static` or global variable, a file, or a fake. "
                + "Or something random or real time decides, or a task that is not awaited changes what is shown. "
                + "Declare what leads on and no screen shows: `walk.remember { … }`.")
    }

    /// Two ways differ after a place; what the user has left on this way, and what is shown, tells the likely cause.
    static func detour(
        at place: ShownPlace, _ difference: String, _ moves: [ExploredMove], showsNotice: Bool, isCovering: Bool
    ) -> Fault {
        let left = moves.last(where: \.isLeaving)
        let showsNotice = showsNotice || moves.contains(where: \.isOfNotice)
        // The usual cause first, and last what may hide it.
        let causes = [
            !showsNotice || left != nil
                ? "a variable that is declared outside of a `then` or `until` closure and set inside outlives what the user "
                    + "leaves, and so does a `Task { … }` that is not awaited: move it inside, or return the value."
                : nil,
            showsNotice ? "let the text of a notice say what its button does, as in “Deleted Milk”." : nil,
            isCovering ? "a model that screens share is seen beneath another screen only if it is `@Observable`." : nil,
            "does the screen not show its whole model? Declare the rest: `walk.remember { … }`. That can hide a fault: ways "
                + "that differ in it are not compared.",
        ]
        return Fault(
            .finding(.outlivesBack),
            "Two ways lead to \(place.quoted), look the same there, and continue differently: \(difference).",
            at: place.name, lines: [place.source, left?.turn.source],
            fix: "perhaps " + causes.compactMap(\.self).joined(separator: " Or "))
    }

    // MARK: Conditions of the test

    static func broken(_ name: String, after culprit: String, isAtEnd: Bool = false) -> Fault {
        Fault(
            .invariant(name),
            isAtEnd ? "At the end of the flow, this condition does not hold: \(name)." : "This does not hold: \(name).",
            fix: culprit)
    }

    static func changedByLeaving(_ name: String) -> Fault {
        Fault(
            .invariant(name), "\(name) changed when the user left.",
            fix:
                "do it when the user has decided. What the flow takes back here on purpose, such as a seat that it holds "
                + "while it asks, belongs in `walk.atEnd`.")
    }
}
