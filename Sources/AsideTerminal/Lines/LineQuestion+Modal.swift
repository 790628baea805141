import Aside
import AsideText

extension LineQuestion {
    /// What a modal asks; in a sheet, that is what its screen asks.
    init?(_ modal: Modal, _ strings: LineStrings) {
        if let stage = modal.stage {
            self.init(screenOn: stage, inside: modal, strings)
            return
        }
        let content = modal.content
        self.init(.modal(modal.id), strings)
        text.lines = [content.severity == .error ? strings.error.with(["title": content.title]) : content.title]
        if let message = content.message { text.lines.append(message) }
        switch content.kind {
        case .alert: list(modal)
        case .choose, .sheet: if let count = content.count { listMany(modal, count) } else { list(modal) }
        case .prompt: askForTexts(modal)
        case .progress:
            text.news = content.progress.flatMap { $0.news(strings) }
            if content.cancelChoice != nil, !content.isBusy { reply = .interruption { modal.dismiss() } }
            // Who pipes the answers in has no use for it, and reads it in every log.
            if content.cancelChoice != nil, LineReader.isTyped {
                text.hints.append(strings.toCancel.with(["cancel": strings.cancel]))
            }
        }
    }

    private mutating func list(_ modal: Modal) {
        for option in modal.content.options {
            add(option.label, isSelected: option.isSelected) { done(modal.pick(option.id)) }
            guard option.isSelected, defaultNumber == nil else { continue }
            defaultNumber = options.count
            text.hints.append(strings.kept.with(["text": option.label]))
        }
        for choice in modal.content.choices {
            add(choice.label) { done(modal.press(choice.id)) }
        }
        let choices = modal.content.choices
        // Nothing is decided by an answer that is the only one.
        if modal.content.kind == .alert, choices.count == 1 { defaultNumber = 1 }
        guard modal.content.kind == .alert, choices.count == 2,
            let no = choices.firstIndex(where: { $0.role == .cancel })
        else { return }
        add(synonym: strings.yes, for: 2 - no)
        add(synonym: strings.no, for: no + 1)
    }

    private mutating func listMany(_ modal: Modal, _ count: ClosedRange<Int>) {
        let rows = modal.content.options
        for option in rows {
            add(option.label, isSelected: option.isSelected, isPart: true) { done(modal.pick(option.id)) }
        }
        for choice in modal.content.choices {
            add(choice.label) { done(modal.press(choice.id)) }
        }
        text.hints.append(
            count.contains(0) ? strings.severalOrNone.with(["none": strings.noneOfThem]) : strings.several)
        let selected = rows.filter(\.isSelected)
        if !selected.isEmpty {
            let labels = selected.map(\.label).joined(separator: ", ")
            text.hints.append(strings.kept.with(["text": labels]))
        }
        chosen = selected.count
        doneNumber = rows.count + 1
        reply = .numbers(count) { numbers in
            if let numbers { modal.take(numbers) }
            return done(modal.press(0))
        }
    }

    /// Asks for the first field, or for the one that was refused; what else is to be asked follows one by one, and the
    /// last answer submits them all.
    private mutating func askForTexts(_ modal: Modal) {
        let fields = modal.content.fields
        let refused = fields.filter { $0.error != nil }
        // The first one is also blamed for what is wrong with all of them together, and then all are asked for.
        if let first = refused.first, first.id != fields.first?.id {
            self = LineQuestion(first, of: modal, then: refused.dropFirst(), strings)
            text.news = first.error.map { LineQuestion.News($0) }
        } else if let first = fields.first {
            ask(for: first, of: modal, then: fields.dropFirst())
            text.news = first.error.map {
                LineQuestion.News(fields.count > 1 ? strings.value.with(["label": first.label, "value": $0]) : $0)
            }
        }
        if modal.content.isBusy { reply = .nothing }
    }

    private init(
        _ field: ModalContent.Field, of modal: Modal, then others: ArraySlice<ModalContent.Field>,
        _ strings: LineStrings
    ) {
        self.init(.field(field.id, of: modal.id), strings)
        ask(for: field, of: modal, then: others)
    }

    private mutating func ask(
        for field: ModalContent.Field, of modal: Modal, then others: ArraySlice<ModalContent.Field>
    ) {
        if modal.content.fields.count > 1 { text.lines.append(field.label) }
        if !field.text.isEmpty, !field.isSecure, field.error == nil {
            text.hints.append(strings.kept.with(["text": field.text]))
        } else if !field.placeholder.isEmpty {
            text.hints.append(strings.example.with(["example": field.placeholder]))
        }
        if case .field = text.source {} else { text.hints.append(strings.toCancel.with(["cancel": strings.cancel])) }
        isHidden = field.isSecure
        let strings = strings
        reply = .text { line in
            if line == strings.cancel { return done(modal.dismiss()) }
            modal.fill(field.id, with: line.isEmpty ? field.text : line)
            guard let next = others.first else { return done(modal.submit()) }
            return .ask(LineQuestion(next, of: modal, then: others.dropFirst(), strings))
        }
    }
}

extension Modal {
    /// Takes these options of a list, by their numbers, and no others.
    fileprivate func take(_ numbers: Set<Int>) {
        let rows = content.options.enumerated().map { place, option in
            (id: option.id, isTaken: option.isSelected, isWanted: numbers.contains(place + 1))
        }
        // As many as it may take may be taken already.
        for row in rows where row.isTaken && !row.isWanted { pick(row.id) }
        for row in rows where !row.isTaken && row.isWanted { pick(row.id) }
    }
}

extension ModalContent.Progress {
    /// The progress, told again only after ten percent more: what is read aloud has to be short.
    func news(_ strings: LineStrings) -> LineQuestion.News? {
        let percent = fraction.map { strings.percent.with(["number": "\($0.percent)"]) }
        let parts = [percent, note].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        let tens = fraction.map { "\($0.percent / 10)" } ?? ""
        return LineQuestion.News("  " + parts.joined(separator: ", "), about: tens + (note ?? ""))
    }
}

/// Whether an answer came too late is told by what is asked next.
private func done(_ wasTaken: Bool) -> LineQuestion.Step {
    .done
}
