#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A modal that an alert or a dialog shows, and by which its buttons answer.
    struct AskedModal {
        let modal: Modal
        let appearance: ModalAppearance
        let presenter: StagePresenter
    }

    /// Alerts and dialogs.
    struct AskingModifier: ViewModifier {
        let asked: AskedModal?
        @Binding var isAlert: Bool
        @Binding var isDialog: Bool

        func body(content: Content) -> some View {
            content
                .alert(title, isPresented: $isAlert, presenting: asked) { asked in
                    AskedFields(asked: asked)
                    AskedButtons(asked: asked)
                } message: { asked in
                    AskedMessage(modal: asked.modal)
                }
                .confirmationDialog(title, isPresented: $isDialog, titleVisibility: .visible, presenting: asked) {
                    asked in
                    AskedButtons(asked: asked)
                } message: { asked in
                    AskedMessage(modal: asked.modal)
                }
                .dialogSeverity(asked?.modal.content.isCritical == true ? .critical : .automatic)
        }

        private var title: String { asked?.modal.content.title ?? "" }
    }

    private struct AskedMessage: View {
        let modal: Modal

        var body: some View {
            if let explanation = modal.content.explanation { Text(explanation) }
        }
    }

    private struct AskedFields: View {
        let asked: AskedModal

        var body: some View {
            ForEach(asked.modal.content.fields) { field in
                PromptFieldView(modal: asked.modal, field: field)
            }
        }
    }

    /// The rows and the choices as buttons, in reading order.
    private struct AskedButtons: View {
        let asked: AskedModal

        var body: some View {
            ForEach(asked.modal.content.options) { option in
                Button(option.label) { asked.presenter.pick(option.id, of: asked.appearance) }
            }
            ForEach(asked.modal.content.choices) { choice in
                Button(choice.label, role: ButtonRole(choice.role)) {
                    asked.presenter.press(choice.id, of: asked.appearance)
                }
                .shortcut(choice.role == .preferred ? .enter : nil)
            }
        }
    }
#endif
