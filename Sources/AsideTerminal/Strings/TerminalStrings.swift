/// What a terminal says beside what the flow says, in one value, so that it can be translated.
///
/// The words on buttons that the library itself makes are those of the stage.
public struct TerminalStrings: Sendable, Hashable {
    /// The keys that move the focus.
    public var move = "↑↓ move"
    /// The key that presses a button.
    public var press = "enter press"
    /// The key that picks an option.
    public var pick = "enter pick"
    /// The key that takes an option or gives it back.
    public var toggle = "space take"
    /// The key that submits what was typed.
    public var submit = "enter submit"
    /// The key that leads to the next field that is empty.
    public var next = "enter next"
    /// The key that makes a new line in a text area.
    public var newLine = "enter new line"
    /// The key that submits from a text area.
    public var submitLines = "ctrl-d submit"
    /// The key that leads from a text area to the next field that is empty.
    public var nextAfterLines = "ctrl-d next"
    /// The keys that choose an option of a selection.
    public var change = "←→ change"
    /// The keys that step a number.
    public var step = "↑↓ + - step"
    /// The keys that step a part of a date, and lead to the next.
    public var stepDate = "↑↓ step · ←→ part"
    /// The key that enters today.
    public var today = "t today"
    /// The key that leads to what a field offers.
    public var suggestions = "↓ suggestions"
    /// The key that takes what a field offers.
    public var take = "enter take"
    /// The key that leads back from what a field offers.
    public var toField = "esc back to text"
    /// The key that takes what a field offers first, which begins with the text.
    public var complete = "→ complete"
    /// The key that recalls what was entered before.
    public var recall = "↑ earlier text"
    /// How a list is filtered.
    public var filter = "type to filter"
    /// The key that goes back by a screen.
    public var back = "esc back"
    /// The key that sends a modal away.
    public var close = "esc close"
    /// The key that ends it all.
    public var quit = "ctrl-c quit"
    /// The key that tells all keys.
    public var help = "f1 keys"
    /// The key that presses the button of a notice.
    public var noticeKey = "f2"
    /// The keys that lead to the ends of a list or of a text.
    public var ends = "home end first, last"
    /// The keys that leap over rows.
    public var leap = "pgup pgdn leap"
    /// The key that leads to the next control.
    public var tab = "tab next"
    /// The key that deletes the word before the caret.
    public var deleteWord = "ctrl-w delete word"
    /// The key that deletes all before the caret.
    public var deleteLine = "ctrl-u delete line"
    /// The key that takes back the last change of a text.
    public var undo = "ctrl-_ undo"
    /// The key that does again what was taken back.
    public var redo = "alt-_ redo"
    /// The key that shows a text that is hidden, or hides it again.
    public var reveal = "ctrl-r show"
    /// The key that draws everything again.
    public var repaint = "ctrl-l draw again"
    /// The key that stops the process for a while.
    public var suspend = "ctrl-z stop"
    /// What stands between two of these.
    public var separator = "  ·  "
    /// What is said of a question that ended without an answer.
    public var cancelled = "cancelled"
    /// What is said of a question that was answered by itself, after a time.
    public var expired = "answered by itself"
    /// What is said of work that has ended.
    public var done = "done"
    /// What is said of work that an error has ended.
    public var failed = "failed"
    /// What is said where none of a list was taken.
    public var none = "none"
    /// What stands for a secret that was entered.
    public var hidden = "•••"
    /// What a tool says of itself when there are no more answers.
    public var inputEnded = "the input ended"
    /// What is said in plain lines.
    public var lines = LineStrings.english

    /// English words; copy them to change some.
    public static let english = TerminalStrings()
}
