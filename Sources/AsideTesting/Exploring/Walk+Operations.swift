import Aside

extension Walk {
    /// Performs the operation of a user on the surface in front.
    ///
    /// - Parameter operation: The operation. ``fill(_:)`` fills in the fields of a screen. Letting time pass and
    ///   cancelling are not done here, because a user does neither.
    /// - Returns: `true` if the operation was possible.
    func carryOut(_ operation: ExploredMove.Operation) -> Bool {
        let top = top
        let screen = front?.entries.last?.screen
        let surface: (any Operable)? = top.flatMap { $0.stage == nil ? $0 : nil } ?? screen
        switch operation {
        case .press(let choice): return top?.press(choice) ?? false
        case .pickOption(let option): return top?.pick(option) ?? false
        case .pickOptions(let places):
            guard let top else { return false }
            let selected = top.content.options.indices.filter { top.content.options[$0].isSelected }
            for place in selected where !places.contains(place) { top.pick(place) }
            for place in places where !selected.contains(place) { top.pick(place) }
            return top.submit()
        case .submit(let texts):
            guard let top else { return false }
            for (field, text) in texts { guard top.fill(field, with: text) else { return false } }
            return top.submit()
        case .pressAction(let id): return (try? screen?.press(id)) != nil
        case .pressTwice(let id):
            guard (try? screen?.press(id)) != nil else { return false }
            if front?.entries.last?.screen === screen { _ = try? screen?.press(id) }
            return true
        case .leave(let id): return (try? screen?.leave(id)) != nil
        case .toggle(let id, let isOn): return (try? surface?.toggle(id, to: isOn)) != nil
        case .select(let id, let index): return (try? surface?.pick(id, index)) != nil
        case .publish(let index):
            guard let screen, let values = publications[ObjectIdentifier(Swift.type(of: screen))],
                values.indices.contains(index)
            else { return false }
            return values[index].publish(screen)
        case .pressNotice: return stage.notice?.press() ?? false
        case .back: return front?.goBack() ?? false
        case .dismiss: return top?.dismiss() ?? false
        case .fill, .wait, .cancel: return false
        }
    }

    /// Fills in fields of the screen in front.
    ///
    /// - Parameter texts: The fields and their texts.
    /// - Returns: The indices of the filled fields. Filling in a field may remove the fields after it.
    func fill(_ texts: [(field: Outline.Item.ID, text: String)]) -> [Int] {
        let screen = front?.entries.last?.screen
        return texts.indices.filter { (try? screen?.fill(texts[$0].field, texts[$0].text)) != nil }
    }

    private var top: Modal? { stage.modals.last { !$0.isLeaving } }

    /// The stack in front; `nil` if a question without a stack is in front.
    private var front: Stage? { top == nil ? stage : top?.stage }
}
