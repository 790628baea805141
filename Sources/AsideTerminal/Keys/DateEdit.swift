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
        (self.text, self.caret) = (text, place)
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
            let isWhole = marked == nil && place == text.count && Self.isWhole(parts, in: range)
            let replaced = (isNew || isWhole ? parts.first : marked) ?? place..<place
            type(typed, over: replaced, in: range)
        case .text(let typed) where typed.count == 1 && !parts.isEmpty && typed.allSatisfy(Self.separates):
            // Digits that fill a part have already moved on. If the user also types the separator, it must not move on
            // again.
            let next = caret != nil && caret == marked?.lowerBound ? part : part + 1
            guard parts.indices.contains(next) else { return nil }
            mark(next, of: parts)
        default: return nil
        }
    }

    private static func separates(_ character: Character) -> Bool {
        !character.isLetter && !character.isNumber
    }

    /// Whether no part of a date takes another digit.
    private static func isWhole(_ parts: [Range<Int>], in range: Outline.DateRange) -> Bool {
        guard let last = parts.last, range.width(ofPart: parts.count) == 0 else { return false }
        return last.count >= max(2, range.width(ofPart: parts.count - 1))
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

    /// Types a digit.
    ///
    /// If the digit fills a part, the next part is marked.
    private mutating func type(_ digit: String, over replaced: Range<Int>, in range: Outline.DateRange) {
        var letters = Array(text)
        letters.replaceSubrange(replaced, with: digit)
        text = String(letters)
        caret = replaced.lowerBound + 1
        let parts = range.parts(of: text)
        guard let part = parts.firstIndex(where: { $0.upperBound == caret }) else { return }
        guard part + 1 < parts.count, parts[part].count >= range.width(ofPart: part) else { return }
        mark(part + 1, of: parts)
        caret = parts[part + 1].lowerBound
    }
}
