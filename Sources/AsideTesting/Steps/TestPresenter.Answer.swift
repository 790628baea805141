import Aside

extension TestPresenter {
    /// The answer of a stub.
    ///
    /// A string literal is the label of a choice or an option, or the text of a prompt with one field.
    public struct Answer: Sendable, ExpressibleByStringLiteral {
        let request: AnswerRequest

        /// Makes an answer from the label of a choice or an option, or from the text of a prompt with one field.
        ///
        /// - Parameter label: The label or the text.
        public init(stringLiteral label: String) {
            self = .text(label)
        }

        private init(_ request: AnswerRequest) {
            self.request = request
        }

        /// Makes an answer from the label of a choice or an option, or from the text of a prompt with one field.
        ///
        /// - Parameter label: The label or the text.
        /// - Returns: The answer.
        public static func text(_ label: String) -> Answer { Answer(.labels([label])) }

        /// Makes an answer that selects options in a list of many.
        ///
        /// All other options are deselected.
        ///
        /// - Parameter labels: The labels of the options.
        /// - Returns: The answer.
        public static func options(_ labels: String...) -> Answer { Answer(.labels(labels)) }

        /// Makes an answer that fills in a form, and submits it.
        ///
        /// Other fields stay as they are.
        ///
        /// - Parameter texts: The texts, by the labels of their fields: what is typed, the label of an option, or `yes` and
        ///   `no` for a switch.
        /// - Returns: The answer.
        public static func fields(_ texts: [String: String]) -> Answer { Answer(.texts(texts)) }

        /// An answer that presses the default button without changing anything, as the Enter key does.
        public static let submission = Answer(.submission)

        /// An answer that dismisses the modal, as Esc, a swipe, or a tap outside does.
        public static let dismissal = Answer(.dismissal)
    }
}

extension TestPresenter.Answer: CustomStringConvertible {
    /// The answer in words, such as `“Retry”` or `a dismissal`.
    public var description: String { request.description }
}
