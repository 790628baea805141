#if canImport(SwiftUI)
    import Aside
    import Foundation
    import SwiftUI

    /// A view for a modal with fields to fill in, or with a list.
    struct QuestionView: View {
        let modal: Modal
        @FocusState private var focused: Outline.Item.ID?

        var body: some View {
            NavigationStack {
                Form {
                    if let message = modal.content.message { Text(message, modal.content.messageMarkup) }
                    ForEach(modal.content.reasons, id: \.self) { Text($0) }
                    ForEach(modal.outline.items.filter { !$0.kind.isAction }) {
                        ControlView(surface: modal, item: $0, focus: $focused)
                    }
                    if let refusal = modal.content.refusal { ErrorLabel(error: refusal) }
                    if modal.content.isBusy { ProgressView() }
                    if let timeLeft = modal.timeLeft {
                        let now = Date()
                        Text(timerInterval: now...now.addingTimeInterval(timeLeft / .seconds(1)))
                    }
                }
                .formStyle(.grouped)
                .navigationTitle(modal.content.title)
                .toolbar { QuestionButtons(modal: modal, focused: focused) }
            }
            .onAppear { focused = modal.firstField }
        }
    }

    private struct QuestionButtons: ToolbarContent {
        let modal: Modal
        let focused: Outline.Item.ID?

        // SwiftUI would draw a toolbar item without a button as an empty item.
        var body: some ToolbarContent {
            let buttons = modal.outline.items.filter(\.kind.isAction)
            let cancel = buttons.filter { $0.role == .cancel }
            let others = buttons.filter { $0.role != .cancel }
            if !cancel.isEmpty {
                ToolbarItemGroup(placement: .cancellationAction) { ForEach(cancel) { button($0) } }
            }
            if !others.isEmpty {
                ToolbarItemGroup(placement: .confirmationAction) { ForEach(others) { button($0) } }
            }
        }

        private func button(_ item: Outline.Item) -> some View {
            ActionButton(surface: modal, item: item, focused: focused) { Text(item.label) }
        }
    }
#endif
