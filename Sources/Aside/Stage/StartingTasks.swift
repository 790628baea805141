/// Starts tasks at once where the system can, so that what a button does has begun when the press returns.
///
/// Tasks that start one another at once pile up on the thread's stack. Beyond a depth they start a turn later instead.
/// Nothing else in this package starts a task at once, so that one flag stands for all systems before `Task.immediate`.
@MainActor
final class StartingTasks {
    private static let deepest = 32
    private var depth = 0

    /// Whether the next task starts before whoever starts it goes on.
    var isImmediate: Bool {
        #if ASIDE_WITHOUT_IMMEDIATE_TASKS
            // As on systems before `Task.immediate`: `.ci/sanitize --deferred thread` tests with this.
            false
        #else
            depth < Self.deepest
        #endif
    }

    /// Starts a task, and tells `isDue` where it is to begin a turn later, and again when it has begun.
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

    /// Starts a child task of the group, which is cancelled with its parent from that very line on.
    func start(
        in group: inout TaskGroup<Void>, _ body: @escaping @MainActor () async -> Void,
        isDue: @escaping @MainActor (Bool) -> Void
    ) {
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), isImmediate {
            depth += 1
            defer { depth -= 1 }
            group.addImmediateTask { await body() }
        } else {
            isDue(true)
            let work: @MainActor () async -> Void = {
                isDue(false)
                await body()
            }
            group.addTask { await work() }
        }
    }
}

extension Stage {
    /// Starts a task at once where the system can, in the name of whatever the current task stands for.
    @discardableResult
    package func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        host.start(body)
    }
}
