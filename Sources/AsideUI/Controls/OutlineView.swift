#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that draws a screen from its content, with the system's controls.
    struct OutlineView: View {
        let screen: any Screen
        let isInSheet: Bool
        @FocusState private var focused: Outline.Item.ID?

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
            .formStyle(.grouped)
            .onAppear {
                // A user opens a sheet to fill it in. On the stack, the user looks around first.
                if isInSheet { focused = screen.firstField }
            }
        }
    }
#endif
