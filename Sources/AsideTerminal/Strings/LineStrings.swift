import Aside

/// The texts of line mode, as one value that you can translate.
///
/// A value replaces each name in braces. You may leave a name out.
public struct LineStrings: Sendable {
    /// The sign before an answer.
    public var mark = "> "
    /// The title of an error.
    public var error = "Error: {title}"
    /// The title of a warning.
    public var warning = "Warning: {title}"
    /// A choice with its number.
    public var choice = "  {number}) {label}"
    /// The action of a notice that was printed before.
    public var ofNotice = "{label}, for “{notice}”"
    /// A choice that is already selected.
    public var selected = "{label} (selected)"
    /// The choice that an empty line takes.
    public var isDefault = "{label} (default)"
    /// A choice that is not available now.
    public var unavailable = "{label}, not available now"
    /// A choice that is not available, with the reason.
    public var unavailableBecause = "{label}, not available: {reason}"
    /// A choice with its detail.
    public var detailed = "{label}, {detail}"
    /// An action that is still running.
    public var busy = "{label} (busy)"
    /// A control of a screen with its value.
    public var value = "{label}: {value}"
    /// The value of a switch that is on.
    public var on = "on"
    /// The value of a switch that is off.
    public var off = "off"
    /// The value of a field without a text.
    public var empty = "(empty)"
    /// The result of work.
    public var done = "done"
    /// The value of a secure field.
    public var hidden = "(hidden)"
    /// The value of a selection without a chosen option.
    public var none = "(none)"
    /// A field whose text was refused, with the error.
    public var faulty = "{label} ({error})"
    /// A field whose entry is being checked.
    public var checking = "{label} (being checked)"
    /// The title of a group.
    public var block = "{title}:"
    /// An example of what to enter.
    public var example = "  for example: {example}"
    /// The numbers that a field accepts.
    public var numberRange = "  a number from {first} to {last}"
    /// The numbers that a field without a greatest number accepts.
    public var numberFrom = "  a number of {first} or more"
    /// The numbers that a field without a least number accepts.
    public var numberUpTo = "  a number of {last} or less"
    /// How to answer a field with suggestions.
    public var suggested = "  #1 for the first of them, or any text"
    /// How to end a text of several lines.
    public var untilDot = "  several lines, then {end} (a full stop) alone"
    /// The line that ends a text of several lines.
    public var endOfText = "."
    /// The error about a text of several lines that is too long.
    public var tooLong = "That is too long."
    /// What an empty line keeps: the text of a field.
    public var kept = "  an empty line keeps {text}"
    /// What an empty line has taken.
    public var took = "  {text}"
    /// When a question ends by itself.
    public var expires = "  ends without an answer in {time}"
    /// When a question answers itself, and how.
    public var expiresAnswering = "  answers itself with “{answer}” in {time}"
    /// A time of less than two minutes.
    public var seconds = "{count} seconds"
    /// A longer time.
    public var minutes = "{count} minutes"
    /// How to choose several options.
    public var several = "  enter one or more of these numbers, such as 1 2"
    /// How to choose as many options as a list takes.
    public var severalOf = "  enter {count} of these numbers, such as 1 2"
    /// How to choose several options, or none.
    public var severalOrNone = "  enter one or more of these numbers, such as 1 2, or {none}"
    /// The answer that chooses no option.
    public var noneOfThem = "none"
    /// The answer for yes, of which the first letter is enough.
    public var yes = "yes"
    /// The answer for no, of which the first letter is enough.
    public var no = "no"
    /// The answer that dismisses a question or cancels work.
    public var cancel = "/cancel"
    /// The answer that goes back from a question of a wizard.
    public var goBack = "/back"
    /// How to go back from a question of a wizard.
    ///
    /// `{back}` stands for the answer that does it.
    public var toGoBack = "  type {back} to go back"
    /// How to dismiss a question or cancel work.
    ///
    /// It is printed once in a session.
    public var toCancel = "  type {cancel} to stop"
    /// The answer that prints everything again.
    public var again = "?"
    /// How to have everything printed again.
    ///
    /// It is printed once in a session, when only a change is printed for the first time.
    public var toRepeat = "  type {again} (a question mark) to read everything again"
    /// A list that is too long to be printed.
    public var longList = "  {count} choices: enter a part of a label to list those that contain it"
    /// The options of a long list whose labels contain the answer.
    public var manyMatches = "{count} labels contain “{answer}”. Enter more of one."
    /// The error about an answer that no label of a long list contains.
    public var noMatch = "No label contains “{answer}”."
    /// The choice that leaves a screen.
    public var back = "Back"
    /// The choice that closes a sheet.
    public var close = "Close"
    /// The progress of work.
    public var percent = "{number} %"
    /// The value of a meter without a known fraction.
    public var unknown = "not known"
    /// The error about an answer that is neither the number of a choice nor its label.
    public var noChoice = "“{answer}” is neither a number from {first} to {last} nor a label."
    /// The error about an answer given beforehand that is no label.
    public var noLabel = "“{answer}” is none of: {labels}."
    /// The error about an answer that is a number, but not in the range.
    public var noNumber = "“{answer}” is not a number from {first} to {last}."
    /// The error about an answer that is not a number, or less than the least number.
    public var noNumberFrom = "“{answer}” is not a number of {first} or more."
    /// The error about an answer that is not a number, or greater than the greatest number.
    public var noNumberUpTo = "“{answer}” is not a number of {last} or less."
    /// The error about an answer that is not a number.
    public var noNumberAtAll = "“{answer}” is not a number."
    /// The error about an answer with decimals, if a whole number is required.
    public var noWholeNumber = "“{answer}” is not a whole number."
    /// The error about an empty line, if a number is required.
    public var nothingEntered = "Enter a number from {first} to {last}."
    /// The dates that a field accepts.
    ///
    /// `{first}` and `{last}` stand for the earliest and the latest date.
    public var dateRange = "  from {first} to {last}"
    /// The dates that a field without a latest date accepts.
    public var dateFrom = "  from {first} on"
    /// The dates that a field without an earliest date accepts.
    public var dateUpTo = "  until {last}"
    /// How to write a date.
    public var date = "  such as {example}"
    /// The error about an answer that is not a date from `{first}` to `{last}`.
    public var noDate = "“{answer}” is not a date from {first} to {last}."
    /// The error about an answer that is not a date, or before the earliest one.
    public var noDateFrom = "“{answer}” is not a date from {first} on."
    /// The error about an answer that is not a date, or after the latest one.
    public var noDateUpTo = "“{answer}” is not a date until {last}."
    /// The error about an answer that is not a date.
    public var noDateAtAll = "“{answer}” is not a date. Write it like {example}."
    /// The error about an answer that matches several choices.
    public var ambiguous = "“{answer}” could be: {labels}."
    /// The error about an answer that selects too few or too many choices.
    public var wrongCount = "Select {count} of them, not {chosen}."
    /// A range of numbers.
    public var range = "{first} to {last}"
    /// The error about a choice that is not available.
    public var notAvailable = "“{label}” is not available now."
    /// The error about a choice that is not available, with the reason.
    public var notAvailableBecause = "“{label}” is not available: {reason}"
    /// The error about an answer given beforehand to a field that a form does not have.
    public var noField = "There is no field “{label}” to fill in. The fields are: {fields}."
    /// The error about one answer given beforehand to a whole form.
    public var answeredByFields = "A form is answered field by field, such as “{form} / {label}”."
    /// The note after a refused answer, if the answers come from a pipe.
    public var noOtherAnswer = "The answers come from a pipe, so nobody can give another one."
    /// The note about a line that a user types while work is running.
    public var keptForNext = "This line is for the next question."
    /// The note below a question that has to be read first, if a line was typed before it.
    public var typedTooEarly = "A line typed before this question does not answer it."
    /// The error about an answer while no question is asked.
    public var nothingAsked = "There is no question to answer."

    /// English strings; override what you need.
    public static var english: LineStrings { LineStrings() }

    /// Says in a word how serious a text is, unless the text begins with that word.
    func text(_ text: String, _ severity: Severity) -> String {
        guard severity == .warning || severity == .error else { return text }
        let whole = severity == .error ? error : warning
        let word = whole.with(["title": ""]).filter(\.isLetter).lowercased()
        return !word.isEmpty && text.lowercased().hasPrefix(word) ? text : whole.with(["title": text])
    }

    /// Returns a time in words that can be spoken.
    func time(_ duration: Duration) -> String {
        let count = Int((min(duration, .seconds(1_000_000)) / .seconds(1)).rounded(.up))
        return count < 120
            ? seconds.with(["count": "\(count)"]) : minutes.with(["count": "\((count + 59) / 60)"])
    }
}

/// The texts that lines add, shared, because each copy of so many takes much code.
package final class LineWords: Sendable {
    let strings: LineStrings

    package static let english = LineWords(.english)

    package init(_ strings: LineStrings) {
        self.strings = strings
    }
}
