import Aside

extension Page {
    /// A number to edit, and beside it which numbers can be entered.
    func number(_ text: String, _ range: Outline.NumberRange, _ input: Input, room: Int) -> Line {
        let digits = [range.least, range.most].compactMap { $0?.count }.max() ?? 10
        // Room for the caret, and for a digit too many.
        var line = box(text, "", false, input, room: min(max(digits + 2, 5) + 2, room))
        if let note = note(on: range)?.drawable(), line.columns + 1 + note.columns <= room {
            line.add(" " + note, theme.faint)
        }
        return line
    }

    private func note(on range: Outline.NumberRange) -> String? {
        switch (range.least, range.most) {
        case (let least?, let most?): words.numberRange.with(["first": least, "last": most])
        case (let least?, nil): words.numberFrom.with(["first": least])
        case (nil, let most?): words.numberUpTo.with(["last": most])
        case (nil, nil): nil
        }
    }
}
