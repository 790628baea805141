/// How tasks begin: at once if the system can do that.
///
/// The work of a button has then begun when the press returns. Tasks that start each other at once use up the thread's
/// stack. Beyond a certain depth they therefore start a turn later. This package starts all such tasks here, so that
/// one flag can simulate systems without `Task.immediate`.
extension StageTasks {
    private static let deepest = 32

    /// Whether the next task begins before `start` returns.
    private var isImmediate: Bool {
        #if ASIDE_WITHOUT_IMMEDIATE_TASKS
            // This behaves as a system without `Task.immediate`. `.ci/sanitize thread` tests with it.
            false
        #else
            depth < Self.deepest
        #endif
    }

    /// Starts a task, at once if the system can.
    ///
    /// Until it has begun, ``isAnswerUntaken`` is `true`.
    func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        guard let counter else { return begin(body) }
        counter.begin()
        return begin { await counter.run(body) }
    }

    private func begin(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), isImmediate {
            depth += 1
            defer { depth -= 1 }
            return Task.immediate { await body() }
        }
        answerIsUntaken(true)
        return Task {
            answerIsUntaken(false)
            await body()
        }
    }

    /// Starts a child task of the group, at once if the system can.
    ///
    /// Cancelling the parent also cancels the child, from that very line on.
    func start(in group: inout DiscardingTaskGroup, _ body: @escaping @isolated(any) @Sendable () async -> Void) {
        guard let counter else { return begin(in: &group, body) }
        // The counter counts only the parent task, which waits for its child.
        begin(in: &group) { @MainActor in await counter.know(body) }
    }

    // Each conversion of the body's type would be a function of its own in the task, which takes memory as long as the
    // task runs.
    private func begin(
        in group: inout DiscardingTaskGroup, _ body: @escaping @isolated(any) @Sendable () async -> Void
    ) {
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *), isImmediate {
            depth += 1
            defer { depth -= 1 }
            // A closure around the body would have no actor, so that the task would end on another thread.
            group.addImmediateTask(operation: body)
        } else {
            answerIsUntaken(true)
            let work: @MainActor () async -> Void = {
                self.answerIsUntaken(false)
                await body()
            }
            group.addTask(operation: work)
        }
    }
}
