public import Aside

extension StageSnapshot {
    /// What the user can move the focus to, in the order of the Tab key.
    ///
    /// - Parameter attention: where the user is; of a list only the options that the filter lets through count.
    /// - Returns: the enabled controls of the surface in front.
    public func targets(for attention: Attention) -> [Target] {
        front.lines(for: attention).all
    }

    /// Whether the user can move the focus at all.
    ///
    /// - Parameter attention: where the user is.
    /// - Returns: whether there is more than one target.
    package func hasSeveralTargets(for attention: Attention) -> Bool {
        front.lines(for: attention).isSeveral
    }

    /// Whether something is there to move the focus to.
    ///
    /// - Parameters:
    ///   - target: what it is.
    ///   - attention: where the user is.
    /// - Returns: whether it is an enabled control of the surface in front.
    package func canMove(to target: Target, _ attention: Attention) -> Bool {
        front.lines(for: attention).line(of: target) != nil
    }

    /// What has the focus.
    ///
    /// - Parameter attention: where the user is.
    /// - Returns: the user's target while it is there, else where a user starts: at the first field, at the option that is
    ///   selected, at the default choice. `nil` where there is nothing, where no row has what is filtered for, and where
    ///   work goes on, which Enter must not end.
    public func target(of attention: Attention) -> Target? {
        let lines = front.lines(for: attention)
        if let target = attention.target, lines.line(of: target) != nil { return target }
        // A list that has no row left must not be given up by the Enter key, which would press its only button.
        if front.hasNoAvailableMatch(for: attention) { return nil }
        return front.start(among: lines, isFiltered: !attention.filter.isEmpty)
    }

    /// The options of the list in front that a filter lets through.
    ///
    /// - Parameter attention: where the user is.
    /// - Returns: the places of the options that contain the filter's text, in whatever case: first those that begin with it,
    ///   then those of which a word does. Where none contains it, those that have its letters in their order. All while it is
    ///   empty.
    public func options(for attention: Attention) -> [Int] {
        front.list.map { attention.places(in: $0) } ?? []
    }

    /// The keys of the buttons in front: for each its first letter that no button before it has.
    ///
    /// There are none where letters are typed: in fields, and in lists, where they filter. A screen says its keys itself.
    ///
    /// - Returns: the buttons by their letters, which are lower-case.
    public var mnemonics: [Character: Outline.Item.ID] {
        front.mnemonics
    }

    /// The keys that answer a question with two buttons, of which one leaves things as they are: yes and no.
    ///
    /// - Returns: the buttons by their letters, which are lower-case; they come before ``mnemonics``.
    public var shortAnswers: [Character: Outline.Item.ID] {
        front.shortAnswers
    }
}

extension StageSnapshot.Layer {
    /// The list to choose from, where a modal asks for that.
    package var list: Outline.Item? {
        asked == nil ? nil : outline?.items.first(where: \.kind.isList)
    }

    /// Whether a filter leaves no row of the list.
    func hasNoMatch(for attention: Attention) -> Bool {
        guard !attention.filter.isEmpty, let list, list.isEnabled else { return false }
        return attention.places(in: list).isEmpty
    }

    /// Whether a filter leaves no row of the list that can be taken.
    func hasNoAvailableMatch(for attention: Attention) -> Bool {
        guard !attention.filter.isEmpty, let list, list.isEnabled else { return false }
        return attention.available(in: list).isEmpty
    }

    /// What the user can move to, line by line.
    func lines(for attention: Attention) -> TargetLines {
        var lines = TargetLines()
        if let outline { Self.add(outline.items, to: &lines, attention) }
        return lines
    }

    /// Actions that follow each other are side by side, like those of a row.
    private static func add(_ items: [Outline.Item], to lines: inout TargetLines, _ attention: Attention) {
        var followsAction = false
        for item in items {
            let isAction = item.kind.isAction
            if item.kind.isList, item.isEnabled {
                lines.add(rows: attention.available(in: item), of: item.id)
                followsAction = false
            } else if item.kind.isControl, item.isEnabled {
                if isAction, followsAction { lines.addBeside(Target(item.id)) } else { lines.add([Target(item.id)]) }
                followsAction = isAction
            } else if !isAction {
                followsAction = false
            }
            add(item.children, to: &lines, attention)
        }
    }

    func start(among lines: TargetLines, isFiltered: Bool) -> Target? {
        guard let asked, let outline else {
            let isHarmless = { (target: Target) in
                guard let item = outline?[target.item] else { return false }
                return item.kind.role != .destructive
            }
            return lines.all.first(where: isHarmless) ?? lines.first
        }
        let start: Target?
        switch asked.kind {
        case .progress: return nil
        case .prompt: start = outline.items.first { $0.error != nil }.map { Target($0.id) }
        case .choose:
            // What fits best is what the user looks for, whatever is selected.
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
        guard let asked, let outline, !asked.body.contains(where: \.kind.isControl) else { return [:] }
        var letters: [Character: Outline.Item.ID] = [:]
        // A label must not offer “n” for what it does where that means no.
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
        for (key, button) in [(words.yesKey, buttons[1 - no]), (words.noKey, buttons[no])] {
            if let letter = key.lowercased().first, button.isEnabled { answers[letter] = button.id }
        }
        return answers
    }
}

extension Outline.Kind {
    var isAction: Bool {
        if case .action = self { true } else { false }
    }

    var isList: Bool {
        if case .list = self { true } else { false }
    }

    var role: Role? {
        if case .action(let role, _) = self { role } else { nil }
    }
}
