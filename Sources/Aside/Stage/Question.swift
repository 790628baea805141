/// A question as a value: its content, and how the answer is read.
///
/// ```swift
/// extension Question where Answer == Deletion {
///     static func delete(_ list: String) -> Self {
///         Question("Delete “\(list)”?", message: "This can't be undone.") {
///             Choice("Delete", role: .destructive, .delete)
///             Choice("Keep", role: .cancel, .keep)
///         }
///     }
/// }
/// ```
///
/// ```swift
/// let deletion = try await ask(.delete("Groceries"))
/// ```
///
/// Any number of flows can ask the same question. A test or a preview can look at its ``content``.
@MainActor
public struct Question<Answer> {
    /// What is shown.
    ///
    /// Labels that the stage supplies are still empty here.
    public internal(set) var content: ModalContent
    /// How the question is queued, coalesced or expired.
    let policy: QuestionPolicy<Answer>
    let reading: Reading
    /// Whether a button has no label yet.
    ///
    /// It gets one from the ``Strings`` of the stage that asks.
    let lacksLabels: Bool

    /// How the answer is read from what the user does.
    enum Reading {
        /// Each choice, or each row of a list of one, has its own answer.
        case answers([Answer])
        /// The answer is computed from the place of the choice.
        case place((Int) -> Answer)
        /// A behavior makes the answer: from what was entered, or from work that runs inside.
        case behavior(@MainActor () -> AnsweringBehavior<Answer>)
    }

    init(
        _ content: ModalContent, _ policy: QuestionPolicy<Answer>, _ reading: Reading, lacksLabels: Bool = false
    ) {
        self.content = content
        self.policy = policy
        self.reading = reading
        self.lacksLabels = lacksLabels
        self.content.identity = policy.id
    }

    /// Returns the answer at a place.
    ///
    /// The place must exist.
    func answer(at place: Int) -> Answer? {
        switch reading {
        case .answers(let answers): place < answers.count ? answers[place] : nil
        case .place(let answer): answer(place)
        case .behavior: nil
        }
    }

    func behavior() -> AnsweringBehavior<Answer> {
        if case .behavior(let make) = reading { make() } else { ChoiceBehavior(self) }
    }

    func expiry(of behavior: AnsweringBehavior<Answer>) -> Modal.Expiry? {
        guard let expiry = policy.expiry else { return nil }
        return Modal.Expiry(after: expiry.after) { modal in
            if let answer = expiry.answer {
                behavior.settleByItself(modal, .success(answer))
            } else {
                modal.host.end(modal.id, as: .expired)
            }
        }
    }
}
