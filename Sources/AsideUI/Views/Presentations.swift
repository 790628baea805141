#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// The presentations of a view, or of a named part of it, as bindings for SwiftUI.
    @MainActor
    struct Presentations {
        let presenter: StagePresenter
        let presenting: PresentationSource
        /// The name of the part; `nil` for the whole view.
        let anchor: String?

        /// The alert or dialog to show.
        var asked: AskedModal? {
            guard let slot = presenter.placement.slot(of: presenting), slot.anchor == anchor, !slot.style.isView,
                let modal = presenter.modal(slot.appearance.modal)
            else { return nil }
            return AskedModal(modal: modal, appearance: slot.appearance, presenter: presenter)
        }

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
            let (presenter, presenting, anchor) = (presenter, presenting, anchor)
            let drawn = presenter.placement.appearance(from: presenting, at: anchor, where: isIncluded)
            return Binding { @MainActor in
                presenter.placement.appearance(from: presenting, at: anchor, where: isIncluded)
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
#endif
