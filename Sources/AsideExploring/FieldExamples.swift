import Aside

/// The texts that an exploration types into fields.
///
/// They are those that the test gives. Without them, they are the ends of the field's range, or its placeholder and its
/// first suggestions. A field that has none of these gets a letter.
@MainActor
struct FieldExamples {
    /// The fields into which something can be typed, each with its place among all fields and its examples.
    private let fields: [(place: Int, item: Outline.Item, texts: [String])]

    /// Finds examples for those of some items that are fields.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - title: The title of the prompt, if it names its only field.
    ///   - given: The texts that the test gives, by labels.
    init(for items: [Outline.Item], title: String? = nil, given: [String: [String]]) {
        let free = items.enumerated().filter { $0.element.text != nil && $0.element.isEnabled }
        fields = free.compactMap { place, item in
            let given = [title, item.label, item.identity].lazy.compactMap { $0.flatMap { given[$0] } }.first
            let texts = given ?? Self.examples(for: item)
            return texts.isEmpty ? nil : (place, item, texts)
        }
    }

    private static func examples(for item: Outline.Item) -> [String] {
        if let range = item.numberRange { return range.examples(beside: item.text ?? "") }
        if let range = item.dateRange { return range.examples }
        guard case .field(let text, let placeholder, _, _) = item.kind else { return [] }
        let suggested = item.suggestions?.texts.prefix(mostSuggestions) ?? []
        let known = ([placeholder] + suggested).filter { !$0.isEmpty }
        // What takes no letter may take a number.
        let typed = known.isEmpty ? item.error == nil ? [letter] : [letter, number] : known
        // If nothing better is known, the text that is already in the field is the first example.
        return text.isEmpty || !placeholder.isEmpty ? typed : [text] + typed.filter { $0 != text }
    }

    private static let letter = "a"
    private static let number = "1"
    private static let otherLetter = "b"
    private static let mostSuggestions = 2

    /// Ways to fill in the fields: examples in all of them, and then each other example and no text in turn.
    ///
    /// A flow may compare texts, as a password and its repetition: they are the same in most ways, and differ in one.
    var forms: [[(index: Int, text: String)]] {
        let all = fields.map { (index: $0.place, text: $0.texts[0]) }
        var forms = [all]
        for (index, field) in fields.enumerated() {
            let isChecked = field.item.format?.isChecked == true
            let others = field.texts.dropFirst() + (field.texts[0].isEmpty || isChecked ? [] : [""])
            for text in others {
                var form = all
                form[index].text = text
                forms.append(form)
            }
        }
        let letters = fields.indices.filter { fields[$0].texts[0] == Self.letter }
        if letters.count > 1, let last = letters.last {
            var form = all
            form[last].text = Self.otherLetter
            forms.append(form)
        }
        return forms
    }
}

extension Outline.NumberRange {
    /// Returns the numbers that an exploration enters: the ends of the range.
    ///
    /// If the range has no end on one side, the exploration enters the field's number or the next one instead.
    fileprivate func examples(beside text: String) -> [String] {
        let start = problem(with: text) == nil ? text : stepped("", by: 1)
        let examples = [least ?? start, most ?? stepped(start, by: 1)]
        return examples[0] == examples[1] ? [examples[0]] : examples
    }
}

extension Outline.DateRange {
    /// The dates that an exploration enters: the ends of the range, or today's date.
    fileprivate var examples: [String] {
        let ends = [first, last].compactMap(\.self).map(text)
        return ends.isEmpty ? [textOfToday()] : ends
    }
}
