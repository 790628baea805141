#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// What a modal asks where it has a view of its own: fields to fill in, or a list.
    struct QuestionView: View {
        let modal: Modal

        var body: some View {
            NavigationStack {
                Form {
                    if let message = modal.content.message { Text(message) }
                    ForEach(modal.outline.items.filter { !$0.isAction }) { ControlView(surface: modal, item: $0) }
                    if modal.content.isBusy { ProgressView() }
                }
                .navigationTitle(modal.content.title)
                .toolbar { QuestionButtons(modal: modal) }
            }
        }
    }

    private struct QuestionButtons: ToolbarContent {
        let modal: Modal

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) {
                ForEach(modal.outline.items.filter { $0.role == .cancel }) { button($0) }
            }
            ToolbarItem(placement: .confirmationAction) {
                ForEach(modal.outline.items.filter { $0.isAction && $0.role != .cancel }) { button($0) }
            }
        }

        private func button(_ item: Outline.Item) -> some View {
            ActionButton(surface: modal, item: item) { Text(item.label) }
        }
    }
#endif
