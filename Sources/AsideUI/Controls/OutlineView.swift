#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that draws a screen from its content, with the system's controls.
    struct OutlineView: View {
        let screen: any Screen
        @FocusState private var focused: Outline.Item.ID?
        @Environment(\.isInSheet) private var isInSheet

        var body: some View {
            Form {
                ForEach(FormSection.sections(of: screen.outline, titled: screen.title)) { section in
                    Section {
                        ForEach(section.items) { ControlView(surface: screen, item: $0, focus: $focused) }
                    } header: {
                        if let title = section.title { Text(title) }
                    }
                }
                if let refusal = (screen as? any ShownQuestion)?.question.refusal { ErrorLabel(error: refusal) }
            }
            .grouped()
            .onAppear {
                // A user opens a sheet to fill it in. On the stack, the user looks around first.
                if isInSheet { focused = screen.firstField }
            }
        }
    }

    extension View {
        /// Gives a form the look that it has in a window of its own.
        @ViewBuilder
        func grouped() -> some View {
            #if os(macOS)
                formStyle(.grouped)
            #else
                self
            #endif
        }
    }

    extension EnvironmentValues {
        /// Whether a screen is shown in a sheet.
        var isInSheet: Bool {
            get { self[IsInSheetKey.self] }
            set { self[IsInSheetKey.self] = newValue }
        }
    }

    private struct IsInSheetKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
#endif
