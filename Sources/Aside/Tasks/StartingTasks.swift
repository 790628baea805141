/// A starter for tasks, which begin at once if the system can do that.
///
/// The work of a button has then begun when the press returns. Tasks that start each other at once use up the thread's
/// stack. Beyond a certain depth they therefore start a turn later. This package starts all such tasks here, so that
/// one flag can simulate systems without `Task.immediate`.
@MainActor
final class StartingTasks {
    private static let deepest = 32
    private var depth = 0

    /// Whether the next task begins before `start` returns.
    var isImmediate: Bool {
        #if ASIDE_WITHOUT_IMMEDIATE_TASKS
            // This behaves as a system without `Task.immediate`. `.ci/sanitize thread` tests with it.
            false
        #else
            depth < Self.deepest
        #endif
    }

    /// Starts a task.
    ///
    /// If it begins a turn later, calls `isDue` with `true` now, and with `false` when the task has begun.
    func start(
        _ body: @escaping @MainActor () async -> Void, isDue: @escaping @MainActor (Bool) -> Void
    ) -> Task<Void, Never> {
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), isImmediate {
            depth += 1
            defer { depth -= 1 }
            return Task.immediate { await body() }
        }
        isDue(true)
        return Task {
            isDue(false)
            await body()
        }
    }

    /// Starts a child task of the group.
    ///
    /// Cancelling the parent also cancels the child, from that very line on. Each conversion of the body's type would be a
    /// function of its own in the task, which takes memory as long as the task runs.
    func start(
        in group: inout DiscardingTaskGroup, _ body: @escaping @isolated(any) @Sendable () async -> Void,
        isDue: @escaping @MainActor (Bool) -> Void
    ) {
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), isImmediate {
            depth += 1
            defer { depth -= 1 }
            // A closure around the body would have no actor, so that the task would end on another thread.
            group.addImmediateTask(operation: body)
        } else {
            isDue(true)
            let work: @MainActor () async -> Void = {
                isDue(false)
                await body()
            }
            group.addTask(operation: work)
        }
    }
}
