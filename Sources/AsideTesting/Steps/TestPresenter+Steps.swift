public import Aside
public import Testing

/// The steps of a test: what the user sees and does.
///
/// Each step waits for the screen or modal that it names. If the screen or modal does not come, the step fails at its
/// line.
extension TestPresenter {
    /// Waits for a modal.
    ///
    /// - Parameters:
    ///   - question: Describes the modal.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The modal, to look at and answer.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func modal(
        _ question: QuestionMatcher = .any, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(question.pattern, at: sourceLocation)
    }

    /// Waits for a question that exists as a value.
    ///
    /// - Parameters:
    ///   - question: The question. The modal must have the same kind, title and identity.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The modal that asks it, to look at and answer.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func question<Value>(
        _ question: Question<Value>, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(QuestionPattern(askedAs: question.content), at: sourceLocation)
    }

    /// Waits for a modal of a path.
    func modal(
        of kind: ModalContent.Kind, _ title: String, _ location: SourceLocation
    ) async throws -> TestModal {
        try await modal(QuestionPattern(kind: kind, title: title), at: location)
    }

    private func modal(_ pattern: QuestionPattern, at location: SourceLocation) async throws -> TestModal {
        try await expect(.modal(pattern), at: location)
        guard let question = asking else { throw CancellationError() }
        if let modal = question.modal { seen.insert(modal.id) }
        return TestModal(question, ui: self)
    }

    /// Waits for an alert.
    ///
    /// - Parameters:
    ///   - title: The title of the alert; without one, any alert.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The alert, to look at and answer.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func alert(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.alert(title), sourceLocation: sourceLocation)
    }

    /// Waits for the alert of `confirm`.
    ///
    /// - Parameters:
    ///   - title: The title of the alert; without one, any alert.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The alert, to look at and answer.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func confirm(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.confirm(title), sourceLocation: sourceLocation)
    }

    /// Waits for a list to choose from.
    ///
    /// - Parameters:
    ///   - title: The title of the list; without one, any list.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The list, to look at and answer.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func choose(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.choose(title), sourceLocation: sourceLocation)
    }

    /// Waits for a prompt.
    ///
    /// - Parameters:
    ///   - title: The title of the prompt; without one, any prompt.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The prompt, to look at and answer.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func prompt(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.prompt(title), sourceLocation: sourceLocation)
    }

    /// Waits for a form.
    ///
    /// - Parameters:
    ///   - title: The title of the form; without one, any form.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The form, to look at and fill in.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func form(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.form(title), sourceLocation: sourceLocation)
    }

    /// Waits for work with progress.
    ///
    /// - Parameters:
    ///   - title: The title of the progress; without one, any progress.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The progress, to look at and cancel.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func progress(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.progress(title), sourceLocation: sourceLocation)
    }

    /// Waits for a sheet.
    ///
    /// - Parameters:
    ///   - title: The title of the sheet; without one, any sheet.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The sheet, to look at and dismiss.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func sheet(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.sheet(title), sourceLocation: sourceLocation)
    }

    /// Waits for a sheet whose lowest screen has a type.
    ///
    /// - Parameters:
    ///   - screen: The type of the screen.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The sheet, to look at and dismiss.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func sheet<Shown: Screen>(
        _ screen: Shown.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.sheet(screen), sourceLocation: sourceLocation)
    }

    /// Waits until a screen of a type is in front and accepts input, pushed or in a sheet.
    ///
    /// - Parameters:
    ///   - type: The type of the screen.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The screen, to look at and use.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func screen<Shown: Screen>(
        _ type: Shown.Type = Shown.self, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestScreen<Shown> {
        try await expect(.screen(ScreenName(type)), at: sourceLocation)
        guard let screen = front?.entries.last?.screen as? Shown else { throw CancellationError() }
        return TestScreen(screen, ui: self)
    }

    /// Goes back by one screen, as the user does.
    ///
    /// A close guard is asked first. It decides later, and may ask a question that a step answers.
    ///
    /// - Parameter sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if there is nothing to go back to.
    public func goBack(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let mayAskOnce = stage.isAnswerUntaken || stage.awaitsNotice
        if let front, front.goBack() {
            currentRun.mayAskOnce = mayAskOnce
            return
        }
        let (why, fix) =
            if front == nil, let top, !top.content.isDismissible, top.content.kind == .progress {
                (
                    "\(top.content) is in front",
                    "let its work end first. If the work sleeps by `ui.clock`, move the clock (`try await ui.advance(by: …)`)."
                )
            } else if front == nil {
                ("a modal is in front", "answer the modal, or dismiss it.")
            } else if front?.isAskedToGoBack == true {
                (
                    "a close guard has not decided yet",
                    "wait until it has (`try await ui.screen(TheScreen.self)`); what it asks has to be answered before."
                )
            } else {
                (
                    "there is no screen to go back to",
                    asking is any Screen
                        ? "dismiss the question (`try await ui.\(asking?.question.kind.step ?? "modal")(…).dismiss()`)."
                        : top?.stage != nil
                            ? "at the first screen of a sheet, dismiss the sheet (`try await ui.sheet(\"…\").dismiss()`)."
                            : "wait for the screen to go back from (`try await ui.screen(TheScreen.self)`); a root stays."
                )
            }
        throw recorded(Failure("The user cannot go back: \(why).", fix, sourceLocation))
    }

    /// Waits until a screen of a type is in front and accepts input, and goes back from it.
    ///
    /// - Parameters:
    ///   - type: The type of the screen.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the screen does not come or cannot be left.
    public func goBack<Shown: Screen>(
        from type: Shown.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await screen(type, sourceLocation: sourceLocation)
        try goBack(sourceLocation: sourceLocation)
    }

    /// Cancels the task of the flow at any place in the flow, and waits until the flow has ended.
    ///
    /// This ends a test in the middle of a flow. A visit then returns `nil`, and a run throws the error of the flow,
    /// mostly a `CancellationError`:
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// let isLoggedOut = try await ui.visit {
    ///     try await ui.stage.confirm("Log out?")
    /// } steps: {
    ///     try await ui.confirm("Log out?")
    ///     try await ui.cancelFlow()
    /// }
    /// #expect(isLoggedOut == nil)
    /// ```
    ///
    /// - Parameter sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the flow does not end.
    public func cancelFlow(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        guard let cancel = currentRun.cancelFlow else {
            throw recorded(
                Failure("There is no flow to cancel.", "take the step in `ui.run { … } steps: { … }`.", sourceLocation))
        }
        currentRun.mayAskOnce = stage.awaitsNotice
        cancel()
        await letTasksRun()
        try await expect(.end, at: sourceLocation)
    }

    /// Waits until a task sleeps by the test's ``clock``, and moves the clock.
    ///
    /// The clock stops at each instant for which a task sleeps, and lets the task continue. A timer that ticks each
    /// second therefore ticks sixty times in a minute. Of several tasks that sleep until the same instant, the one that
    /// began first goes on first.
    ///
    /// - Parameters:
    ///   - duration: How far to move the clock.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue.
    public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        guard duration >= .zero else {
            throw recorded(
                Failure(
                    "The clock cannot be moved by \(duration).", "a clock only goes forward: give a positive time.",
                    sourceLocation))
        }
        // Other tasks may already sleep while the task that the test means is about to begin.
        await settle(untilSleeping: 0)
        try await expect(.sleeper, at: sourceLocation)
        await move(by: duration)
    }

    private func move(by duration: Duration) async {
        let end = clock.now.advanced(by: duration)
        while let next = clock.nextDeadline, next <= end {
            clock.wakeNext()
            await settle(untilSleeping: 1)
        }
        await settle(untilSleeping: clock.move(by: clock.now.duration(to: end)))
    }

    /// Waits until a condition holds, such as one that depends on the work of a screen.
    ///
    /// - Parameters:
    ///   - name: The subject of the condition, for the message of a failure.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    ///   - condition: The condition, checked after each change of an `@Observable` value that it reads.
    /// - Throws: An error that is already recorded as an issue, if the condition never holds.
    public func until(
        _ name: String = "it", sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: @escaping @MainActor () -> Bool
    ) async throws {
        let observed = ObservedCondition(condition)
        observed.observe { [weak self] in self?.somethingHappened() }
        defer { observed.stop() }
        try await expect(.state(name), at: sourceLocation) { observed.holds }
    }
}
