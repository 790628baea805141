public import Aside

/// The texts that the terminal adds to those of the flow.
package enum TerminalWord: String, WordList {
    package static let module = "terminal"

    /// The keys that move the focus.
    case move = "↑↓ move"
    /// The keys that move the focus between buttons side by side.
    case moveAside = "←→ move"
    /// The keys that answer yes and no.
    case shortAnswers = "{yes}/{no} answer"
    /// The key that clears the filter of a list.
    case clearFilter = "esc clear filter"
    /// The key that presses a button.
    case press = "enter press"
    /// The key that picks an option.
    case pick = "enter pick"
    /// The key that selects or deselects an option.
    case toggle = "space take"
    /// How many options a list takes.
    case count = "select {count}"
    /// The key that submits the typed text.
    case submit = "enter submit"
    /// The key that moves to the next field.
    case next = "enter next"
    /// The key that makes a new line in a text area.
    case newLine = "enter new line"
    /// The key that submits from a text area.
    case submitLines = "ctrl-d submit"
    /// The key that moves from a text area to the next field.
    case nextAfterLines = "ctrl-d next"
    /// The keys that choose an option of a selection.
    case change = "←→ change"
    /// The keys that change a number in steps.
    case step = "↑↓ + - step"
    /// The keys that change a number in steps, among other fields.
    case stepAmongFields = "+ - step"
    /// The keys that change a part of a date in steps, and move to the next part.
    case stepDate = "↑↓ step · ←→ part"
    /// The key that enters the date of today.
    case today = "t today"
    /// The key that moves to the suggestions of a field.
    case suggestions = "↓ suggestions"
    /// The key that takes a suggestion.
    case take = "enter take"
    /// The key that moves from the suggestions back to the field.
    case toField = "esc back to text"
    /// The key that takes the first suggestion, if this begins with the text.
    case complete = "tab complete"
    /// The key that recalls earlier entries.
    case recall = "↑ earlier text"
    /// How to filter a list.
    case filter = "type to filter"
    /// The key that goes back by one screen.
    case back = "esc back"
    /// The key that dismisses a modal.
    case close = "esc close"
    /// The key that cancels running work.
    case cancelWork = "esc cancel"
    /// The key that cancels the flow.
    case quit = "ctrl-c quit"
    /// The key that explains all keys.
    case help = "f1 keys"
    /// The key that presses the button of a notice.
    case noticeKey = "f2"
    /// The keys that move to the ends of a list or of a text.
    case ends = "home end first, last"
    /// The keys that move by several rows.
    case leap = "pgup pgdn page"
    /// The key that moves to the next control.
    case tab = "tab next"
    /// The key that deletes the word before the caret.
    case deleteWord = "ctrl-w delete word"
    /// The key that deletes everything before the caret.
    case deleteLine = "ctrl-u delete line"
    /// The key that shows or hides the text of a secure field.
    case reveal = "ctrl-r show"
    /// The key that draws everything again.
    case repaint = "ctrl-l draw again"
    /// The key that suspends the process.
    case suspend = "ctrl-z stop"
    /// The separator between two keys.
    case separator = "  ·  "
    /// The record of a question that ended without an answer.
    case cancelled = "cancelled"
    /// The record of an unattended question without an answer of its own.
    case unanswered = "no answer"
    /// The record of an unattended question whose own answer was not accepted.
    case refused = "not accepted"
    /// The record of a question that expired, also with an answer that none of its choices gives.
    case expired = "time ran out"
    /// The record of work that failed.
    case failed = "failed"
    /// The record of a list in which nothing was chosen.
    case none = "none"
    /// The record of a secret that was entered.
    case hidden = "•••"
    /// The error that a tool reports if the input ends before its questions are answered.
    case inputEnded = "the input ended"
    /// The error that a tool reports if the input ends while a question waits for an answer in lines.
    ///
    /// `{question}` stands for its title.
    case inputEndedBefore = "the input ended before “{question}” was answered"
    /// The error that a tool reports if its input ends because nobody means a line of so many bytes.
    case lineTooLong = "a line of the input is longer than {count} bytes"
    /// What a tool reports if nobody is asked, as with its `--yes`, and a question has no answer of its own.
    ///
    /// `{question}` stands for its title.
    case noDefault = "“{question}” has no default answer, and nobody is asked"
    /// What a tool reports if nobody is asked, and a prompt refuses the text that it starts from.
    ///
    /// `{question}` stands for its title.
    case defaultRefused = "“{question}” did not accept its default answer, and nobody is asked"
    /// What a tool reports if it asks only at a terminal, and there is none.
    ///
    /// `{question}` stands for its title.
    case noTerminal = "“{question}” is asked at a terminal, and there is none"
    /// What follows ``noDefault``, ``noTerminal``, ``defaultRefused`` and ``inputEndedBefore`` if an option of the tool answers the question.
    case useOption = "; use {option}"
    /// What a tool reports if it ends well, and no question took an answer that was given beforehand.
    ///
    /// `{question}` stands for the name of the answer.
    case unusedAnswer = "No question took the answer to “{question}”."
    /// What follows ``unusedAnswer`` if a question has a similar name.
    case similarQuestion = " Did you mean “{question}”?"
    /// What a tool reports if standard output could not be written, as on a full disk.
    ///
    /// `{reason}` stands for the system's text of the error.
    case outputFailed = "the output could not be written: {reason}"
}

extension Words {
    /// The texts of the terminal's keys, records and errors.
    package var terminal: WordsOf<TerminalWord> { WordsOf(self) }

    /// The texts of line mode.
    package var lines: WordsOf<LineWord> { WordsOf(self) }
}

extension Word {
    /// What the terminal adds to the words of the library, in keys and in lines, for a test or a translator.
    public static var terminal: [Word] { TerminalWord.words + LineWord.words }
}
