/// A question or a screen that was never shown, because nobody could see it any more.
public struct RefusedQuestion: Sendable, Hashable {
    /// What was asked, such as `alert “Card declined”`, or the type of the screen.
    public let name: String
    /// The line of the flow that asked.
    public let source: SourceLine
    /// Why it was refused.
    package let reason: Ending
    /// How often in a row questions or screens of the same task were refused.
    package let times: Int

    /// Whether the question was lost silently: the work that asked is over, but its task was not cancelled.
    package var isLost: Bool { reason == .ownerGone }
}
