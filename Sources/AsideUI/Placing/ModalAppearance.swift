import Aside

/// One time that one modal comes into view.
///
/// A modal may need several: an alert goes away when its button is pressed, and comes back when the text was not taken.
/// What SwiftUI reports is addressed to an appearance, so what it reports late reaches nothing else.
struct ModalAppearance: Hashable, Identifiable, Sendable {
    /// What came into view.
    let modal: ModalID
    /// Counts the appearances of one window; never used again.
    let number: Int

    var id: Int { number }
}
