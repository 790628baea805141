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
    func cancel(_ modal: Modal) {
        version += 1
        guard let running else { return }
        self.running = nil
        running.cancel()
        modal.host.counter?.letCancellationArrive()
    }

    /// Starts the work anew for a prompt.
    ///
    /// - Parameters:
    ///   - modal: The prompt.
    ///   - isTyped: Whether the user has typed. Only then does the work wait for the pause.
    ///   - work: What to do with the text.
    ///   - use: Receives the result, unless it is out of date.
    func start<Value>(
        _ modal: Modal, isTyped: Bool, _ work: @escaping @MainActor () async throws -> Value,
        use: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        cancel(modal)
        let version = version
        running = modal.work.start {
            if isTyped { do { try await modal.host.clock.sleep(for: self.pause) } catch { return } }
            guard self.version == version else { return }
            let result: Result<Value, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            guard self.version == version, modal.host.isOpen(modal.id) else { return }
            self.running = nil
            use(result)
        }
    }
}
