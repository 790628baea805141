/// A check that runs while the user types into a prompt: after a pause, and only for the last text.
@MainActor
final class TypingExaminer {
    private let work: TypingWork
    private let examine: @MainActor (FieldValues) async throws -> Void
    /// The texts that passed the last check.
    private var passed: FieldValues?

    init(after pause: Duration, _ examine: @escaping @MainActor (FieldValues) async throws -> Void) {
        work = TypingWork(after: pause)
        self.examine = examine
    }

    /// Checks the first text of the prompt, without a pause.
    ///
    /// It shows no error, because the user has not typed anything yet.
    func begin(_ modal: Modal) {
        start(modal, isTyped: false)
    }

    /// Checks the typed text, after the user has stopped typing for the pause.
    func typed(_ modal: Modal) {
        start(modal, isTyped: true)
    }

    /// Cancels the check, because the text is already known to be wrong, or the user submits it.
    func cancel(_ modal: Modal) {
        work.cancel(modal)
    }

    /// Checks submitted texts, unless they have already passed the check.
    ///
    /// Throws the reason if they are wrong.
    func examineSubmitted(_ values: FieldValues) async throws {
        if passed != values { try await examine(values) }
    }

    private func start(_ modal: Modal, isTyped: Bool) {
        cancel(modal)
        let values = FieldValues(modal.content.body)
        guard passed != values else {
            modal.content.typingCheck = .passed
            return
        }
        modal.content.typingCheck = .open
        work.start(modal, isTyped: isTyped) {
            try await self.examine(values)
        } use: { result in
            switch result {
            case .success:
                self.passed = values
                modal.content.typingCheck = .passed
            case .failure(let failure):
                if isTyped, !(failure is CancellationError) { modal.blame(failure) }
            }
        }
    }
}
