#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows running work over the view that has to wait for it.
    struct WorkView: View {
        let modal: Modal
        @FocusState private var focused: Outline.Item.ID?

        var body: some View {
            ZStack {
                Rectangle().fill(.ultraThinMaterial).ignoresSafeArea()
                VStack {
                    if let message = modal.content.message {
                        Text(message, modal.content.messageMarkup)
                    }
                    ForEach(modal.outline.items) { ControlView(surface: modal, item: $0, focus: $focused) }
                }
                .padding()
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
        }
    }
#endif
