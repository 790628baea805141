/// The behavior of a prompt: fields, and a check that makes the answer from their texts.
@MainActor
final class PromptBehavior<Answer>: Interaction {
    /// How a prompt makes the answer from the texts.
    enum Check {
        /// Every text is an answer; nothing is checked.
        case unchecked(@MainActor (FieldValues) -> Answer)
        /// The check makes the answer, or throws what is wrong.
        ///
        /// It runs in a task that is cancelled when the prompt ends.
        case checked(@MainActor (FieldValues) async throws -> Answer)
    }

    private var check: Check?
    private var submitted: FieldValues?
    private var waiting: WaitingTask?

    private let typing: TypingExaminer?
    private let suggestions: PromptSuggestions?

    init(_ check: Check, whileTyping typing: TypingExaminer? = nil, suggestions: PromptSuggestions? = nil) {
        self.check = check
        self.typing = typing
        self.suggestions = suggestions
    }

    func happens(_ event: Modal.Event, to modal: Asked<Answer>) {
        switch event {
        case .began: begin(modal)
        case .appeared: suggestions?.begin(modal)
        case .ended:
            check = nil
            wake()
        case .mayClose, .expired: break
        }
    }

    func operate(_ operation: Outline.Operation, at place: Int, of modal: Asked<Answer>) -> Bool {
        switch operation {
        case .fill(let text): fill(place, with: text, of: modal)
        case .press where place == 0: submit(modal)
        case .press where place == 1: modal.host.dismiss(modal.id)
        default: false
        }
    }

    private func fill(_ field: Int, with text: String, of modal: Modal) -> Bool {
        guard modal.host.isOpen(modal.id), !modal.content.isBusy, modal.content.body.indices.contains(field)
        else { return false }
        modal.content.body[field].setText(text, error: nil)
        modal.content.body[field].checkFormat(modal.host.strings)
        suggestions?.typed(modal, into: field)
        checkTyping(in: modal)
        return true
    }

    /// Checks the typed text, unless a number field already says that its text is not a number.
    private func checkTyping(in modal: Modal) {
        guard let typing else { return }
        if modal.content.body.contains(where: { $0.error != nil && $0.isChecked }) {
            typing.cancel(modal)
            modal.content.typingCheck = .open
        } else {
            typing.typed(modal)
        }
    }

    private func submit(_ modal: Asked<Answer>) -> Bool {
        guard modal.host.isOpen(modal.id), !modal.content.isBusy else { return false }
        guard !findsWrongFields(in: modal) else { return true }
        typing?.cancel(modal)
        suggestions?.cancel(modal)
        let values = FieldValues(modal.content.body)
        if case .unchecked(let answer) = check { return modal.settle(answer(values)) }
        submitted = values
        modal.content.isBusy = true
        modal.host.setHostsWork(true, modal.id)
        wake()
        return true
    }

    /// Shows beside each number field why its text is not accepted.
    ///
    /// The check runs only if all texts are accepted.
    private func findsWrongFields(in modal: Modal) -> Bool {
        var isWrong = false
        for field in modal.content.body.indices where modal.content.body[field].isChecked {
            modal.content.body[field].checkFormat(modal.host.strings)
            if modal.content.body[field].error != nil { isWrong = true }
        }
        return isWrong
    }

    /// Starts the checking task together with the question, so that it inherits the task-local values of the asking
    /// task.
    private func begin(_ modal: Asked<Answer>) {
        guard case .checked(let check) = check, modal.host.isOpen(modal.id) else { return }
        typing?.begin(modal)
        modal.work.start {
            while modal.host.isOpen(modal.id) {
                if let values = self.submitted {
                    await self.examine(values, of: modal, check)
                } else {
                    await modal.host.tasks.wait { task in
                        let hasToWait = self.submitted == nil && modal.host.isOpen(modal.id)
                        if hasToWait { self.waiting = task }
                        return hasToWait
                    }
                }
            }
        }
    }

    private func examine(
        _ values: FieldValues, of modal: Asked<Answer>, _ check: @MainActor (FieldValues) async throws -> Answer
    ) async {
        do {
            modal.settleByItself(.success(try await check(values)))
        } catch is CancellationError {
            // The check itself asked a question, and the user cancelled that question. They are back at the prompt.
        } catch {
            modal.blame(error)
            if typing != nil { modal.content.typingCheck = .open }
        }
        // A modal that has ended no longer changes.
        guard modal.host.isOpen(modal.id) else { return }
        submitted = nil
        modal.content.isBusy = false
        modal.host.setHostsWork(false, modal.id)
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }
}

extension Modal {
    /// Shows an error beside the field that caused it.
    ///
    /// A modal that has ended no longer changes.
    func blame(_ error: any Error) {
        guard host.isOpen(id) else { return }
        let invalid = error as? InvalidInput
        let field = invalid?.field.flatMap { label in content.body.firstIndex { $0.label == label } } ?? 0
        content.body[field].setText(error: invalid?.reason ?? ErrorText(error).line)
    }
}
