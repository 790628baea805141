/// What a test wants to be answered, before the question is known.
enum AnswerRequest: Sendable, Equatable {
    /// The label of a choice, the labels of options, or the text of the only field.
    case labels([String])
    /// Texts by the labels of their fields.
    case texts([String: String])
    /// What the Enter key does.
    case submission
    /// What the Esc key does.
    case dismissal
}

extension AnswerRequest: CustomStringConvertible {
    /// The answer in words, such as `“Retry”` or `a dismissal`.
    var description: String {
        switch self {
        case .labels(let labels): labels.isEmpty ? "no option" : labels.map { "“\($0)”" }.joined(separator: ", ")
        case .texts(let texts):
            texts.sorted { $0.key < $1.key }.map { "\($0.key): “\($0.value)”" }.joined(separator: ", ")
        case .submission: "the default"
        case .dismissal: "a dismissal"
        }
    }
}
