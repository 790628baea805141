/// The words that the library itself shows, as one value that you can translate.
public struct Strings: Sendable {
    /// The button that acknowledges an alert or submits a prompt.
    public var ok = "OK"
    /// The button that leaves things as they are.
    public var cancel = "Cancel"
    /// The button that confirms a selection of many.
    public var done = "Done"
    /// The button that tries a failed operation again.
    public var retry = "Retry"
    /// The title of an error that has no text of its own.
    public var somethingWentWrong = "Something went wrong"

    /// How long the rest of some work may take.
    ///
    /// `{count}` stands for the number of seconds.
    public var secondsLeft = "{count} s left"
    /// How long the rest of some work may take, in minutes.
    public var minutesLeft = "{count} min left"
    /// How long the rest of some work may take, in hours.
    public var hoursLeft = "{count} h left"

    /// The label before the text that a list is filtered by.
    public var filter = "Filter:"
    /// How many there are of a total.
    ///
    /// `{count}` and `{total}` stand for the numbers.
    public var countOfTotal = "{count} of {total}"
    /// How many rows of a list are selected, and how many may be selected at most.
    ///
    /// `{count}` and `{total}` stand for the numbers.
    public var selectedOfTotal = "{count} of {total} selected"
    /// How many rows of a list are selected, and how many may be selected.
    ///
    /// `{count}`, `{least}` and `{most}` stand for the numbers.
    public var countOfRange = "{count} selected ({least} to {most})"
    /// What a list shows if the filter matches no row.
    public var noMatch = "No match"
    /// What a list shows if it has no rows.
    public var nothingToChoose = "Nothing to choose"
    /// How many rows of a list are below those in view.
    ///
    /// `{count}` stands for the number.
    public var more = "{count} more"
    /// The hint beside a field for a number or a date.
    ///
    /// `{first}` and `{last}` stand for the least and the greatest number, or for the earliest and the latest date.
    public var range = "{first} to {last}"
    /// The hint beside a number field without a greatest number.
    public var numberFrom = "{first} or more"
    /// The hint beside a number field without a least number.
    public var numberUpTo = "{last} or less"
    /// The message if a text is not a number from `{first}` to `{last}`.
    public var noNumberInRange = "Enter a number from {first} to {last}."
    /// The message if a text is not a number, or less than the least one.
    public var noNumberFrom = "Enter a number of {first} or more."
    /// The message if a text is not a number, or greater than the greatest one.
    public var noNumberUpTo = "Enter a number of {last} or less."
    /// The message if a text is not a number.
    public var noNumber = "Enter a number."
    /// The message if a number has decimals, but a whole number is required.
    public var noWholeNumber = "Enter a whole number."
    /// The hint beside a date field without a latest date.
    public var dateFrom = "from {first}"
    /// The hint beside a date field without an earliest date.
    public var dateUpTo = "until {last}"
    /// The message if a text is not a date from `{first}` to `{last}`.
    public var noDateInRange = "Enter a date from {first} to {last}."
    /// The message if a text is not a date, or before the earliest one.
    public var noDateFrom = "Enter a date from {first} on."
    /// The message if a text is not a date, or after the latest one.
    public var noDateUpTo = "Enter a date until {last}."
    /// The message if a text is not a date.
    ///
    /// `{example}` stands for an example.
    public var noDate = "Enter a date such as {example}."
    /// The message if one of several values has to be picked.
    public var noOption = "Choose one."
    /// The question whether to discard what was entered into a form.
    public var discardChanges = "Discard what you entered?"
    /// The button that discards it.
    public var discard = "Discard"
    /// The button that returns to the form.
    public var keepEditing = "Keep Editing"
    /// The word beside a field whose entry is being checked.
    public var checking = "Checking"
    /// The key that answers yes to a question with two buttons, such as `confirm` asks; empty for none.
    public var yesKey = "y"
    /// The key that answers no to a question with two buttons; empty for none.
    public var noKey = "n"

    /// English strings; override what you need.
    public static let english = Strings()
}

/// The words, shared, because each copy of so many takes much code.
///
/// A stage has the same object all its life, so no words need to be compared.
package final class SharedStrings: Sendable, Equatable {
    package let strings: Strings

    package static let english = SharedStrings(.english)

    init(_ strings: Strings) {
        self.strings = strings
    }

    package static func == (one: SharedStrings, other: SharedStrings) -> Bool {
        one === other
    }
}

extension String {
    /// Replaces names in braces by values.
    ///
    /// - Parameter values: The values, by their names.
    /// - Returns: The text. Names without a value stay as they are.
    package func with(_ values: KeyValuePairs<String, String>) -> String {
        var result = ""
        var rest = self[...]
        // The text is read from left to right, because values that a user entered may contain braces, too.
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            result += rest[..<open]
            let value = values.first { $0.key == name }?.value ?? String(rest[open...close])
            result += result.last == "“" ? value.withSingleQuotes : value
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// The text inside quotation marks, with single ones in it.
    package var quoted: String { "“\(withSingleQuotes)”" }

    private var withSingleQuotes: String {
        contains { "“”".contains($0) } ? String(map { $0 == "“" ? "‘" : $0 == "”" ? "’" : $0 }) : self
    }
}
