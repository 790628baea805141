/// The owner of fields that the user types into: a prompt or a screen on the stack.
@MainActor
protocol TypingOwner: AnyObject {
    var tasks: StageTasks { get }
    /// Whether the owner still needs the results of its work.
    var isOpen: Bool { get }

    /// Starts work that ends with the owner.
    func startWork(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never>
}

/// The work on the text that the user typed last.
///
/// It begins after a pause, and its result counts only for the last text.
@MainActor
final class TypingWork {
    private let pause: Duration
    private var running: Task<Void, Never>?
    /// The number of the last text, so that a result for an earlier text is dropped.
    private var version = 0

    init(after pause: Duration) {
        self.pause = pause
    }

    /// Cancels the work, because nobody needs its result any more.
    func cancel(_ owner: any TypingOwner) {
        version += 1
        guard let running else { return }
        self.running = nil
        owner.tasks.cancel(running)
    }

    /// Starts the work anew.
    ///
    /// - Parameters:
    ///   - owner: The prompt or the screen.
    ///   - isTyped: Whether the user has typed. If so, the work waits for the pause.
    ///   - work: What to do with the text.
    ///   - use: Receives the result, unless it is out of date.
    func start<Value>(
        _ owner: any TypingOwner, isTyped: Bool, _ work: @escaping @MainActor () async throws -> Value,
        use: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        cancel(owner)
        let version = version
        running = owner.startWork {
            if isTyped { do { try await owner.tasks.clock.sleep(for: self.pause) } catch { return } }
            guard self.version == version else { return }
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            guard self.version == version, owner.isOpen else { return }
            self.running = nil
            use(result)
        }
    }
}
