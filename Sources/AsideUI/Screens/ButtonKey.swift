import Aside

/// The key that presses a button, on a system with a keyboard.
enum ButtonKey: Hashable, Sendable {
    case enter
    case escape
    case character(Character)
}

extension Operable {
    /// The key of a button: that of its action.
    ///
    /// In a question, Enter for the default choice and Esc for the cancel choice.
    func key(of item: Outline.Item) -> ButtonKey? {
        guard case .action(let role, let shortcut) = item.kind else { return nil }
        if let modal = self as? Modal {
            if modal.content.defaultChoice?.label == item.label { return .enter }
            return role == .cancel ? .escape : nil
        }
        switch shortcut {
        case nil: return nil
        case .enter?: return .enter
        case .key(let key)?: return .character(key)
        }
    }

    /// Does what Enter does while a field has the focus.
    func submit() {
        if let modal = self as? Modal {
            modal.submit()
        } else if let action = outline.action(for: .enter) {
            perform(action.id)
        }
    }

    /// The field that has the focus at the beginning.
    var firstField: Outline.Item.ID? {
        outline.controls.first { $0.text != nil && $0.isEnabled }?.id
    }
}
