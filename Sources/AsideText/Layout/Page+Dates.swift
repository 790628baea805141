import Aside

extension Page {
    /// A date to edit, the part of it marked that keys change, and beside it which dates can be entered.
    func date(
        _ text: String, _ range: Outline.DateRange, _ placeholder: String, _ input: Input, room: Int
    ) -> Line {
        // Who has not moved the caret yet is at the first part.
        let part = attention.caret == nil ? range.parts(of: text).first : nil
        let line = box(
            text, placeholder, false, input, marking: part, room: min(max(range.pattern.count, text.count) + 4, room))
        return line.followed(by: note(on: range.bounds, words.dateRange, words.dateFrom, words.dateUpTo), room)
    }
}
