import Aside

extension Page {
    /// Returns a date field in which the part that keys change is marked, and beside it the dates that the user can
    /// enter.
    func date(
        _ text: String, _ range: Outline.DateRange, _ placeholder: String, _ input: Input, room: Int
    ) -> Line {
        // The caret is at the first part until the user moves it.
        let part = viewState.caret == nil ? range.parts(of: text).first : nil
        let line = box(
            text, placeholder, false, input, marking: part, room: min(max(range.pattern.count, text.count) + 4, room))
        return line.followed(by: note(on: range.bounds, words.range, words.dateFrom, words.dateUpTo), room)
    }
}
