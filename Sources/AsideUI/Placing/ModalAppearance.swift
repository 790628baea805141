import Aside

/// One appearance of one modal.
///
/// A modal may appear several times: an alert disappears when its button is pressed, and appears again if the input was
/// refused. SwiftUI's reports are addressed to an appearance, so that a late report affects nothing else.
struct ModalAppearance: Hashable, Identifiable, Sendable {
    /// The modal that appears.
    let modal: ModalID
    /// The number of the appearance.
    ///
    /// No other appearance in the same window ever has it.
    let number: Int

    var id: Int { number }
}
