import Aside

extension TestPresenter {
    /// What a stub answers.
    ///
    /// A string literal is what a user would press, pick or type: the label of a choice, of an option, or the text of a
    /// prompt with one field.
    public struct Answer: Sendable, ExpressibleByStringLiteral {
        let request: AnswerRequest

        /// The label of a choice or of an option, or the text of a prompt with one field.
        ///
        /// - Parameter label: the label or the text.
        public init(stringLiteral label: String) {
            self = .text(label)
        }

        private init(_ request: AnswerRequest) {
            self.request = request
        }

        /// The label of a choice or of an option, or the text of a prompt with one field.
        ///
        /// - Parameter label: the label or the text.
        /// - Returns: the answer.
        public static func text(_ label: String) -> Answer { Answer(.labels([label])) }

        /// The options of a list of which many are chosen; all others are given back.
        ///
        /// - Parameter labels: the labels of the options.
        /// - Returns: the answer.
        public static func options(_ labels: String...) -> Answer { Answer(.labels(labels)) }

        /// The texts of a prompt with several fields, which is then submitted; other fields stay as they are.
        ///
        /// - Parameter texts: the texts, by the labels of their fields.
        /// - Returns: the answer.
        public static func fields(_ texts: [String: String]) -> Answer { Answer(.texts(texts)) }

        /// What the Enter key does: the default choice, with everything as it is.
        public static let submission = Answer(.submission)

        /// What Esc, a swipe, or a tap outside does.
        public static let dismissal = Answer(.dismissal)
    }
}

extension TestPresenter.Answer: CustomStringConvertible {
    /// What is answered, such as `“Retry”` or `a dismissal`.
    public var description: String { request.description }
}
