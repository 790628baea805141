#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// Fields to fill in, where an alert has no room for them.
    struct PromptView: View {
        let modal: Modal

        var body: some View {
            NavigationStack {
                Form {
                    if let message = modal.content.message { Text(message) }
                    ForEach(modal.content.fields) { field in
                        Section {
                            PromptFieldView(modal: modal, field: field)
                            if let error = field.error { ErrorLabel(error: error) }
                        } header: {
                            Text(field.label)
                        }
                    }
                    if modal.content.isBusy { ProgressView() }
                }
                .disabled(modal.content.isBusy)
                .navigationTitle(modal.content.title)
                .toolbar { ChoiceButtons(modal: modal) }
            }
        }
    }

    /// A field of a prompt, in an alert or in a form.
    struct PromptFieldView: View {
        let modal: Modal
        let field: ModalContent.Field

        var body: some View {
            // Nothing around the field: an alert looks for fields and buttons.
            if field.isSecure {
                SecureField(name, text: text, prompt: Text(modal.content.prompt(of: field)))
            } else {
                TextField(name, text: text, prompt: Text(modal.content.prompt(of: field)))
            }
        }

        private var name: String {
            field.label.isEmpty ? modal.content.title : field.label
        }

        private var text: Binding<String> {
            let (modal, id) = (modal, field.id)
            return Binding { @MainActor in
                modal.content.fields.first { $0.id == id }?.text ?? ""
            } set: { @MainActor text in
                modal.fill(id, with: text)
            }
        }
    }

    /// Why what was entered is not taken; told by a sign and words, not by colour.
    struct ErrorLabel: View {
        let error: String

        var body: some View {
            Label(error, systemImage: "exclamationmark.triangle")
        }
    }
#endif
