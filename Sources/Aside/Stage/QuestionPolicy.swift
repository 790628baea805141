/// How to queue, coalesce or expire a question.
///
/// ```swift
/// let sure = try await confirm("Stay signed in?", action: "Stay", policy: .once("session").expiring(after: .seconds(60)))
/// ```
public struct QuestionPolicy<Answer> {
    /// When a question expires, and with which answer.
    ///
    /// It is a class, so that a policy without an expiry has the same small size for all types of answers.
    @usableFromInline
    final class Expiry {
        let after: Duration
        let answer: Answer?

        init(after: Duration, answer: Answer?) {
            self.after = after
            self.answer = answer
        }
    }

    @usableFromInline var whenTaken = WhenTaken.queue
    @usableFromInline var id: String?
    @usableFromInline var expiry: Expiry?

    @inlinable
    init(whenTaken: WhenTaken = .queue) {
        self.whenTaken = whenTaken
    }

    /// The question waits its turn.
    @inlinable
    public static var queue: QuestionPolicy { QuestionPolicy() }

    /// The question ends the modal that is in its place, on the surface of the work that asks.
    public static var replace: QuestionPolicy { QuestionPolicy(whenTaken: .replace) }

    /// The question ends at once if another modal is in its place.
    public static var reject: QuestionPolicy { QuestionPolicy(whenTaken: .reject) }

    /// The question is asked once: repeated questions share one modal and its answer.
    ///
    /// A question is a repeat if it has the same id and the same type of answer, and comes from the same surface: the
    /// stack, or the inside of the same modal. A question from an unknown task, such as a button's plain `Task`, also
    /// joins a modal that is covered by others.
    ///
    /// - Parameter id: Identifies the question.
    /// - Returns: the policy.
    public static func once(_ id: String) -> QuestionPolicy { queue.once(id) }

    /// The same policy, with the question asked only once; see ``once(_:)-swift.type.method``.
    ///
    /// - Parameter id: Identifies the question.
    /// - Returns: the policy.
    public func once(_ id: String) -> QuestionPolicy {
        var policy = self
        policy.id = id
        return policy
    }

    /// The question expires after it has been shown for a while.
    ///
    /// A terminal, a form in SwiftUI and lines that are typed show how long it still stands; an alert in SwiftUI cannot.
    ///
    /// - Parameters:
    ///   - duration: How long the question is shown, measured by the stage's clock from when it first appears.
    ///   - answer: The answer when it expires. Without one the question ends as ``Outcome/expired``.
    /// - Returns: the policy.
    public static func expiring(after duration: Duration, answering answer: Answer? = nil) -> QuestionPolicy {
        queue.expiring(after: duration, answering: answer)
    }

    /// The same policy, with the question expiring after it has been shown for a while.
    ///
    /// - Parameters:
    ///   - duration: How long the question is shown, measured by the stage's clock from when it first appears.
    ///   - answer: The answer when it expires. Without one the question ends as ``Outcome/expired``.
    /// - Returns: the policy.
    public func expiring(after duration: Duration, answering answer: Answer? = nil) -> QuestionPolicy {
        var policy = self
        policy.expiry = Expiry(after: duration, answer: answer)
        return policy
    }

    /// Identifies the question.
    ///
    /// The type of the answer belongs to the identity.
    var key: QuestionKey? {
        id.map { QuestionKey(id: $0, answer: ObjectIdentifier(Answer.self)) }
    }
}

extension QuestionPolicy: Sendable where Answer: Sendable {}
extension QuestionPolicy.Expiry: Sendable where Answer: Sendable {}
