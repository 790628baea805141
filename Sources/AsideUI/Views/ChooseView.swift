#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A list of which one or many rows are taken.
    struct ChooseView: View {
        let modal: Modal

        var body: some View {
            NavigationStack {
                List {
                    if let message = modal.content.message { Text(message) }
                    ForEach(modal.content.options) { OptionView(modal: modal, option: $0) }
                }
                .navigationTitle(modal.content.title)
                .toolbar { ChoiceButtons(modal: modal) }
            }
        }
    }

    private struct OptionView: View {
        let modal: Modal
        let option: ModalContent.Option

        var body: some View {
            Button {
                modal.pick(option.id)
            } label: {
                if option.isSelected { Label(option.label, systemImage: "checkmark") } else { Text(option.label) }
            }
            .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        }
    }

    /// The choices of a modal with a view of its own, in its toolbar.
    struct ChoiceButtons: ToolbarContent {
        let modal: Modal

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) {
                ForEach(modal.content.choices.filter { $0.role == .cancel }) { button($0) }
            }
            ToolbarItem(placement: .confirmationAction) {
                ForEach(modal.content.choices.filter { $0.role != .cancel }) { button($0) }
            }
        }

        private func button(_ choice: ModalContent.Choice) -> some View {
            Button(choice.label, role: ButtonRole(choice.role)) { modal.press(choice.id) }
                .disabled(modal.content.isBusy && choice.role != .cancel)
        }
    }
#endif
