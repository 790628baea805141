import Aside
import AsideText

/// The error that ``Terminal/run(_:)`` throws if nobody is asked and a question has no default answer.
///
/// From then on, no question is answered; see ``Terminal/Style/unattended`` and ``Terminal/Style/controllingTerminal``.
public struct UnansweredQuestionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The first line of the question, or the title of the screen.
    public let question: String
    /// The question and the option that answers it, in the words of the terminal; an error in its own words.
    public let description: String

    /// Why a question was not answered.
    enum Reason {
        case noDefault
        /// The question did not accept its default answer.
        case refused
        /// The question shows an error.
        case failed
        /// The question is asked at a terminal only, and there is none.
        case noTerminal
    }

    init(
        _ question: String, because reason: Reason, message: String? = nil, option: String?, _ strings: TerminalStrings
    ) {
        self.question = question.firstLine.printable
        let text =
            switch reason {
            case .noDefault: strings.noDefault
            case .refused: strings.defaultRefused
            case .failed: AnswerRecord.line([self.question, message?.firstLine.printable].compactMap(\.self))
            case .noTerminal: strings.noTerminal
            }
        let option = option.map { strings.useOption.with("option", $0) } ?? ""
        description = text.with("question", self.question) + option
    }
}
