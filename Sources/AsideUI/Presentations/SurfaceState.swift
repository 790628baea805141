import Aside
import Observation

/// What the views of one surface, or of a named part of it, read of the placement.
///
/// Each value changes by itself, so that a change of the placement redraws only the views that it concerns.
@MainActor
@Observable
final class SurfaceState {
    /// A modal that is presented, or was just presented.
    struct Presented: Equatable {
        let appearance: ModalAppearance
        let style: PresentationStyle
        /// Whether the modal should be in view now.
        let isWanted: Bool
        /// The number of ignored writes; see ``Placement/corrections``.
        let corrections: Int
    }

    /// The modal that this part presents.
    private(set) var presented: Presented?
    /// The modal whose progress indicator, or your own view, covers the whole surface.
    private(set) var cover: ModalID?
    /// The modal that any part of the surface presents.
    private(set) var occupant: ModalAppearance?
    /// Whether the occupant has a view of its own, which is in front of the surface.
    private(set) var isBehindView = false
    private(set) var isInBackground = false

    /// Takes over what a placement says of a surface, or of a named part of it.
    func follow(_ placement: Placement, of presenting: PresentationSource, at anchor: String?) {
        let slot = placement.slot(of: presenting)
        var presented: Presented?
        if let slot, slot.anchor == anchor {
            presented = Presented(
                appearance: slot.appearance, style: slot.style,
                isWanted: placement.presented(from: presenting) != nil, corrections: placement.corrections)
        }
        let (cover, isBehindView) = (placement.cover(of: presenting), slot?.style.isView == true)
        if self.presented != presented { self.presented = presented }
        if self.cover != cover { self.cover = cover }
        if occupant != slot?.appearance { occupant = slot?.appearance }
        if self.isBehindView != isBehindView { self.isBehindView = isBehindView }
        if isInBackground != placement.isInBackground { isInBackground = placement.isInBackground }
    }
}
