import Aside

extension Page {
    /// Returns a number field, and beside it the numbers that the user can enter.
    func number(_ text: String, _ range: Outline.NumberRange, _ input: Input, room: Int) -> Line {
        let digits = [range.least, range.most].compactMap { $0?.count }.max() ?? 10
        // There is room for the caret and for one digit too many.
        // Filled strips below one another look like steps unless most of them have the same width.
        let least = theme.fills == nil ? 5 : 12
        let line = box(text, "", false, input, room: min(max(digits + 2, least) + 2, room))
        return line.followed(by: note(on: range.bounds, words.range, words.numberFrom, words.numberUpTo), room)
    }

    /// Returns a note about the accepted input, if there are bounds.
    func note(on bounds: RangeHint, _ between: String, _ from: String, _ upTo: String) -> Line {
        Line(bounds.phrase(between: between, from: from, upTo: upTo).drawable(), theme.faint)
    }
}

extension Line {
    /// Returns the line with another one beside it, if there is room for both.
    func followed(by note: Line, _ room: Int) -> Line {
        guard note.columns > 0, columns + 1 + note.columns <= room else { return self }
        var line = self
        line.add(" ")
        line.add(note)
        return line
    }
}
