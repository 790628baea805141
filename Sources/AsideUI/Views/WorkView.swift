#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// Work that goes on, over the view that has to wait for it.
    struct WorkView: View {
        let modal: Modal

        var body: some View {
            ZStack {
                Rectangle().fill(.ultraThinMaterial).ignoresSafeArea()
                VStack {
                    ProgressView(value: modal.content.progress?.fraction) {
                        Text(modal.content.title)
                    } currentValueLabel: {
                        if let note = modal.content.progress?.note ?? modal.content.message { Text(note) }
                    }
                    if modal.content.kind == .progress { buttons }
                }
                .padding()
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
        }

        private var buttons: some View {
            ForEach(modal.content.choices) { choice in
                Button(choice.label, role: ButtonRole(choice.role)) { modal.press(choice.id) }
                    .disabled(modal.content.isBusy)
            }
        }
    }
#endif
