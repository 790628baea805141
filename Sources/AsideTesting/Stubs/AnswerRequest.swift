import Aside

/// An answer as a test gives it, before the question is known.
enum AnswerRequest: Sendable, Equatable {
    /// The label of a choice, the labels of options, or the text of the only field.
    case labels([String])
    /// Texts, by the labels of their fields.
    case texts([String: String])
    /// A value that is no answer of the question, with the answers that the question has.
    case unknown(value: String, answers: [String])
    /// Pressing the Enter key.
    case submission
    /// Pressing the Esc key.
    case dismissal
}

extension AnswerRequest: CustomStringConvertible {
    /// The answer in words, such as `“Retry”` or `a dismissal`.
    var description: String {
        switch self {
        case .labels(let labels): labels.isEmpty ? "no option" : labels.map { "“\($0)”" }.joined(separator: ", ")
        case .texts(let texts):
            texts.sorted { $0.key < $1.key }.map { "\($0.key): “\($0.value)”" }.joined(separator: ", ")
        case .unknown(let value, _): value
        case .submission: "the default"
        case .dismissal: "a dismissal"
        }
    }
}

extension AnswerRequest {
    /// Makes the request that gives a value as the answer of a question.
    ///
    /// It is the label of a choice, labels of rows, or what a prompt shows for the value.
    @MainActor
    init<Value: Equatable>(_ value: Value, to question: Question<Value>) {
        if let labels = question.labels(giving: value) {
            self = .labels(labels)
        } else if let text = question.text(of: value) {
            self = .labels([text])
        } else {
            let answers = question.labelledAnswers.map { "\(String(describing: $0.answer)) (“\($0.label)”)" }
            self = .unknown(value: String(describing: value), answers: answers)
        }
    }

    /// Returns the request for a confirmation whose buttons may be called otherwise than those of the given question.
    ///
    /// Of the two buttons of a confirmation, one cancels.
    func confirming(_ asked: ModalContent, as given: ModalContent) -> AnswerRequest {
        guard case .labels(let labels) = self, asked.kind == .alert, asked.choices.count == 2,
            let choice = given.choices.first(where: { labels == [$0.label] }),
            !asked.choiceLabels.contains(choice.label),
            let meant = asked.choices.first(where: { ($0.role == .cancel) == (choice.role == .cancel) })
        else { return self }
        return .labels([meant.label])
    }
}
