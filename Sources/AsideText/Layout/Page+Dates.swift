import Aside

extension Page {
    /// A date field with the part marked that keys change, and beside it the dates that can be entered.
    func date(
        _ text: String, _ range: Outline.DateRange, _ placeholder: String, _ input: Input, room: Int
    ) -> Line {
        // Until the user moves the caret, it is at the first part.
        let part = attention.caret == nil ? range.parts(of: text).first : nil
        let line = box(
            text, placeholder, false, input, marking: part, room: min(max(range.pattern.count, text.count) + 4, room))
        return line.followed(by: note(on: range.bounds, words.dateRange, words.dateFrom, words.dateUpTo), room)
    }
}
