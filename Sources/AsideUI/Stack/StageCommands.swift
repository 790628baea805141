#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
    public import Aside
    public import SwiftUI

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
