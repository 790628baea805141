import Aside

/// An action of the screen on top, as an entry of a menu.
struct MenuAction: Identifiable {
    let id: Outline.Item.ID
    let label: String
    /// The letter that, together with the Command key, chooses the entry.
    let key: Character?
    let isEnabled: Bool
}

extension Stage {
    /// The actions of the screen on top, without those of its rows.
    ///
    /// While a modal covers the screen, none of them is enabled.
    var menuActions: [MenuAction] {
        guard let screen = entries.last?.screen else { return [] }
        return screen.outline.items.compactMap { item in
            guard case .action(_, let shortcut) = item.kind else { return nil }
            var key: Character?
            if case .key(let letter)? = shortcut { key = letter }
            let isEnabled = item.isEnabled && !item.isBusy && modals.isEmpty
            return MenuAction(id: item.id, label: item.label, key: key, isEnabled: isEnabled)
        }
    }

    /// Chooses an entry of the menu.
    func choose(_ action: MenuAction) {
        guard modals.isEmpty else { return }
        entries.last?.screen.perform(action.id)
    }
}
