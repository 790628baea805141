/// Where a modal can show: over the stack of the root stage, or over another modal.
enum Surface: Hashable, Sendable {
    case base
    case modal(ModalID)
}
