#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A modifier that presents what the presenter has placed on a view, and passes on the reports of SwiftUI.
    struct PresentingModifier: ViewModifier {
        let presenter: StagePresenter
        let presenting: PresentationSource
        @Environment(\.questionViews) private var questionViews

        func body(content: Content) -> some View {
            let presentations = PresentationBindings(presenter: presenter, presenting: presenting, anchor: nil)
            content
                .disabled(cover != nil)
                .allowsHitTesting(cover == nil)
                .accessibilityHidden(cover != nil)
                .overlay { cover.map { CoverView(modal: $0, views: questionViews) } }
                // A sheet above this view shows the notice itself.
                .overlay(alignment: .bottom) { if !state.isBehindView { NoticeView() } }
                .modifier(AskingModifier(presentations))
                .sheet(item: presentations.item(\.isSheet), onDismiss: presentations.ended) {
                    presentations.view(of: $0)
                }
                .modifier(
                    CoverModifier(item: presentations.item { $0 == .fullScreen }, ended: presentations.ended) {
                        presentations.view(of: $0)
                    }
                )
                .modifier(PopoverModifier(item: presentations.item { $0 == .popover }) { presentations.view(of: $0) })
                .environment(\.presentingSurface, PresentingSurface(presenter: presenter, presenting: presenting))
                .modifier(ObservingModifier(presenter: presenter, presenting: presenting))
        }

        private var state: SurfaceState { presenter.state(of: presenting) }

        private var cover: Modal? { state.cover.flatMap { presenter.modal($0) } }
    }

    /// The drawings of this module over a view: a progress indicator, or your own view for a question.
    private struct CoverView: View {
        let modal: Modal
        let views: QuestionTable<AnyView>

        var body: some View {
            if let own = views.drawing(of: modal) {
                own.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
            } else {
                WorkView(modal: modal)
            }
        }
    }

    /// A modifier that covers the whole screen, if the system can do so.
    private struct CoverModifier<Covering: View>: ViewModifier {
        @Binding var item: ModalAppearance?
        let ended: () -> Void
        @ViewBuilder let view: (ModalAppearance) -> Covering

        func body(content: Content) -> some View {
            #if os(macOS)
                content
            #else
                content.fullScreenCover(item: $item, onDismiss: ended, content: view)
            #endif
        }
    }

    /// A modifier that opens a small window, if the system can do so.
    struct PopoverModifier<Popped: View>: ViewModifier {
        @Binding var item: ModalAppearance?
        @ViewBuilder let view: (ModalAppearance) -> Popped

        func body(content: Content) -> some View {
            #if os(tvOS) || os(watchOS)
                content
            #else
                content.popover(item: $item, content: view)
            #endif
        }
    }
#endif
