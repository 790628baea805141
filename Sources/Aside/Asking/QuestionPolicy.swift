/// How a question is asked: what it does when its place is taken, what it is the same as, and how long it stands.
///
/// ```swift
/// let sure = try await confirm("Stay signed in?", action: "Stay", policy: .once("session").expiring(after: .seconds(60)))
/// ```
public struct QuestionPolicy<Answer> {
    private(set) var manner = Manner()

    /// It waits its turn.
    public static var queue: QuestionPolicy { QuestionPolicy() }

    /// It ends the modal that stands in its place, on the surface of the work that asks.
    public static var replace: QuestionPolicy { QuestionPolicy(manner: Manner(whenTaken: .replace)) }

    /// It ends at once where another modal stands in its place.
    public static var reject: QuestionPolicy { QuestionPolicy(manner: Manner(whenTaken: .reject)) }

    /// It is asked once: repeats share one modal and its answer.
    ///
    /// Repeats are questions with the same id from the same surface: the stack, or the inside of the same modal.
    /// A question from an unknown task, such as a button's plain `Task`, joins also one that stands beneath.
    ///
    /// - Parameter id: what makes it the same question.
    /// - Returns: the way of policy.
    public static func once(_ id: String) -> QuestionPolicy { queue.once(id) }

    /// The same, asked once.
    ///
    /// - Parameter id: what makes it the same question.
    /// - Returns: the way of policy.
    public func once(_ id: String) -> QuestionPolicy {
        var policy = self
        policy.manner.key = id
        return policy
    }

    /// It ends by itself after it has stood for a while.
    ///
    /// - Parameters:
    ///   - duration: how long, by the stage's clock, from when it is first shown.
    ///   - answer: what the answer is then; without one the question ends as ``Outcome/expired``.
    /// - Returns: the way of policy.
    public static func expiring(after duration: Duration, answering answer: Answer? = nil) -> QuestionPolicy {
        queue.expiring(after: duration, answering: answer)
    }

    /// The same, ending by itself after it has stood for a while.
    ///
    /// - Parameters:
    ///   - duration: how long, by the stage's clock, from when it is first shown.
    ///   - answer: what the answer is then; without one the question ends as ``Outcome/expired``.
    /// - Returns: the way of policy.
    public func expiring(after duration: Duration, answering answer: Answer? = nil) -> QuestionPolicy {
        var policy = self
        policy.manner.expiry = Modal.Expiry(after: duration, answer: answer)
        return policy
    }
}
