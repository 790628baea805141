#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows the screens of a stage in a navigation stack.
    struct StackView: View {
        let stage: Stage
        /// The sheet that the stage belongs to, if a button should close it.
        let closing: Modal?
        @State private var owner: Owner<StackPath>
        @Environment(\.presentingSurface) private var surface

        init(stage: Stage, closing: Modal?) {
            self.stage = stage
            self.closing = closing
            _owner = State(initialValue: Owner { StackPath(stage) })
        }

        private var path: StackPath { owner.owned }

        var body: some View {
            NavigationStack(path: Bindable(path).entries) {
                // If an entry replaces another within one frame, it must not inherit the state of the other's view.
                root.navigationDestination(for: StackEntry.self) { entry in
                    EntryView(entry: entry, path: path).id(entry.id)
                        .modifier(OwnBack(stage: stage, entry: entry, path: path))
                }
            }
            .onChange(of: stage.entries, initial: true) {
                path.follow()
                path.check(in: surface)
            }
            .onChange(of: path.isWritingAgain) { path.finishWriting() }
            // A check beneath something else could not find out anything.
            .onChange(of: isFree) { path.check(in: surface) }
        }

        /// Whether the stack is in front, so that anybody can find out what it shows.
        private var isFree: Bool {
            guard let state = surface?.state else { return false }
            return !state.isInBackground && state.occupant == nil
        }

        @ViewBuilder private var root: some View {
            if let entry = stage.entries.first {
                EntryView(entry: entry, path: path).id(entry.id).toolbar {
                    CloseButton(modal: closing, strings: stage.strings)
                }
                .environment(\.isInSheet, closing != nil)
            } else {
                Color.clear
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
                    Button(strings[.cancel], role: .cancel) { modal.dismiss() }.key(.escape)
                }
            }
        }
    }

    /// A modifier that draws a Back button in place of the system's, where that one would do harm.
    ///
    /// The system's button cannot ask a close guard. On a screen that has left the stage, and that SwiftUI still shows,
    /// it would remove another element from the path, and stop the app if there is none. Without it, there is no swipe
    /// and no menu of screens either.
    private struct OwnBack: ViewModifier {
        let stage: Stage
        let entry: StackEntry
        let path: StackPath

        func body(content: Content) -> some View {
            content.navigationBarBackButtonHidden(title != nil).toolbar {
                // SwiftUI would draw a toolbar item without a button as an empty item.
                if let title {
                    ToolbarItem(placement: .cancellationAction) {
                        Button {
                            if isOnStage { stage.goBack() } else { path.writeAgain() }
                        } label: {
                            Label(title, systemImage: "chevron.backward")
                        }
                        .key(.escape)
                    }
                }
            }
        }

        private var isOnStage: Bool { below != nil }

        /// The screen below; `nil` if this screen has left the stage.
        private var below: StackEntry? {
            stage.entries.firstIndex(of: entry).flatMap { $0 > 0 ? stage.entries[$0 - 1] : nil }
        }

        /// The title of the screen to go back to; `nil` if the system's button is right.
        private var title: String? {
            if let below { return stage.isGuarded(entry) ? below.screen.title : nil }
            return stage.entries.last?.screen.title ?? ""
        }
    }

    /// One stay of a screen.
    ///
    /// The stay holds the screen while the screen is in view.
    private struct EntryView: View {
        let entry: StackEntry
        let path: StackPath

        var body: some View {
            ScreenView(screen: entry.screen).navigationTitle(entry.screen.title)
                .onAppear { path.appeared(entry) }
                .onDisappear { path.disappeared(entry) }
        }
    }
#endif
