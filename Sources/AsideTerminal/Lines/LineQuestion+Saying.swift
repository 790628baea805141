import Aside
import AsideText

/// What is printed of a front.
extension LineQuestion {
    /// Makes the question of what is in front; `nil` if nothing is, or if the flow handles the answer of a step.
    ///
    /// - Parameters:
    ///   - front: What is in front.
    ///   - expiry: How the question expires, if it does.
    ///   - given: The labels of the fields that were given beforehand.
    ///   - words: The words.
    ///   - isTyped: Whether a user types the lines.
    convenience init?(
        of front: Front, expiry: String? = nil, given: Set<String> = [], _ words: LineWords, isTyped: Bool
    ) {
        let isStep = front.type != nil && front.isQuestion
        if front.kind == .nothing || isStep && front.state == .works { return nil }
        let fields = front.isFilledIn ? front.fields : []
        let refused = fields.filter { $0.error != nil }
        // Only what was refused is asked for again, and who comes back to a form may change each field.
        let given = refused.isEmpty && front.refusal == nil ? given : []
        let asksRefused = refused.first.map { $0.id != fields.first?.id } ?? false
        let first = asksRefused ? refused.first : fields.first { !given.contains($0.label) }
        self.init(
            front, first, then: asksRefused ? .only(refused.dropFirst().map(\.id)) : first.map { _ in .allBelow },
            isTyped: isTyped, words)
        // The first question of a form stands for the whole.
        if !asksRefused { text.source.control = nil }
        self.given = given
        if front.kind == .screen {
            sayScreen()
        } else {
            say(expiry: expiry, asksRefused: asksRefused)
            if isStep { offerBack() }
        }
    }

    private func sayScreen() {
        title = front.title
        let heading = front.items.first { $0.kind == .heading }
        if front.items.first?.kind == .heading { self.heading = heading?.label }
        if front.sheet != nil, front.path.count == 1, heading == nil { text.lines.append(front.title) }
        for item in front.items { add(item) }
        switch front.leaving {
        case .back: add(words[.back], number: 0, .make([.back]))
        case .dismiss: add(words[.close], number: 0, .make([.back]))
        case nil: break
        }
    }

    private func say(expiry: String?, asksRefused: Bool) {
        isCancellable = front.leaving != nil
        mustBeRead = front.mustBeSeen
        if asksRefused {
            askForControl()
        } else {
            title = front.title
            text.lines = [words.text(front.title, front.severity ?? .info)]
            if let message = front.message { text.lines.append(message.spellingOutLinks(of: front.markup)) }
            if let expiry { text.hints.append(expiry) }
        }
        switch front.kind {
        case .prompt, .form: sayFields(asksRefused: asksRefused)
        case .progress:
            text.news = front.items.first?.news(words)
            let canCancel = front.actions.contains { $0.kind.role == .cancel && $0.isEnabled }
            if canCancel { reply = .interruption }
            // In a pipe, the hint is useless, and it would appear in every log.
            saysHowToCancel = front.actions.contains { $0.kind.role == .cancel } && isTyped
        default:
            if front.kind == .alert { markDefault() }
            // The buttons of a list of many are not among what is ticked: a line selects and submits.
            for item in front.items where front.count == nil || !item.kind.isAction { add(item) }
            if front.kind == .alert { addShortAnswers() }
            if let list = front.list, let count = front.count { sayHowToTakeMany(of: list, count) }
            saysHowToCancel = front.count != nil && isCancellable
        }
    }

    private func sayFields(asksRefused: Bool) {
        let first = front.fields.first
        isAskedAgain = front.refusal != nil || front.fields.contains { $0.error != nil }
        if !asksRefused {
            for item in front.items where !item.kind.isControl && item.kind != .block {
                text.lines.append(item.label.spellingOutLinks(of: item.markup))
            }
            if control != nil { askForControl() }
        }
        text.news = (asksRefused ? control?.error : front.refusal ?? first?.error).map { News($0) }
        if !asksRefused, front.fields.count > 1 {
            refusal =
                front.refusal
                ?? first.flatMap { field in
                    field.error.map { words(.value, ["label": field.label, "value": $0]) }
                }
        }
        if front.state == .checks { reply = .nothing }
    }

    /// Marks the button that an empty line presses.
    private func markDefault() {
        // A pipe may send empty lines without an end. They must not retry a failed operation for ever.
        let isDecided = front.actions.count == 1 || front.severity != .error || isTyped
        guard isDecided, let preset = front.submission,
            let place = front.actions.firstIndex(where: { $0.id == preset.id })
        else { return }
        defaultNumber = place + 1
        guard front.actions.count > 1 else { return }
        markedDefault = preset.label
        emptyLineTakes = preset.label
    }

    /// Lets the user answer with yes or no.
    private func addShortAnswers() {
        guard front.actions.count == 2, let no = front.actions.firstIndex(where: { $0.kind.role == .cancel }) else {
            return
        }
        for (word, number) in [(words[.yes], 2 - no), (words[.no], no + 1)] {
            add(synonym: word, for: number)
            add(synonym: String(word.prefix(1)), for: number)
        }
    }

    private func sayHowToTakeMany(of list: Outline.Item, _ count: ClosedRange<Int>) {
        let all = list.options.count
        text.hints.append(
            count.contains(0)
                ? words(.severalOrNone, ["none": words[.noneOfThem]])
                : count.upperBound < all || count.lowerBound > 1
                    ? words(.severalOf, ["count": words.span(count, of: all)]) : words[.several])
        let selected = list.options.filter(\.isSelected)
        emptyLineTakes = selected.isEmpty ? words[.noneOfThem] : selected.map(\.label).joined(separator: ", ")
        chosen = selected.count
        reply = .numbers(count)
    }

    /// Says how to go back from a step.
    private func offerBack() {
        guard front.leaving == .back else {
            saysHowToCancel = true
            return
        }
        goesBack = true
        if reply == .number, menu.unprinted == 0 { return add(words[.back], number: 0, .make([.back])) }
        saysHowToCancel = false
        sayHowToGoBack()
    }

    private func sayHowToGoBack() {
        text.hints.append(words(.toGoBack, ["back": words[.goBack]]))
    }
}

// MARK: Fields

extension LineQuestion {
    /// Makes the question of a field of a form or a prompt.
    convenience init(_ field: Outline.Item, then rest: Rest?, of front: Front, isTyped: Bool, _ words: LineWords) {
        self.init(front, field, then: rest, isTyped: isTyped, words)
        isCancellable = front.leaving != nil
        askForControl()
        text.news = field.error.map { News($0) }
    }

    /// Makes the question of the control of a screen.
    convenience init(editing item: Outline.Item, of question: LineQuestion) {
        self.init(question.front, item, isTyped: question.isTyped, question.words)
        isCancellable = true
        text.lines = [item.label]
        guard item.text != nil else {
            addOptions(of: item)
            return
        }
        // An empty line keeps the text. But in a plain field, the user may want an empty text.
        emptyText = item.format != nil && item.error == nil ? item.text ?? "" : ""
        askForText(of: item, showsExample: true)
        keep(emptyText.isEmpty ? nil : emptyText.firstLine)
    }

    /// Returns the question that follows this one in a form; `nil` if the form can be submitted.
    func next(in front: Front, then rest: Rest) -> LineQuestion? {
        let fields = front.fields.filter(\.isEnabled)
        let question: LineQuestion
        switch rest {
        case .allBelow:
            let place = fields.firstIndex { $0.id == control?.id } ?? fields.endIndex - 1
            guard let field = fields.dropFirst(place + 1).first(where: { !given.contains($0.label) }) else {
                return nil
            }
            question = LineQuestion(field, then: .allBelow, of: front, isTyped: isTyped, words)
        case .only(let ids):
            guard let field = fields.first(where: { $0.id == ids.first }) else { return nil }
            question = LineQuestion(
                field, then: .only(Array(ids.dropFirst())), of: front, isTyped: isTyped, words)
        }
        question.given = given
        question.goesBack = goesBack
        // The first field is left for the first time, and no wizard has said it.
        if !goesBack, text.source.control == nil { question.sayHowToGoBack() }
        return question
    }

    /// The field above in a form, to which the user can go back.
    var fieldAbove: Outline.Item? {
        guard rest != nil, let control else { return nil }
        return front.fields.prefix { $0.id != control.id }.last(where: \.isEnabled)
    }

    private func askForControl() {
        guard let field = control else { return }
        if !front.isBodyNamedByTitle { text.lines.append(field.label) }
        switch field.kind {
        case .switch(let isOn):
            for (place, word) in [words[.yes], words[.no]].enumerated() {
                add(word, .make([.toggle(field.id, to: place == 0)]))
                add(synonym: String(word.prefix(1)), for: place + 1)
            }
            defaultNumber = isOn ? 1 : 2
            keep(isOn ? words[.yes] : words[.no])
        case .selection(_, let selected):
            addOptions(of: field)
            defaultNumber = selected.map { $0 + 1 }
            keep(selected.map { field.options[$0].label })
        default:
            emptyText = field.text ?? ""
            let kept = field.isSecure || field.error != nil ? "" : emptyText
            askForText(of: field, showsExample: kept.isEmpty)
            keep(kept.isEmpty ? nil : kept.firstLine)
        }
        if text.source.control == nil { saysHowToCancel = isCancellable }
    }

    private func addOptions(of item: Outline.Item) {
        for (place, option) in item.options.enumerated() {
            add(
                option.label, isSelected: option.isSelected, detail: option.detail, unavailable: option.unavailable,
                .make([.pick([place], from: item.id)]))
            guard rest == nil, option.isSelected, option.unavailable == nil else { continue }
            defaultNumber = place + 1
            emptyLineTakes = option.label
        }
    }

    private func keep(_ kept: String?) {
        emptyLineTakes = kept
        if let kept { text.hints.append(words(.kept, ["text": kept])) }
    }

    /// Says what a field takes.
    private func askForText(of item: Outline.Item, showsExample: Bool) {
        reply = .text
        isHidden = item.isSecure
        if let suggestions = item.suggestions, !suggestions.isSearched {
            listedSuggestions = Array(suggestions.texts.prefix(Self.mostSuggestions))
            let listed = listedSuggestions.enumerated().map { words(.choice, ["number": "#\($0 + 1)", "label": $1]) }
            text.hints.insert(contentsOf: listed, at: 0)
            if !listed.isEmpty { text.hints.append(words[.suggested]) }
        }
        if showsExample, let placeholder = item.placeholder, item.dateRange == nil {
            text.hints.append(words(.example, ["example": placeholder]))
        }
        if let range = item.numberRange {
            let hint = range.bounds.phrase(
                between: words[.numberRange], from: words[.numberFrom], upTo: words[.numberUpTo])
            if !hint.isEmpty { text.hints.append(hint) }
        }
        if let range = item.dateRange {
            text.hints.append(
                range.bounds.phrase(
                    between: words[.dateRange], from: words[.dateFrom], upTo: words[.dateUpTo],
                    any: words[.date]
                ).with(["example": range.textOfToday()]))
        }
        if item.format == .lines { text.hints.append(words(.untilDot, ["end": words[.endOfText]])) }
    }

    private static let mostSuggestions = 9
}

// MARK: Items

extension LineQuestion {
    private func add(_ item: Outline.Item) {
        switch item.kind {
        case .heading, .paragraph:
            text.lines.append(item.label.spellingOutLinks(of: item.markup))
        case .block:
            let isSentence = item.label.last?.isPunctuation == true
            text.lines.append(isSentence ? item.label : words(.block, ["title": item.label]))
        case .row(let detail):
            let label = detail.map { named(item.label, $0) } ?? item.label
            if let action = item.ownAction { return add(action, called: label) }
            text.lines.append(label)
        case .meter(let fraction):
            let shown = fraction.map { words(.percent, ["number": "\($0.percent)"]) }
            text.lines.append(named(item.label, shown ?? words[.unknown]))
        case .action: add(item, called: item.label)
        case .switch(let isOn):
            add(
                described(item, isOn ? words[.on] : words[.off]), isEnabled: item.isEnabled,
                .make([.toggle(item.id, to: !isOn), .leave(item.id)]))
        case .field(let value, _, _, let isSecure):
            let shown = value.isEmpty ? words[.empty] : isSecure ? words[.hidden] : value.firstLine
            add(described(item, shown), isEnabled: item.isEnabled, .edit(item))
        case .selection(let options, let selected):
            add(described(item, selected.map { options[$0] } ?? words[.none]), isEnabled: item.isEnabled, .edit(item))
        case .list(let options, _) where options.count > Menu.longest: add(longList: options)
        case .list(let options, let count): add(options, of: item, count)
        }
        for child in item.children { add(child) }
    }

    private func add(_ options: [ListOption], of list: Outline.Item, _ count: ClosedRange<Int>?) {
        for (place, option) in options.enumerated() {
            let isFirst = place == 0 || options[place - 1].group != option.group
            if isFirst, let group = option.group { text.lines.append(words(.block, ["title": group])) }
            add(
                option.label, isSelected: option.isSelected, isEnabled: list.isEnabled, detail: option.detail,
                unavailable: option.unavailable, .make([.pick([place])]))
            guard option.isSelected, option.unavailable == nil, count == nil, defaultNumber == nil else { continue }
            defaultNumber = self.options.count
            emptyLineTakes = option.label
        }
    }

    private func add(_ action: Outline.Item, called label: String) {
        let isDefault = front.isQuestion && action.label == markedDefault
        add(
            label, isDefault: isDefault, isEnabled: action.isEnabled, isBusy: action.isBusy, unavailable: action.error,
            .make([.press(action.id)]))
        if case .action(_, .key(let key)) = action.kind { add(synonym: String(key), for: lastNumber) }
    }

    private func described(_ item: Outline.Item, _ value: String) -> String {
        let label = named(item.label, value)
        if item.isBusy { return words(.checking, ["label": label]) }
        return item.error.map { words(.faulty, ["label": label, "error": $0]) } ?? label
    }

    private func named(_ label: String, _ value: String) -> String {
        words(.value, ["label": label, "value": value])
    }
}

extension Front {
    /// Whether it has fields to fill in and to submit: a prompt, or a form.
    var isFilledIn: Bool { kind == .prompt || kind == .form }

    /// How many rows may be selected; `nil` if picking one row answers, or if there is no list.
    var count: ClosedRange<Int>? { if case .list(_, let count) = list?.kind { count } else { nil } }

    /// Whether the title also names the only field.
    fileprivate var isBodyNamedByTitle: Bool { kind == .prompt && fields.count == 1 && fields[0].label == title }

    /// Whether what was typed before it came does not answer it.
    fileprivate var mustBeSeen: Bool {
        kind == .alert
            && (actions.count < 2 || severity == .warning || severity == .error
                || actions.contains { $0.kind.role == .destructive })
    }
}

extension Outline.Item {
    /// How far running work has come, as news; `nil` if that is not known.
    func news(_ words: LineWords) -> LineQuestion.News? {
        let percent = fraction.map { words(.percent, ["number": "\($0.percent)"]) }
        let parts = [percent, note].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        let tens = fraction.map { "\($0.percent / 10)" } ?? ""
        // The estimate of the time left changes all the time.
        let activity = children.first?.label ?? ""
        return LineQuestion.News("  " + parts.joined(separator: ", "), about: tens + activity, activity: activity)
    }
}
