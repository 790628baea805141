/// A text that the library says itself: on a button, beside a field, in a message.
public struct Word: Hashable, Sendable {
    /// Names the word, as no other word is named, such as `library.ok`.
    public let name: String
    /// The English text.
    ///
    /// A value replaces each name in braces.
    public let text: String
}

extension Word {
    /// What the library says under any presenter, for a test or a translator.
    public static var library: [Word] { LibraryWord.words }
}

/// What a module says: an enum of cases, each with its English text.
package protocol WordList: CaseIterable, Sendable, RawRepresentable where RawValue == String {
    /// What the names of its words begin with.
    static var module: String { get }
}

extension WordList {
    /// All words, for a test or a translator.
    package static var words: [Word] { allCases.map(\.word) }

    /// The word as an app sees it.
    var word: Word { Word(name: "\(Self.module).\(self)", text: rawValue) }
}

/// The words of all modules, in English or translated by one function of the app.
///
/// ```swift
/// let german = ["library.ok": "Gut", "library.cancel": "Abbrechen"]
/// let stage = Stage(words: Words { word, _ in german[word.name] })
/// ```
public struct Words: Sendable, Equatable {
    private final class Translator: Sendable {
        let translate: @Sendable (Word, [String: String]) -> String?

        init(_ translate: @escaping @Sendable (Word, [String: String]) -> String?) {
            self.translate = translate
        }
    }

    private let translator: Translator?

    /// English words.
    public static let english = Words(translator: nil)

    /// Makes words that a function translates.
    ///
    /// - Parameter translate: Translates a word: gets the word, and the values of the names in its text, such as a number
    ///   for the plural. It returns a text, in which each name in braces is replaced by its value; `nil` stands for the
    ///   English one.
    public init(_ translate: @escaping @Sendable (_ word: Word, _ values: [String: String]) -> String?) {
        self.init(translator: Translator(translate))
    }

    private init(translator: Translator?) {
        self.translator = translator
    }

    /// The text of a word of the library.
    package subscript(word: LibraryWord) -> String { translator?.translate(word.word, [:]) ?? word.rawValue }

    /// Returns the text of a word of the library with values in place of the names in braces.
    package func callAsFunction(_ word: LibraryWord, _ values: KeyValuePairs<String, String>) -> String {
        text(of: word, values)
    }

    fileprivate func text(of word: some WordList, _ values: KeyValuePairs<String, String>) -> String {
        let text = translator?.translate(word.word, Dictionary(values.map { ($0, $1) }) { first, _ in first })
        return (text ?? word.rawValue).with(values)
    }

    /// Returns whether the same function translates both.
    public static func == (one: Words, other: Words) -> Bool { one.translator === other.translator }
}

/// The words of one list of another module.
package struct WordsOf<List: WordList>: Sendable {
    package let all: Words

    package init(_ all: Words) {
        self.all = all
    }

    /// The text of a word.
    package subscript(word: List) -> String { all.text(of: word, [:]) }

    /// Returns the text of a word with values in place of the names in braces.
    package func callAsFunction(_ word: List, _ values: KeyValuePairs<String, String>) -> String {
        all.text(of: word, values)
    }
}

/// What the library itself says.
package enum LibraryWord: String, WordList {
    package static let module = "library"

    /// The button that acknowledges an alert or submits a prompt.
    case ok = "OK"
    /// The button that leaves things as they are.
    case cancel = "Cancel"
    /// The button that confirms a selection of many.
    case done = "Done"
    /// The button that tries a failed operation again.
    case retry = "Retry"
    /// The title of an error that has no text of its own.
    case somethingWentWrong = "Something went wrong"
    /// How long the rest of some work may take.
    ///
    /// `{count}` stands for the number of seconds.
    case secondsLeft = "{count} s left"
    /// How long the rest of some work may take, in minutes.
    case minutesLeft = "{count} min left"
    /// How long the rest of some work may take, in hours.
    case hoursLeft = "{count} h left"
    /// The label before the text that a list is filtered by.
    case filter = "Filter:"
    /// How many there are of a total.
    ///
    /// `{count}` and `{total}` stand for the numbers.
    case countOfTotal = "{count} of {total}"
    /// How many rows of a list are selected, and how many may be selected at most.
    ///
    /// `{count}` and `{total}` stand for the numbers.
    case selectedOfTotal = "{count} of {total} selected"
    /// How many rows of a list are selected, and how many may be selected.
    ///
    /// `{count}`, `{least}` and `{most}` stand for the numbers.
    case countOfRange = "{count} selected ({least} to {most})"
    /// What a list shows if the filter matches no row.
    case noMatch = "No match"
    /// What a list shows if it has no rows.
    case nothingToChoose = "Nothing to choose"
    /// How many rows of a list are below those in view.
    ///
    /// `{count}` stands for the number.
    case more = "{count} more"
    /// The hint beside a field for a number or a date.
    ///
    /// `{first}` and `{last}` stand for the least and the greatest number, or for the earliest and the latest date.
    case range = "{first} to {last}"
    /// The hint beside a number field without a greatest number.
    case numberFrom = "{first} or more"
    /// The hint beside a number field without a least number.
    case numberUpTo = "{last} or less"
    /// The message if a text is not a number from `{first}` to `{last}`.
    case noNumberInRange = "Enter a number from {first} to {last}."
    /// The message if a text is not a number, or less than the least one.
    case noNumberFrom = "Enter a number of {first} or more."
    /// The message if a text is not a number, or greater than the greatest one.
    case noNumberUpTo = "Enter a number of {last} or less."
    /// The message if a text is not a number.
    case noNumber = "Enter a number."
    /// The message if a number has decimals, but a whole number is required.
    case noWholeNumber = "Enter a whole number."
    /// The hint beside a date field without a latest date.
    case dateFrom = "from {first}"
    /// The hint beside a date field without an earliest date.
    case dateUpTo = "until {last}"
    /// The message if a date is not between `{first}` and `{last}`.
    case noDateInRange = "Enter a date from {first} to {last}."
    /// The message if a date is before the earliest one.
    case noDateFrom = "Enter a date from {first} on."
    /// The message if a date is after the latest one.
    case noDateUpTo = "Enter a date until {last}."
    /// The message if a text is not a date.
    ///
    /// `{example}` stands for an example.
    case noDate = "Enter a date such as {example}."
    /// The message if one of several values has to be picked.
    case noOption = "Choose one."
    /// The question whether to discard what was entered into a form.
    case discardChanges = "Discard what you entered?"
    /// The button that discards it.
    case discard = "Discard"
    /// The button that returns to the form.
    case keepEditing = "Keep Editing"
    /// The word beside a field whose entry is being checked.
    case checking = "Checking"
    /// The key that answers yes to a question with two buttons, such as `confirm` asks; empty for none.
    case yesKey = "y"
    /// The key that answers no to a question with two buttons; empty for none.
    case noKey = "n"
}

extension String {
    /// Replaces names in braces by values; names without a value stay as they are.
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

    /// Returns the lines, with those that hold nothing if they are to be kept.
    package func lines(keepingEmpty keepsEmpty: Bool = false) -> [Substring] {
        split(omittingEmptySubsequences: !keepsEmpty, whereSeparator: \.isNewline)
    }

    /// The text inside quotation marks, with single ones in it.
    package var quoted: String { "“\(withSingleQuotes)”" }

    private var withSingleQuotes: String {
        contains { "“”".contains($0) } ? String(map { $0 == "“" ? "‘" : $0 == "”" ? "’" : $0 }) : self
    }
}
