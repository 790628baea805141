/// What the line mode says by itself, in one value, so that it can be translated.
///
/// Each text in braces stands for what is meant by it, and may be left out.
public struct LineStrings: Sendable, Hashable {
    /// Stands where an answer is expected.
    public var mark = "> "
    /// The title of an error.
    public var error = "Error: {title}"
    /// A choice and its number.
    public var choice = "  {number}) {label}"
    /// A choice that is taken already.
    public var selected = "{label} (selected)"
    /// A choice that cannot be taken now.
    public var unavailable = "{label} (not available yet)"
    /// A choice that cannot be taken, and why.
    public var unavailableBecause = "{label} (not available: {reason})"
    /// A choice with something about it.
    public var detailed = "{label}, {detail}"
    /// A choice whose work is still running.
    public var busy = "{label} (busy)"
    /// What a control of a screen holds.
    public var value = "{label}: {value}"
    /// A switch that is on.
    public var on = "on"
    /// A switch that is off.
    public var off = "off"
    /// A field without a text.
    public var empty = "(empty)"
    /// A field whose text must not be seen.
    public var hidden = "(hidden)"
    /// A selection of nothing yet.
    public var none = "(none)"
    /// A field whose text was not taken.
    public var faulty = "{label} ({error})"
    /// What a text may look like.
    public var example = "  such as {example}"
    /// Which numbers a field takes.
    public var numberRange = "  a number from {first} to {last}"
    /// Which numbers a field takes that has no greatest.
    public var numberFrom = "  a number of {first} or more"
    /// Which numbers a field takes that has no least.
    public var numberUpTo = "  a number of {last} or less"
    /// Says that what a field offers need not be taken.
    public var suggested = "  a number, or any other text"
    /// Says how a text of several lines is ended.
    public var untilDot = "  as many lines as you like, and then {end} by itself"
    /// The line that ends a text of several lines.
    public var endOfText = "."
    /// A text of several lines that is too long for anybody to have meant it.
    public var tooLong = "That is too long."
    /// What an empty line leaves as it is: what a field holds, or what is selected.
    public var kept = "  or nothing for {text}"
    /// Says how several choices are taken.
    public var several = "  several of them as 1 2"
    /// Says how several choices are taken, or none.
    public var severalOrNone = "  several of them as 1 2, or {none}"
    /// What is entered to take none of the choices.
    public var noneOfThem = "none"
    /// What may be entered instead of the choice that does what is asked for, or of its beginning.
    public var yes = "yes"
    /// What may be entered instead of the choice that does not, or of its beginning.
    public var no = "no"
    /// What is entered to send a prompt away, or to give up work that goes on.
    public var cancel = "/cancel"
    /// Says what is entered to send a prompt away, or to give up work.
    public var toCancel = "  {cancel} to cancel"
    /// Leaves a screen.
    public var back = "Back"
    /// Leaves a sheet.
    public var close = "Close"
    /// How far work has come.
    public var percent = "{number} %"
    /// How far a meter of a screen is not known.
    public var unknown = "not known"
    /// An answer that is no number of a choice.
    public var noNumber = "“{answer}” is not a number from {first} to {last}."
    /// An answer that is no number of a least one or more.
    public var noNumberFrom = "“{answer}” is not a number of {first} or more."
    /// An answer that is no number of a greatest one or less.
    public var noNumberUpTo = "“{answer}” is not a number of {last} or less."
    /// An answer that is no number.
    public var noNumberAtAll = "“{answer}” is not a number."
    /// An answer that has decimals where a whole number is wanted.
    public var noWholeNumber = "“{answer}” is not a whole number."
    /// An empty line where a number is wanted.
    public var nothingEntered = "Enter a number from {first} to {last}."
    /// Says which dates are taken; `{first}` and `{last}` stand for the earliest and the latest.
    public var dateRange = "  from {first} to {last}"
    /// Says which dates are taken where there is no latest.
    public var dateFrom = "  from {first} on"
    /// Says which dates are taken where there is no earliest.
    public var dateUpTo = "  until {last}"
    /// Says how a date is written.
    public var date = "  such as {example}"
    /// An answer that is no date from `{first}` to `{last}`.
    public var noDate = "“{answer}” is not a date from {first} to {last}."
    /// An answer that is no date of an earliest one or later.
    public var noDateFrom = "“{answer}” is not a date from {first} on."
    /// An answer that is no date of a latest one or earlier.
    public var noDateUpTo = "“{answer}” is not a date until {last}."
    /// An answer that is no date.
    public var noDateAtAll = "“{answer}” is not a date such as {example}."
    /// An answer that could mean several choices.
    public var ambiguous = "“{answer}” could be: {labels}."
    /// Too few or too many choices.
    public var wrongCount = "It takes {count} of them, not {chosen}."
    /// From a smallest to a largest number.
    public var range = "{first} to {last}"
    /// An answer that cannot be given now.
    public var notAvailable = "“{label}” is not available yet."
    /// An answer that cannot be given, and why.
    public var notAvailableBecause = "“{label}” is not available: {reason}"
    /// Said after an answer that was refused where nobody can give another one.
    public var noOtherAnswer = "The answers come from a pipe, so nobody can give another one."
    /// An answer where nothing is asked.
    public var nothingAsked = "Nothing is asked now."

    /// English words; copy them to change some.
    public static let english = LineStrings()
}
