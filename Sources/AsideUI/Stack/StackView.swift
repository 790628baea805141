#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows the screens of a stage in a navigation stack.
    struct StackView: View {
        let stage: Stage
        /// The sheet that the stage belongs to: a button closes it, because the system may have no other way.
        let closing: Modal?
        @State private var owner = Owner<StackPath>()
        @Environment(\.aside.hooks) private var hooks

        private var path: StackPath { owner.owned { StackPath(stage) } }

        var body: some View {
            NavigationStack(path: Bindable(path).entries) {
                // If an entry replaces another within one frame, it must not inherit the state of the other's view.
                root.navigationDestination(for: StackEntry.self) { entry in
                    EntryView(entry: entry, path: path).id(entry.id).modifier(OwnBack(stage: stage, entry: entry))
                }
            }
            .onChange(of: stage.entries, initial: true) {
                path.follow()
                path.check(hooks)
            }
        }

        @ViewBuilder private var root: some View {
            if let entry = stage.entries.first {
                EntryView(entry: entry, path: path, isInSheet: closing != nil).id(entry.id).toolbar {
                    // SwiftUI would draw a toolbar item without a button as an empty item.
                    if let closing, closing.content.isDismissible {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(stage.words[.cancel], role: .cancel) { closing.dismiss() }.key(.escape)
                        }
                    }
                }
            } else {
                Color.clear
            }
        }
    }

    /// A modifier that draws a Back button in place of the system's on a screen with a close guard, and on those above it.
    ///
    /// The system's button cannot ask the guard. Without it, there is no swipe and no menu of screens either.
    private struct OwnBack: ViewModifier {
        let stage: Stage
        let entry: StackEntry

        func body(content: Content) -> some View {
            content.navigationBarBackButtonHidden(title != nil).toolbar {
                // SwiftUI would draw a toolbar item without a button as an empty item.
                if let title {
                    ToolbarItem(placement: .cancellationAction) {
                        Button {
                            stage.goBack()
                        } label: {
                            Label(title, systemImage: "chevron.backward")
                        }.key(.escape)
                    }
                }
            }
        }

        /// The title of the screen to go back to; `nil` if the system's button is right.
        private var title: String? {
            guard let place = stage.entries.firstIndex(of: entry), place > 0, stage.isGuarded(entry) else { return nil }
            return stage.entries[place - 1].screen.title
        }
    }

    /// One stay of a screen.
    ///
    /// The stay holds the screen while the screen is in view.
    private struct EntryView: View {
        let entry: StackEntry
        let path: StackPath
        /// Whether the screen is the root of a sheet.
        var isInSheet = false

        var body: some View {
            ScreenView(screen: entry.screen, isInSheet: isInSheet).navigationTitle(entry.screen.title)
                .onAppear { path.inView.insert(entry.id) }
                .onDisappear { path.inView.remove(entry.id) }
        }
    }
#endif
