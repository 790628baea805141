import Aside

/// The message of a failed step, made from plain data.
struct StepFailure {
    let expectation: Wait.Expectation
    let reason: Wait.Reason
    let observation: ObservedStage
    let quietPeriod: Duration
    /// How the flow ended, such as `has returned`.
    var flowEnding = "has returned"
    /// Whether a stub was used so often that the flow must be in a loop.
    var hasStubLoop = false
    var isLenient = false
    /// Whether the flow has shown no screen and no modal so far.
    var hasShownNothing = false
    /// What was shown so far.
    var shown = Shown()
    /// How long the next task still sleeps by the test's clock.
    var sleepLeft: Duration?
    /// The screen that was shown beneath an empty sheet, which is on top.
    var shownBeneath: ScreenName?

    /// What was shown and is over, and what the step may have meant.
    struct Shown {
        /// The texts of notices.
        var notices: [String] = []
        /// The titles of work with progress.
        var progress: [String] = []
        /// The stub that answered the question of the step, and the name of that question.
        var answered: (name: String, by: SourceLine)?
    }

    private var topName: String { observation.top?.content.name ?? "a modal" }
}

// MARK: - Headline

extension StepFailure {
    /// What the step expected, and what there is instead.
    var headline: String {
        let expected = "Expected \(expectation)"
        if reason == .quiet(.outside), let shownBeneath {
            return "\(expected), but \(topName) is empty, and \(shownBeneath) was shown beneath it."
        }
        switch reason {
        case .blocked(.anotherModal) where expectation == .end, .quiet(.anotherModal) where expectation == .end:
            return "No step or stub answers \(topName)."
        case .blocked(.flowEnded), .quiet(.flowEnded):
            // What an error says may end with a full stop.
            return "\(expected), but the flow \(flowEnding)" + (flowEnding.hasSuffix(".") ? "" : ".")
        case .blocked(.anotherModal), .quiet(.anotherModal): return "\(expected), but \(topName) is shown."
        case .blocked(.atScreen): return "\(expected), but \(place) waits for its user."
        case .blocked(let obstacle), .quiet(let obstacle):
            return "\(expected), but for \(quietPeriod) \(whatGoesOn(obstacle))."
        case .unobserved: return "\(expected). The condition holds, but no observed value changed."
        case .endless: return "\(expected), but something else happens again and again."
        case .cancelled: return "The test was cancelled while it expected \(expectation)."
        }
    }

    private func whatGoesOn(_ obstacle: Wait.Obstacle) -> String {
        switch obstacle {
        case .atScreen: "nothing came, and \(place) waits for its user"
        case .atWork where observation.top?.isAskedToClose == true: "the close guard of \(topName) has not decided"
        case .atWork: "nothing came, and \(topName) goes on"
        case .outside where observation.flow == .none: "nothing came, and this presenter runs no flow"
        case .outside where observation.front?.isAskedToGoBack == true: "a close guard has not decided"
        case .flowEnded, .anotherModal, .outside: "the flow has waited for something other than a screen or a modal"
        }
    }

    private var place: String { observation.front?.screen?.description ?? "the stage" }
}

// MARK: - Fix

extension StepFailure {
    /// What the author of the test can do.
    var fix: String {
        if reason == .quiet(.outside), shownBeneath != nil {
            return "show it on the stage that the closure of the sheet receives."
        }
        switch reason {
        case .blocked(.flowEnded), .quiet(.flowEnded):
            return passed ?? "leave the step out if the flow is right; else see what its last answer led to."
        case .blocked(.anotherModal), .quiet(.anotherModal):
            return passed ?? answerFirst
        case .unobserved:
            return "make what the condition reads `@Observable`, so that the test is told when it changes."
        case .blocked(let obstacle), .quiet(let obstacle):
            switch expectation {
            case .sleeper where !observation.isClockInUse:
                return "make the code sleep by this clock (`ui.clock`), and start it before this step."
            case .state where observation.front?.acceptsInput == true:
                return "first do what makes the condition true; and check that it is about this screen."
            case .end where observation.isClockInUse && obstacle != .atScreen: return answerElsewhere + leaveRunning
            default: return passed ?? (obstacle == .atScreen ? useScreen : answerElsewhere)
            }
        case .endless: return "look for what repeats in “so far”; the cause is often a stub with `.always`."
        case .cancelled: return "a time limit or another part of the test cancelled it; find out which."
        }
    }

    /// What to write if the step means what is over: a notice or work by another text, or what a stub answered.
    private var passed: String? {
        if let (name, line) = shown.answered {
            return "the stub at \(line) has answered \(name): take out the stub, or this step."
        }
        switch expectation {
        case .notice(let text) where shown.notices.contains(text):
            return "that notice was found by a step before, and is over: press its button before the clock moves, or "
                + "before a step waits for something else."
        case .notice(let text): return Self.similar(to: text, among: shown.notices).map(Self.notice)
        case .modal(let question) where question.kind == .progress:
            return Self.similar(to: question.title ?? "", among: shown.progress).map {
                "work with the title “\($0)” was shown: `try await ui.progress(\"\($0)\")`."
            }
        case .modal(let question): return shown.notices.first { $0 == question.title }.map(Self.notice)
        default: return nil
        }
    }

    private static func notice(_ text: String) -> String {
        "a notice with the text “\(text)” was shown: `try await ui.notice(\"\(text)\")`."
    }

    private static func similar(to text: String, among texts: [String]) -> String? {
        let others = texts.filter { $0 != text }
        return nearestMatch(to: text, among: others)
            ?? others.first { !text.isEmpty && $0.lowercased().contains(text.lowercased()) }
    }

    private var useScreen: String {
        guard let name = observation.front?.screen else { return answerElsewhere }
        if hasStubLoop { return stopLoop }
        return "use the screen (`try await ui.screen(\(name).self)`), or give it a stub "
            + "(`ui.answer(\(name).self) { screen in … }`)." + (expectation == .end ? leaveRunning : "")
            + (expectation.isModal ? " If it should have asked by itself, the flow is wrong." : "")
            + (observation.isClockInUse ? " Or let time pass: \(sleeper)." : "")
    }

    private var leaveRunning: String {
        isLenient
            ? " Only a flow without a result can be left running: `_ = try await …`."
            : " For a flow that never ends, use `ui.visit` in place of `ui.run`."
    }

    private var answerFirst: String {
        guard let top = observation.top?.content else { return "answer it." }
        if hasStubLoop { return stopLoop }
        if case .modal(let question) = expectation, let meant = question.title,
            question.difference(from: top, showing: observation.top?.root) == .title,
            nearestMatch(to: meant, among: [top.title]) != nil
        {
            return "correct the step or the flow: the title is “\(top.title)”, and not “\(meant)”."
        }
        let title = top.title.isEmpty ? "" : "\"\(top.title)\""
        if let refusal = top.refusals.first {
            return "its answer was refused: \(refusal) Enter something else, or dismiss it."
        }
        if observation.top?.isSeen == true {
            return "a step has looked at it and not answered it: call `\(top.exampleOfAnswer)` on what "
                + "`ui.\(top.kind.step)(\(title))` returns."
                + (observation.isClockInUse ? " Or let time pass: `try await ui.advance(by: …)`." : "")
        }
        return "answer it by a step (`try await ui.\(top.kind.step)(\(title))`) or by a stub "
            + "(`ui.answer(.\(top.kind.step)(\(title)), with: …)`)."
    }

    private var sleeper: String {
        "a task sleeps by the test's clock" + (sleepLeft.map { ", with \($0) to go" } ?? "")
            + ": move the clock (`try await ui.advance(by: …)`)"
    }

    private var stopLoop: String {
        "find out why it is asked again and again: a stub with `.always` has answered it each time."
    }

    private var answerElsewhere: String {
        if observation.isClockInUse {
            return sleeper + "."
        }
        if observation.flow == .none {
            return "pass the flow and the steps to `ui.run { … } steps: { … }`."
        }
        let elsewhere = hasShownNothing ? " Nothing was shown so far: does the flow use `ui.stage`?" : ""
        return "let what the flow awaits there (a service, a sleep, another task) answer at once in this test, "
            + "or give it longer (`TestPresenter(quietPeriod: …)`)." + elsewhere
    }
}
