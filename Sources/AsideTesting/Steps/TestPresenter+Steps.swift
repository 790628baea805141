public import Aside
public import Testing

/// What the user sees and does, step by step.
///
/// Each step waits for what it names. Where that cannot come any more, or does not come, the step fails at its line.
extension TestPresenter {
    /// Waits for a modal.
    ///
    /// - Parameters:
    ///   - question: which one.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the modal, to be looked at and answered.
    /// - Throws: an error that is reported already.
    @discardableResult
    public func modal(
        _ question: QuestionMatcher = .any, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await expect(.modal(question.pattern), at: sourceLocation)
        guard let modal = top else { throw CancellationError() }
        seen.insert(modal.id)
        return TestModal(modal, ui: self)
    }

    /// Waits for an alert.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any alert.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the alert, to be looked at and answered.
    /// - Throws: an error that is reported already.
    @discardableResult
    public func alert(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.alert(title), sourceLocation: sourceLocation)
    }

    /// Waits for what `confirm` asks.
    ///
    /// - Parameters:
    ///   - title: its title; without one, any alert.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the alert, to be looked at and answered.
    /// - Throws: an error that is reported already.
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
    /// - Returns: the list, to be looked at and answered.
    /// - Throws: an error that is reported already.
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
    /// - Returns: the prompt, to be looked at and answered.
    /// - Throws: an error that is reported already.
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
    /// - Returns: the progress, to be looked at and cancelled.
    /// - Throws: an error that is reported already.
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
    /// - Returns: the sheet, to be looked at and sent away.
    /// - Throws: an error that is reported already.
    @discardableResult
    public func sheet(
        _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.sheet(title), sourceLocation: sourceLocation)
    }

    /// Waits for a sheet that shows a screen of a type, lowest on its stack.
    ///
    /// - Parameters:
    ///   - screen: the type of the screen.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the sheet, to be looked at and sent away.
    /// - Throws: an error that is reported already.
    @discardableResult
    public func sheet<Shown: Screen>(
        _ screen: Shown.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestModal {
        try await modal(.sheet(screen), sourceLocation: sourceLocation)
    }

    /// Waits until a screen of a type is in front and takes a value, pushed or in a sheet.
    ///
    /// - Parameters:
    ///   - type: the type of the screen.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the screen, to be looked at and used.
    /// - Throws: an error that is reported already.
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
    /// - Throws: an error that is reported already, where there is nothing to go back to.
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

    /// Waits until a screen of a type is in front and takes a value, and goes back from it.
    ///
    /// - Parameters:
    ///   - type: the type of the screen.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is reported already, where it does not come, or there is nothing to go back to.
    public func goBack<Shown: Screen>(
        from type: Shown.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await screen(type, sourceLocation: sourceLocation)
        try goBack(sourceLocation: sourceLocation)
    }

    /// Waits until someone sleeps by the test's ``clock``, and moves it.
    ///
    /// It is moved from one to the next moment for which someone sleeps, and each time lets those who are woken go on,
    /// so that a timer that ticks each second ticks sixty times in a minute.
    ///
    /// - Parameters:
    ///   - duration: by how much.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is reported already.
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

    /// Waits until something is so that the flow or the work of a screen brings about.
    ///
    /// - Parameters:
    ///   - name: what it is about, for the message of a failure.
    ///   - sourceLocation: the line of the test.
    ///   - condition: what is to be so; it is looked at each time that something `@Observable` that it reads changes.
    /// - Throws: an error that is reported already, where it does not become so.
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
