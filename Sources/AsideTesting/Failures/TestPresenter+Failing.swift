import Aside
import Testing

extension TestPresenter {
    /// Records that a step has failed, and makes the error that ends the test without being reported once more.
    func failed(_ expectation: Expectation, _ why: Why, at location: SourceLocation) -> any Error {
        reported(Failure(headline(expectation, why), fix(expectation, why), location))
    }

    /// Records a failure, and makes the error that ends the test without being reported once more.
    func reported(_ failure: Failure) -> any Error {
        let asExpected = false
        do {
            try #require(asExpected, "\(message(failure))", sourceLocation: failure.location)
            return CancellationError()
        } catch {
            return error
        }
    }

    func report(_ failure: Failure?) throws {
        if let failure { throw reported(failure) }
    }

    /// Records a failure that does not end the test.
    func note(_ failure: Failure) {
        Issue.record("\(message(failure))", sourceLocation: failure.location)
    }

    func message(_ failure: Failure) -> FailureMessage {
        FailureMessage(
            headline: failure.headline, onStage: onStage, soFar: transcript.detailedLines, nearestStub: nearestStub,
            fix: failure.fix
        )
    }

    // MARK: What there is to see

    private var onStage: [String] {
        let stacks = [stack(of: stage)].compactMap(\.self)
        return stacks
            + modals.flatMap { modal in
                let inside = modal.stage.flatMap(stack).map { ["shows: \($0)"] } ?? []
                return ["\(modal.content.name), asked at \(modal.source)"]
                    + (modal.content.details + inside).map { "  \($0)" }
            }
    }

    private func stack(of stage: Stage) -> String? {
        guard !stage.entries.isEmpty else { return nil }
        let titles = stage.stack.screens.map(\.title).joined(separator: " › ")
        return titles + (stage.acceptsInput ? "" : " (takes no value now)")
    }

    private var nearestStub: String? {
        let nearest =
            if let top, top.stage == nil {
                stubs.nearest(to: top.content, showing: top.root)
            } else {
                (front?.entries.last?.screen).flatMap { stubs.usedUp(for: ScreenName(of: $0)) }
            }
        return nearest.map { "\($0.stub), given at \($0.stub.location.codeLine): \($0.why)" }
    }
}

// MARK: - Texts

extension TestPresenter {
    private func headline(_ expectation: Expectation, _ why: Why) -> String {
        let expected = "Expected \(expectation)"
        switch why {
        case .doubt(.anotherModal) where expectation.isEnd, .quiet(.anotherModal) where expectation.isEnd:
            return "Nobody answers \(topName)."
        case .doubt(.flowEnded), .quiet(.flowEnded): return "\(expected), but the flow \(flowEnding)."
        case .doubt(.anotherModal), .quiet(.anotherModal): return "\(expected), but \(topName) is up."
        case .doubt(let doubt), .quiet(let doubt): return "\(expected), but for \(grace) \(nothing(doubt))."
        case .unobserved: return "\(expected). It has, and nothing has told the test so."
        case .restless: return "\(expected), but something else happens again and again."
        case .cancelled: return "The test was cancelled while it expected \(expectation)."
        }
    }

    private func nothing(_ doubt: Doubt) -> String {
        switch doubt {
        case .atScreen: "nothing has come, and \(place) waits for its user"
        case .atWork where top?.isAskedToClose == true: "the close guard of \(topName) has not decided"
        case .atWork: "nothing has come, and \(topName) goes on"
        case .outside where flow.isNone: "nothing has come, and this presenter runs no flow"
        case .flowEnded, .anotherModal, .outside: "the flow has waited for something that is no screen and no modal"
        }
    }

    private var topName: String { top?.content.name ?? "a modal" }

    private var place: String {
        guard let screen = front?.entries.last?.screen else { return "the stage" }
        return String(describing: ScreenName(of: screen))
    }

    private var flowEnding: String {
        guard case .threw(let error) = flow else { return "has returned" }
        return "has thrown \(type(of: error)): \(error)"
    }

    private func fix(_ expectation: Expectation, _ why: Why) -> String {
        switch why {
        case .doubt(.flowEnded), .quiet(.flowEnded):
            return "leave the step out if the flow is right; else see what its last answer led to."
        case .doubt(.anotherModal), .quiet(.anotherModal):
            guard case .action = expectation else { return answerFirst }
            return "use `press`, which goes on at once, and then \(answerFirst)"
        case .unobserved:
            return "make what the condition reads `@Observable`, so that the test is told when it changes."
        case .doubt, .quiet:
            switch expectation {
            case .sleeper where !clock.isInUse:
                return "let what is to sleep do so by this clock (`ui.clock`), and begin before this step."
            case .state where front?.acceptsInput == true:
                return "do first what makes it so; and see that the condition is about this screen."
            default: return fix(why.doubt ?? .outside, expectation)
            }
        case .restless: return "see what goes round in “so far”; a stub that answers always is often the cause."
        case .cancelled: return "a time limit or another part of the test cancelled it; see there."
        }
    }

    private func fix(_ doubt: Doubt, _ expectation: Expectation) -> String {
        switch doubt {
        case .atScreen:
            guard let screen = front?.entries.last?.screen else { return outside }
            if let goingRound { return goingRound }
            let name = ScreenName(of: screen)
            return "use the screen (`try await ui.screen(\(name).self)`), or give it a stub "
                + "(`ui.answer(\(name).self) { screen in … }`)." + (expectation.isEnd ? endless : "")
        case .flowEnded, .anotherModal, .atWork, .outside: return outside
        }
    }

    /// What to do about a stub that was used so often that it must go round.
    private var goingRound: String? {
        guard stubs.all.contains(where: { $0.isUsedUp && $0.times == .always }) else { return nil }
        return "see why it comes again and again; a stub that answers always goes round."
    }

    private var endless: String {
        exhaustivity == .lenient
            ? " Only a flow without a result can be left running: `_ = try await …`."
            : " For a flow that never ends, see `TestPresenter(.lenient)`."
    }

    private var answerFirst: String {
        guard let top = top?.content else { return "answer it." }
        if let goingRound { return goingRound }
        let title = top.title.isEmpty ? "" : "\"\(top.title)\""
        return "answer it by a step (`try await ui.\(top.kind.step)(\(title))`) or by a stub "
            + "(`ui.answer(.\(top.kind.step)(\(title)), with: …)`)."
    }

    private var outside: String {
        if clock.isInUse { return "someone sleeps by the test's clock: move it (`try await ui.advance(by: …)`)." }
        if flow.isNone { return "hand it the flow, and take the steps there: `ui.run { … } steps: { … }`." }
        let elsewhere = transcript.entries.isEmpty ? " Nothing was shown so far: does the flow use `ui.stage`?" : ""
        return "let what the flow awaits there (a service, a sleep, another task) answer at once in this test, "
            + "or give it longer (`TestPresenter(grace: …)`)." + elsewhere
    }
}

extension SourceLocation {
    /// The file and the line, such as `ShopTests/OrderTests.swift:12`.
    var codeLine: SourceLine { SourceLine(fileID: fileID, line: line) }
}
