/// How to queue, coalesce or expire a question.
///
/// ```swift
/// let sure = try await confirm("Stay signed in?", action: "Stay", policy: .once("session").expiring(after: .seconds(60)))
/// ```
public struct QuestionPolicy<Answer> {
    /// When a question ends by itself, and with which answer.
    ///
    /// It is an object, so that a policy, which mostly has none, is as small whatever the answers are.
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

    /// The question ends the modal that stands in its place, on the surface of the work that asks.
    public static var replace: QuestionPolicy { QuestionPolicy(whenTaken: .replace) }

    /// The question ends at once where another modal stands in its place.
    public static var reject: QuestionPolicy { QuestionPolicy(whenTaken: .reject) }

    /// The question is asked once: repeats share one modal and its answer.
    ///
    /// Repeats are questions with the same id and the same type of answer from the same surface: the stack, or the inside
    /// of the same modal. A question from an unknown task, such as a button's plain `Task`, joins also one that stands
    /// beneath.
    ///
    /// - Parameter id: what makes it the same question.
    /// - Returns: the policy.
    public static func once(_ id: String) -> QuestionPolicy { queue.once(id) }

    /// The same policy, and the question is asked once; see ``once(_:)-swift.type.method``.
    ///
    /// - Parameter id: what makes it the same question.
    /// - Returns: the policy.
    public func once(_ id: String) -> QuestionPolicy {
        var policy = self
        policy.id = id
        return policy
    }

    /// The question ends by itself after it has stood for a while.
    ///
    /// A terminal, a form in SwiftUI and lines that are typed show how long it still stands; an alert in SwiftUI cannot.
    ///
    /// - Parameters:
    ///   - duration: how long, by the stage's clock, from when it is first shown.
    ///   - answer: what the answer is then; without one the question ends as ``Outcome/expired``.
    /// - Returns: the policy.
    public static func expiring(after duration: Duration, answering answer: Answer? = nil) -> QuestionPolicy {
        queue.expiring(after: duration, answering: answer)
    }

    /// The same policy, and the question ends by itself after it has stood for a while.
    ///
    /// - Parameters:
    ///   - duration: how long, by the stage's clock, from when it is first shown.
    ///   - answer: what the answer is then; without one the question ends as ``Outcome/expired``.
    /// - Returns: the policy.
    public func expiring(after duration: Duration, answering answer: Answer? = nil) -> QuestionPolicy {
        var policy = self
        policy.expiry = Expiry(after: duration, answer: answer)
        return policy
    }

    /// What makes it the same question as another one; the type of the answer belongs to it.
    var key: QuestionKey? {
        id.map { QuestionKey(id: $0, answer: ObjectIdentifier(Answer.self)) }
    }
}

extension QuestionPolicy: Sendable where Answer: Sendable {}
extension QuestionPolicy.Expiry: Sendable where Answer: Sendable {}
