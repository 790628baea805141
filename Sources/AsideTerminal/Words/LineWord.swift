import Aside

/// What a terminal says in line mode.
package enum LineWord: String, WordList {
    package static let module = "lines"

    /// The sign before an answer.
    case mark = "> "
    /// The title of an error.
    case error = "Error: {title}"
    /// The title of a warning.
    case warning = "Warning: {title}"
    /// A choice with its number.
    case choice = "  {number}) {label}"
    /// The action of a notice that was printed before.
    case ofNotice = "{label}, for “{notice}”"
    /// A choice that is already selected.
    case selected = "{label} (selected)"
    /// The choice that an empty line takes.
    case isDefault = "{label} (default)"
    /// A choice that is not available now.
    case unavailable = "{label}, not available now"
    /// A choice that is not available, with the reason.
    case unavailableBecause = "{label}, not available: {reason}"
    /// A choice with its detail.
    case detailed = "{label}, {detail}"
    /// An action that is still running.
    case busy = "{label} (busy)"
    /// A control of a screen with its value.
    case value = "{label}: {value}"
    /// The value of a switch that is on.
    case on = "on"
    /// The value of a switch that is off.
    case off = "off"
    /// The value of a field without a text.
    case empty = "(empty)"
    /// The result of work, in lines and in a record.
    case done = "done"
    /// The value of a secure field.
    case hidden = "(hidden)"
    /// The value of a selection without a chosen option.
    case none = "(none)"
    /// A field whose text was refused, with the error.
    case faulty = "{label} ({error})"
    /// A field whose entry is being checked.
    case checking = "{label} (being checked)"
    /// The title of a group.
    case block = "{title}:"
    /// An example of what to enter.
    case example = "  for example: {example}"
    /// The numbers that a field accepts.
    case numberRange = "  a number from {first} to {last}"
    /// The numbers that a field without a greatest number accepts.
    case numberFrom = "  a number of {first} or more"
    /// The numbers that a field without a least number accepts.
    case numberUpTo = "  a number of {last} or less"
    /// How to answer a field with suggestions.
    case suggested = "  #1 for the first of them, or any text"
    /// How to end a text of several lines.
    case untilDot = "  several lines, then {end} (a full stop) alone"
    /// The line that ends a text of several lines.
    case endOfText = "."
    /// The error about a text of several lines that is too long.
    case tooLong = "That is too long."
    /// What an empty line keeps: the text of a field.
    case kept = "  an empty line keeps {text}"
    /// What an empty line has taken.
    case took = "  {text}"
    /// When a question ends by itself.
    case expires = "  ends without an answer in {time}"
    /// When a question answers itself, and how.
    case expiresAnswering = "  answers itself with “{answer}” in {time}"
    /// A time of less than two minutes.
    case seconds = "{count} seconds"
    /// A longer time.
    case minutes = "{count} minutes"
    /// How to choose several options.
    case several = "  enter one or more of these numbers, such as 1 2"
    /// How to choose as many options as a list takes.
    case severalOf = "  enter {count} of these numbers, such as 1 2"
    /// How to choose several options, or none.
    case severalOrNone = "  enter one or more of these numbers, such as 1 2, or {none}"
    /// The answer that chooses no option.
    case noneOfThem = "none"
    /// The answer for yes, of which the first letter is enough.
    case yes = "yes"
    /// The answer for no, of which the first letter is enough.
    case no = "no"
    /// The answer that dismisses a question or cancels work.
    case cancel = "/cancel"
    /// The answer that goes back from a question of a wizard.
    case goBack = "/back"
    /// How to go back from a question of a wizard.
    ///
    /// `{back}` stands for the answer that does it.
    case toGoBack = "  type {back} to go back"
    /// How to dismiss a question or cancel work.
    ///
    /// It is printed once in a session.
    case toCancel = "  type {cancel} to stop"
    /// What is said about work that the user has cancelled.
    case cancelling = "“{title}” is being cancelled."
    /// The answer that prints everything again.
    case again = "?"
    /// How to have everything printed again.
    ///
    /// It is printed once in a session, when only a change is printed for the first time.
    case toRepeat = "  type {again} (a question mark) to read everything again"
    /// A list that is too long to be printed.
    case longList = "  {count} choices: enter a part of a label to list those that contain it"
    /// The options of a long list whose labels contain the answer.
    case manyMatches = "{count} labels contain “{answer}”. Enter more of one."
    /// The error about an answer that no label of a long list contains.
    case noMatch = "No label contains “{answer}”."
    /// The choice that leaves a screen.
    case back = "Back"
    /// The choice that closes a sheet.
    case close = "Close"
    /// The progress of work.
    case percent = "{number} %"
    /// The value of a meter without a known fraction.
    case unknown = "not known"
    /// The error about an answer that is neither the number of a choice nor its label.
    case noChoice = "“{answer}” is neither a number from {first} to {last} nor a label."
    /// The error about an answer given beforehand that is no label.
    case noLabel = "“{answer}” is none of: {labels}."
    /// What stands for many labels, in ``noLabel`` and in a record.
    case andMore = "{labels} and {count} more"
    /// The error about an answer that is a number, but not in the range.
    case noNumber = "“{answer}” is not a number from {first} to {last}."
    /// The error about an answer that is not a number, or less than the least number.
    case noNumberFrom = "“{answer}” is not a number of {first} or more."
    /// The error about an answer that is not a number, or greater than the greatest number.
    case noNumberUpTo = "“{answer}” is not a number of {last} or less."
    /// The error about an answer that is not a number.
    case noNumberAtAll = "“{answer}” is not a number."
    /// The error about an answer with decimals, if a whole number is required.
    case noWholeNumber = "“{answer}” is not a whole number."
    /// The error about an empty line, if a number is required.
    case nothingEntered = "Enter a number from {first} to {last}."
    /// The dates that a field accepts.
    ///
    /// `{first}` and `{last}` stand for the earliest and the latest date.
    case dateRange = "  from {first} to {last}"
    /// The dates that a field without a latest date accepts.
    case dateFrom = "  from {first} on"
    /// The dates that a field without an earliest date accepts.
    case dateUpTo = "  until {last}"
    /// How to write a date.
    case date = "  such as {example}"
    /// The error about a date that is not between `{first}` and `{last}`.
    case noDate = "“{answer}” is not a date from {first} to {last}."
    /// The error about a date before the earliest one.
    case noDateFrom = "“{answer}” is not a date from {first} on."
    /// The error about a date after the latest one.
    case noDateUpTo = "“{answer}” is not a date until {last}."
    /// The error about an answer that is not a date.
    case noDateAtAll = "“{answer}” is not a date. Write it like {example}."
    /// The error about an answer that matches several choices.
    case ambiguous = "“{answer}” could be: {labels}."
    /// The error about an answer that selects too few or too many choices.
    case wrongCount = "Select {count} of them, not {chosen}."
    /// A range of numbers.
    case range = "{first} to {last}"
    /// The error about a choice that is not available.
    case notAvailable = "“{label}” is not available now."
    /// The error about a choice that is not available, with the reason.
    case notAvailableBecause = "“{label}” is not available: {reason}"
    /// The error about an answer given beforehand to a field that a form does not have.
    case noField = "There is no field “{label}” to fill in. The fields are: {fields}."
    /// The error about one answer given beforehand to a whole form.
    case answeredByFields = "A form is answered field by field, such as “{form} / {label}”."
    /// The note after a refused answer, if the answers come from a pipe.
    case noOtherAnswer = "The answers come from a pipe, so nobody can give another one."
    /// The note about a line that a user types while work is running.
    case keptForNext = "This line is for the next question."
    /// The note below a question that has to be read first, if a line was typed before it.
    case typedTooEarly = "A line typed before this question does not answer it."
    /// The error about an answer while no question is asked.
    case nothingAsked = "There is no question to answer."
}

/// The texts of line mode.
typealias LineWords = WordsOf<LineWord>

extension LineWords {
    /// Says in a word how serious a text is, unless the text begins with that word.
    func text(_ text: String, _ severity: Severity) -> String {
        guard severity == .warning || severity == .error else { return text }
        let whole = severity == .error ? LineWord.error : .warning
        let word = self(whole, ["title": ""]).filter(\.isLetter).lowercased()
        return !word.isEmpty && text.lowercased().hasPrefix(word) ? text : self(whole, ["title": text])
    }

    /// Says how many of some options are taken: a number, or a range.
    func span(_ count: ClosedRange<Int>, of all: Int) -> String {
        let (first, last) = ("\(count.lowerBound)", "\(min(count.upperBound, all))")
        return first == last ? first : self(.range, ["first": first, "last": last])
    }

    /// Returns a time in words that can be spoken.
    func time(_ duration: Duration) -> String {
        let count = Int((min(duration, .seconds(1_000_000)) / .seconds(1)).rounded(.up))
        return count < 120
            ? self(.seconds, ["count": "\(count)"]) : self(.minutes, ["count": "\((count + 59) / 60)"])
    }
}
