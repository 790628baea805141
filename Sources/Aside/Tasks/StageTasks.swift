import Observation

/// The tasks and timers of one window, and everything that waits in this library.
///
/// This is the only place that counts running work, so that a test or an explorer knows when nothing continues by
/// itself.
@MainActor
@Observable
final class StageTasks {
    @ObservationIgnored let clock: any Clock<Duration>
    /// Counts the running work, if a test or an explorer wants to know.
    @ObservationIgnored var counter: WorkCounter?
    /// How many tasks are starting each other at once; see `StageTasks+Starting.swift`.
    @ObservationIgnored var depth = 0
    /// How many answered callers have not continued yet, plus how many tasks are about to begin.
    @ObservationIgnored private var untaken = 0

    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Whether an answered caller or a started task has not continued yet.
    var isAnswerUntaken: Bool {
        access(keyPath: \.isAnswerUntaken)
        return untaken > 0
    }

    // MARK: Turns

    /// Gives the main actor a turn if nothing else has run for some milliseconds.
    ///
    /// Every function that a loop can await calls this where it returns without a pause.
    @inline(never)
    func giveTurnIfDue() async {
        if MainActorTurn.isDue { await giveTurn() }
    }

    /// Gives the main actor a turn.
    ///
    /// Meanwhile ``isAnswerUntaken`` is `true`: the task is about to continue, and what is in view is not what it leads to.
    func giveTurn() async {
        answerIsUntaken(true)
        await MainActorTurn.give()
        answerIsUntaken(false)
    }

    /// Runs the body one turn of the main actor later.
    ///
    /// The task is detached: any other one would copy every task-local value of the current task.
    func later(_ body: @escaping @MainActor () -> Void) {
        counter?.begin()
        Task.detached { @MainActor [counter] in
            body()
            counter?.end()
        }
    }

    /// Runs the body after a duration of the stage's clock, counted from now, unless the task is cancelled before.
    ///
    /// The task belongs to no work, which it would keep alive while it sleeps.
    func timer(after duration: Duration, _ body: @escaping @MainActor () -> Void) -> Task<Void, Never> {
        let end = clock.end(of: duration)
        let wait: @MainActor () async -> Void = {
            do { try await end() } catch { return }
            body()
        }
        guard let counter else { return Task.detached { await wait() } }
        counter.begin()
        return Task.detached { await counter.run(wait) }
    }

    // MARK: Cancelling

    /// Cancels a task, which has then a turn to notice it.
    func cancel(_ task: Task<Void, Never>) {
        task.cancel()
        letCancellationArrive { true }
    }

    /// Counts the tasks that were just cancelled as running until they have noticed it, if there are any.
    func letCancellationArrive(_ hasCancelled: () -> Bool) {
        if let counter, hasCancelled() { counter.letCancellationArrive() }
    }

    // MARK: Waiting

    /// Suspends the current task until it is resumed, and returns whether it has waited.
    ///
    /// Under a task executor preference, each `await` suspends, so the awaited event can happen before this is called.
    /// Then the task need not wait. Otherwise, `keep` keeps it for whoever resumes it, once.
    @inline(__always)
    @discardableResult
    func wait(while hasToWait: @autoclosure () -> Bool, keep: (WaitingTask) -> Void) async -> Bool {
        var hasWaited = false
        await withUnsafeContinuation { hasWaited = begin(waiting: $0, hasToWait, keep) }
        return hasWaited
    }

    // What is inlined into an async function takes memory as long as the task waits.
    @inline(never)
    private func begin(
        waiting continuation: UnsafeContinuation<Void, Never>, _ hasToWait: () -> Bool, _ keep: (WaitingTask) -> Void
    ) -> Bool {
        guard hasToWait() else {
            continuation.resume()
            return false
        }
        let task = WaitingTask(continuation, counter)
        keep(task)
        task.begin()
        return true
    }

    /// Notes that a caller whose answer has come, or a task that is due, has not continued yet, or that it has.
    @inline(never)
    func answerIsUntaken(_ isUntaken: Bool) {
        untaken += isUntaken ? 1 : -1
        // Observers see the new value.
        withMutation(keyPath: \.isAnswerUntaken) {}
    }
}

/// A task that waits in this library until it is resumed.
///
/// The task is resumed once.
@MainActor
struct WaitingTask {
    private let continuation: UnsafeContinuation<Void, Never>
    private let counter: WorkCounter?
    private let isKnown: Bool

    init(_ continuation: UnsafeContinuation<Void, Never>, _ counter: WorkCounter?) {
        self.continuation = continuation
        self.counter = counter
        isKnown = counter?.knows(WorkCounter.currentTask) ?? false
    }

    /// Stops counting the task while it waits.
    ///
    /// The task may be resumed before this returns.
    func begin() {
        guard let counter else { return }
        if Task.isCancelled { counter.letCancellationArrive() }
        if isKnown { counter.end() } else { counter.changeUnknown(by: +1) }
    }

    func resume() {
        if let counter {
            if isKnown { counter.begin() } else { counter.changeUnknown(by: -1) }
        }
        continuation.resume()
    }
}

extension WaitingTask? {
    /// Resumes the task, if there is one.
    @MainActor
    mutating func wake() {
        self?.resume()
        self = nil
    }
}

extension Clock<Duration> {
    /// Makes a function that returns how much of the duration, which starts now, is left.
    func countdown(from duration: Duration) -> () -> Duration {
        let deadline = now.advanced(by: duration)
        return { now.duration(to: deadline) }
    }

    /// Makes a function that sleeps until the duration is over.
    ///
    /// The duration starts now, and not when the function is called.
    fileprivate func end(of duration: Duration) -> @Sendable () async throws -> Void {
        let deadline = now.advanced(by: duration)
        return { try await sleep(until: deadline, tolerance: nil) }
    }
}
