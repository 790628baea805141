import Aside
import AsideText

extension InputHandler {
    /// Returns what an event means in a date field; `nil` if it means the same as in every field.
    mutating func editDate(
        _ event: InputEvent, _ line: LineEditor, _ range: Outline.DateRange, _ target: Target
    ) -> LineEditor? {
        // If the user types fast, several characters arrive as one text.
        if case .text(let text) = event, text.count > 1 {
            var line = line
            for key in text.map({ InputEvent.text(String($0)) }) {
                if let edited = editDate(key, line, range, target) { line = edited } else { line.take(key) }
                (viewState.target, viewState.caret) = (target, line.caret)
            }
            return line
        }
        let isHere = target == viewState.target
        let edit = DateEdit(
            event, in: line.text, caret: isHere ? viewState.caret : nil, marked: isHere ? viewState.marked : nil,
            of: range)
        viewState.marked = edit?.marked
        guard let edit else { return nil }
        var line = line
        if edit.text != line.text { line.replace(with: edit.text) }
        line.move(to: edit.caret)
        return line
    }
}
