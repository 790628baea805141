import Aside

// swift-format-ignore
/// The texts of line mode, as one value that you can translate.
///
/// A value replaces each name in braces. You may leave a name out.
public struct LineStrings: Sendable {
    /// The sign before an answer.
    public var mark: String { get { texts["> "] } set { texts.set(newValue) } }
    /// The title of an error.
    public var error: String { get { texts["Error: {title}"] } set { texts.set(newValue) } }
    /// The title of a warning.
    public var warning: String { get { texts["Warning: {title}"] } set { texts.set(newValue) } }
    /// A choice with its number.
    public var choice: String { get { texts["  {number}) {label}"] } set { texts.set(newValue) } }
    /// The action of a notice that was printed before.
    public var ofNotice: String { get { texts["{label}, for “{notice}”"] } set { texts.set(newValue) } }
    /// A choice that is already selected.
    public var selected: String { get { texts["{label} (selected)"] } set { texts.set(newValue) } }
    /// The choice that an empty line takes.
    public var isDefault: String { get { texts["{label} (default)"] } set { texts.set(newValue) } }
    /// A choice that is not available now.
    public var unavailable: String { get { texts["{label}, not available now"] } set { texts.set(newValue) } }
    /// A choice that is not available, with the reason.
    public var unavailableBecause: String {
        get { texts["{label}, not available: {reason}"] } set { texts.set(newValue) }
    }
    /// A choice with its detail.
    public var detailed: String { get { texts["{label}, {detail}"] } set { texts.set(newValue) } }
    /// An action that is still running.
    public var busy: String { get { texts["{label} (busy)"] } set { texts.set(newValue) } }
    /// A control of a screen with its value.
    public var value: String { get { texts["{label}: {value}"] } set { texts.set(newValue) } }
    /// The value of a switch that is on.
    public var on: String { get { texts["on"] } set { texts.set(newValue) } }
    /// The value of a switch that is off.
    public var off: String { get { texts["off"] } set { texts.set(newValue) } }
    /// The value of a field without a text.
    public var empty: String { get { texts["(empty)"] } set { texts.set(newValue) } }
    /// The result of work, in lines and in a record.
    public var done: String { get { texts["done"] } set { texts.set(newValue) } }
    /// The value of a secure field.
    public var hidden: String { get { texts["(hidden)"] } set { texts.set(newValue) } }
    /// The value of a selection without a chosen option.
    public var none: String { get { texts["(none)"] } set { texts.set(newValue) } }
    /// A field whose text was refused, with the error.
    public var faulty: String { get { texts["{label} ({error})"] } set { texts.set(newValue) } }
    /// A field whose entry is being checked.
    public var checking: String { get { texts["{label} (being checked)"] } set { texts.set(newValue) } }
    /// The title of a group.
    public var block: String { get { texts["{title}:"] } set { texts.set(newValue) } }
    /// An example of what to enter.
    public var example: String { get { texts["  for example: {example}"] } set { texts.set(newValue) } }
    /// The numbers that a field accepts.
    public var numberRange: String { get { texts["  a number from {first} to {last}"] } set { texts.set(newValue) } }
    /// The numbers that a field without a greatest number accepts.
    public var numberFrom: String { get { texts["  a number of {first} or more"] } set { texts.set(newValue) } }
    /// The numbers that a field without a least number accepts.
    public var numberUpTo: String { get { texts["  a number of {last} or less"] } set { texts.set(newValue) } }
    /// How to answer a field with suggestions.
    public var suggested: String {
        get { texts["  #1 for the first of them, or any text"] } set { texts.set(newValue) }
    }
    /// How to end a text of several lines.
    public var untilDot: String {
        get { texts["  several lines, then {end} (a full stop) alone"] } set { texts.set(newValue) }
    }
    /// The line that ends a text of several lines.
    public var endOfText: String { get { texts["."] } set { texts.set(newValue) } }
    /// The error about a text of several lines that is too long.
    public var tooLong: String { get { texts["That is too long."] } set { texts.set(newValue) } }
    /// What an empty line keeps: the text of a field.
    public var kept: String { get { texts["  an empty line keeps {text}"] } set { texts.set(newValue) } }
    /// What an empty line has taken.
    public var took: String { get { texts["  {text}"] } set { texts.set(newValue) } }
    /// When a question ends by itself.
    public var expires: String { get { texts["  ends without an answer in {time}"] } set { texts.set(newValue) } }
    /// When a question answers itself, and how.
    public var expiresAnswering: String {
        get { texts["  answers itself with “{answer}” in {time}"] } set { texts.set(newValue) }
    }
    /// A time of less than two minutes.
    public var seconds: String { get { texts["{count} seconds"] } set { texts.set(newValue) } }
    /// A longer time.
    public var minutes: String { get { texts["{count} minutes"] } set { texts.set(newValue) } }
    /// How to choose several options.
    public var several: String {
        get { texts["  enter one or more of these numbers, such as 1 2"] } set { texts.set(newValue) }
    }
    /// How to choose as many options as a list takes.
    public var severalOf: String {
        get { texts["  enter {count} of these numbers, such as 1 2"] } set { texts.set(newValue) }
    }
    /// How to choose several options, or none.
    public var severalOrNone: String {
        get { texts["  enter one or more of these numbers, such as 1 2, or {none}"] } set { texts.set(newValue) }
    }
    /// The answer that chooses no option.
    public var noneOfThem: String { get { texts["none"] } set { texts.set(newValue) } }
    /// The answer for yes, of which the first letter is enough.
    public var yes: String { get { texts["yes"] } set { texts.set(newValue) } }
    /// The answer for no, of which the first letter is enough.
    public var no: String { get { texts["no"] } set { texts.set(newValue) } }
    /// The answer that dismisses a question or cancels work.
    public var cancel: String { get { texts["/cancel"] } set { texts.set(newValue) } }
    /// The answer that goes back from a question of a wizard.
    public var goBack: String { get { texts["/back"] } set { texts.set(newValue) } }
    /// How to go back from a question of a wizard.
    ///
    /// `{back}` stands for the answer that does it.
    public var toGoBack: String { get { texts["  type {back} to go back"] } set { texts.set(newValue) } }
    /// How to dismiss a question or cancel work.
    ///
    /// It is printed once in a session.
    public var toCancel: String { get { texts["  type {cancel} to stop"] } set { texts.set(newValue) } }
    /// What is said about work that the user has cancelled.
    public var cancelling: String { get { texts["“{title}” is being cancelled."] } set { texts.set(newValue) } }
    /// The answer that prints everything again.
    public var again: String { get { texts["?"] } set { texts.set(newValue) } }
    /// How to have everything printed again.
    ///
    /// It is printed once in a session, when only a change is printed for the first time.
    public var toRepeat: String {
        get { texts["  type {again} (a question mark) to read everything again"] } set { texts.set(newValue) }
    }
    /// A list that is too long to be printed.
    public var longList: String {
        get { texts["  {count} choices: enter a part of a label to list those that contain it"] } set { texts.set(newValue) }
    }
    /// The options of a long list whose labels contain the answer.
    public var manyMatches: String {
        get { texts["{count} labels contain “{answer}”. Enter more of one."] } set { texts.set(newValue) }
    }
    /// The error about an answer that no label of a long list contains.
    public var noMatch: String { get { texts["No label contains “{answer}”."] } set { texts.set(newValue) } }
    /// The choice that leaves a screen.
    public var back: String { get { texts["Back"] } set { texts.set(newValue) } }
    /// The choice that closes a sheet.
    public var close: String { get { texts["Close"] } set { texts.set(newValue) } }
    /// The progress of work.
    public var percent: String { get { texts["{number} %"] } set { texts.set(newValue) } }
    /// The value of a meter without a known fraction.
    public var unknown: String { get { texts["not known"] } set { texts.set(newValue) } }
    /// The error about an answer that is neither the number of a choice nor its label.
    public var noChoice: String {
        get { texts["“{answer}” is neither a number from {first} to {last} nor a label."] } set { texts.set(newValue) }
    }
    /// The error about an answer given beforehand that is no label.
    public var noLabel: String { get { texts["“{answer}” is none of: {labels}."] } set { texts.set(newValue) } }
    /// What stands for many labels, in ``noLabel`` and in a record.
    public var andMore: String { get { texts["{labels} and {count} more"] } set { texts.set(newValue) } }
    /// The error about an answer that is a number, but not in the range.
    public var noNumber: String {
        get { texts["“{answer}” is not a number from {first} to {last}."] } set { texts.set(newValue) }
    }
    /// The error about an answer that is not a number, or less than the least number.
    public var noNumberFrom: String {
        get { texts["“{answer}” is not a number of {first} or more."] } set { texts.set(newValue) }
    }
    /// The error about an answer that is not a number, or greater than the greatest number.
    public var noNumberUpTo: String {
        get { texts["“{answer}” is not a number of {last} or less."] } set { texts.set(newValue) }
    }
    /// The error about an answer that is not a number.
    public var noNumberAtAll: String { get { texts["“{answer}” is not a number."] } set { texts.set(newValue) } }
    /// The error about an answer with decimals, if a whole number is required.
    public var noWholeNumber: String { get { texts["“{answer}” is not a whole number."] } set { texts.set(newValue) } }
    /// The error about an empty line, if a number is required.
    public var nothingEntered: String {
        get { texts["Enter a number from {first} to {last}."] } set { texts.set(newValue) }
    }
    /// The dates that a field accepts.
    ///
    /// `{first}` and `{last}` stand for the earliest and the latest date.
    public var dateRange: String { get { texts["  from {first} to {last}"] } set { texts.set(newValue) } }
    /// The dates that a field without a latest date accepts.
    public var dateFrom: String { get { texts["  from {first} on"] } set { texts.set(newValue) } }
    /// The dates that a field without an earliest date accepts.
    public var dateUpTo: String { get { texts["  until {last}"] } set { texts.set(newValue) } }
    /// How to write a date.
    public var date: String { get { texts["  such as {example}"] } set { texts.set(newValue) } }
    /// The error about an answer that is not a date from `{first}` to `{last}`.
    public var noDate: String {
        get { texts["“{answer}” is not a date from {first} to {last}."] } set { texts.set(newValue) }
    }
    /// The error about an answer that is not a date, or before the earliest one.
    public var noDateFrom: String {
        get { texts["“{answer}” is not a date from {first} on."] } set { texts.set(newValue) }
    }
    /// The error about an answer that is not a date, or after the latest one.
    public var noDateUpTo: String {
        get { texts["“{answer}” is not a date until {last}."] } set { texts.set(newValue) }
    }
    /// The error about an answer that is not a date.
    public var noDateAtAll: String {
        get { texts["“{answer}” is not a date. Write it like {example}."] } set { texts.set(newValue) }
    }
    /// The error about an answer that matches several choices.
    public var ambiguous: String { get { texts["“{answer}” could be: {labels}."] } set { texts.set(newValue) } }
    /// The error about an answer that selects too few or too many choices.
    public var wrongCount: String { get { texts["Select {count} of them, not {chosen}."] } set { texts.set(newValue) } }
    /// A range of numbers.
    public var range: String { get { texts["{first} to {last}"] } set { texts.set(newValue) } }
    /// The error about a choice that is not available.
    public var notAvailable: String { get { texts["“{label}” is not available now."] } set { texts.set(newValue) } }
    /// The error about a choice that is not available, with the reason.
    public var notAvailableBecause: String {
        get { texts["“{label}” is not available: {reason}"] } set { texts.set(newValue) }
    }
    /// The error about an answer given beforehand to a field that a form does not have.
    public var noField: String {
        get { texts["There is no field “{label}” to fill in. The fields are: {fields}."] } set { texts.set(newValue) }
    }
    /// The error about one answer given beforehand to a whole form.
    public var answeredByFields: String {
        get { texts["A form is answered field by field, such as “{form} / {label}”."] } set { texts.set(newValue) }
    }
    /// The note after a refused answer, if the answers come from a pipe.
    public var noOtherAnswer: String {
        get { texts["The answers come from a pipe, so nobody can give another one."] } set { texts.set(newValue) }
    }
    /// The note about a line that a user types while work is running.
    public var keptForNext: String { get { texts["This line is for the next question."] } set { texts.set(newValue) } }
    /// The note below a question that has to be read first, if a line was typed before it.
    public var typedTooEarly: String {
        get { texts["A line typed before this question does not answer it."] } set { texts.set(newValue) }
    }
    /// The error about an answer while no question is asked.
    public var nothingAsked: String { get { texts["There is no question to answer."] } set { texts.set(newValue) } }

    private var texts = ChangedTexts()

    /// English strings; override what you need.
    public static var english: LineStrings { LineStrings() }

    /// Says in a word how serious a text is, unless the text begins with that word.
    func text(_ text: String, _ severity: Severity) -> String {
        guard severity == .warning || severity == .error else { return text }
        let whole = severity == .error ? error : warning
        let word = whole.with("title", "").filter(\.isLetter).lowercased()
        return !word.isEmpty && text.lowercased().hasPrefix(word) ? text : whole.with("title", text)
    }

    /// Returns a time in words that can be spoken.
    func time(_ duration: Duration) -> String {
        let count = Int((min(duration, .seconds(1_000_000)) / .seconds(1)).rounded(.up))
        return count < 120
            ? seconds.with("count", "\(count)") : minutes.with("count", "\((count + 59) / 60)")
    }
}
