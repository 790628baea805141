/// Work on what was typed last: it begins after a pause, and only for the last text its result counts.
@MainActor
final class TypingWork {
    private let pause: Duration
    private var running: Task<Void, Never>?
    /// Counts the texts, so that what is found out about an earlier one reaches nobody.
    private var version = 0

    init(after pause: Duration) {
        self.pause = pause
    }

    /// Nobody needs what it finds out any more.
    func cancel(_ modal: Modal) {
        version += 1
        guard let running else { return }
        self.running = nil
        running.cancel()
        modal.host.counter?.letCancellationArrive()
    }

    /// Begins anew, in the name of a prompt.
    ///
    /// - Parameters:
    ///   - modal: the prompt.
    ///   - isTyped: whether the user has typed, and may go on; without that there is no pause.
    ///   - work: what is done with the text.
    ///   - use: takes what has come of it, where that still counts.
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
