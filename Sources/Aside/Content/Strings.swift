/// The words that the library itself shows, in one value, so that they can be translated.
public struct Strings: Sendable, Hashable {
    /// Acknowledges an alert, and submits a prompt.
    public var ok = "OK"
    /// Leaves things as they are.
    public var cancel = "Cancel"
    /// Ends a choice of many.
    public var done = "Done"
    /// Tries again what went wrong.
    public var retry = "Retry"
    /// The title of an error that says nothing better.
    public var somethingWentWrong = "Something went wrong"

    /// How long the rest of some work may take; `{count}` stands for the number.
    public var secondsLeft = "{count} s left"
    /// The same, from a minute on.
    public var minutesLeft = "{count} min left"
    /// The same, from an hour on.
    public var hoursLeft = "{count} h left"

    /// Stands before what a list is filtered for.
    public var filter = "Filter:"
    /// One of several, or some of them; `{count}` and `{total}` stand for the numbers.
    public var countOfTotal = "{count} of {total}"
    /// How many rows of a list are taken, and how many have to be; `{count}`, `{least}` and `{most}` stand for the numbers.
    public var countOfRange = "{count} taken ({least} to {most})"
    /// Stands in a list where no row has what the user filters for.
    public var noMatch = "No match"
    /// Stands beside a field for a number; `{first}` and `{last}` stand for the least and the greatest.
    public var numberRange = "{first} to {last}"
    /// Stands beside a field for a number without a greatest.
    public var numberFrom = "{first} or more"
    /// Stands beside a field for a number without a least.
    public var numberUpTo = "{last} or less"
    /// A text that is no number from `{first}` to `{last}`.
    public var noNumberInRange = "Enter a number from {first} to {last}."
    /// A text that is no number, or less than the least.
    public var noNumberFrom = "Enter a number of {first} or more."
    /// A text that is no number, or more than the greatest.
    public var noNumberUpTo = "Enter a number of {last} or less."
    /// A text that is no number.
    public var noNumber = "Enter a number."
    /// A number with decimals where a whole one is wanted.
    public var noWholeNumber = "Enter a whole number."
    /// Stands beside a field for a date; `{first}` and `{last}` stand for the earliest and the latest.
    public var dateRange = "{first} to {last}"
    /// Stands beside a field for a date without a latest.
    public var dateFrom = "from {first}"
    /// Stands beside a field for a date without an earliest.
    public var dateUpTo = "until {last}"
    /// A text that is no date from `{first}` to `{last}`.
    public var noDateInRange = "Enter a date from {first} to {last}."
    /// A text that is no date, or before the earliest.
    public var noDateFrom = "Enter a date from {first} on."
    /// A text that is no date, or after the latest.
    public var noDateUpTo = "Enter a date until {last}."
    /// A text that is no date; `{example}` stands for one.
    public var noDate = "Enter a date such as {example}."
    /// The key that does what a question with two buttons asks, such as that of `confirm`; empty for none.
    public var yesKey = "y"
    /// The key that leaves things as they are where ``yesKey`` does something.
    public var noKey = "n"

    /// English words; copy them to change some.
    public static let english = Strings()
}
