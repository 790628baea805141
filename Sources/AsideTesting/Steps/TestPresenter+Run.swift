import Aside
import Foundation
public import Testing

extension TestPresenter {
    /// Runs a flow whose questions are all answered by stubs.
    ///
    /// - Parameters:
    ///   - flow: The flow, on the presenter's ``stage``.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: What the flow returns.
    /// - Throws: What the flow throws, or an error that is already recorded as an issue.
    @discardableResult
    public func run<Result>(
        _ flow: @escaping @MainActor () async throws -> Result,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Result {
        try await run(flow, steps: {}, sourceLocation: sourceLocation)
    }

    /// Runs a flow while the steps of a test use it, and checks that nothing is left over.
    ///
    /// The flow begins when the first step waits. After the last step, the flow has to end by itself. If anything
    /// fails, the run cancels the flow and dismisses its questions, so that the test ends.
    ///
    /// If the flow may end by a `CancellationError`, as after a dismissed question, use
    /// ``visit(_:steps:sourceLocation:)``. A run throws that error, too; but around it, `#expect(throws:)` reports a failing
    /// step at its own line, because Swift gives everything in a macro the place of the macro. Elsewhere, a warning says
    /// after which answer the flow ended.
    ///
    /// - Parameters:
    ///   - flow: The flow, on the presenter's ``stage``.
    ///   - steps: What the user sees and does.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: What the flow returns. In lenient mode, a flow without a result may still be running at the end, and
    ///   is cancelled.
    /// - Throws: What the flow or a step throws, or an error that is already recorded as an issue.
    @discardableResult
    public func run<Result>(
        _ flow: @escaping @MainActor () async throws -> Result,
        steps: @escaping @MainActor () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Result {
        try await begin(at: sourceLocation)
        let running = try await running(flow, steps, at: sourceLocation) { running in
            if exhaustivity == .strict || !running.mayBeLeft { try await expect(.end, at: sourceLocation) }
        }
        checkStubs()
        if running.error is CancellationError { warnOfEndWithoutResult(at: sourceLocation) }
        return try running.result()
    }

    /// Runs a flow as far as the steps of a test go, and then leaves it as a user does.
    ///
    /// The flow may end by itself, or wait for its user, or for time. As in a run, each stub must be used. The flow
    /// must not throw an error other than a `CancellationError`, leave something on the stage, or go on after it is
    /// cancelled; nor may the work of a screen that was left.
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// try await ui.visit {
    ///     try await ui.stage.confirm("Log out?")
    /// } steps: {
    ///     try await ui.alert("Log out?")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - flow: The flow, on the presenter's ``stage``.
    ///   - steps: What the user sees and does.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: What the flow returns; `nil` if the visit has left it, or if it has ended by a `CancellationError`.
    /// - Throws: What the flow or a step throws, or an error that is already recorded as an issue.
    @discardableResult
    public func visit<Result>(
        _ flow: @escaping @MainActor () async throws -> Result,
        steps: @escaping @MainActor () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Result? {
        try await begin(at: sourceLocation)
        currentRun.isVisit = true
        defer { currentRun.isVisit = false }
        let running = try await running(flow, steps, at: sourceLocation) { running in
            try await settle(sourceLocation: sourceLocation)
            guard running.hasEnded, !stage.stack.screens.isEmpty else { return }
            let left = stage.stack.screens.map(\.title).joined(separator: ", ")
            record(Failure("The flow has ended, and a screen is left: \(left).", Self.leftOver, sourceLocation))
        }
        if running.hasEnded, await goesOnSleeping() {
            record(
                Failure(
                    "The flow goes on sleeping by the clock after its task was cancelled.", Self.ignoresCancellation,
                    sourceLocation))
        }
        checkStubs()
        if let error = running.error, !(error is CancellationError) { throw error }
        return running.returned
    }

    /// Returns whether work that is cancelled tries to sleep again and again.
    private func goesOnSleeping() async -> Bool {
        guard counter.running > 0 || clock.mostRefusals > 0 else { return false }
        var (refusals, quiet) = (clock.mostRefusals, 0)
        while refusals < TestClock.mostRefusals, quiet < 5 {
            await letTasksRun()
            quiet = clock.mostRefusals > refusals ? 0 : quiet + 1
            refusals = clock.mostRefusals
        }
        return refusals >= TestClock.mostRefusals
    }

    /// Begins a run, which is the only one until it is over.
    private func begin(at sourceLocation: SourceLocation) async throws {
        // Another run may begin meanwhile.
        await RecordedError.prepare()
        guard currentRun.location == nil else {
            throw recorded(
                Failure(
                    "This presenter runs a flow already.",
                    "give each flow a presenter of its own. Tests that share one mix up their stubs and steps.",
                    sourceLocation))
        }
        currentRun.location = sourceLocation
    }

    /// Runs a flow while the steps of a test use it, and takes it down after what comes behind the last step.
    private func running<Result>(
        _ flow: @escaping @MainActor () async throws -> Result, _ steps: @escaping @MainActor () async throws -> Void,
        at sourceLocation: SourceLocation, afterSteps: @MainActor (RunningFlow<Result>) async throws -> Void
    ) async throws -> RunningFlow<Result> {
        currentRun.failure = nil
        currentRun.endlessQuestion = nil
        currentRun.mayAskOnce = false
        // The steps begin first, so that the flow begins when the first of them waits.
        let runningSteps = RunningSteps(steps, at: sourceLocation)
        let running = RunningFlow(flow, of: self)
        currentRun.cancelFlow = { running.interrupt() }
        // After the run, no step waits for a flow.
        defer {
            currentRun.flow = .none
            currentRun.location = nil
            currentRun.cancelFlow = nil
            stubs.endRun()
        }
        var failure: (any Error)?
        do {
            currentRun.steps = runningSteps
            defer { currentRun.steps = nil }
            startWatchdog()
            try await runningSteps.result()
            currentRun.steps = nil
            try await afterSteps(running)
        } catch {
            failure = runningSteps.isCancelled ? currentRun.failure ?? error : error
        }
        await takeDown(running, at: sourceLocation)
        if !waiters.isAnyoneWaiting { stopWatchdog() }
        if let failure { throw failure }
        return running
    }

    /// Ends the rest of a run.
    private func takeDown<Result>(_ running: RunningFlow<Result>, at location: SourceLocation) async {
        if exhaustivity == .strict, currentRun.flow.progress == .ended, let left = top {
            record(Failure("Nobody answered \(left.content.name) before the flow ended.", Self.leftOver, location))
        }
        currentRun.isUnwinding = true
        defer { currentRun.isUnwinding = false }
        running.cancel()
        notices = []
        while let notice = stage.notice { notice.dismiss() }
        for modal in modals.reversed() { modal.reportGone() }
        while currentRun.flow.progress != .ended {
            startWatchdog()
            let event = await waiters.wait(heedingCancellation: false) {
                self.currentRun.flow.progress == .ended || self.currentRun.endlessQuestion != nil
            }
            if let question = currentRun.endlessQuestion, currentRun.flow.progress != .ended {
                // If a step was waiting, it has already failed for this reason.
                if flowFailure == nil { record(endlessness(of: question)) }
                break
            }
            if event != .somethingHappened, currentRun.flow.progress != .ended {
                record(Failure("The flow still runs after it was cancelled.", Self.ignoresCancellation, location))
                break
            }
        }
    }

    private func checkStubs() {
        guard exhaustivity == .strict else { return }
        for stub in stubs.all {
            if let shortfall = stub.shortfall { record(Failure(shortfall, stub.unused, stub.location)) }
        }
    }

    /// Tells the story of a flow that has thrown a `CancellationError`, which tells nothing by itself.
    ///
    /// A test may expect the error, so that this is no failure.
    private func warnOfEndWithoutResult(at location: SourceLocation) {
        guard Test.current != nil, !isExpectation(at: location) else { return }
        let last = transcript.lastAnswer.map { ", after \($0)" } ?? ""
        let headline = "The flow ended without a result, by a `CancellationError`\(last)."
        let fix =
            "let a step or a stub give an answer; or, if this end is meant, use `ui.visit` in place of `ui.run`, and expect "
            + "`nil`."
        let message = message(Failure(headline, fix, location))
        #if compiler(>=6.3)
            Issue.record("\(message)", severity: .warning, sourceLocation: location)
        #else
            print("\(location): \(message)")
        #endif
    }

    /// Returns whether the call at a location is part of an expectation, whose place its parts have.
    private func isExpectation(at location: SourceLocation) -> Bool {
        guard let file = FileManager.default.contents(atPath: location.filePath) else { return false }
        let lines = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(location.line - 1) else { return false }
        let text = lines[location.line - 1].utf8.dropFirst(location.column - 1)
        return ["#expect", "#require"].contains { text.starts(with: $0.utf8) }
    }

    private static let leftOver =
        "answer it, or let the flow await it; it was asked by work that the flow does not wait for."
    private static let ignoresCancellation =
        "what it awaits must end when its task is cancelled, as by `withTaskCancellationHandler`."
}
