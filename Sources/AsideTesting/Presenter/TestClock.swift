import Aside
import Foundation

/// A clock that stands still until a test moves it.
///
/// A ``TestPresenter`` has one. Give the same clock to code under test that sleeps.
public final class TestClock: Clock {
    /// A moment on the clock.
    public struct Instant: InstantProtocol {
        /// How far the clock has moved at this instant.
        public var offset = Duration.zero

        /// Returns the instant that is later by a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns how much later another instant is.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns whether one instant is before another.
        public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let task: Int
        let cause: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    /// How long a task still sleeps; and why it does, where another one sleeps as long and goes on before it or after it.
    package struct Sleep: Hashable {
        package let rest: Duration
        let cause: Int?
    }

    private struct State {
        var time = Instant()
        var cause = 0
        var lastID = 0
        var cancelled: Set<Int> = []
        var sleepers: [Sleeper] = []
        var sleeps = 0
        var whenSlept: (@Sendable () -> Void)?
        var follower: (@Sendable (_ task: Int, _ sleeps: Bool) -> Void)?
        var whenRefused: (@Sendable (_ times: Int) -> Void)?
        /// How often each cancelled task has tried to sleep.
        var refusals: [Int: Int] = [:]
    }

    private let state = Locked(State())

    /// Makes a clock that has not been moved.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { state.withLock { $0.time } }

    /// One nanosecond: the clock is exact.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Whether a task sleeps by this clock.
    public var isInUse: Bool { state.withLock { !$0.sleepers.isEmpty } }

    /// How many times a task has begun to sleep.
    var sleeps: Int { state.withLock { $0.sleeps } }

    /// The tasks that sleep by this clock.
    package var sleepingTasks: [Int] { state.withLock { $0.sleepers.map(\.task) } }

    /// The next instant for which a task sleeps.
    package var nextDeadline: Instant? { state.withLock { $0.sleepers.map(\.deadline).min() } }

    /// Sleeps until the clock has been moved far enough.
    ///
    /// - Parameters:
    ///   - deadline: The instant to sleep until.
    ///   - tolerance: Has no effect.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        if Task.isCancelled { try await refuse() }
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let task = WorkCounter.currentTask
                let slept: (@Sendable () -> Void)? = state.withLock { state in
                    guard state.cancelled.remove(id) == nil, state.time < deadline else { return nil }
                    state.sleeps += 1
                    state.sleepers.append(
                        Sleeper(
                            id: id, deadline: deadline, task: task, cause: state.cause, continuation: continuation))
                    // The follower is told under the lock. It therefore hears of the sleep before it hears of the
                    // wake-up.
                    state.follower?(task, true)
                    return state.whenSlept ?? {}
                }
                if let slept { slept() } else { continuation.resume() }
            }
        } onCancel: {
            let woken = wake {
                $0.id == id
            } orElse: {
                $0.cancelled.insert(id)
            }
            follow(woken)
        }
        try Task.checkCancellation()
    }

    /// Refuses to let a cancelled task sleep, and slows the task down if it tries again and again.
    private func refuse() async throws {
        let task = WorkCounter.currentTask
        let (times, whenRefused) = state.withLock { state in
            // Tasks that have ended leave their counts behind.
            if state.refusals.count >= 64 { state.refusals = [:] }
            state.refusals[task, default: 0] += 1
            return (state.refusals[task] ?? 0, state.whenRefused)
        }
        whenRefused?(times)
        if times > Self.mostRefusals {
            await Task.detached { try? await Task.sleep(for: .milliseconds(min(times, 500))) }.value
        }
        throw CancellationError()
    }

    /// Sets a closure to call each time that a cancelled task tries to sleep.
    ///
    /// The closure gets how often the task has tried.
    package func whenRefused(_ body: (@Sendable (_ times: Int) -> Void)?) {
        state.withLock { $0.whenRefused = body }
    }

    /// A cancelled task that tries to sleep this many times is in an endless loop.
    package static let mostRefusals = 8

    /// How often one cancelled task has tried to sleep at most.
    var mostRefusals: Int { state.withLock { $0.refusals.values.max() ?? 0 } }

    /// Forgets how often cancelled tasks have tried to sleep.
    ///
    /// A task is known by its address only, and a later task may have the same.
    package func forgetRefusals() {
        state.withLock { if !$0.refusals.isEmpty { $0.refusals = [:] } }
    }

    /// Moves the clock, and wakes the tasks whose deadline has come.
    ///
    /// It returns at once. ``TestPresenter/advance(by:sourceLocation:)`` also waits for the tasks that wake up.
    ///
    /// - Parameter duration: How far to move the clock.
    public func advance(by duration: Duration) {
        move(by: duration)
    }

    /// Moves the clock, and returns how many tasks woke up.
    @discardableResult
    func move(by duration: Duration) -> Int {
        require(duration >= .zero, "A clock cannot be moved by \(duration): it only goes forward.")
        let now = state.withLock { state in
            state.time = state.time.advanced(by: duration)
            return state.time
        }
        let woken = wake { $0.deadline <= now }
        follow(woken)
        return woken.count
    }

    /// Moves the clock to the next instant for which a task sleeps, and wakes the one that has slept longest for it.
    ///
    /// Let that task come to rest before you wake the next one. Otherwise they go on in any order.
    ///
    /// - Returns: The task that woke up; `nil` if none sleeps.
    @discardableResult
    package func wakeNext() -> Int? {
        let id: Int? = state.withLock { state in
            let next = state.sleepers.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
            if let next { (state.time, state.cause) = (max(state.time, next.deadline), next.cause) }
            return next?.id
        }
        return id.flatMap { id in wake { $0.id == id }.first?.task }
    }

    /// Sets why tasks begin to sleep from now on; a task that wakes up passes on why it slept.
    package func setCause(_ cause: Int) {
        state.withLock { $0.cause = cause }
    }

    /// How long each task still sleeps, in the order in which they wake up.
    package var remaining: [Sleep] {
        state.withLock { state in
            guard !state.sleepers.isEmpty else { return [] }
            let sleepers = state.sleepers.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
            return sleepers.indices.map { index in
                let deadline = sleepers[index].deadline
                let isShared = sleepers.indices.contains { $0 != index && sleepers[$0].deadline == deadline }
                return Sleep(rest: state.time.duration(to: deadline), cause: isShared ? sleepers[index].cause : nil)
            }
        }
    }

    /// Sets a closure to call each time that a task begins to sleep, or wakes up without ``wakeNext()``.
    package func follow(_ body: (@Sendable (_ task: Int, _ sleeps: Bool) -> Void)?) {
        state.withLock { $0.follower = body }
    }

    private func follow(_ woken: [Sleeper]) {
        guard !woken.isEmpty, let follower = state.withLock(\.follower) else { return }
        for sleeper in woken { follower(sleeper.task, false) }
    }

    /// Sets a closure to call each time that a task begins to sleep.
    func whenSlept(_ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.whenSlept = body }
    }

    private func wake(_ isMeant: (Sleeper) -> Bool, orElse: (inout State) -> Void = { _ in }) -> [Sleeper] {
        let woken = state.withLock { state in
            let woken = state.sleepers.filter(isMeant)
            state.sleepers.removeAll { sleeper in woken.contains { $0.id == sleeper.id } }
            if woken.isEmpty { orElse(&state) }
            return woken
        }
        for sleeper in woken { sleeper.continuation.resume() }
        return woken
    }
}

/// A value behind a lock, such as that of a clock, which can be read from any thread.
package final class Locked<Value>: @unchecked Sendable {
    // This is safe, because code accesses the value only while it holds the lock.
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
