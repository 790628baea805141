/// Says which questions are the same question.
///
/// The type of the answer belongs to it: two callers that expect different types cannot share one answer.
struct QuestionKey: Hashable {
    let id: String
    /// The type of the answer.
    let answer: ObjectIdentifier
}
