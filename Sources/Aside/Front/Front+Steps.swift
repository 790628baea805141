/// What is done at what is in front, for whoever knows the identities of its controls.
///
/// It is what a move comes down to.
package enum FrontStep: Hashable, Sendable {
    case operate(Outline.Item.ID, Outline.Operation)
    /// Picks these options and no others, by their places; `nil` means the list of a question.
    case pick([Int], from: Outline.Item.ID? = nil)
    /// Presses the default button of a question.
    case submit
    /// Goes back, or dismisses.
    case back

    package static func press(_ id: Outline.Item.ID) -> FrontStep { .operate(id, .press) }

    package static func fill(_ id: Outline.Item.ID, _ text: String) -> FrontStep { .operate(id, .fill(text)) }

    package static func toggle(_ id: Outline.Item.ID, to isOn: Bool) -> FrontStep { .operate(id, .toggle(to: isOn)) }

    package static func leave(_ id: Outline.Item.ID) -> FrontStep { .operate(id, .leave) }
}

extension Front {
    /// Returns what a move comes down to here, or says why it is not possible.
    package func steps(of move: Move) throws(MoveError) -> [FrontStep] {
        switch move {
        case .press(let label, let group): return [.press(try control(.action, label, in: group).id)]
        case .fill(let label, let text, let group): return [try filling(field(label, in: group), text)]
        case .toggle(let label, let isOn, let group):
            return [.operate(try control(.switch, label, in: group).id, .toggle(to: isOn))]
        case .pick(let options, let label, let group):
            let list = if let label { try control(.selection, label, in: group) } else { try usable(list, "list") }
            var places: [Int] = []
            for option in options { places.append(try list.place(of: option)) }
            return try picking(places, of: list)
        case .leave(let label, let group): return [.leave(try control(.field, label, in: group).id)]
        case .submit:
            if kind != .screen { return [.submit] }
            return [.press(try usable(submission, "action of Enter").id)]
        case .back:
            guard leaving != nil else { throw MoveError(.unsuitable, "It is not possible to leave \(place) now.") }
            return [.back]
        case .publish, .wait, .cancel:
            throw MoveError(.unsuitable, "It is not possible to \(move) on \(place).")
        }
    }

    /// Returns what picking options by their places comes down to here.
    func steps(picking places: [Int], from id: Outline.Item.ID?) throws(MoveError) -> [FrontStep] {
        guard let id else { return try picking(places, of: usable(list, "list")) }
        guard let item = outline[id] else { throw .gone(id, from: place) }
        return try picking(places, of: usable(item, ""))
    }

    private func filling(_ field: Outline.Item, _ text: String?) throws(MoveError) -> FrontStep {
        guard let text else {
            throw MoveError(.unsuitable, "The text of “\(field.label)” is a secret that is not given.")
        }
        switch field.kind {
        case .switch:
            guard let isOn = Bool(text) else {
                throw MoveError(.unsuitable, "The \(field) is true or false, not “\(text)”.")
            }
            return .toggle(field.id, to: isOn)
        case .selection: return .operate(field.id, .pick(try field.place(of: text)))
        default: return .fill(field.id, text)
        }
    }

    /// Changes the options of a list to these: first deselects those that are not wanted, because the list may be full.
    private func picking(_ places: [Int], of list: Outline.Item) throws(MoveError) -> [FrontStep] {
        let options = list.options
        if let unknown = places.first(where: { !options.indices.contains($0) }) {
            throw .noOption(unknown, of: options.count, of: list)
        }
        guard case .list(_, let count?) = list.kind else {
            guard places.count == 1 else { throw MoveError(.unsuitable, "The \(list) takes one option.") }
            return [.operate(list.id, .pick(places[0]))]
        }
        let wanted = Set(places)
        guard count.contains(wanted.count) else {
            throw MoveError(
                .unsuitable,
                "The \(list) takes \(count.lowerBound) to \(min(count.upperBound, options.count)) options, "
                    + "not \(wanted.count).")
        }
        let changed = options.indices.filter { options[$0].isSelected != wanted.contains($0) }
        if let blocked = changed.first(where: { options[$0].unavailable != nil }) {
            throw MoveError(.disabled, "“\(options[blocked].label)” is not available.")
        }
        let deselected = changed.filter { options[$0].isSelected }
        let selected = changed.filter { !options[$0].isSelected }
        return (deselected + selected).map { .operate(list.id, .pick($0)) }
    }

    /// Returns the field with a label, or else the only one.
    private func field(_ label: String?, in group: String?) throws(MoveError) -> Outline.Item {
        guard let label, !label.isEmpty else { return try usable(fields.first, "field") }
        return try control(.field, label, in: group, or: [.switch, .selection])
    }

    private func control(
        _ noun: Outline.Kind.Noun, _ label: String, in group: String?, or others: Set<Outline.Kind.Noun> = []
    ) throws(MoveError) -> Outline.Item {
        let lookup = ControlLookup(
            outline: outline, place: place, noun: noun, label: label, group: group, others: others)
        return try usable(lookup.item(), "")
    }

    private func usable(_ item: Outline.Item?, _ noun: String) throws(MoveError) -> Outline.Item {
        guard let item else { throw MoveError(.missing, "There is no \(noun) on \(place).") }
        guard item.isEnabled else { throw .disabled(item, on: place) }
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
