import Aside

/// A search for every move that a user can make in a state.
///
/// It needs no configuration.
@MainActor
struct MoveFinder {
    let walk: Walk
    let options: ExplorationOptions

    private(set) var found = FoundMoves()

    init(_ walk: Walk, _ options: ExplorationOptions) {
        self.walk = walk
        self.options = options
    }

    /// Finds the moves at a question that is about to be shown, or at what is in view.
    mutating func find(at question: ModalContent? = nil, source: SourceLine? = nil) {
        let top = walk.stage.modals.last { !$0.isLeaving }
        if let question {
            add(of: question, source)
        } else if let top, top.content.kind != .sheet {
            add(of: top.content, top.source)
        } else if let stage = top == nil ? walk.stage : top?.stage {
            add(of: stage)
            if let top, top.content.isDismissible, !top.content.isBusy {
                add(.dismiss, Path.Place(top.content), top.source, .dismiss, isLeaving: true)
            }
        } else if let top, top.content.isDismissible, !top.content.isBusy {
            add(.dismiss, Path.Place(top.content), top.source, .dismiss, isLeaving: true)
        }
        if question == nil, let notice = walk.stage.notice?.content, let action = notice.action {
            add(.press(action), .notice(notice.text), walk.stage.notice?.source, .pressNotice)
        }
        if question == nil, let next = walk.clock.remaining.first { add(.wait(next), .flow, nil, .wait) }
    }

    /// Adds a move that cancels the flow's task.
    mutating func addCancelling(_ place: Path.Place, _ source: SourceLine?) {
        add(.cancel, place, source, .cancel, isLeaving: true)
    }

    private mutating func add(
        _ action: Path.Action, _ place: Path.Place, _ source: SourceLine?, _ operation: ExploredMove.Operation,
        isLeaving: Bool = false, typed: [String] = []
    ) {
        let move = Path.Move(action, place, source: source)
        let explored = ExploredMove(move: move, operation: operation, isLeaving: isLeaving, typed: typed)
        if walk.filters.allSatisfy({ $0(move) }) {
            found.moves.append(explored)
        } else if explored.leadsOn {
            found.leftOut.append(action)
        }
    }

    // MARK: Modals

    private mutating func add(of content: ModalContent, _ source: SourceLine?) {
        let place = Path.Place(content)
        switch content.kind {
        case .prompt where !content.isBusy, .form where !content.isBusy: addFilling(in: content, place, source)
        case .choose where content.count != nil:
            for places in selections(content.options, content.count ?? 0...0) {
                add(.pickMany(places.map { content.options[$0].label }), place, source, .pickOptions(places))
            }
        case .choose:
            for (index, option) in content.options.enumerated() {
                guard option.unavailable == nil else {
                    found.disabled.append(option.label)
                    continue
                }
                add(.pick(content.title, option: option.label), place, source, .pickOption(index))
            }
        case .alert, .prompt, .form, .progress, .sheet: break
        }
        for (index, choice) in content.choices.enumerated() {
            let isCancel = choice.role == .cancel
            guard content.kind == .alert || isCancel else { continue }
            if content.isEnabled(choice) {
                // A single OK leads on; the Cancel of a list leaves it.
                let isLeaving = isCancel && (content.kind != .alert || content.choices.count > 1)
                add(.press(choice.label), place, source, .press(index), isLeaving: isLeaving)
            } else {
                found.disabled.append(choice.label)
            }
        }
        if content.cancelChoice == nil, content.isDismissible, !content.isBusy {
            add(.dismiss, place, source, .dismiss, isLeaving: true)
        }
    }

    /// Adds the moves that submit a prompt or a form, and those that change its switches and selections.
    private mutating func addFilling(in content: ModalContent, _ place: Path.Place, _ source: SourceLine?) {
        let fields = content.fields
        let outline = content.outline
        let isNamedByTitle = content.isBodyNamedByTitle
        let label = { (item: Outline.Item) in isNamedByTitle ? "" : item.label }
        for texts in forms(fields, title: isNamedByTitle ? content.title : nil) {
            let named = texts.map { index, text in
                let field = fields[index]
                return Path.FieldText(label(field), field.isSecure ? nil : text, in: outline.group(telling: field))
            }
            let typed = texts.filter { !$0.text.isEmpty && $0.text != fields[$0.index].text }
            add(
                .submit(named), place, source, .submit(texts.map { (field: $0.index, text: $0.text) }),
                typed: typed.map { label(fields[$0.index]) })
        }
        addFields(fields, isNamedByTitle: isNamedByTitle)
        for item in fields { addChanging(item, in: outline.group(telling: item), place, source) }
    }

    /// Adds the moves that change a switch or a selection.
    private mutating func addChanging(
        _ item: Outline.Item, in group: String?, _ place: Path.Place, _ source: SourceLine?
    ) {
        guard item.isEnabled else { return }
        switch item.kind {
        case .switch(let isOn):
            add(.toggle(item.label, to: !isOn, in: group), place, source, .toggle(item.id, !isOn))
        case .list(let rows, _):
            // A question that is a step; a list of many is changed row by row.
            for (index, row) in rows.enumerated() where row.unavailable == nil {
                add(.pick(item.label, option: row.label, in: group), place, source, .select(item.id, index))
            }
        case .selection(_, let selected):
            for (index, option) in item.options.enumerated() where index != selected && option.unavailable == nil {
                add(.pick(item.label, option: option.label, in: group), place, source, .select(item.id, index))
            }
        default: break
        }
    }

    /// Returns selections of rows in a list of many: the initial rows, each other row, no row, and all rows, if the
    /// list allows that many.
    private func selections(_ options: [ListOption], _ count: ClosedRange<Int>) -> [[Int]] {
        let first = options.indices.filter { options[$0].isSelected }
        let free = options.indices.filter { options[$0].unavailable == nil }
        let toggled = free.map { place in
            first.contains(place) ? first.filter { $0 != place } : (first + [place]).sorted()
        }
        var picked: [[Int]] = []
        // The user cannot deselect a selected row that is unavailable, so that row is part of every answer.
        let fixed = first.filter { options[$0].unavailable != nil }
        let most = (fixed + free.prefix(max(0, count.upperBound - fixed.count))).sorted()
        let least = (fixed + free.prefix(max(0, count.lowerBound - fixed.count))).sorted()
        for places in [first] + toggled + [least, most] where count.contains(places.count) && !picked.contains(places) {
            picked.append(places)
        }
        return picked
    }

    /// Returns texts for some fields: examples in all of them, and then each field left empty in turn.
    ///
    /// An example is a text that the test gives. Without one, the examples are the ends of the field's range, or its
    /// placeholder and its first suggestions. A field that has none of these gets a letter.
    private func forms(_ items: [Outline.Item], title: String? = nil) -> [[(index: Int, text: String)]] {
        let fields = items.enumerated().filter { $0.element.text != nil && $0.element.isEnabled }
        let examples = fields.map { _, item -> [String] in
            if let given = walk.texts[title ?? item.label] ?? walk.texts[item.label] { return given }
            if let range = item.numberRange { return range.examples(beside: item.text ?? "") }
            if let range = item.dateRange { return range.examples }
            guard case .field(let text, let placeholder, _, _) = item.kind else { return [] }
            let suggested = item.suggestions?.texts.prefix(Self.mostSuggestions) ?? []
            let known = ([placeholder] + suggested).filter { !$0.isEmpty }
            let typed = known.isEmpty ? [Self.letter] : known
            // If nothing better is known, the text that is already in the field is the first example.
            return text.isEmpty || !placeholder.isEmpty ? typed : [text] + typed.filter { $0 != text }
        }
        for (field, texts) in zip(fields, examples) where field.element.isSecure {
            walk.secrets.formUnion(texts.filter { $0.count > 1 })
        }
        let all = zip(fields, examples).map { (index: $0.offset, text: $1[0]) }
        var forms = [all]
        for place in all.indices {
            let isChecked = fields[place].element.format?.isChecked == true
            let others = examples[place].dropFirst() + (all[place].text.isEmpty || isChecked ? [] : [""])
            for text in others {
                var form = all
                form[place].text = text
                forms.append(form)
            }
        }
        return forms
    }

    /// Adds the fields that take any text; numbers and dates are always typed.
    private mutating func addFields(_ items: [Outline.Item], isNamedByTitle: Bool = false) {
        let free = items.filter { $0.text != nil && $0.isEnabled && $0.format?.isChecked != true }
        found.fields += free.map { isNamedByTitle ? "" : $0.label }
    }

    private static let letter = "a"
    private static let mostSuggestions = 2

    // MARK: Screens

    private mutating func add(of stage: Stage) {
        guard let entry = stage.entries.last else { return }
        let place = Path.Place(entry.screen)
        if let given = walk.publications[ObjectIdentifier(type(of: entry.screen))] {
            if stage.acceptsInput {
                for (index, value) in given.enumerated() {
                    add(.publish(value.code), place, entry.source, .publish(index))
                }
            }
        } else {
            add(of: entry.screen, place, entry.source)
        }
        // While the flow handles the screen's value, a step that waits for the screen would wait until that has ended.
        let leaving = stage.acceptsInput ? place : .flow
        if stage.stack.count > 1, !stage.isAskedToGoBack { add(.back, leaving, entry.source, .back, isLeaving: true) }
    }

    private mutating func add(of screen: any Screen, _ place: Path.Place, _ source: SourceLine) {
        let controls = screen.outline.controls
        let fields = controls.filter { $0.text != nil && $0.isEnabled }
        for form in forms(fields) where form.contains(where: { fields[$0.index].text != $0.text }) {
            let changed = form.filter { fields[$0.index].text != $0.text }
            let texts = changed.map { index, text in
                Path.FieldText(
                    fields[index].label, fields[index].isSecure ? nil : text,
                    in: screen.group(telling: fields[index]))
            }
            add(
                .fill(texts), place, source, .fill(changed.map { (fields[$0.index].id, $0.text) }),
                typed: changed.filter { !$0.text.isEmpty }.map { fields[$0.index].label })
        }
        addFields(fields)
        if let field = screen.fieldToLeave, field.text != nil {
            add(.leave(field.label, in: screen.group(telling: field)), place, source, .leave(field.id))
        }
        for item in controls {
            switch item.kind {
            case .switch, .selection, .list: addChanging(item, in: screen.group(telling: item), place, source)
            case .action where item.isEnabled && !item.isBusy:
                let group = screen.group(telling: item)
                add(.press(item.label, in: group), place, source, .pressAction(item.id))
                if options.pressesTwice { add(.pressTwice(item.label, in: group), place, source, .pressTwice(item.id)) }
            case .action where !item.isEnabled: found.disabled.append(item.label)
            default: break
            }
        }
    }
}
