/// Why a modal ended.
package enum Ending: Hashable, CaseIterable {
    /// The modal was answered.
    case answered
    /// The user dismissed the modal without an answer.
    case dismissed
    /// The task that waited for the answer was cancelled.
    case cancelled
    /// The screen, modal or stage whose work asked has gone.
    case ownerGone
    /// A later question that replaces others took its place.
    case replaced
    /// Another modal was shown or waiting in the same place, and this one rejects that.
    case rejected
    /// Nobody was there to answer the modal.
    case unanswered
    /// The modal expired.
    case expired
}
