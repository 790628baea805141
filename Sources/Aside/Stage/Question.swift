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

    /// How the answer is read from what the user does.
    enum Reading {
        /// Each choice, or each row of a list of one, has its own answer.
        case answers([Answer])
        /// The answer is computed from the place of the choice.
        case place((Int) -> Answer)
        /// An interaction makes the answer: from what was entered, or from work that runs inside.
        case interaction(@MainActor () -> any Interaction<Answer>)

        /// Returns the answer at a place; `nil` if a place alone is no answer.
        func answer(at place: Int) -> Answer? {
            switch self {
            case .answers(let answers): answers.indices.contains(place) ? answers[place] : nil
            case .place(let answer): answer(place)
            case .interaction: nil
            }
        }
    }

    init(_ content: ModalContent, _ policy: QuestionPolicy<Answer>, _ reading: Reading) {
        self.content = content
        self.policy = policy
        self.reading = reading
        self.content.identity = policy.id
    }

    /// Returns the same question with a label on each button.
    ///
    /// A button without a label gets the stage's own words.
    package func labelled(by strings: Strings) -> Question {
        guard content.choices.contains(where: \.label.isEmpty) else { return self }
        var question = self
        for (place, choice) in content.choices.enumerated() where choice.label.isEmpty {
            question.content.choices[place].label =
                switch (choice.role, content.kind) {
                // An alert without choices has one button, which acknowledges it.
                case (_, .alert) where content.choices.count == 1: strings.ok
                case (.cancel, _): strings.cancel
                case (_, .choose): strings.done
                default: strings.ok
                }
        }
        return question
    }
}
