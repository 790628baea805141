#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A modal that is shown as an alert or a dialog, with the appearance that its buttons answer.
    struct AskedModal {
        let modal: Modal
        let appearance: ModalAppearance
        let presenter: StagePresenter
    }

    /// A modifier that shows alerts and dialogs.
    struct AskingModifier: ViewModifier {
        private let asked: AskedModal?
        @Binding private var isAlert: Bool
        @Binding private var isDialog: Bool

        init(_ presentations: PresentationBindings) {
            asked = presentations.asked
            _isAlert = presentations.isPresented { $0 == .alert }
            _isDialog = presentations.isPresented { $0 == .dialog }
        }

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
                .severity(asked?.modal.content.isCritical == true)
        }

        private var title: String { asked?.modal.content.title ?? "" }
    }

    extension View {
        /// Marks the alert as critical, on the systems that have a sign for that.
        @ViewBuilder
        fileprivate func severity(_ isCritical: Bool) -> some View {
            #if os(macOS) || os(watchOS)
                dialogSeverity(isCritical ? .critical : .automatic)
            #else
                self
            #endif
        }
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
            ForEach(asked.modal.outline.items.filter { $0.text != nil }) { field in
                FieldView(surface: asked.modal, item: field, prompt: asked.modal.content.prompt(of: field))
            }
        }
    }

    /// The rows and the choices as buttons, in reading order.
    private struct AskedButtons: View {
        let asked: AskedModal

        var body: some View {
            ForEach(asked.modal.outline.items) { item in
                ForEach(item.options.indices, id: \.self) { place in
                    Button(item.options[place].label) { operate(item, .pick(place)) }
                }
                if let role = item.role {
                    Button(item.label, role: ButtonRole(role)) { operate(item, .press) }
                        .key(role == .preferred ? .enter : nil)
                        .disabled(!item.isEnabled)
                }
            }
        }

        private func operate(_ item: Outline.Item, _ operation: Outline.Operation) {
            asked.presenter.operate(item.id, operation, of: asked.appearance)
        }
    }
#endif
