import Aside
import Testing

@MainActor
final class RunningFlow<Result> {
    private var outcome: Swift.Result<Result, any Error>?
    private var task: Task<Void, Never>?
    private var isLeft = false
    /// Whether a step has cancelled it.
    private var isInterrupted = false

    init(_ flow: @escaping @MainActor () async throws -> Result, of presenter: TestPresenter) {
        presenter.currentRun.flow = .running
        let counter = presenter.counter
        counter.begin()
        task = Task { [weak presenter] in
            await counter.run {
                do {
                    self.outcome = .success(try await flow())
                    // A stack keeps the screens of a `then` that returns until the next turn; here nothing follows.
                    presenter?.stage.settle()
                    presenter?.currentRun.flow = .returned
                } catch {
                    self.outcome = .failure(error)
                    presenter?.currentRun.flow = .threw(error)
                }
            }
            presenter?.somethingHappened()
        }
    }

    /// Whether the flow has no result, so that the run may cancel it.
    var mayBeLeft: Bool { Result.self == Void.self }

    var hasEnded: Bool { outcome != nil }

    /// What the flow has returned by itself; `nil` if it was cut off before.
    var returned: Result? {
        guard !isLeft, !isInterrupted, case .success(let result) = outcome else { return nil }
        return result
    }

    /// The error that the flow has thrown by itself.
    var error: (any Error)? {
        guard !isLeft, case .failure(let error) = outcome else { return nil }
        return error
    }

    /// Cancels the flow's task.
    ///
    /// The run waits until the task has ended.
    func interrupt() {
        if outcome == nil { isInterrupted = true }
        task?.cancel()
    }

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

/// The steps of a run, in a task of their own, so that a run can end although its steps do not.
@MainActor
final class RunningSteps {
    /// The line of the call of `run`.
    let location: SourceLocation
    private var outcome: Result<Void, any Error>?
    private var task: Task<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?
    /// Whether the steps were told to end, because they wait in vain for something outside of the steps.
    private(set) var isCancelled = false

    init(_ steps: @escaping @MainActor () async throws -> Void, at location: SourceLocation) {
        self.location = location
        task = Task {
            do {
                try await steps()
                self.end(.success(()))
            } catch {
                self.end(.failure(error))
            }
        }
    }

    /// Waits until the steps have ended, or are left behind.
    func result() async throws {
        await withTaskCancellationHandler {
            if outcome == nil { await withCheckedContinuation { waiting = $0 } }
        } onCancel: { [task] in
            task?.cancel()
        }
        try outcome?.get()
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }

    /// Lets the run end although the steps ignore that they are cancelled.
    func leaveBehind() {
        end(.failure(CancellationError()))
    }

    private func end(_ result: Result<Void, any Error>) {
        guard outcome == nil else { return }
        outcome = result
        waiting?.resume()
        waiting = nil
    }
}

struct RunState {
    /// How far the flow has come.
    enum Flow {
        case none
        case running
        case returned
        case threw(any Error)
    }

    var flow = Flow.none
    /// The line of the call of `run`.
    var location: SourceLocation?
    /// The steps, while they run.
    var steps: RunningSteps?
    /// The error that every further step throws, after the test has failed outside of a step.
    var failure: (any Error)?
    /// The question that the flow asks again and again, although the flow cannot show anything any more.
    var endlessQuestion: RefusedQuestion?
    /// Whether the run visits its flow, so that no question may be refused.
    var isVisit = false
    /// Whether the first question after the last step that left something is no fault: the flow did not have the answer of
    /// the step before, or was waiting for an alert or a notice, which throw nothing.
    var mayAskOnce = false
    /// How many modals were shown since a step had its last turn.
    var shownInARow = 0
    /// The present move of the replayed path, as the first words of a failure.
    var replayed: String?
    /// Cancels the flow's task.
    var cancelFlow: (@MainActor () -> Void)?
    /// Whether the run is about to end, so that new questions end at once.
    var isUnwinding = false
}

extension RunState.Flow {
    /// How far the flow has come, as plain data.
    var progress: ObservedStage.Flow {
        switch self {
        case .none: .none
        case .running: .running
        case .returned, .threw: .ended
        }
    }

    /// How the flow ended, in words.
    var ending: String {
        guard case .threw(let error) = self else { return "has returned" }
        return "has thrown \(type(of: error)): \(error)"
    }
}
