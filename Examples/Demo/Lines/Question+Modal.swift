import Aside

extension Question {
    /// What a modal asks; in a sheet, that is what its screen asks.
    init?(_ modal: Modal) {
        if let stage = modal.stage {
            self.init(screenOn: stage, inside: modal)
            return
        }
        let content = modal.content
        self.init(.modal(modal.id))
        text.lines = [content.severity == .error ? "Error: \(content.title)" : content.title]
        if let message = content.message { text.lines.append(message) }
        switch content.kind {
        case .alert, .choose, .sheet: list(modal)
        case .prompt: askForText(modal)
        case .progress: text.news = content.progress?.line
        }
    }

    private mutating func list(_ modal: Modal) {
        for option in modal.content.options {
            add(option.isSelected ? "\(option.label) (selected)" : option.label) { done(modal.pick(option.id)) }
        }
        for choice in modal.content.choices {
            add(choice.label) { done(modal.press(choice.id)) }
        }
    }

    /// No prompt of this demo has a second field.
    private mutating func askForText(_ modal: Modal) {
        guard let field = modal.content.fields.first else { return }
        if !field.placeholder.isEmpty { text.lines.append("  such as \(field.placeholder)") }
        text.lines.append("  \(Question.cancel) to cancel")
        text.news = field.error
        guard !modal.content.isBusy else { return }
        reply = .text { line in
            if line == Question.cancel {
                modal.dismiss()
            } else {
                modal.fill(field.id, with: line)
                modal.submit()
            }
        }
    }

    /// What is entered instead of a text to send a prompt away.
    private static let cancel = "/cancel"
}

extension ModalContent.Progress {
    fileprivate var line: String? {
        let percent = fraction.map { "\(Int($0 * 100)) %" }
        let parts = [percent, note].compactMap(\.self)
        return parts.isEmpty ? nil : "  " + parts.joined(separator: ", ")
    }
}

/// Whether an answer came too late is told by what is asked next.
private func done(_ wasTaken: Bool) -> Question.Step {
    .done
}
