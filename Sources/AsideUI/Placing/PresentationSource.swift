import Aside

/// A view that can present one thing at a time: the stack, or the view of a modal.
enum PresentationSource: Hashable, Sendable {
    case stack
    case modal(ModalID)
}
