#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// The content of a sheet, a cover, a popover or an overlay.
    struct PresentedView: View {
        private let presentation: Presentation
        private let surroundings: Surroundings

        init(_ presentation: Presentation, _ surroundings: Surroundings) {
            (self.presentation, self.surroundings) = (presentation, surroundings)
        }

        var body: some View {
            let modal = presentation.modal
            ModalContentView(modal: modal, isOverlay: presentation.style == .overlay)
                .accessibilityAction(.escape) { modal.dismiss() }
                .modifier(SurroundingsModifier(surroundings: surroundings))
        }
    }

    /// The view for a modal's kind.
    private struct ModalContentView: View {
        let modal: Modal
        let isOverlay: Bool
        @Environment(\.aside.questionViews) private var questionViews

        var body: some View {
            if let stage = modal.stage {
                if let own = stage.entries.first?.screen as? any ViewProviding & AnsweredByView {
                    own.anyView.modifier(EscapeModifier(modal: modal)).environment(stage)
                } else {
                    StackView(stage: stage, closing: modal).environment(stage).sizedAsSheet()
                }
            } else if let own = questionViews[modal.front]?.make(modal) {
                own
            } else if isOverlay {
                WorkView(modal: modal)
            } else {
                QuestionView(modal: modal).sizedAsSheet()
            }
        }
    }

    /// A modifier with which a keyboard or a remote dismisses a sheet that has no button of ours.
    private struct EscapeModifier: ViewModifier {
        let modal: Modal

        func body(content: Content) -> some View {
            #if os(macOS) || os(tvOS)
                content.onExitCommand { modal.dismiss() }
            #else
                content.background {
                    Button(modal.content.title) { modal.dismiss() }
                        .key(.escape)
                        .opacity(0)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            #endif
        }
    }

    extension View {
        /// Sets a size in a sheet.
        ///
        /// On macOS, a stack of lists has no size of its own. It would collapse to its title.
        @ViewBuilder
        fileprivate func sizedAsSheet() -> some View {
            #if os(macOS)
                frame(minWidth: 400, idealWidth: 480, minHeight: 280, idealHeight: 400)
            #else
                self
            #endif
        }
    }
#endif
