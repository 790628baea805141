public import Aside
public import Testing

/// The steps of a test: what the user sees and does.
///
/// Each step waits for the screen or modal that it names. If that does not come, the step fails at its line.
extension TestPresenter {
    /// Waits for a modal.
    ///
    /// - Parameters:
    ///   - question: which one.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the modal, to look at and answer.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func modal(
        _ question: QuestionMatcher = .any, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(question.pattern, at: sourceLocation)
    }

    /// Waits for a question that is known as a value.
    ///
    /// - Parameters:
    ///   - question: what is asked: its kind, its title and its identity.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the modal that asks it, to look at and answer.
    /// - Throws: an error that is already recorded as an issue.
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
        guard let modal = top else { throw CancellationError() }
        seen.insert(modal.id)
        return TestModal(modal, ui: self)
    }

    /// Waits for an alert.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any alert.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the alert, to look at and answer.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func alert(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.alert(title), sourceLocation: sourceLocation)
    }

    /// Waits for the alert of `confirm`.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any alert.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the alert, to look at and answer.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func confirm(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.confirm(title), sourceLocation: sourceLocation)
    }

    /// Waits for a list to choose from.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any list.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the list, to look at and answer.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func choose(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.choose(title), sourceLocation: sourceLocation)
    }

    /// Waits for a prompt.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any prompt.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the prompt, to look at and answer.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func prompt(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.prompt(title), sourceLocation: sourceLocation)
    }

    /// Waits for work with progress.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any progress.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the progress, to look at and cancel.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func progress(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.progress(title), sourceLocation: sourceLocation)
    }

    /// Waits for a sheet.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any sheet.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the sheet, to look at and dismiss.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func sheet(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.sheet(title), sourceLocation: sourceLocation)
    }

    /// Waits for a sheet whose lowest screen is of a type.
    ///
    /// - Parameters:
    ///   - screen: the type of the screen.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the sheet, to look at and dismiss.
    /// - Throws: an error that is already recorded as an issue.
    @discardableResult
    public func sheet<Shown: Screen>(
        _ screen: Shown.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.sheet(screen), sourceLocation: sourceLocation)
    }

    /// Waits until a screen of a type is in front and accepts input, pushed or in a sheet.
    ///
    /// - Parameters:
    ///   - type: the type of the screen.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the screen, to look at and use.
    /// - Throws: an error that is already recorded as an issue.
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
    /// - Parameter sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if there is nothing to go back to.
    public func goBack(sourceLocation: SourceLocation = #_sourceLocation) throws {
        if let front, front.stack.pop() { return }
        let covered = front == nil
        let why = covered ? "a modal is in front" : "there is no screen to go back to"
        let fix =
            covered
            ? "answer the modal, or dismiss it."
            : "wait for the screen to go back from (`try await ui.screen(TheScreen.self)`); a root stays."
        throw recorded(Failure("The user cannot go back: \(why).", fix, sourceLocation))
    }

    /// Waits until a screen of a type is in front and accepts input, and goes back from it.
    ///
    /// - Parameters:
    ///   - type: the type of the screen.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if it does not come, or there is nothing to go back to.
    public func goBack<Shown: Screen>(
        from type: Shown.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await screen(type, sourceLocation: sourceLocation)
        try goBack(sourceLocation: sourceLocation)
    }

    /// Cancels the task of the flow, wherever it is, and waits until the flow has ended.
    ///
    /// It ends a test in the middle of a flow. The run throws what the flow throws then, mostly a `CancellationError`:
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// await #expect(throws: CancellationError.self) {
    ///     try await ui.run {
    ///         try await ui.stage.confirm("Log out?")
    ///     } steps: {
    ///         try await ui.confirm("Log out?")
    ///         try await ui.cancelFlow()
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if the flow goes on.
    public func cancelFlow(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        guard let cancel = currentRun.cancelFlow else {
            throw recorded(
                Failure("There is no flow to cancel.", "take the step in `ui.run { … } steps: { … }`.", sourceLocation))
        }
        cancel()
        await settle()
        try await expect(.end, at: sourceLocation)
    }

    /// Waits until someone sleeps by the test's ``clock``, and moves it.
    ///
    /// The clock stops at each moment for which someone sleeps, and lets the woken ones go on. A timer that ticks each
    /// second therefore ticks sixty times in a minute.
    ///
    /// - Parameters:
    ///   - duration: how far to move it.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue.
    public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let end = clock.now.advanced(by: duration)
        // Others may sleep already, while the one that is meant is still about to.
        await settle(untilSleeping: 0)
        try await expect(.sleeper, at: sourceLocation)
        while let next = clock.nextDeadline, next < end { await move(to: next) }
        await move(to: end)
    }

    private func move(to time: TestClock.Instant) async {
        await settle(untilSleeping: clock.move(by: clock.now.duration(to: time)))
    }

    /// Waits until a condition holds, such as one that the work of a screen brings about.
    ///
    /// - Parameters:
    ///   - name: the subject of the condition, for the message of a failure.
    ///   - sourceLocation: the line of the test.
    ///   - condition: checked each time that an `@Observable` value changes that it reads.
    /// - Throws: an error that is already recorded as an issue, if the condition never holds.
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
