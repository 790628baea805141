#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// Shows the screens of a stage in a navigation stack.
    struct StackView: View {
        let stage: Stage
        /// The sheet that the stage belongs to, if a button should close it.
        let closing: Modal?
        /// Counts what was written without effect, so that the navigation stack reads its path again.
        @State private var corrections = 0

        var body: some View {
            let _ = corrections
            NavigationStack(path: path) {
                // An entry that replaces another within one frame must not inherit the state of its view.
                root.navigationDestination(for: Entry.self) { EntryView(entry: $0).id($0.id) }
            }
        }

        @ViewBuilder private var root: some View {
            if let entry = stage.entries.first {
                EntryView(entry: entry).id(entry.id).toolbar { CloseButton(modal: closing, strings: stage.strings) }
                    .environment(\.isInSheet, closing != nil)
            } else {
                Color.clear
            }
        }

        private var path: Binding<[Entry]> {
            let seen = NavigationPathUpdate.path(of: stage.entries)
            return Binding { @MainActor in
                NavigationPathUpdate.path(of: stage.entries)
            } set: { @MainActor written in
                if !NavigationPathUpdate.follow(written, seen: seen, on: stage) { corrections += 1 }
            }
        }
    }

    /// A button that dismisses a sheet, because the system may have no other way.
    struct CloseButton: ToolbarContent {
        let modal: Modal?
        let strings: Strings

        var body: some ToolbarContent {
            // A toolbar item without a button in it would be drawn as an empty one.
            if let modal, modal.showsClose {
                ToolbarItem(placement: .cancellationAction) {
                    Button(strings.cancel, role: .cancel) { modal.dismiss() }.key(.escape)
                }
            }
        }
    }

    /// One stay of a screen.
    ///
    /// It holds the screen while the screen is in view.
    private struct EntryView: View {
        let entry: Entry

        var body: some View {
            ScreenView(screen: entry.screen).navigationTitle(entry.screen.title)
        }
    }
#endif
