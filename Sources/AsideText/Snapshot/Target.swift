public import Aside

/// What the user can move the focus to on the surface in front.
public enum Target: Hashable, Sendable {
    /// A control of a screen.
    case item(Outline.Item.ID)
    /// A field of a prompt.
    case field(ModalContent.Field.ID)
    /// A row of a list to choose from.
    case option(ModalContent.Option.ID)
    /// A button of a modal.
    case choice(ModalContent.Choice.ID)
}
