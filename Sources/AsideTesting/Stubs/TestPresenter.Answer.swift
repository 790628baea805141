import Aside

extension TestPresenter {
    /// What a stub answers.
    ///
    /// A string literal is what a user would press, pick or type: the label of a choice, of an option, or the text of a
    /// prompt with one field.
    public struct Answer: Sendable, ExpressibleByStringLiteral {
        enum Deed: Sendable, Equatable {
            case say([String])
            case fill([String: String])
            case submit
            case dismiss
        }

        let deed: Deed

        /// The label of a choice or of an option, or the text of a prompt with one field.
        ///
        /// - Parameter label: the label or the text.
        public init(stringLiteral label: String) {
            self = .text(label)
        }

        private init(_ deed: Deed) {
            self.deed = deed
        }

        /// The label of a choice or of an option, or the text of a prompt with one field.
        ///
        /// - Parameter label: the label or the text.
        /// - Returns: the answer.
        public static func text(_ label: String) -> Answer { Answer(.say([label])) }

        /// The options of a list of which many are chosen; all others are given back.
        ///
        /// - Parameter labels: the labels of the options.
        /// - Returns: the answer.
        public static func options(_ labels: String...) -> Answer { options(labels) }

        static func options(_ labels: [String]) -> Answer { Answer(.say(labels)) }

        /// The texts of a prompt with several fields, which is then submitted; other fields stay as they are.
        ///
        /// - Parameter texts: the texts, by the labels of their fields.
        /// - Returns: the answer.
        public static func fields(_ texts: [String: String]) -> Answer { Answer(.fill(texts)) }

        /// What the Enter key does: the default choice, with everything as it is.
        public static let submission = Answer(.submit)

        /// What Esc, a swipe, or a tap outside does.
        public static let dismissal = Answer(.dismiss)
    }
}

extension TestPresenter.Answer: CustomStringConvertible {
    /// What is answered, such as `“Retry”` or `a dismissal`.
    public var description: String {
        switch deed {
        case .say(let labels): labels.isEmpty ? "no option" : labels.map { "“\($0)”" }.joined(separator: ", ")
        case .fill(let texts):
            texts.sorted { $0.key < $1.key }.map { "\($0.key): “\($0.value)”" }.joined(separator: ", ")
        case .submit: "the default"
        case .dismiss: "a dismissal"
        }
    }
}
