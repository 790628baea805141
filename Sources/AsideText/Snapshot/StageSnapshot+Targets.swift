public import Aside

extension StageSnapshot {
    /// Returns the targets to which the user can move the focus, in the order of the Tab key.
    ///
    /// - Parameter viewState: The user's place. In a list, only the options that match the filter count.
    /// - Returns: The enabled controls of the surface in front.
    public func targets(for viewState: ViewState) -> [Target] {
        front.lines(for: viewState).all
    }

    /// Returns whether the user can move the focus, because there is more than one target.
    package func hasSeveralTargets(for viewState: ViewState) -> Bool {
        front.lines(for: viewState).isSeveral
    }

    /// Returns whether a target is an enabled control of the surface in front, to which the focus can move.
    package func canMove(to target: Target, _ viewState: ViewState) -> Bool {
        front.lines(for: viewState).line(of: target) != nil
    }

    /// Returns the focused target.
    ///
    /// - Parameter viewState: The user's place.
    /// - Returns: The user's target, if it still exists. Otherwise, the target that a user starts with: the first
    ///   field, the selected option, or the default choice. `nil` if there is no target, if a screen has only destructive
    ///   ones, if no row matches the filter or the row that it names is unavailable, and while work or a check is running,
    ///   because Enter must not cancel it.
    public func target(of viewState: ViewState) -> Target? {
        let lines = front.lines(for: viewState)
        if let target = viewState.target, lines.line(of: target) != nil { return target }
        // If a filter matches no row, Enter must not press the only button, because that button cancels. If it names a row
        // that is unavailable, Enter must not take another one.
        if front.hasNoMatch(for: viewState) || front.refusedRow(for: viewState) != nil { return nil }
        return front.start(among: lines, isFiltered: !viewState.filter.isEmpty)
    }

    /// The keys that press the buttons in front.
    ///
    /// A button's key is the first letter of its label that no earlier button has. There are no such keys in fields,
    /// where letters are typed, and in lists, where letters filter. A screen defines its own keys.
    ///
    /// - Returns: The buttons by their letters, which are lower-case.
    public var mnemonics: [Character: Outline.Item.ID] {
        front.mnemonics
    }

    /// The keys for yes and no in a question with two buttons.
    ///
    /// One of the buttons must leave things as they are.
    ///
    /// - Returns: The buttons by their letters, which are lower-case. These keys come before ``mnemonics``.
    public var shortAnswers: [Character: Outline.Item.ID] {
        front.shortAnswers
    }
}

extension StageSnapshot.Layer {
    /// The list to choose from, if a modal shows one.
    package var list: Outline.Item? {
        asked == nil ? nil : outline?.items.first(where: \.kind.isList)
    }

    /// Returns whether the filter matches no row of the list.
    func hasNoMatch(for viewState: ViewState) -> Bool {
        guard !viewState.filter.isEmpty, let list, list.isEnabled else { return false }
        return viewState.matches(in: list).places.isEmpty
    }

    /// Returns the row that the filter means, if the user cannot choose it.
    package func refusedRow(for viewState: ViewState) -> ListOption? {
        guard let list, list.isEnabled else { return nil }
        return viewState.matches(in: list).refused.map { list.options[$0] }
    }

    /// Returns the targets, line by line.
    func lines(for viewState: ViewState) -> TargetLines {
        var lines = TargetLines()
        if let outline { Self.add(outline.items, to: &lines, viewState) }
        return lines
    }

    /// Adds items; neighbouring actions are side by side, like the actions of a row.
    private static func add(_ items: [Outline.Item], to lines: inout TargetLines, _ viewState: ViewState) {
        var followsAction = false
        for item in items {
            let isAction = item.kind.isAction
            if item.kind.isList, item.isEnabled {
                lines.add(rows: viewState.matches(in: item).available, of: item.id)
                followsAction = false
            } else if item.kind.isControl, item.isEnabled {
                if isAction, followsAction { lines.addBeside(Target(item.id)) } else { lines.add([Target(item.id)]) }
                followsAction = isAction
            } else if !isAction {
                followsAction = false
            }
            add(item.children, to: &lines, viewState)
        }
    }

    func start(among lines: TargetLines, isFiltered: Bool) -> Target? {
        guard let asked, let outline else {
            let isHarmless = { (target: Target) in
                guard let item = outline?[target.item] else { return false }
                if case .action(.destructive, _) = item.kind { return false }
                return true
            }
            return lines.first(where: isHarmless)
        }
        let start: Target?
        switch asked.kind {
        case .progress: return nil
        case .prompt, .form:
            guard !asked.isBusy else { return nil }
            start = outline.items.firstAtAnyDepth { $0.kind.isControl && $0.error != nil }.map { Target($0.id) }
        case .choose:
            // If there is a filter, the best match gets the focus, even if another row is selected.
            start =
                isFiltered
                ? nil
                : list.flatMap { list in
                    list.options.firstIndex { $0.isSelected }.map { Target(list.id, option: $0) }
                }
        case .alert, .sheet:
            start = asked.defaultChoice.map { Target(outline.items[asked.body.count + $0.id].id) }
        }
        return start.flatMap { lines.line(of: $0) == nil ? nil : $0 } ?? lines.first
    }

    var mnemonics: [Character: Outline.Item.ID] {
        guard let asked, let outline, asked.fields.isEmpty, asked.list == nil else { return [:] }
        var letters: [Character: Outline.Item.ID] = [:]
        // Only the button that means no may have the key “n”.
        let reserved = shortAnswers
        for button in outline.items where button.kind.isAction && button.isEnabled {
            for character in button.label where character.isLetter || character.isNumber {
                let letter = Character(character.lowercased().prefix(1).first.map(String.init) ?? String(character))
                guard letters[letter] == nil, reserved[letter].map({ $0 == button.id }) ?? true else { continue }
                letters[letter] = button.id
                break
            }
        }
        return letters
    }

    var shortAnswers: [Character: Outline.Item.ID] {
        guard let asked, asked.kind == .alert, asked.choices.count == 2, let outline,
            let no = asked.choices.firstIndex(where: { $0.role == .cancel }), asked.choices[1 - no].role != .cancel
        else { return [:] }
        let buttons = outline.items.filter(\.kind.isAction)
        guard buttons.count == 2 else { return [:] }
        var answers: [Character: Outline.Item.ID] = [:]
        for (key, button) in [(words[.yesKey], buttons[1 - no]), (words[.noKey], buttons[no])] {
            if let letter = key.lowercased().first, button.isEnabled { answers[letter] = button.id }
        }
        return answers
    }
}

extension [Outline.Item] {
    /// Finds the first item that meets a condition, from top to bottom, without a list of all items at all depths.
    func firstAtAnyDepth(where meetsCondition: (Outline.Item) -> Bool) -> Outline.Item? {
        for item in self {
            if meetsCondition(item) { return item }
            if let found = item.children.firstAtAnyDepth(where: meetsCondition) { return found }
        }
        return nil
    }
}
