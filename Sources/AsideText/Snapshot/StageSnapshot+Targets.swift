public import Aside

extension StageSnapshot {
    /// What the user can move the focus to, in the order of the Tab key.
    ///
    /// - Parameter attention: where the user is; of a list only the options that the filter lets through count.
    /// - Returns: the enabled controls of the surface in front.
    public func targets(for attention: Attention) -> [Target] {
        front.groups(attention.filter).flatMap(\.self)
    }

    /// What has the focus.
    ///
    /// - Parameter attention: where the user is.
    /// - Returns: the user's target while it is there, else where a user starts: at the first field, at the option that is
    ///   selected, at the default choice. `nil` where there is nothing, where no row has what is filtered for, and where
    ///   work goes on, which Enter must not end.
    public func target(of attention: Attention) -> Target? {
        let groups = front.groups(attention.filter)
        if let target = attention.target, groups.contains(where: { $0.contains(target) }) { return target }
        // A list that has no row left must not be given up by the Enter key, which would press its only button.
        if front.hasNoMatch(for: attention.filter) { return nil }
        return front.start(among: groups.flatMap(\.self))
    }

    /// The options of the list in front that a filter lets through.
    ///
    /// - Parameter attention: where the user is.
    /// - Returns: the places of the options that contain the filter's text, in whatever case; all while it is empty.
    public func options(for attention: Attention) -> [Int] {
        front.list?.places(matching: attention.filter) ?? []
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
    func hasNoMatch(for filter: String) -> Bool {
        guard !filter.isEmpty, let list, list.isEnabled else { return false }
        return list.places(matching: filter).isEmpty
    }

    /// The targets of each line, by meaning: the width of the frame does not matter.
    func groups(_ filter: String) -> [[Target]] {
        outline.map { Self.groups(of: $0.items, filter) } ?? []
    }

    /// Actions that follow each other are side by side, like those of a row.
    private static func groups(of items: [Outline.Item], _ filter: String) -> [[Target]] {
        var groups: [[Target]] = []
        var followsAction = false
        for item in items {
            let isAction = item.kind.isAction
            if item.kind.isList, item.isEnabled {
                groups += item.places(matching: filter).map { [Target(item.id, option: $0)] }
                followsAction = false
            } else if item.kind.isControl, item.isEnabled {
                if isAction, followsAction, !groups.isEmpty {
                    groups[groups.count - 1].append(Target(item.id))
                } else {
                    groups.append([Target(item.id)])
                }
                followsAction = isAction
            } else if !isAction {
                followsAction = false
            }
            groups += Self.groups(of: item.children, filter)
        }
        return groups
    }

    func start(among targets: [Target]) -> Target? {
        guard let asked, let outline else {
            let isHarmless = { (target: Target) in
                guard let item = outline?[target.item] else { return false }
                return item.kind.role != .destructive
            }
            return targets.first(where: isHarmless) ?? targets.first
        }
        let start: Target?
        switch asked.kind {
        case .progress: return nil
        case .prompt: start = outline.items.first { $0.error != nil }.map { Target($0.id) }
        case .choose:
            start = list.flatMap { list in
                list.options.firstIndex(where: \.isSelected).map { Target(list.id, option: $0) }
            }
        case .alert, .sheet:
            start = asked.defaultChoice.map { Target(outline.items[asked.body.count + $0.id].id) }
        }
        return start.flatMap { targets.contains($0) ? $0 : nil } ?? targets.first
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

extension Outline.Item {
    /// The places of the options that a filter lets through.
    func places(matching filter: String) -> [Int] {
        let options = options
        let filter = Array(filter.lowercased().utf8)
        guard !filter.isEmpty else { return Array(options.indices) }
        return options.indices.filter { Array(options[$0].label.lowercased().utf8).contains(filter) }
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

extension [UInt8] {
    /// Whether the bytes of another text are within these.
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        guard part.count <= count else { return false }
        return (0...count - part.count).contains { start in
            part.indices.allSatisfy { self[start + $0] == part[$0] }
        }
    }
}
