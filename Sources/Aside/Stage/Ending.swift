/// A record of why the questions of a task ended.
///
/// A reason counts only until the task suspends again. A `CancellationError` that comes later has another cause.
@MainActor
final class EndingRecord {
    @TaskLocal fileprivate static var current: EndingRecord?
    /// How many records are open.
    ///
    /// The number is mostly 0. Then nobody has to look for a record.
    private static var open = 0

    private(set) var ending: Ending?
    private var count = 0

    /// Notes the reason in the record of the current task, if there is one.
    @inline(never)
    static func note(_ ending: Ending, _ tasks: StageTasks) {
        if open > 0 { current?.note(ending, tasks) }
    }

    /// Runs the body, and records how the questions that it asks end.
    func record<Answer>(_ body: @MainActor () async throws -> Answer) async rethrows -> Answer {
        Self.open += 1
        defer { Self.open -= 1 }
        return try await Self.$current.withValue(self) { try await body() }
    }

    private func note(_ ending: Ending, _ tasks: StageTasks) {
        self.ending = ending
        count += 1
        guard ending != .answered else { return }
        forget(count, tasks, turns: Self.turns)
    }

    private func forget(_ noted: Int, _ tasks: StageTasks, turns: Int) {
        guard count == noted else { return }
        if turns == 0 { ending = nil } else { tasks.later { self.forget(noted, tasks, turns: turns - 1) } }
    }

    /// The maximum number of main-actor turns that the current task takes until the reason has left the closure.
    ///
    /// Under a task executor preference, each function that returns takes a turn of its own.
    private static var turns: Int {
        guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return 1 }
        return withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil } ? 1 : 64
    }
}

/// Does something as the user would do it, outside of any running work.
@MainActor
package func outsideOfWork<Result>(_ body: @MainActor () -> Result) -> Result {
    Work.$current.withValue(nil) { EndingRecord.$current.withValue(nil) { body() } }
}

/// Why a modal ended.
package enum Ending: String, Codable, CaseIterable {
    /// The modal was answered.
    case answered
    /// The user dismissed the modal without an answer.
    case dismissed
    /// The task that waited for the answer was cancelled.
    case cancelled
    /// The screen, modal or stage whose work asked has gone.
    case ownerGone
    /// A later question that replaces others took its place.
    case replaced
    /// Another modal was shown or waiting in the same place, and this one rejects that.
    case rejected
    /// Nobody was there to answer the modal.
    case unanswered
    /// The modal expired.
    case expired
}
