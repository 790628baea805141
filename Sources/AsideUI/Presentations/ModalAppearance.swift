import Aside

/// One appearance of one modal.
///
/// A modal may appear several times: an alert disappears when the user presses a button, and appears again if the modal
/// refuses the input. SwiftUI's reports name an appearance, so a late report affects nothing else.
struct ModalAppearance: Hashable, Identifiable, Sendable {
    let modal: ModalID
    /// The number of the appearance.
    ///
    /// No other appearance in the same window ever has the same number.
    let number: Int

    var id: Int { number }
}

/// A view that can present one thing at a time: the stack, or the view of a modal.
enum PresentationSource: Hashable, Sendable {
    case stack
    case modal(ModalID)
}
