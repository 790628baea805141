#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// The screens of a stage in a navigation stack of its own.
    struct StackView: View {
        let stage: Stage
        /// The sheet that the stage belongs to, where a button is to close it.
        let closing: Modal?
        /// Counts what was written and not followed, so that the navigation stack looks again.
        @State private var corrections = 0

        var body: some View {
            let _ = corrections
            NavigationStack(path: path) {
                // An entry that takes the place of another within one frame must not get its view's state.
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

    /// A button that sends a sheet away, where the system may have no other way.
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

    /// One stay of a screen: holds the screen for as long as it is in view.
    private struct EntryView: View {
        let entry: Entry

        var body: some View {
            ScreenView(screen: entry.screen).navigationTitle(entry.screen.title)
        }
    }
#endif
