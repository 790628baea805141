import Aside
import Testing

/// What is wrong with a flow: in words, with advice, and as the printed test expects it.
struct Fault {
    typealias Rule = ExplorationFailure.Rule

    let rule: Rule
    let headline: String
    /// How to mend it.
    let fix: String
    /// What the printed test expects, beside the moves.
    let expectation: RegressionTest.Expectation

    init(_ rule: Rule, _ headline: String, _ expectation: RegressionTest.Expectation, fix: String) {
        (self.rule, self.headline, self.expectation, self.fix) = (rule, headline, expectation, fix)
    }

    /// Whether an earlier walk has left something that makes the difference.
    var isLeftByWalk: Bool { if case .sameOnWalk = expectation { true } else { false } }
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
            .hasWayOut(toEnd: false),
            fix: howToAsk(state.waiting)
                ?? "give the user a way out: a button that is enabled, or a screen to go back to.")
    }

    /// No way leads out of a state, where time may have passed in vain; the flow may be able to end elsewhere.
    static func noWayOut(from state: StateGraph.State, canEnd: Bool, _ inVain: WaitInVain?) -> Fault {
        let time = inVain.map { ", and nothing changed in \($0.duration)" } ?? ""
        return Fault(
            .noWayOut,
            "From \(state.name) there is no way out: no move leads to an end"
                + (canEnd ? " any more" : ", or back to the start") + "\(time).",
            .hasWayOut(toEnd: canEnd),
            fix: howToAsk(state.waiting) ?? "let a button or Back lead away from there, or let the flow end there.")
    }

    static func endless(_ modal: Modal) -> Fault {
        Fault(
            .endless, "The flow loops without asking its user: \(modal.content), at \(modal.source).",
            .checkedByVisit("the flow goes on and on without asking its user"),
            fix: "let the loop end, or let its user decide whether it goes on.")
    }

    static let stuckOutside = Fault(
        .stuckOutside, "The flow waits for something that is not a screen, a modal or a sleep by the walk's clock.",
        .checkedByVisit("the flow waits for something that does not come"),
        fix:
            "let the awaited work (a request, a `Task { … }`, a stream, another clock) answer at once in this test, or "
            + "let it sleep by `stage.clock`.")

    // MARK: Ends

    static func threw(_ error: String) -> Fault {
        Fault(
            .unexpectedError, "The flow throws \(error)", .checkedByVisit("the flow throws an error"),
            fix: "catch it where it is known what to do, as `retrying` does. To leave the flow from inside, return a "
                + "value.")
    }

    static func leftOver(_ names: [String]) -> Fault {
        Fault(
            .leftOver,
            "The flow has ended, and something is left on the stage: \(names.joined(separator: ", ")).",
            .checkedByVisit("something is left on the stage after the end"), fix: outliving)
    }

    static let goesOn = Fault(
        .goesOn, "The flow has ended, and a task goes on: it sleeps again and again by the walk's clock.",
        .holdsAtEnd(name: "no task goes on", code: "!ui.clock.isInUse"), fix: outliving)

    static func askedAfterEnd(_ question: RefusedQuestion) -> Fault {
        Fault(
            .askedAfterEnd, "\(question.name) is asked after its work has ended, at \(question.source).",
            .checkedByVisit("the flow asks after its task was cancelled"), fix: question.howToHeed)
    }

    static func deaf(_ headline: String = "The flow still runs after its task was cancelled.") -> Fault {
        Fault(
            .deaf, headline, .checkedByVisit("the flow goes on after its task was cancelled"),
            fix: "use `try` in place of `try?`, which swallows the cancellation. A `Task { … }` does not hear of it: "
                + "start the work by `async let` or a task group. Let what is awaited end when its task is cancelled. "
                + workBeside)
    }

    private static let outliving =
        "await in the flow what it starts, as by `async let` or a task group; a `Task { … }` outlives it. " + workBeside
    /// Where work belongs that no screen and no question of the flow waits for.
    private static let workBeside =
        "Work beside a whole flow belongs in `async let`, and work that a view starts in `stage.perform { … }`: see “Work "
        + "beside a whole flow” in the article Recipes."

    // MARK: Questions

    static func askedTwice(_ modal: Modal, isStacked: Bool) -> Fault {
        Fault(
            .askedTwice, "The same question is asked twice: \(modal.content), at \(modal.source).",
            .shown(title: modal.content.title, atMost: isStacked ? 1 : 0),
            fix: "ask it in one place; or let its repeats share one modal: `.once(\"…\")`.")
    }

    static func leadsElsewhere(from name: String, to other: String) -> Fault {
        Fault(
            .leadsElsewhere, "A dismissal does not lead back: from \(name) to \(other).", .leadsBack,
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
            .unsteady, headline, .sameEachTime,
            fix: "keep variables that the flow changes inside the closure of the exploration, because all walks share "
                + "what is outside; use nothing random and no real time; await every task that changes what is shown. "
                + "Declare what leads on and no screen shows: `walk.remember { … }`.")
    }

    /// Returns the same fault where an earlier walk, on a path, has left something that makes the difference.
    func leftByWalk(_ path: Recording) -> Fault {
        Fault(
            rule, headline, .sameOnWalk(path),
            fix:
                "an earlier walk has changed something that is still changed now: a `static` or global variable, a file, "
                + "or a fake. Make it inside the closure of the exploration, because all walks share what is outside.")
    }

    /// Two ways differ after a place; whether the user has left something on this way, and what is shown on it, tells the
    /// likely cause.
    static func detour(
        at place: String, _ difference: String, hasLeft: Bool, showsNotice: Bool, isCovering: Bool,
        _ expectation: RegressionTest.Expectation
    ) -> Fault {
        // The usual cause first, and last what may hide it.
        let causes: [(applies: Bool, advice: String)] = [
            (
                !showsNotice || hasLeft,
                "a variable that is declared outside of a `then` or `until` closure and set inside outlives what the user "
                    + "leaves, and so does a `Task { … }` that is not awaited: move it inside, or return the value."
            ),
            (showsNotice, "let the text of a notice say what its button does, as in “Deleted Milk”."),
            (isCovering, "a model that screens share is seen beneath another screen only if it is `@Observable`."),
            (
                true,
                "does the screen not show all of its model? Declare the rest: `walk.remember { … }`. That can hide a "
                    + "fault: ways that differ in it are not compared."
            ),
        ]
        return Fault(
            .detour, "Two ways lead to \(place), look the same there, and continue differently: \(difference).",
            expectation, fix: causes.filter(\.applies).map(\.advice).joined(separator: " Or "))
    }

    // MARK: Conditions of the test

    static func broken(_ name: String, _ code: String, after culprit: String, isAtEnd: Bool = false) -> Fault {
        Fault(
            .invariant(name),
            isAtEnd ? "At the end of the flow, this condition does not hold: \(name)." : "This does not hold: \(name).",
            isAtEnd ? .holdsAtEnd(name: name, code: code) : .holds(name: name, code: code), fix: culprit)
    }

    static func changedByLeaving(_ name: String, _ code: String) -> Fault {
        Fault(
            .changedByLeaving(name), "\(name) changed when the user left.", .unchanged(name: name, code: code),
            fix:
                "do it when the user has decided. What the flow takes back here on purpose, such as a seat that it holds "
                + "while it asks, belongs in `walk.atEnd`.")
    }
}
