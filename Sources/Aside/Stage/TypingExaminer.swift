/// The check of a prompt that runs while its user types: after a pause, and only for the last text.
@MainActor
final class TypingExaminer {
    private let work: TypingWork
    private let examine: @MainActor (FieldValues) async throws -> Void
    /// The texts that are right.
    private var passed: FieldValues?

    init(after pause: Duration, _ examine: @escaping @MainActor (FieldValues) async throws -> Void) {
        work = TypingWork(after: pause)
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
        work.cancel(modal)
    }

    /// Throws what is wrong with texts that are submitted, unless they are known to be right.
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
