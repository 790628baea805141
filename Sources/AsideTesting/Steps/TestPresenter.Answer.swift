import Aside

extension TestPresenter {
    /// The answer of a stub.
    ///
    /// A string literal is the label of a choice or an option, or the text of a prompt with one field.
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

        /// The options to select in a list of many.
        ///
        /// All others are deselected.
        ///
        /// - Parameter labels: the labels of the options.
        /// - Returns: the answer.
        public static func options(_ labels: String...) -> Answer { Answer(.labels(labels)) }

        /// The texts of a prompt with several fields, which is then submitted.
        ///
        /// Other fields stay as they are.
        ///
        /// - Parameter texts: the texts, by the labels of their fields.
        /// - Returns: the answer.
        public static func fields(_ texts: [String: String]) -> Answer { Answer(.texts(texts)) }

        /// Pressing the default button without changing anything, as the Enter key does.
        public static let submission = Answer(.submission)

        /// Dismissing the modal, as Esc, a swipe, or a tap outside does.
        public static let dismissal = Answer(.dismissal)
    }
}

extension TestPresenter.Answer: CustomStringConvertible {
    /// The answer in words, such as `“Retry”` or `a dismissal`.
    public var description: String { request.description }
}
