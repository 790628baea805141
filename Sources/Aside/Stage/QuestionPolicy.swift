/// How to queue, coalesce or expire a question.
///
/// ```swift
/// let sure = try await confirm("Stay signed in?", action: "Stay", policy: .once("session").expiring(after: .seconds(60)))
/// ```
public struct QuestionPolicy<Answer> {
    /// When a question expires, and with which answer.
    ///
    /// It is a class, so a policy without an expiry has the same small size for all types of answers.
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

    /// The policy to wait: the question waits its turn.
    @inlinable
    public static var queue: QuestionPolicy { QuestionPolicy() }

    /// The policy to replace: the question ends the modal that is in its place, on the surface of the work that asks.
    public static var replace: QuestionPolicy { QuestionPolicy(whenTaken: .replace) }

    /// The policy to reject: the question ends at once if another modal is in its place.
    public static var reject: QuestionPolicy { QuestionPolicy(whenTaken: .reject) }

    /// Makes a policy to ask once: repeated questions share one modal and its answer.
    ///
    /// A question is a repeat if it has the same id and the same type of answer, and comes from the same surface: the
    /// stack, or the inside of the same modal. A question from an unknown task, such as a plain `Task` of a button,
    /// also joins a modal that other modals cover.
    ///
    /// - Parameter id: Identifies the question.
    /// - Returns: The policy.
    public static func once(_ id: String) -> QuestionPolicy { queue.once(id) }

    /// Returns the same policy, except that the question is asked only once; see ``once(_:)-swift.type.method``.
    ///
    /// - Parameter id: Identifies the question.
    /// - Returns: The policy.
    public func once(_ id: String) -> QuestionPolicy {
        var policy = self
        policy.id = id
        return policy
    }

    /// Makes a policy to expire: the question ends after it has been shown for a while.
    ///
    /// A terminal, line mode with typed answers, and a form in SwiftUI show how much time is left. An alert in SwiftUI
    /// cannot.
    ///
    /// - Parameters:
    ///   - duration: How long the question is shown, measured by the stage's clock from when it first appears.
    ///   - answer: The answer when it expires. Without one the question ends as ``Outcome/expired``.
    /// - Returns: The policy.
    public static func expiring(after duration: Duration, answering answer: Answer? = nil) -> QuestionPolicy {
        queue.expiring(after: duration, answering: answer)
    }

    /// Returns the same policy, except that the question expires after it has been shown for a while.
    ///
    /// - Parameters:
    ///   - duration: How long the question is shown, measured by the stage's clock from when it first appears.
    ///   - answer: The answer when it expires. Without one the question ends as ``Outcome/expired``.
    /// - Returns: The policy.
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
