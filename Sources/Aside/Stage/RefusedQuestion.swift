/// A question that was never shown, or a screen that was never pushed: nobody was there any more to see it.
public struct RefusedQuestion: Sendable, Hashable {
    /// What was asked, such as `alert “Card declined”`, or the type of the screen.
    public let name: String
    /// The line of the flow that asked.
    public let source: SourceLine
    /// Why it was refused.
    package let reason: Ending
    /// How often in a row something was refused to the same task.
    public let times: Int

    /// Whether the work that asked is over while its task was not cancelled, so that the question was lost in silence.
    public var isLost: Bool { reason == .ownerGone }
}
