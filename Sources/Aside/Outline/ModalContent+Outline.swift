extension ModalContent {
    /// What the modal shows, as a screen would show it: its body, and its buttons as actions.
    ///
    /// Locked controls are disabled. The outline of a sheet is empty, because the sheet's screen has its own outline.
    package var outline: Outline {
        var items = body
        if isBusy { items = items.map(\.locked) }
        for choice in choices {
            var item = Outline.Item(
                .action(role: choice.role, shortcut: nil), choice.label, isEnabled: isEnabled(choice))
            item.problem = choice.unavailable
            items.append(item)
        }
        return Outline(items)
    }

    /// The outline, in which Enter is the key of the default choice; in a list of one, Enter takes a row.
    var outlineWithDefault: Outline {
        var outline = outline
        guard kind != .choose || count != nil, let preset = defaultChoice,
            let place = choices.firstIndex(where: { $0.id == preset.id })
        else { return outline }
        outline.items[body.count + place].kind = .action(role: preset.role, shortcut: .enter)
        return outline
    }

    /// The list to choose from, if there is one.
    package var list: Outline.Item? { body.first(where: \.kind.isList) }

    /// The rows of the modal's list.
    package var options: [ListOption] { list?.options ?? [] }

    /// How many rows may be selected; `nil` if picking one row answers, or if there is no list.
    package var count: ClosedRange<Int>? {
        if case .list(_, let count) = list?.kind { count } else { nil }
    }

    /// The fields, switches and selections of a prompt or a form, also those in blocks.
    package var fields: [Outline.Item] {
        isFilledIn ? Outline(body).controls.filter { !$0.kind.isAction } : []
    }

    /// How many rows are selected.
    package var selectedCount: Int { options.count(where: \.isSelected) }

    /// Whether the title of the modal also names the only item in its body.
    package var isBodyNamedByTitle: Bool {
        body.first?.label == title && (kind == .progress || kind != .form && body.count == 1)
    }

    /// Returns whether a button can be pressed.
    ///
    /// Running work locks all buttons, except the cancel button of a prompt or a form. A list also needs enough selected rows.
    package func isEnabled(_ choice: Choice) -> Bool {
        if choice.unavailable != nil { return false }
        if choice.role == .preferred, typingCheck == .open { return false }
        if choice.role == .cancel { return !isBusy || kind != .progress }
        if choice.role == .preferred, let count { return !isBusy && count.contains(selectedCount) }
        return !isBusy
    }
}

extension Outline.Item {
    /// The item and what it contains, disabled while a check or work is running.
    var locked: Outline.Item {
        var item = self
        item.isEnabled = false
        if !children.isEmpty { item.children = children.map(\.locked) }
        return item
    }
}

/// Finds the place of a label before a modal exists.
extension ModalContent {
    /// Returns the place of a button among the buttons.
    package func place(ofButton label: String) throws(MoveError) -> Int {
        try place(.action, or: [], label) - body.count
    }

    /// Returns the place of a field among the fields.
    package func place(ofField label: String) throws(MoveError) -> Int {
        let fields = fields
        let places = fields.indices.filter { fields[$0].label == label }
        return try places.count == 1 ? places[0] : place(.field, or: [.switch, .selection], label)
    }

    private func place(
        _ noun: Outline.Kind.Noun, or others: Set<Outline.Kind.Noun>, _ label: String
    ) throws(MoveError) -> Int {
        let outline = outline
        let place = ControlPlace(self)
        let item = try ControlLookup(
            outline: outline, place: place, noun: noun, label: label, group: nil, others: others
        ).item()
        guard let index = outline.items.firstIndex(where: { $0.id == item.id }) else {
            throw .gone(item.id, from: place)
        }
        return index
    }
}
