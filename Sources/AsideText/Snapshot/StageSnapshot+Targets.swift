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
    ///   selected, at the default choice. `nil` where there is nothing, and where work goes on, which Enter must not end.
    public func target(of attention: Attention) -> Target? {
        let groups = front.groups(attention.filter)
        if let target = attention.target, groups.contains(where: { $0.contains(target) }) { return target }
        return front.start(among: groups.flatMap(\.self))
    }

    /// The options of the list in front that a filter lets through.
    ///
    /// - Parameter attention: where the user is.
    /// - Returns: the options that contain the filter's text, in whatever case; all of them while it is empty.
    public func options(for attention: Attention) -> [ModalContent.Option] {
        front.options(attention.filter)
    }

    /// The keys of the choices in front: for each its first letter that no choice before it has.
    ///
    /// There are none where letters are typed: in fields, and in lists, where they filter.
    ///
    /// - Returns: the choices by their letters, which are lower-case.
    public var mnemonics: [Character: ModalContent.Choice.ID] {
        front.mnemonics
    }
}

extension StageSnapshot.Layer {
    /// The targets of each line, by meaning: the width of the frame does not matter.
    func groups(_ filter: String) -> [[Target]] {
        guard let question, question.kind != .sheet else {
            return outline.map { Self.groups(of: $0.items) } ?? []
        }
        var groups: [[Target]] = []
        if !question.isBusy {
            groups += question.fields.map { [.field($0.id)] }
            groups += options(filter).map { [.option($0.id)] }
        }
        let choices = question.choices.filter { question.isEnabled($0) }
        return choices.isEmpty ? groups : groups + [choices.map { .choice($0.id) }]
    }

    /// Actions that follow each other are side by side, like those of a row.
    private static func groups(of items: [Outline.Item]) -> [[Target]] {
        var groups: [[Target]] = []
        var followsAction = false
        for item in items {
            let isAction = item.kind.isAction
            if item.kind.isControl, item.isEnabled {
                if isAction, followsAction, !groups.isEmpty {
                    groups[groups.count - 1].append(.item(item.id))
                } else {
                    groups.append([.item(item.id)])
                }
                followsAction = isAction
            } else if !isAction {
                followsAction = false
            }
            groups += Self.groups(of: item.children)
        }
        return groups
    }

    func options(_ filter: String) -> [ModalContent.Option] {
        guard let options = question?.options else { return [] }
        let filter = Array(filter.lowercased().utf8)
        guard !filter.isEmpty else { return options }
        return options.filter { Array($0.label.lowercased().utf8).contains(filter) }
    }

    func start(among targets: [Target]) -> Target? {
        guard let question, question.kind != .sheet else {
            let isHarmless = { (target: Target) in
                guard case .item(let id) = target, let item = outline?[id] else { return false }
                return item.kind.role != .destructive
            }
            return targets.first(where: isHarmless) ?? targets.first
        }
        switch question.kind {
        case .progress: return nil
        case .prompt:
            let wrong = question.fields.first { $0.error != nil }.map { Target.field($0.id) }
            return wrong.flatMap { targets.contains($0) ? $0 : nil } ?? targets.first
        case .choose:
            let selected = question.options.first(where: \.isSelected).map { Target.option($0.id) }
            return selected.flatMap { targets.contains($0) ? $0 : nil } ?? targets.first
        case .alert, .sheet:
            let choice = question.defaultChoice.map { Target.choice($0.id) }
            return choice.flatMap { targets.contains($0) ? $0 : nil } ?? targets.first
        }
    }

    var mnemonics: [Character: ModalContent.Choice.ID] {
        guard let question, question.fields.isEmpty, question.options.isEmpty else { return [:] }
        var letters: [Character: ModalContent.Choice.ID] = [:]
        for choice in question.choices where question.isEnabled(choice) {
            for character in choice.label where character.isLetter || character.isNumber {
                let letter = Character(character.lowercased().prefix(1).first.map(String.init) ?? String(character))
                guard letters[letter] == nil else { continue }
                letters[letter] = choice.id
                break
            }
        }
        return letters
    }
}

extension ModalContent {
    /// While it is busy its input is locked, though a prompt can still be given up; a list waits for enough of its rows.
    func isEnabled(_ choice: Choice) -> Bool {
        if choice.role == .cancel { return !isBusy || kind != .progress }
        if kind == .choose, let count, choice.role == .preferred { return count.contains(selectedCount) }
        return !isBusy
    }

    var selectedCount: Int {
        options.count(where: \.isSelected)
    }
}

extension Outline.Kind {
    var isAction: Bool {
        if case .action = self { true } else { false }
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
