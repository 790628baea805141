// swift-format-ignore
/// The words that the library itself shows, as one value that you can translate.
public struct Strings: Sendable, Equatable {
    /// The button that acknowledges an alert or submits a prompt.
    public var ok: String { get { texts["OK"] } set { texts.set(newValue) } }
    /// The button that leaves things as they are.
    public var cancel: String { get { texts["Cancel"] } set { texts.set(newValue) } }
    /// The button that confirms a selection of many.
    public var done: String { get { texts["Done"] } set { texts.set(newValue) } }
    /// The button that tries a failed operation again.
    public var retry: String { get { texts["Retry"] } set { texts.set(newValue) } }
    /// The title of an error that has no text of its own.
    public var somethingWentWrong: String { get { texts["Something went wrong"] } set { texts.set(newValue) } }

    /// How long the rest of some work may take.
    ///
    /// `{count}` stands for the number of seconds.
    public var secondsLeft: String { get { texts["{count} s left"] } set { texts.set(newValue) } }
    /// How long the rest of some work may take, in minutes.
    public var minutesLeft: String { get { texts["{count} min left"] } set { texts.set(newValue) } }
    /// How long the rest of some work may take, in hours.
    public var hoursLeft: String { get { texts["{count} h left"] } set { texts.set(newValue) } }

    /// The label before the text that a list is filtered by.
    public var filter: String { get { texts["Filter:"] } set { texts.set(newValue) } }
    /// How many there are of a total.
    ///
    /// `{count}` and `{total}` stand for the numbers.
    public var countOfTotal: String { get { texts["{count} of {total}"] } set { texts.set(newValue) } }
    /// How many rows of a list are selected, and how many may be selected at most.
    ///
    /// `{count}` and `{total}` stand for the numbers.
    public var selectedOfTotal: String { get { texts["{count} of {total} selected"] } set { texts.set(newValue) } }
    /// How many rows of a list are selected, and how many may be selected.
    ///
    /// `{count}`, `{least}` and `{most}` stand for the numbers.
    public var countOfRange: String {
        get { texts["{count} selected ({least} to {most})"] } set { texts.set(newValue) }
    }
    /// What a list shows if the filter matches no row.
    public var noMatch: String { get { texts["No match"] } set { texts.set(newValue) } }
    /// What a list shows if it has no rows.
    public var nothingToChoose: String { get { texts["Nothing to choose"] } set { texts.set(newValue) } }
    /// How many rows of a list are below those in view.
    ///
    /// `{count}` stands for the number.
    public var more: String { get { texts["{count} more"] } set { texts.set(newValue) } }
    /// The hint beside a field for a number or a date.
    ///
    /// `{first}` and `{last}` stand for the least and the greatest number, or for the earliest and the latest date.
    public var range: String { get { texts["{first} to {last}"] } set { texts.set(newValue) } }
    /// The hint beside a number field without a greatest number.
    public var numberFrom: String { get { texts["{first} or more"] } set { texts.set(newValue) } }
    /// The hint beside a number field without a least number.
    public var numberUpTo: String { get { texts["{last} or less"] } set { texts.set(newValue) } }
    /// The message if a text is not a number from `{first}` to `{last}`.
    public var noNumberInRange: String {
        get { texts["Enter a number from {first} to {last}."] } set { texts.set(newValue) }
    }
    /// The message if a text is not a number, or less than the least one.
    public var noNumberFrom: String { get { texts["Enter a number of {first} or more."] } set { texts.set(newValue) } }
    /// The message if a text is not a number, or greater than the greatest one.
    public var noNumberUpTo: String { get { texts["Enter a number of {last} or less."] } set { texts.set(newValue) } }
    /// The message if a text is not a number.
    public var noNumber: String { get { texts["Enter a number."] } set { texts.set(newValue) } }
    /// The message if a number has decimals, but a whole number is required.
    public var noWholeNumber: String { get { texts["Enter a whole number."] } set { texts.set(newValue) } }
    /// The hint beside a date field without a latest date.
    public var dateFrom: String { get { texts["from {first}"] } set { texts.set(newValue) } }
    /// The hint beside a date field without an earliest date.
    public var dateUpTo: String { get { texts["until {last}"] } set { texts.set(newValue) } }
    /// The message if a text is not a date from `{first}` to `{last}`.
    public var noDateInRange: String {
        get { texts["Enter a date from {first} to {last}."] } set { texts.set(newValue) }
    }
    /// The message if a text is not a date, or before the earliest one.
    public var noDateFrom: String { get { texts["Enter a date from {first} on."] } set { texts.set(newValue) } }
    /// The message if a text is not a date, or after the latest one.
    public var noDateUpTo: String { get { texts["Enter a date until {last}."] } set { texts.set(newValue) } }
    /// The message if a text is not a date.
    ///
    /// `{example}` stands for an example.
    public var noDate: String { get { texts["Enter a date such as {example}."] } set { texts.set(newValue) } }
    /// The message if one of several values has to be picked.
    public var noOption: String { get { texts["Choose one."] } set { texts.set(newValue) } }
    /// The question whether to discard what was entered into a form.
    public var discardChanges: String { get { texts["Discard what you entered?"] } set { texts.set(newValue) } }
    /// The button that discards it.
    public var discard: String { get { texts["Discard"] } set { texts.set(newValue) } }
    /// The button that returns to the form.
    public var keepEditing: String { get { texts["Keep Editing"] } set { texts.set(newValue) } }
    /// The word beside a field whose entry is being checked.
    public var checking: String { get { texts["Checking"] } set { texts.set(newValue) } }
    /// The key that answers yes to a question with two buttons, such as `confirm` asks; empty for none.
    public var yesKey: String { get { texts["y"] } set { texts.set(newValue) } }
    /// The key that answers no to a question with two buttons; empty for none.
    public var noKey: String { get { texts["n"] } set { texts.set(newValue) } }

    private var texts = ChangedTexts()

    /// English strings; override what you need.
    public static let english = Strings()
}

/// The texts that were changed, by the lines of their properties; all others are English.
///
/// As many stored properties would take more code to copy than most tools have of their own. A line is the shortest
/// name: a getter and its setter are in one line, and all properties of a struct in one file.
package struct ChangedTexts: Sendable, Equatable {
    private var texts: [Int: String] = [:]

    package init() {}

    /// Returns the text of the property that calls this.
    @inline(never)
    package subscript(english: StaticString, line: Int = #line) -> String {
        texts[line] ?? "\(english)"
    }

    /// Changes the text of the property that calls this.
    @inline(never)
    package mutating func set(_ text: String, line: Int = #line) {
        texts[line] = text
    }
}

extension String {
    /// Replaces names in braces by values; names without a value stay as they are.
    @inline(never)
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

    /// Replaces one name in braces by a value.
    @inline(never)
    package func with(_ name: String, _ value: String) -> String {
        with([name: value])
    }

    /// Replaces two names in braces by values.
    @inline(never)
    package func with(_ name: String, _ value: String, _ other: String, _ otherValue: String) -> String {
        with([name: value, other: otherValue])
    }

    /// The text inside quotation marks, with single ones in it.
    package var quoted: String { "“\(withSingleQuotes)”" }

    private var withSingleQuotes: String {
        contains { "“”".contains($0) } ? String(map { $0 == "“" ? "‘" : $0 == "”" ? "’" : $0 }) : self
    }
}
