import Aside

/// The effect of a key on a date: it moves from part to part, changes the marked part in steps, or replaces it.
struct DateEdit: Equatable {
    var text: String
    /// The part that the next key changes, if it is marked.
    var marked: Range<Int>?
    /// How many characters are before the caret.
    var caret: Int

    /// Makes the effect of an event on a text; `nil` if the event means the same as in every field.
    ///
    /// There is no caret if the user has just come to the field.
    init?(
        _ event: InputEvent, in text: String, caret: Int?, marked: Range<Int>?, of range: Outline.DateRange
    ) {
        let parts = range.parts(of: text)
        let isNew = caret == nil || marked == 0..<text.count
        let place = marked?.upperBound ?? caret ?? 0
        // If the user has just come to the field, these keys step through the days, even if another part is first.
        let day = isNew && [.key(Key(.up)), .key(Key(.down)), .text("+")].contains(event) ? range.partOfDay : 0
        let part = isNew ? day : parts.firstIndex { place <= $0.upperBound } ?? max(0, parts.count - 1)
        self.init(text: text, marked: nil, caret: place)
        switch event {
        case .key(Key(.up)), .text("+"): step(part, by: 1, in: range)
        case .key(Key(.down)): step(part, by: -1, in: range)
        case .key(Key(.left)) where !parts.isEmpty: mark(max(0, part - 1), of: parts)
        case .key(Key(.right)) where !parts.isEmpty: mark(min(part + 1, parts.count - 1), of: parts)
        case .text("t"), .text("T"):
            replace(with: range.textOfToday(at: text))
            // The next input changes the text as if the user had just come.
            self.marked = 0..<self.text.count
        case .paste(let pasted) where range.moment(in: pasted) != nil: replace(with: pasted)
        case .text(let typed) where typed.count == 1 && typed.allSatisfy(\.isNumber):
            // A whole date, such as one that was refused, takes no digit at its end: another date begins.
            let isWhole = marked == nil && place == text.count && Self.isWhole(text, parts, in: range)
            let isYearFirst = parts.first?.count == 4 && range.width(ofPart: 0) < 4
            let beginning = isWhole && isYearFirst ? 0..<text.count : parts.first
            let replaced = (isNew || isWhole ? beginning : marked) ?? place..<place
            type(typed, over: replaced, in: range)
        case .text(let typed) where typed.count == 1 && !parts.isEmpty && typed.allSatisfy(Self.separates):
            // Digits that fill a part have already moved on. If the user also types the separator, it must not move on
            // again.
            let next = caret != nil && caret == marked?.lowerBound ? part : part + 1
            if next == parts.count, place == text.count, beginAgain(with: typed, parts, in: range) { return }
            guard parts.indices.contains(next) else { return nil }
            mark(next, of: parts)
        default: return nil
        }
    }

    private init(text: String, marked: Range<Int>?, caret: Int) {
        (self.text, self.marked, self.caret) = (text, marked, caret)
    }

    private static func separates(_ character: Character) -> Bool {
        !character.isLetter && !character.isNumber
    }

    /// Whether no part of a date takes another digit.
    private static func isWhole(_ text: String, _ parts: [Range<Int>], in range: Outline.DateRange) -> Bool {
        guard let first = parts.first, let last = parts.last, range.width(ofPart: parts.count) == 0 else {
            return false
        }
        // A day may be the beginning of a year, as in `2027-01-02`.
        if last.count == 2, range.beginsYear(String(text.suffix(2))) { return false }
        return last.count >= (first.count == 4 ? 2 : max(2, range.width(ofPart: parts.count - 1)))
    }

    private mutating func replace(with new: String) {
        text = new
        caret = new.count
    }

    private mutating func mark(_ part: Int, of parts: [Range<Int>]) {
        marked = parts[part]
        caret = parts[part].upperBound
    }

    private mutating func step(_ part: Int, by count: Int, in range: Outline.DateRange) {
        text = range.stepped(text, part: part, by: count)
        // What was typed or pasted before may have had more parts than a date.
        let parts = range.parts(of: text)
        mark(min(part, parts.count - 1), of: parts)
    }

    /// Takes what was typed from the second part on for the beginning of a whole date, as `12/25/` with the day marked;
    /// returns `false` if the year comes not last, or is written out.
    private mutating func beginAgain(
        with separator: String, _ parts: [Range<Int>], in range: Outline.DateRange
    ) -> Bool {
        guard parts.count == 3, parts[2].count < range.width(ofPart: 2) else { return false }
        replace(with: text.dropFirst(parts[1].lowerBound) + separator)
        return true
    }

    /// Types a digit.
    ///
    /// If the digit fills a part, the next part is marked.
    private mutating func type(_ digit: String, over replaced: Range<Int>, in range: Outline.DateRange) {
        var letters = Array(text)
        letters.replaceSubrange(replaced, with: digit)
        text = String(letters)
        caret = replaced.lowerBound + 1
        let parts = range.parts(of: text)
        if let year = range.yearTyped(before: caret, in: text) {
            replace(with: year)
            return
        }
        guard let part = parts.firstIndex(where: { $0.upperBound == caret }) else { return }
        let typed = String(letters[parts[part]])
        if typed.count == 3, range.width(ofPart: part) == 2, range.beginsYear(typed) { return replace(with: typed) }
        guard part + 1 < parts.count, parts[part].count >= range.width(ofPart: part) else { return }
        mark(part + 1, of: parts)
        caret = parts[part + 1].lowerBound
    }
}
