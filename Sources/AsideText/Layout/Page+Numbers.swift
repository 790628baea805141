import Aside

extension Page {
    /// A number to edit, and beside it which numbers can be entered.
    func number(_ text: String, _ range: Outline.NumberRange, _ input: Input, room: Int) -> Line {
        let digits = [range.least, range.most].compactMap { $0?.count }.max() ?? 10
        // Room for the caret, and for a digit too many.
        var line = box(text, "", false, input, room: min(max(digits + 2, 5) + 2, room))
        let note = range.phrase(between: words.numberRange, from: words.numberFrom, upTo: words.numberUpTo).drawable()
        if !note.isEmpty, line.columns + 1 + note.columns <= room {
            line.add(" " + note, theme.faint)
        }
        return line
    }
}
