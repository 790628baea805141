#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
    public import Aside
    public import SwiftUI
#else
    import Aside
#endif

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

#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
    /// A menu with the actions of the screen on top of a stage: `.commands { StageCommands(stage) }` on a window group.
    ///
    /// An action with a letter as its shortcut has the same letter with the Command key.
    public struct StageCommands: Commands {
        private let stage: Stage
        private let title: String

        /// Makes a menu.
        ///
        /// - Parameters:
        ///   - stage: The stage.
        ///   - title: The title of the menu.
        public init(_ stage: Stage, title: String = "Actions") {
            self.stage = stage
            self.title = title
        }

        /// The menu.
        public var body: some Commands {
            CommandMenu(title) { StageMenu(stage: stage) }
        }
    }

    private struct StageMenu: View {
        let stage: Stage

        var body: some View {
            ForEach(stage.menuActions) { action in
                Button(action.label) { stage.choose(action) }
                    .keyboardShortcut(action.key.map { KeyboardShortcut(KeyEquivalent($0)) })
                    .disabled(!action.isEnabled)
            }
        }
    }
#endif
