import Aside
import AsideText

extension LineQuestion {
    /// Makes the question of a modal.
    ///
    /// For a sheet, this is the question of the screen in the sheet.
    convenience init?(_ modal: Modal, given: GivenAnswers? = nil, _ strings: LineStrings, isTyped: Bool) {
        if let stage = modal.stage {
            self.init(screenOn: stage, inside: modal, given: given, strings, isTyped: isTyped)
        } else {
            self.init(asking: modal, given: given, strings, isTyped: isTyped)
        }
    }

    /// Makes the lines of a question that is a modal or a step.
    convenience init(
        asking modal: any ShownQuestion, given: GivenAnswers? = nil, _ strings: LineStrings, isTyped: Bool
    ) {
        self.init(.surface(SurfaceID(modal)), of: modal, asking: modal, strings)
        self.given = given?.givenFields(of: modal) ?? []
        ask(modal.question, isTyped: isTyped)
    }

    /// The modal or the step that asks.
    private var modal: any ShownQuestion {
        guard let shown else { preconditionFailure("A screen asks no question.") }
        return shown
    }

    private func ask(_ content: ModalContent, isTyped: Bool) {
        let modal = modal
        title = content.title
        mustBeRead = TypeAhead.Front(content) == .decision
        text.lines = [strings.text(content.title, content.severity)]
        if let message = content.message {
            text.lines.append(message.spellingOutLinks(of: content.messageMarkup))
        }
        if let expiring = modal as? Modal, let timeLeft = expiring.timeLeft {
            let answer = expiring.answerOfExpiryText
            let expiry = answer == nil ? strings.expires : strings.expiresAnswering
            text.hints.append(expiry.with("time", strings.time(timeLeft), "answer", answer ?? ""))
        }
        if content.isDismissible {
            cancel = {
                modal.dismiss()
                return .done
            }
        }
        switch content.kind {
        case .alert, .choose, .sheet:
            if content.kind == .alert { addDefault(of: content, isTyped: isTyped) }
            // The buttons of a list of many are not among what is ticked: a line selects and submits.
            for item in modal.controls.items where content.count == nil || !item.kind.isAction { add(item) }
            if content.kind == .alert { addShortAnswers(to: content.choices) }
            if let list = content.list, let count = content.count { takeMany(of: list, count) }
            saysHowToCancel = content.count != nil && content.isDismissible
        case .prompt, .form: askForFields()
        case .progress:
            text.news = content.body.first?.news(strings)
            if content.cancelChoice != nil, !content.isBusy { reply = .interruption { modal.dismiss() } }
            // In a pipe, the hint is useless, and it would appear in every log.
            saysHowToCancel = content.cancelChoice != nil && isTyped
        }
    }

    /// Accepts an empty line.
    private func addDefault(of content: ModalContent, isTyped: Bool) {
        // A pipe may send empty lines without an end. They must not retry a failed operation for ever.
        let isDecided = content.choices.count == 1 || content.severity != .error || isTyped
        guard isDecided, let choice = content.defaultChoice else { return }
        defaultNumber = choice.id + 1
        guard content.choices.count > 1 else { return }
        markedDefault = choice.label
        emptyLineTakes = choice.label
    }

    /// Accepts lines that mean yes or no.
    private func addShortAnswers(to choices: [ModalContent.Choice]) {
        guard choices.count == 2, let no = choices.firstIndex(where: { $0.role == .cancel }) else { return }
        for (word, number) in [(strings.yes, 2 - no), (strings.no, no + 1)] {
            add(synonym: word, for: number)
            add(synonym: String(word.prefix(1)), for: number)
        }
    }

    /// Selects several rows of a list by their numbers, and submits.
    private func takeMany(of list: Outline.Item, _ count: ClosedRange<Int>) {
        let modal = modal
        let most = min(count.upperBound, list.options.count)
        let range = strings.range.with("first", "\(count.lowerBound)", "last", "\(most)")
        let rule = count.lowerBound == most ? "\(most)" : range
        text.hints.append(
            count.contains(0)
                ? strings.severalOrNone.with("none", strings.noneOfThem)
                : most < list.options.count || count.lowerBound > 1
                    ? strings.severalOf.with("count", rule) : strings.several)
        let selected = list.options.filter(\.isSelected)
        emptyLineTakes = selected.isEmpty ? strings.noneOfThem : selected.map(\.label).joined(separator: ", ")
        chosen = selected.count
        reply = .numbers(count) { numbers in
            if let numbers { modal.take(numbers, of: list) }
            modal.submit()
            return .done
        }
    }

    /// Asks for the first field, or for the one that was refused.
    ///
    /// The other fields follow one by one, and the last answer submits them all.
    private func askForFields() {
        let modal = modal
        let fields = modal.question.fields
        let whole = modal.question.refusal
        let refused = fields.filter { $0.error != nil }
        isAskedAgain = whole != nil || !refused.isEmpty
        if isAskedAgain { given = [] }
        if let first = refused.first, first.id != fields.first?.id {
            text = Text(source: .control(first.id, of: text.source.shown))
            title = nil
            ask(for: first, then: .only(refused.dropFirst().map(\.id)))
            text.news = first.error.map { LineQuestion.News($0) }
        } else if let first = fields.first(where: { !given.contains($0.label) }) {
            for item in modal.question.body { addText(of: item) }
            ask(for: first, then: .allBelow)
            text.news = (whole ?? first.error).map { LineQuestion.News($0) }
            if fields.count > 1 {
                refusal = whole ?? first.error.map { strings.value.with("label", first.label, "value", $0) }
            }
        }
        if modal.question.isBusy { reply = .nothing }
    }

    /// Adds the texts above the first field of a form.
    private func addText(of item: Outline.Item) {
        guard !item.kind.isControl else { return }
        if item.kind != .block { text.lines.append(item.label.spellingOutLinks(of: item.markup)) }
    }

    /// The fields that a form still asks for.
    private enum Rest {
        /// All fields below, as they are then: they may depend on what was entered.
        case allBelow
        case only([Outline.Item.ID])

        @MainActor
        func next(
            after field: Outline.Item.ID, in modal: any ShownQuestion, given: Set<String>
        ) -> (field: Outline.Item, rest: Rest)? {
            let fields = modal.question.fields.filter(\.isEnabled)
            switch self {
            case .allBelow:
                let place = fields.firstIndex { $0.id == field } ?? fields.endIndex - 1
                return fields.dropFirst(place + 1).first { !given.contains($0.label) }.map { ($0, .allBelow) }
            case .only(let ids):
                guard let next = fields.first(where: { $0.id == ids.first }) else { return nil }
                return (next, .only(Array(ids.dropFirst())))
            }
        }
    }

    /// Makes the question of one field of a form, after whose answer nothing follows.
    convenience init(_ field: Outline.Item, aloneOf modal: any ShownQuestion, _ strings: LineStrings) {
        self.init(field, of: modal, then: nil, strings)
    }

    private convenience init(
        _ field: Outline.Item, of modal: any ShownQuestion, then rest: Rest?, _ strings: LineStrings
    ) {
        self.init(.control(field.id, of: SurfaceID(modal)), of: modal, asking: modal, strings)
        ask(for: field, then: rest)
        text.news = field.error.map { LineQuestion.News($0) }
    }

    private func ask(for field: Outline.Item, then rest: Rest?) {
        let (modal, strings) = (modal, strings)
        if !modal.question.isBodyNamedByTitle { text.lines.append(field.label) }
        if modal.question.kind == .form { self.field = field.label }
        // Who keeps what the check of a form has refused wants to change another field.
        var keepsRefused = false
        let goOn = { @MainActor [weak self] () -> Step in
            guard var rest else { return .done }
            if keepsRefused { rest = .allBelow }
            guard let next = rest.next(after: field.id, in: modal, given: self?.given ?? []) else {
                modal.submit()
                return .done
            }
            let question = LineQuestion(next.field, of: modal, then: next.rest, strings)
            question.given = self?.given ?? []
            question.goBack = self?.goBack
            // The first field is left for the first time, and no wizard has said it.
            if let self, self.goBack == nil, case .surface = self.text.source { question.sayHowToGoBack() }
            return .ask(question)
        }
        if rest != nil { offerField(above: field.id) }
        if modal.question.isDismissible {
            cancel = {
                modal.dismiss()
                return .done
            }
        }
        switch field.kind {
        case .switch(let isOn): ask(for: field, isOn: isOn, goOn)
        case .selection(_, let selected): ask(for: field, selected, goOn)
        default:
            let kept = field.isSecure || field.error != nil ? "" : field.text ?? ""
            ask(for: field, showsExample: kept.isEmpty) { line in
                keepsRefused = line.isEmpty && field.error != nil
                return line.isEmpty ? field.text ?? "" : line
            } then: {
                goOn()
            }
            keep(kept.isEmpty ? nil : kept.firstLine)
        }
        if case .surface = text.source { saysHowToCancel = modal.question.isDismissible }
    }

    /// Lets the user go back to the field above, if there is one.
    private func offerField(above field: Outline.Item.ID) {
        let (modal, strings) = (modal, strings)
        let above = { @MainActor in modal.question.fields.prefix { $0.id != field }.last(where: \.isEnabled) }
        guard above() != nil else { return }
        goUp = { [weak self] in
            guard let above = above() else { return .done }
            let question = LineQuestion(above, of: modal, then: .allBelow, strings)
            question.given = self?.given ?? []
            question.goBack = self?.goBack
            return .ask(question)
        }
    }

    /// Asks whether a switch is on; an empty line keeps it.
    private func ask(for field: Outline.Item, isOn: Bool, _ goOn: @escaping @MainActor () -> Step) {
        let modal = modal
        for (place, word) in [strings.yes, strings.no].enumerated() {
            add(word) {
                try? modal.toggle(field.id, to: place == 0)
                return goOn()
            }
            add(synonym: String(word.prefix(1)), for: place + 1)
        }
        defaultNumber = isOn ? 1 : 2
        keep(isOn ? strings.yes : strings.no)
    }

    /// Asks for one of several options; an empty line keeps the selected one.
    private func ask(for field: Outline.Item, _ selected: Int?, _ goOn: @escaping @MainActor () -> Step) {
        let modal = modal
        for (place, option) in field.options.enumerated() {
            add(option.label, isSelected: option.isSelected, detail: option.detail, unavailable: option.unavailable) {
                try? modal.pick(field.id, place)
                return goOn()
            }
        }
        defaultNumber = selected.map { $0 + 1 }
        keep(selected.map { field.options[$0].label })
    }

    /// Says what an empty line keeps.
    private func keep(_ kept: String?) {
        emptyLineTakes = kept
        if let kept { text.hints.append(strings.kept.with("text", kept)) }
    }
}

extension ShownQuestion {
    /// Selects the options with these numbers, and no others.
    fileprivate func take(_ numbers: Set<Int>, of list: Outline.Item) {
        let places = list.options.indices.filter { list.options[$0].isSelected != numbers.contains($0 + 1) }
        // The maximum number of options may be selected already, so other options are deselected first.
        for place in places where list.options[place].isSelected { try? pick(list.id, place) }
        for place in places where !list.options[place].isSelected { try? pick(list.id, place) }
    }
}

extension Outline.Item {
    /// The progress of work.
    ///
    /// It is reported again only after ten more percent, because a screen reader's output has to be short.
    func news(_ strings: LineStrings) -> LineQuestion.News? {
        let percent = fraction.map { strings.percent.with("number", "\($0.percent)") }
        let parts = [percent, note].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        let tens = fraction.map { "\($0.percent / 10)" } ?? ""
        // The estimate of the time left changes all the time.
        let activity = children.first?.label ?? ""
        return LineQuestion.News("  " + parts.joined(separator: ", "), about: tens + activity, activity: activity)
    }
}
