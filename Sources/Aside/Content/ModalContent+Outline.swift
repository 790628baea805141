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

    /// How many rows are taken.
    package var selectedCount: Int { options.count(where: \.isSelected) }

    /// Whether its title says already what the only thing in its body is called.
    public var isBodyNamedByTitle: Bool { body.count == 1 && body[0].label == title }

    /// While it is busy its input is locked, though a prompt can still be given up; a list waits for enough of its rows.
    private func isEnabled(_ choice: Choice) -> Bool {
        if choice.role == .cancel { return !isBusy || kind != .progress }
        if choice.role == .preferred, let count { return !isBusy && count.contains(selectedCount) }
        return !isBusy
    }
}
