/// A place where a modal can be shown: over the stack of the root stage, or over another modal.
enum Surface: Hashable, Sendable {
    case base
    case modal(ModalID)
}
