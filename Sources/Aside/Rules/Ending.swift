/// Why a modal ended.
package enum Ending: Hashable, CaseIterable {
    /// It was answered.
    case answered
    /// The user sent it away without an answer.
    case dismissed
    /// The task that awaited it was cancelled.
    case cancelled
    /// The screen, modal or stage whose work asked for it has gone.
    case ownerGone
    /// A later question took its place.
    case replaced
    /// It was asked with `reject` while another modal stood or waited there.
    case rejected
    /// Its time was up.
    case expired
}
