extension ModalContent {
    /// What it shows in the words of a screen's content: its body, and its buttons as actions.
    ///
    /// What is locked now is disabled. A sheet has none of its own: its screen has.
    public var outline: Outline {
        var items = body
        if isBusy { for place in items.indices { items[place].isEnabled = false } }
        for choice in choices {
            items.append(
                Outline.Item(.action(role: choice.role, shortcut: nil), choice.label, isEnabled: isEnabled(choice)))
        }
        return Outline(items)
    }

    /// The list to choose from, where there is one.
    public var list: Outline.Item? {
        body.first { if case .list = $0.kind { true } else { false } }
    }

    /// The rows of its list.
    public var options: [Outline.Option] { list?.options ?? [] }

    /// How many rows may be taken; `nil` where picking one answers, and where there is no list.
    public var count: ClosedRange<Int>? {
        if case .list(_, let count) = list?.kind { count } else { nil }
    }

    /// Why the row or the choice at a place cannot be the answer.
    func unavailability(ofPlace place: Int) -> String? {
        if kind != .choose { return choices[place].unavailable }
        let options = options
        return options.indices.contains(place) ? options[place].unavailable : nil
    }

    /// How many rows are taken.
    package var selectedCount: Int { options.count(where: \.isSelected) }

    /// Whether its title says already what the only thing in its body is called.
    public var isBodyNamedByTitle: Bool { body.first?.label == title && (body.count == 1 || kind == .progress) }

    /// While it is busy its input is locked, though a prompt can still be given up; a list waits for enough of its rows.
    package func isEnabled(_ choice: Choice) -> Bool {
        if choice.unavailable != nil { return false }
        if choice.role == .preferred, typingCheck == .open { return false }
        if choice.role == .cancel { return !isBusy || kind != .progress }
        if choice.role == .preferred, let count { return !isBusy && count.contains(selectedCount) }
        return !isBusy
    }
}

/// Finding the place of what a label means, before there is a modal that could be operated.
extension ModalContent {
    /// The place of a button among the buttons.
    package func place(ofButton label: String) throws(ControlError) -> Int {
        try place(.action, label) - body.count
    }

    /// The place of a field among the fields.
    package func place(ofField label: String) throws(ControlError) -> Int {
        try place(.field, label)
    }

    private func place(_ noun: Outline.Kind.Noun, _ label: String) throws(ControlError) -> Int {
        let outline = outline
        let place = ControlPlace(self)
        let item = try ControlLookup(outline: outline, place: place, noun: noun, label: label, group: nil).item()
        guard let index = outline.items.firstIndex(where: { $0.id == item.id }) else {
            throw .gone(item.id, from: place)
        }
        return index
    }
}
