#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows running work over the view that has to wait for it.
    struct WorkView: View {
        let modal: Modal

        var body: some View {
            ZStack {
                Rectangle().fill(.ultraThinMaterial).ignoresSafeArea()
                VStack {
                    ProgressView(value: modal.content.body.first?.fraction) {
                        Text(modal.content.title)
                    } currentValueLabel: {
                        if let note = modal.content.body.first?.note ?? modal.content.message {
                            Text(note, modal.content.messageMarkup)
                        }
                    }
                    .accessibilityAddTraits(.updatesFrequently)
                    ForEach(parts) { part in
                        ProgressView(value: part.fraction) {
                            Text(part.label)
                        } currentValueLabel: {
                            if let note = part.note { Text(note) }
                        }
                    }
                    if modal.content.kind == .progress { buttons }
                }
                .padding()
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
        }

        private var parts: [Outline.Item] {
            modal.outline.items.filter { !$0.isAction }.dropFirst().map(\.self)
        }

        private var buttons: some View {
            ForEach(modal.outline.items.filter { $0.isAction }) { item in
                ActionButton(surface: modal, item: item) { Text(item.label) }
            }
        }
    }
#endif
