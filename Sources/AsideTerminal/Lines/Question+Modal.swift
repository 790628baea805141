import Aside

extension Question {
    /// What a modal asks; in a sheet, that is what its screen asks.
    init?(_ modal: Modal, _ words: LineWords) {
        if let stage = modal.stage {
            self.init(screenOn: stage, inside: modal, words)
            return
        }
        let content = modal.content
        self.init(.modal(modal.id), words)
        text.lines = [content.severity == .error ? words.error.with(["title": content.title]) : content.title]
        if let message = content.message { text.lines.append(message) }
        switch content.kind {
        case .alert, .choose, .sheet: list(modal)
        case .prompt: askForTexts(modal)
        case .progress: text.news = content.progress.flatMap { $0.line(words) }
        }
    }

    private mutating func list(_ modal: Modal) {
        for option in modal.content.options {
            add(option.isSelected ? words.selected.with(["label": option.label]) : option.label) {
                done(modal.pick(option.id))
            }
        }
        for choice in modal.content.choices {
            add(choice.label) { done(modal.press(choice.id)) }
        }
    }

    /// Asks for the first field; the others follow one by one, and the last one's answer submits them all.
    private mutating func askForTexts(_ modal: Modal) {
        let errors = modal.content.fields.compactMap { field in
            field.error.map { field.label.isEmpty ? $0 : words.value.with(["label": field.label, "value": $0]) }
        }
        text.news = errors.isEmpty ? nil : errors.joined(separator: "\n")
        guard let field = modal.content.fields.first else { return }
        ask(for: field, of: modal)
        if modal.content.isBusy { reply = .nothing }
    }

    private init(_ field: ModalContent.Field, of modal: Modal, _ words: LineWords) {
        self.init(.field(field.id, of: modal.id), words)
        ask(for: field, of: modal)
    }

    private mutating func ask(for field: ModalContent.Field, of modal: Modal) {
        let fields = modal.content.fields
        if fields.count > 1 { text.lines.append(field.label) }
        if !field.placeholder.isEmpty { text.lines.append(words.example.with(["example": field.placeholder])) }
        if case .field = text.source {} else { text.lines.append(words.toCancel.with(["cancel": words.cancel])) }
        isHidden = field.isSecure
        let words = words
        reply = .text { line in
            if line == words.cancel { return done(modal.dismiss()) }
            modal.fill(field.id, with: line)
            guard let next = fields.first(where: { $0.id > field.id }) else { return done(modal.submit()) }
            return .ask(Question(next, of: modal, words))
        }
    }
}

extension ModalContent.Progress {
    /// The progress in steps of ten percent: what is read aloud has to be short.
    fileprivate func line(_ words: LineWords) -> String? {
        let percent = fraction.map { words.percent.with(["number": "\(Int(min(max($0, 0), 1) * 10) * 10)"]) }
        let parts = [percent, note].compactMap(\.self)
        return parts.isEmpty ? nil : "  " + parts.joined(separator: ", ")
    }
}

/// Whether an answer came too late is told by what is asked next.
private func done(_ wasTaken: Bool) -> Question.Step {
    .done
}
