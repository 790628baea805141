import Aside
import AsideText

/// The error that ``Terminal/run(_:)`` throws if nobody is asked and a question has no default answer.
///
/// From then on, no question is answered; see ``Terminal/Style/unattended``.
public struct UnansweredQuestionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The first line of the question, or the title of the screen.
    public let question: String
    /// The question and the option that answers it, in the words of the terminal.
    public let description: String

    init(_ question: String, option: String?, _ strings: TerminalStrings) {
        self.question = question.firstLine.printable
        let option = option.map { strings.useOption.with(["option": $0]) } ?? ""
        description = strings.noDefault.with(["question": self.question]) + option
    }
}
