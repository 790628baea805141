/// The texts that the terminal adds to those of the flow, as one value that you can translate.
///
/// The labels of the library's own buttons are in the `Strings` of the stage.
public struct TerminalStrings: Sendable {
    /// The keys that move the focus.
    public var move = "↑↓ move"
    /// The keys that move the focus between buttons side by side.
    public var moveAside = "←→ move"
    /// The keys that answer yes and no.
    public var shortAnswers = "{yes}/{no} answer"
    /// The key that clears the filter of a list.
    public var clearFilter = "esc clear filter"
    /// The key that presses a button.
    public var press = "enter press"
    /// The key that picks an option.
    public var pick = "enter pick"
    /// The key that selects or deselects an option.
    public var toggle = "space take"
    /// How many options a list takes.
    public var count = "select {count}"
    /// The key that selects all options of a list.
    public var selectAll = "ctrl-a all"
    /// The key that selects what is not selected, and deselects the rest, where the terminal tells it from Tab.
    public var invert = "ctrl-i invert"
    /// The keys that open a text area in the editor of the user.
    public var editor = "ctrl-x ctrl-e editor"
    /// The key that submits the typed text.
    public var submit = "enter submit"
    /// The key that moves to the next field.
    public var next = "enter next"
    /// The key that makes a new line in a text area.
    public var newLine = "enter new line"
    /// The key that submits from a text area.
    public var submitLines = "ctrl-d submit"
    /// The key that moves from a text area to the next field.
    public var nextAfterLines = "ctrl-d next"
    /// The keys that choose an option of a selection.
    public var change = "←→ change"
    /// The keys that change a number in steps.
    public var step = "↑↓ + - step"
    /// The keys that change a number in steps, among other fields.
    public var stepAmongFields = "+ - step"
    /// The keys that change a part of a date in steps, and move to the next part.
    public var stepDate = "↑↓ step · ←→ part"
    /// The key that enters the date of today.
    public var today = "t today"
    /// The key that moves to the suggestions of a field.
    public var suggestions = "↓ suggestions"
    /// The key that takes a suggestion.
    public var take = "enter take"
    /// The key that moves from the suggestions back to the field.
    public var toField = "esc back to text"
    /// The key that takes the first suggestion, if this begins with the text.
    public var complete = "tab complete"
    /// The key that recalls earlier entries.
    public var recall = "↑ earlier text"
    /// How to filter a list.
    public var filter = "type to filter"
    /// The key that goes back by one screen.
    public var back = "esc back"
    /// The key that dismisses a modal.
    public var close = "esc close"
    /// The key that cancels the flow.
    public var quit = "ctrl-c quit"
    /// The key that explains all keys.
    public var help = "f1 keys"
    /// The key that presses the button of a notice.
    public var noticeKey = "f2"
    /// The keys that move to the ends of a list or of a text.
    public var ends = "home end first, last"
    /// The keys that move by several rows.
    public var leap = "pgup pgdn page"
    /// The key that moves to the next control.
    public var tab = "tab next"
    /// The key that deletes the word before the caret.
    public var deleteWord = "ctrl-w delete word"
    /// The key that deletes everything before the caret.
    public var deleteLine = "ctrl-u delete line"
    /// The key that undoes the last change of a text.
    public var undo = "ctrl-_ undo"
    /// The key that redoes the last undone change.
    public var redo = "alt-_ redo"
    /// The key that shows or hides the text of a secure field.
    public var reveal = "ctrl-r show"
    /// The key that draws everything again.
    public var repaint = "ctrl-l draw again"
    /// The key that suspends the process.
    public var suspend = "ctrl-z stop"
    /// The separator between two keys.
    public var separator = "  ·  "
    /// The record of a question that ended without an answer.
    public var cancelled = "cancelled"
    /// The record of an unattended question without an answer of its own.
    public var unanswered = "no answer"
    /// The record of an unattended question whose own answer was not accepted.
    public var refused = "not accepted"
    /// The record of a question that expired with an answer.
    public var expired = "time ran out"
    /// The record of work that has ended.
    public var done = "done"
    /// The record of work that failed.
    public var failed = "failed"
    /// The record of a list in which nothing was chosen.
    public var none = "none"
    /// The record of a secret that was entered.
    public var hidden = "•••"
    /// The error that a tool reports if the input ends before its questions are answered.
    public var inputEnded = "the input ended"
    /// What a tool reports if nobody is asked, as with its `--yes`, and a question has no answer of its own.
    ///
    /// `{question}` stands for its title.
    public var noDefault = "“{question}” has no default answer, and nobody is asked"
    /// What a tool reports if nobody is asked, and a prompt refuses the text that it starts from.
    ///
    /// `{question}` stands for its title.
    public var defaultRefused = "“{question}” did not accept its default answer, and nobody is asked"
    /// What a tool reports if it asks only at a terminal, and there is none.
    ///
    /// `{question}` stands for its title.
    public var noTerminal = "“{question}” is asked at a terminal, and there is none"
    /// What follows ``noDefault``, ``noTerminal`` and ``defaultRefused`` if an option of the tool answers the question.
    public var useOption = "; use {option}"
    /// What a tool reports if it ends well, and no question took an answer that was given beforehand.
    ///
    /// `{question}` stands for the name of the answer.
    public var unusedAnswer = "No question took the answer to “{question}”."
    /// What follows ``unusedAnswer`` if a question has a similar name.
    public var similarQuestion = " Did you mean “{question}”?"
    /// What a tool reports if standard output could not be written, as on a full disk.
    ///
    /// `{reason}` stands for the system's text of the error.
    public var outputFailed = "the output could not be written: {reason}"
    /// The texts of line mode.
    public var lines: LineStrings {
        get { words.strings }
        set { words = LineWords(newValue) }
    }

    var words = LineWords.english

    /// English strings; override what you need.
    public static var english: TerminalStrings { TerminalStrings() }
}
