#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows the screens of a stage in a navigation stack.
    struct StackView: View {
        let stage: Stage
        /// The sheet that the stage belongs to, if a button should close it.
        let closing: Modal?
        /// The number of writes without effect.
        ///
        /// A change of this number makes the navigation stack read its path again.
        @State private var corrections = 0

        var body: some View {
            let _ = corrections
            NavigationStack(path: path) {
                // If an entry replaces another within one frame, it must not inherit the state of the other's view.
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
            // SwiftUI would draw a toolbar item without a button as an empty item.
            if let modal, modal.showsClose {
                ToolbarItem(placement: .cancellationAction) {
                    Button(strings.cancel, role: .cancel) { modal.dismiss() }.key(.escape)
                }
            }
        }
    }

    /// One stay of a screen.
    ///
    /// The stay holds the screen while the screen is in view.
    private struct EntryView: View {
        let entry: Entry

        var body: some View {
            ScreenView(screen: entry.screen).navigationTitle(entry.screen.title)
        }
    }
#endif
