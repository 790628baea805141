/// Two questions with equal keys are the same question.
///
/// The type of the answer is part of the key, because callers that expect different types cannot share an answer.
struct QuestionKey: Hashable {
    let id: String
    /// The type of the answer.
    let answer: ObjectIdentifier
}
