/// The check of a prompt that runs while its user types: after a pause, and only for the last text.
@MainActor
final class TypingExaminer {
    private let pause: Duration
    private let examine: @MainActor (FieldValues) async throws -> Void
    private var running: Task<Void, Never>?
    /// Counts the texts, so that the verdict on an earlier one reaches nobody.
    private var version = 0
    /// The texts that are right.
    private var passed: FieldValues?

    init(after pause: Duration, _ examine: @escaping @MainActor (FieldValues) async throws -> Void) {
        self.pause = pause
        self.examine = examine
    }

    /// Looks at what the prompt starts from, without a pause, and without a word: nobody has typed anything yet.
    func begin(_ modal: Modal) {
        start(modal, isTyped: false)
    }

    /// Looks at what is typed once nobody has typed for the pause.
    func typed(_ modal: Modal) {
        start(modal, isTyped: true)
    }

    /// What was typed is wrong already, or is being submitted: nothing needs to be looked at any more.
    func cancel(_ modal: Modal) {
        version += 1
        guard let running else { return }
        self.running = nil
        running.cancel()
        modal.host.counter?.letCancellationArrive()
    }

    /// Throws what is wrong with texts that are submitted, unless they are known to be right.
    func examineSubmitted(_ values: FieldValues) async throws {
        if passed != values { try await examine(values) }
    }

    private func start(_ modal: Modal, isTyped: Bool) {
        cancel(modal)
        let version = version
        let values = FieldValues(modal.content.body)
        guard passed != values else {
            modal.content.typingCheck = .passed
            return
        }
        modal.content.typingCheck = .open
        running = modal.work.start {
            if isTyped { do { try await modal.host.clock.sleep(for: self.pause) } catch { return } }
            guard self.version == version else { return }
            var failure: (any Error)?
            do { try await self.examine(values) } catch { failure = error }
            guard self.version == version, modal.host.isOpen(modal.id) else { return }
            self.running = nil
            if failure == nil {
                self.passed = values
                modal.content.typingCheck = .passed
            } else if let failure, isTyped, !(failure is CancellationError) {
                modal.blame(failure)
            }
        }
    }
}
