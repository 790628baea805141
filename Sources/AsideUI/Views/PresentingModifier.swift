#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// Presents from a view what the presenter has put there, and tells it what SwiftUI reports.
    struct PresentingModifier: ViewModifier {
        let presenter: StagePresenter
        let presenting: PresentationSource

        func body(content: Content) -> some View {
            content
                .disabled(cover != nil)
                .overlay { cover.map { WorkView(modal: $0) } }
                .modifier(AskingModifier(asked: asked, isAlert: isPresented { $0 == .alert }, isDialog: isDialog))
                .sheet(item: item(\.isSheet), onDismiss: ended) { view(of: $0) }
                .modifier(CoverModifier(item: item { $0 == .fullScreen }, ended: ended) { view(of: $0) })
                .modifier(PopoverModifier(item: item { $0 == .popover }) { view(of: $0) })
        }

        private var cover: Modal? {
            presenter.placement.cover(of: presenting).flatMap { presenter.modal($0) }
        }

        private var asked: AskedModal? {
            guard let slot = presenter.placement.slot(of: presenting), !slot.style.isView else { return nil }
            guard let modal = presenter.modal(slot.appearance.modal) else { return nil }
            return AskedModal(modal: modal, appearance: slot.appearance, presenter: presenter)
        }

        private var isDialog: Binding<Bool> {
            isPresented { $0 == .dialog }
        }

        private func view(of appearance: ModalAppearance) -> some View {
            ModalView(modal: presenter.modal(appearance.modal), appearance: appearance, presenter: presenter)
        }

        private func ended() {
            presenter.presentationEnded(on: presenting)
        }

        /// What is presented in some style; what is written is addressed to what was presented when this was drawn.
        private func item(_ isIncluded: @escaping @MainActor (PresentationStyle) -> Bool) -> Binding<ModalAppearance?> {
            let presenter = presenter
            let presenting = presenting
            let drawn = presenter.placement.appearance(from: presenting, where: isIncluded)
            return Binding { @MainActor in
                presenter.placement.appearance(from: presenting, where: isIncluded)
            } set: { @MainActor written in
                if written == nil, let drawn { presenter.wroteAbsence(of: drawn) }
            }
        }

        private func isPresented(_ isIncluded: @escaping @MainActor (PresentationStyle) -> Bool) -> Binding<Bool> {
            let item = item(isIncluded)
            return Binding { @MainActor in
                item.wrappedValue != nil
            } set: { @MainActor isPresented in
                if !isPresented { item.wrappedValue = nil }
            }
        }
    }

    /// Covers the whole screen, where the system can.
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

    /// Opens a small window, where the system can.
    private struct PopoverModifier<Popped: View>: ViewModifier {
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
