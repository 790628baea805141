import Aside

/// What a window presents, from its root upward, as the system says.
struct PresentedChain: Equatable {
    /// Something that is presented over what is below it.
    enum Layer: Hashable {
        /// A modal of a stage.
        case modal(ModalID)
        /// What the app itself presents.
        case app(ObjectIdentifier)
    }

    var layers: [Layer] = []
    /// Whether something in it is appearing or disappearing.
    var isMoving = false

    func contains(_ modal: ModalID) -> Bool { layers.contains(.modal(modal)) }

    /// The modals in it, from the lowest.
    var modals: [ModalID] {
        layers.compactMap { layer in
            if case .modal(let id) = layer { id } else { nil }
        }
    }
}
