import Aside

// swift-format-ignore
/// The texts that the terminal adds to those of the flow, as one value that you can translate.
///
/// The labels of the library's own buttons are in the `Strings` of the stage.
public struct TerminalStrings: Sendable {
    /// The keys that move the focus.
    public var move: String { get { texts["↑↓ move"] } set { texts.set(newValue) } }
    /// The keys that move the focus between buttons side by side.
    public var moveAside: String { get { texts["←→ move"] } set { texts.set(newValue) } }
    /// The keys that answer yes and no.
    public var shortAnswers: String { get { texts["{yes}/{no} answer"] } set { texts.set(newValue) } }
    /// The key that clears the filter of a list.
    public var clearFilter: String { get { texts["esc clear filter"] } set { texts.set(newValue) } }
    /// The key that presses a button.
    public var press: String { get { texts["enter press"] } set { texts.set(newValue) } }
    /// The key that picks an option.
    public var pick: String { get { texts["enter pick"] } set { texts.set(newValue) } }
    /// The key that selects or deselects an option.
    public var toggle: String { get { texts["space take"] } set { texts.set(newValue) } }
    /// How many options a list takes.
    public var count: String { get { texts["select {count}"] } set { texts.set(newValue) } }
    /// The key that selects all options of a list.
    public var selectAll: String { get { texts["ctrl-a all"] } set { texts.set(newValue) } }
    /// The key that selects what is not selected, and deselects the rest, where the terminal tells it from Tab.
    public var invert: String { get { texts["ctrl-i invert"] } set { texts.set(newValue) } }
    /// The key that submits the typed text.
    public var submit: String { get { texts["enter submit"] } set { texts.set(newValue) } }
    /// The key that moves to the next field.
    public var next: String { get { texts["enter next"] } set { texts.set(newValue) } }
    /// The key that makes a new line in a text area.
    public var newLine: String { get { texts["enter new line"] } set { texts.set(newValue) } }
    /// The key that submits from a text area.
    public var submitLines: String { get { texts["ctrl-d submit"] } set { texts.set(newValue) } }
    /// The key that moves from a text area to the next field.
    public var nextAfterLines: String { get { texts["ctrl-d next"] } set { texts.set(newValue) } }
    /// The keys that choose an option of a selection.
    public var change: String { get { texts["←→ change"] } set { texts.set(newValue) } }
    /// The keys that change a number in steps.
    public var step: String { get { texts["↑↓ + - step"] } set { texts.set(newValue) } }
    /// The keys that change a number in steps, among other fields.
    public var stepAmongFields: String { get { texts["+ - step"] } set { texts.set(newValue) } }
    /// The keys that change a part of a date in steps, and move to the next part.
    public var stepDate: String { get { texts["↑↓ step · ←→ part"] } set { texts.set(newValue) } }
    /// The key that enters the date of today.
    public var today: String { get { texts["t today"] } set { texts.set(newValue) } }
    /// The key that moves to the suggestions of a field.
    public var suggestions: String { get { texts["↓ suggestions"] } set { texts.set(newValue) } }
    /// The key that takes a suggestion.
    public var take: String { get { texts["enter take"] } set { texts.set(newValue) } }
    /// The key that moves from the suggestions back to the field.
    public var toField: String { get { texts["esc back to text"] } set { texts.set(newValue) } }
    /// The key that takes the first suggestion, if this begins with the text.
    public var complete: String { get { texts["tab complete"] } set { texts.set(newValue) } }
    /// The key that recalls earlier entries.
    public var recall: String { get { texts["↑ earlier text"] } set { texts.set(newValue) } }
    /// How to filter a list.
    public var filter: String { get { texts["type to filter"] } set { texts.set(newValue) } }
    /// The key that goes back by one screen.
    public var back: String { get { texts["esc back"] } set { texts.set(newValue) } }
    /// The key that dismisses a modal.
    public var close: String { get { texts["esc close"] } set { texts.set(newValue) } }
    /// The key that cancels running work.
    public var cancelWork: String { get { texts["esc cancel"] } set { texts.set(newValue) } }
    /// The key that cancels the flow.
    public var quit: String { get { texts["ctrl-c quit"] } set { texts.set(newValue) } }
    /// The key that explains all keys.
    public var help: String { get { texts["f1 keys"] } set { texts.set(newValue) } }
    /// The key that presses the button of a notice.
    public var noticeKey: String { get { texts["f2"] } set { texts.set(newValue) } }
    /// The keys that move to the ends of a list or of a text.
    public var ends: String { get { texts["home end first, last"] } set { texts.set(newValue) } }
    /// The keys that move by several rows.
    public var leap: String { get { texts["pgup pgdn page"] } set { texts.set(newValue) } }
    /// The key that moves to the next control.
    public var tab: String { get { texts["tab next"] } set { texts.set(newValue) } }
    /// The key that deletes the word before the caret.
    public var deleteWord: String { get { texts["ctrl-w delete word"] } set { texts.set(newValue) } }
    /// The key that deletes everything before the caret.
    public var deleteLine: String { get { texts["ctrl-u delete line"] } set { texts.set(newValue) } }
    /// The key that undoes the last change of a text.
    public var undo: String { get { texts["ctrl-_ undo"] } set { texts.set(newValue) } }
    /// The key that redoes the last undone change.
    public var redo: String { get { texts["alt-_ redo"] } set { texts.set(newValue) } }
    /// The key that shows or hides the text of a secure field.
    public var reveal: String { get { texts["ctrl-r show"] } set { texts.set(newValue) } }
    /// The key that draws everything again.
    public var repaint: String { get { texts["ctrl-l draw again"] } set { texts.set(newValue) } }
    /// The key that suspends the process.
    public var suspend: String { get { texts["ctrl-z stop"] } set { texts.set(newValue) } }
    /// The separator between two keys.
    public var separator: String { get { texts["  ·  "] } set { texts.set(newValue) } }
    /// The record of a question that ended without an answer.
    public var cancelled: String { get { texts["cancelled"] } set { texts.set(newValue) } }
    /// The record of an unattended question without an answer of its own.
    public var unanswered: String { get { texts["no answer"] } set { texts.set(newValue) } }
    /// The record of an unattended question whose own answer was not accepted.
    public var refused: String { get { texts["not accepted"] } set { texts.set(newValue) } }
    /// The record of a question that expired, also with an answer that none of its choices gives.
    public var expired: String { get { texts["time ran out"] } set { texts.set(newValue) } }
    /// The record of work that failed.
    public var failed: String { get { texts["failed"] } set { texts.set(newValue) } }
    /// The record of a list in which nothing was chosen.
    public var none: String { get { texts["none"] } set { texts.set(newValue) } }
    /// The record of a secret that was entered.
    public var hidden: String { get { texts["•••"] } set { texts.set(newValue) } }
    /// The error that a tool reports if the input ends before its questions are answered.
    public var inputEnded: String { get { texts["the input ended"] } set { texts.set(newValue) } }
    /// The error that a tool reports if the input ends while a question waits for an answer in lines.
    ///
    /// `{question}` stands for its title.
    public var inputEndedBefore: String {
        get { texts["the input ended before “{question}” was answered"] } set { texts.set(newValue) }
    }
    /// The error that a tool reports if its input ends because nobody means a line of so many bytes.
    public var lineTooLong: String {
        get { texts["a line of the input is longer than {count} bytes"] } set { texts.set(newValue) }
    }
    /// What a tool reports if nobody is asked, as with its `--yes`, and a question has no answer of its own.
    ///
    /// `{question}` stands for its title.
    public var noDefault: String {
        get { texts["“{question}” has no default answer, and nobody is asked"] } set { texts.set(newValue) }
    }
    /// What a tool reports if nobody is asked, and a prompt refuses the text that it starts from.
    ///
    /// `{question}` stands for its title.
    public var defaultRefused: String {
        get { texts["“{question}” did not accept its default answer, and nobody is asked"] } set { texts.set(newValue) }
    }
    /// What a tool reports if it asks only at a terminal, and there is none.
    ///
    /// `{question}` stands for its title.
    public var noTerminal: String {
        get { texts["“{question}” is asked at a terminal, and there is none"] } set { texts.set(newValue) }
    }
    /// What follows ``noDefault``, ``noTerminal``, ``defaultRefused`` and ``inputEndedBefore`` if an option of the tool answers the question.
    public var useOption: String { get { texts["; use {option}"] } set { texts.set(newValue) } }
    /// What a tool reports if it ends well, and no question took an answer that was given beforehand.
    ///
    /// `{question}` stands for the name of the answer.
    public var unusedAnswer: String {
        get { texts["No question took the answer to “{question}”."] } set { texts.set(newValue) }
    }
    /// What follows ``unusedAnswer`` if a question has a similar name.
    public var similarQuestion: String { get { texts[" Did you mean “{question}”?"] } set { texts.set(newValue) } }
    /// What a tool reports if standard output could not be written, as on a full disk.
    ///
    /// `{reason}` stands for the system's text of the error.
    public var outputFailed: String {
        get { texts["the output could not be written: {reason}"] } set { texts.set(newValue) }
    }
    /// The texts of line mode.
    public var lines = LineStrings.english

    private var texts = ChangedTexts()

    /// English strings; override what you need.
    public static var english: TerminalStrings { TerminalStrings() }
}
