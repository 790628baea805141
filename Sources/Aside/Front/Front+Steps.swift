/// What making a move comes down to at a surface.
package enum FrontStep: Equatable {
    case operate(Outline.Item.ID, Outline.Operation)
    case submit
    case leave
}

extension Move {
    /// What the move comes down to, if nothing has to be looked up for it.
    func ownStep(isQuestion: Bool) -> FrontStep? {
        switch (kind, item) {
        case (.press, let item?): .operate(item, .press)
        case (.toggle, let item?): .operate(item, .toggle(to: isOn))
        case (.leave, let item?): .operate(item, .leave)
        case (.fill, let item?): text.map { .operate(item, .fill($0.string)) }
        case (.submit, _): isQuestion ? .submit : nil
        default: nil
        }
    }
}

extension Front {
    /// Returns what a move comes down to here, or says why it is not possible.
    package func steps(of move: Move) throws(MoveError) -> [FrontStep] {
        do { return try found(move) } catch { throw error as? MoveError ?? MoveError("\(error)") }
    }

    /// Returns whether moves are possible here.
    package func takes(_ moves: [Move]) -> Bool { moves.allSatisfy { (try? steps(of: $0)) != nil } }

    private func found(_ move: Move) throws -> [FrontStep] {
        switch move.kind {
        case .press: return [.operate(try control(.action, of: move).id, .press)]
        case .fill: return [try filling(field(of: move), move)]
        case .toggle: return [.operate(try control(.switch, of: move).id, .toggle(to: move.isOn))]
        case .pick:
            let isOfQuestion = move.item == nil && move.label == nil
            let list = try isOfQuestion ? usable(list, "list") : control(.selection, of: move)
            return try picking(move.places ?? (move.options ?? []).map(list.place(of:)), of: list)
        case .leave: return [.operate(try control(.field, of: move).id, .leave)]
        case .submit:
            if kind != .screen { return [.submit] }
            return [.operate(try usable(submission, "action of Enter").id, .press)]
        case .back:
            guard leaving != nil else { throw MoveError("It is not possible to leave \(place) now.") }
            return [.leave]
        case .publish, .wait, .cancel: throw MoveError("It is not possible to \(move) on \(place).")
        }
    }

    private func filling(_ field: Outline.Item, _ move: Move) throws -> FrontStep {
        guard let text = move.text?.string else {
            throw MoveError("The text of “\(field.label)” is a secret that is not given.")
        }
        switch field.kind {
        case .switch:
            guard let isOn = Bool(text) else { throw MoveError("The \(field) is true or false, not “\(text)”.") }
            return .operate(field.id, .toggle(to: isOn))
        case .selection: return .operate(field.id, .pick(try field.place(of: text)))
        default: return .operate(field.id, .fill(text))
        }
    }

    /// Changes the options of a list to these: first deselects those that are not wanted, because the list may be full.
    private func picking(_ places: [Int], of list: Outline.Item) throws -> [FrontStep] {
        let options = list.options
        if let unknown = places.first(where: { !options.indices.contains($0) }) {
            throw ControlError.noOption(unknown, of: options.count, of: list)
        }
        guard case .list(_, let count?) = list.kind else {
            guard places.count == 1 else { throw MoveError("The \(list) takes one option.") }
            return [.operate(list.id, .pick(places[0]))]
        }
        let wanted = Set(places)
        guard count.contains(wanted.count) else {
            throw MoveError(
                "The \(list) takes \(count.lowerBound) to \(min(count.upperBound, options.count)) options, "
                    + "not \(wanted.count).")
        }
        let changed = options.indices.filter { options[$0].isSelected != wanted.contains($0) }
        if let blocked = changed.first(where: { options[$0].unavailable != nil }) {
            throw MoveError("“\(options[blocked].label)” is not available.")
        }
        let deselected = changed.filter { options[$0].isSelected }
        let selected = changed.filter { !options[$0].isSelected }
        return (deselected + selected).map { .operate(list.id, .pick($0)) }
    }

    /// Returns the field that a move fills: the one with the label, or else the only one.
    private func field(of move: Move) throws -> Outline.Item {
        let isOnly = move.item == nil && (move.label ?? "").isEmpty
        return try isOnly ? usable(fields.first, "field") : control(.field, of: move, or: [.switch, .selection])
    }

    private func control(
        _ noun: Outline.Kind.Noun, of move: Move, or others: Set<Outline.Kind.Noun> = []
    ) throws -> Outline.Item {
        if let id = move.item {
            guard let item = outline[id] else { throw ControlError.gone(id, from: place) }
            return try usable(item, "")
        }
        guard let label = move.label else { throw MoveError("To \(move.kind), name the \(noun) by its label.") }
        let lookup = ControlLookup(
            outline: outline, place: place, noun: noun, label: label, group: move.group, others: others)
        return try usable(lookup.item(), "")
    }

    private func usable(_ item: Outline.Item?, _ noun: String) throws -> Outline.Item {
        guard let item else { throw MoveError("There is no \(noun) on \(place).") }
        guard item.isEnabled else { throw ControlError.disabled(item, on: place) }
        return item
    }

    private var place: ControlPlace { ControlPlace(self) }
}

extension ControlPlace {
    fileprivate init(_ front: Front) {
        description = front.kind == .screen ? front.described : "the \(front.described)"
        noun = front.kind == .choose ? "list" : front.kind.rawValue
    }
}
