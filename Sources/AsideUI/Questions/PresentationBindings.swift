#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// The presentations of a view, or of a named part of it, as bindings for SwiftUI.
    @MainActor
    struct PresentationBindings {
        let presenter: StagePresenter
        let presenting: PresentationSource
        /// The name of the part; `nil` for the whole view.
        let anchor: String?

        /// The alert or dialog to show.
        var asked: AskedModal? {
            guard let presented = state.presented, !presented.style.isView,
                let modal = presenter.modal(presented.appearance.modal)
            else { return nil }
            return AskedModal(modal: modal, appearance: presented.appearance, presenter: presenter)
        }

        private var state: SurfaceState { presenter.state(of: presenting, at: anchor) }

        func view(of appearance: ModalAppearance) -> some View {
            ModalView(modal: presenter.modal(appearance.modal), appearance: appearance, presenter: presenter)
                // A sheet shows its notices in its own window.
                .environment(\.questionHost, nil)
        }

        func ended() {
            presenter.presentationEnded(on: presenting)
        }

        /// Returns a binding to the presentation, if it has one of some styles.
        ///
        /// What SwiftUI writes is for the appearance at the time of drawing.
        func item(_ isIncluded: @escaping @MainActor (PresentationStyle) -> Bool) -> Binding<ModalAppearance?> {
            let (presenter, state) = (presenter, state)
            let drawn = state.wanted(isIncluded)
            return Binding { @MainActor in
                state.wanted(isIncluded)
            } set: { @MainActor written in
                if written == nil, let drawn { presenter.wroteAbsence(of: drawn) }
            }
        }

        func isPresented(_ isIncluded: @escaping @MainActor (PresentationStyle) -> Bool) -> Binding<Bool> {
            let item = item(isIncluded)
            return Binding { @MainActor in
                item.wrappedValue != nil
            } set: { @MainActor isPresented in
                if !isPresented { item.wrappedValue = nil }
            }
        }
    }

    extension SurfaceState {
        /// Returns the modal that should be in view now, if it has one of some styles.
        @MainActor
        fileprivate func wanted(_ isIncluded: (PresentationStyle) -> Bool) -> ModalAppearance? {
            guard let presented, presented.isWanted, isIncluded(presented.style) else { return nil }
            return presented.appearance
        }
    }
#endif
