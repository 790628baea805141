import Aside

/// The error that ``Terminal/run(_:)`` throws if a question was not answered, and nobody can answer it any more.
///
/// From then on, no question is answered.
public struct UnansweredError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Why a question was not answered.
    public struct Cause: Sendable, Equatable {
        private let name: String

        /// Nobody is asked, and the question has no default answer; see ``Terminal/Style/unattended`` and
        /// ``Terminal/Style/controllingTerminal``.
        public static let nobodyAsked = Cause(name: "nobodyAsked")
        /// An answer from a pipe, or one given beforehand, was refused.
        ///
        /// Nobody can give another one: the next line of the input was meant for the next question.
        public static let refused = Cause(name: "refused")
        /// A cancelled flow keeps asking, and is left behind.
        public static let endless = Cause(name: "endless")
    }

    /// Why the question was not answered.
    public let cause: Cause
    /// The question: its first line, or the title of the screen.
    public let question: String
    /// The question, and why it was not answered, in the words of the terminal; an error in its own words.
    public let description: String

    /// Makes the error about a refused answer.
    static func refused(_ question: String, because reason: String, isGiven: Bool = false) -> UnansweredError {
        let origin = isGiven ? "given beforehand" : "from the input"
        let description = "\(question.quoted) refused the answer \(origin): \(reason)"
        return UnansweredError(cause: .refused, question: question, description: description)
    }
}
