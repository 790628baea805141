#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// The content of a sheet, a cover, or a popover.
    ///
    /// The view keeps its modal until the modal has gone from view.
    struct ModalView: View {
        @State private var modal: Modal?
        private let appearance: ModalAppearance
        private let presenter: StagePresenter

        init(modal: Modal?, appearance: ModalAppearance, presenter: StagePresenter) {
            _modal = State(initialValue: modal)
            self.appearance = appearance
            self.presenter = presenter
        }

        var body: some View {
            Group {
                if let modal {
                    ModalContentView(modal: modal)
                        .modifier(PresentingModifier(presenter: presenter, presenting: .modal(modal.id)))
                        .interactiveDismissDisabled(modal.blocksSwipe || isCovered(modal))
                        .modifier(SheetSizeModifier(style: modal.content.style))
                }
            }
            .onAppear { presenter.appeared(appearance) }
            .onDisappear { presenter.disappeared(appearance) }
        }

        /// Returns whether something else has to end first: running work, or a question with your own view.
        private func isCovered(_ modal: Modal) -> Bool {
            presenter.state(of: .modal(modal.id)).cover != nil
        }
    }

    /// The view for a modal's kind.
    private struct ModalContentView: View {
        let modal: Modal
        @Environment(\.questionViews) private var questionViews

        var body: some View {
            if let stage = modal.stage {
                StackView(stage: stage, closing: modal).environment(stage).sizedAsSheet()
            } else if let own = questionViews.drawing(of: modal) {
                own
            } else {
                QuestionView(modal: modal).sizedAsSheet()
            }
        }
    }
#endif
