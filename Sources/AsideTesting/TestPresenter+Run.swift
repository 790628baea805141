import Aside
public import Testing

extension TestPresenter {
    /// Runs a flow whose questions are all answered by stubs.
    ///
    /// - Parameters:
    ///   - flow: the flow, on the presenter's ``stage``.
    ///   - sourceLocation: the line of the test.
    /// - Returns: what the flow returns.
    /// - Throws: what the flow throws. Where the test has failed already, an error that is not reported once more.
    @discardableResult
    public func run<Result>(
        _ flow: @escaping @MainActor () async throws -> Result,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Result {
        try await run(flow, steps: {}, sourceLocation: sourceLocation)
    }

    /// Runs a flow while a test goes through it in steps, and checks at the end that nothing was left over.
    ///
    /// The flow begins when the first step waits. When the steps are through, the flow has to end by itself.
    /// Whatever fails, the flow is cancelled, and what it asks is dismissed, so that the test ends.
    ///
    /// - Parameters:
    ///   - flow: the flow, on the presenter's ``stage``.
    ///   - steps: what the user does.
    ///   - sourceLocation: the line of the test.
    /// - Returns: what the flow returns. A flow without a result may be left running at the end in lenient mode.
    /// - Throws: what the flow or a step throws. Where the test has failed already, an error that is not reported once
    ///   more.
    @discardableResult
    public func run<Result>(
        _ flow: @escaping @MainActor () async throws -> Result,
        steps: @MainActor () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Result {
        if case .running = self.flow {
            throw reported(
                Failure("This presenter runs a flow already.", "give each flow a presenter of its own.", sourceLocation)
            )
        }
        verdict = nil
        let running = RunningFlow(flow, of: self)
        var failure: (any Error)?
        do {
            stepsOf = sourceLocation
            defer { stepsOf = nil }
            try await steps()
            stepsOf = nil
            if exhaustivity == .strict || !(running.mayBeLeft) {
                try await expect(.end, at: sourceLocation)
            }
        } catch {
            failure = error
        }
        await takeDown(running, at: sourceLocation)
        if !waiting.isAnyoneWaiting { stopWatchdog() }
        if let failure { throw failure }
        if exhaustivity == .strict { checkStubs() }
        return try running.result()
    }

    /// Ends what is left of a run.
    private func takeDown<Result>(_ running: RunningFlow<Result>, at location: SourceLocation) async {
        if exhaustivity == .strict, flow.isOver, let left = top {
            note(Failure("Nobody answered \(left.content.name) before the flow ended.", Self.leftOver, location))
        }
        isUnwinding = true
        defer { isUnwinding = false }
        running.cancel()
        for modal in modals.reversed() { modal.reportGone() }
        while !flow.isOver {
            startWatchdog()
            let wake = await waiting.untilDecided(heedingCancellation: false) { self.flow.isOver }
            if wake != .decided, !flow.isOver {
                note(Failure("The flow goes on although it was cancelled.", Self.deaf, location))
                break
            }
        }
    }

    private func checkStubs() {
        for stub in stubs.all where stub.missing > 0 {
            let count = stub.times.count ?? 0
            let headline =
                stub.uses == 0
                ? "The stub for \(stub) was not used."
                : "The stub for \(stub) was used \(stub.uses) of \(count) times."
            note(Failure(headline, Self.unused, stub.location))
        }
    }

    private static let leftOver =
        "answer it, or let the flow await it; it was asked by work that the flow does not wait for."
    private static let deaf = "what it awaits must end when its task is cancelled, as by `withTaskCancellationHandler`."
    private static let unused = "take it out; or correct its question, or say `times: .always` if it need not be asked."
}

/// The flow of one run.
@MainActor
private final class RunningFlow<Result> {
    private var outcome: Swift.Result<Result, any Error>?
    private var task: Task<Void, Never>?
    private var isLeft = false

    init(_ flow: @escaping @MainActor () async throws -> Result, of presenter: TestPresenter) {
        presenter.flow = .running
        task = Task { [weak presenter] in
            do {
                self.outcome = .success(try await flow())
                presenter?.flow = .returned
            } catch {
                self.outcome = .failure(error)
                presenter?.flow = .threw(error)
            }
            presenter?.somethingHappened()
        }
    }

    /// Whether nobody misses the result if the flow is cancelled.
    var mayBeLeft: Bool { Result.self == Void.self }

    func cancel() {
        isLeft = outcome == nil
        task?.cancel()
        task = nil
    }

    func result() throws -> Result {
        if isLeft, let nothing = () as? Result { return nothing }
        guard let outcome else { throw CancellationError() }
        return try outcome.get()
    }
}
