/// What the user types into: a prompt or a screen on the stack.
@MainActor
protocol TypingOwner: AnyObject {
    var work: Work { get }
    var host: ModalHost { get }
    /// Whether it still needs the results of its work.
    var isOpen: Bool { get }
}

extension Modal: TypingOwner {
    var isOpen: Bool { host.isOpen(id) }
}

extension ScreenStay: TypingOwner {
    var host: ModalHost { stage.host }
    var isOpen: Bool { !work.isOver }
}

/// Work on what was typed last.
///
/// It begins after a pause, and its result counts only for the last text.
@MainActor
final class TypingWork {
    private let pause: Duration
    private var running: Task<Void, Never>?
    /// Counts the texts, so that the result for an earlier one is dropped.
    private var version = 0

    init(after pause: Duration) {
        self.pause = pause
    }

    /// Cancels the work, because its result is not needed any more.
    func cancel(_ owner: any TypingOwner) {
        version += 1
        guard let running else { return }
        self.running = nil
        running.cancel()
        owner.host.counter?.letCancellationArrive()
    }

    /// Starts the work anew.
    ///
    /// - Parameters:
    ///   - owner: The prompt or the screen.
    ///   - isTyped: Whether the user has typed. Only then does the work wait for the pause.
    ///   - work: What to do with the text.
    ///   - use: Receives the result, unless it is out of date.
    func start<Value>(
        _ owner: any TypingOwner, isTyped: Bool, _ work: @escaping @MainActor () async throws -> Value,
        use: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        cancel(owner)
        let version = version
        running = owner.work.start {
            if isTyped { do { try await owner.host.clock.sleep(for: self.pause) } catch { return } }
            guard self.version == version else { return }
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            guard self.version == version, owner.isOpen else { return }
            self.running = nil
            use(result)
        }
    }
}
