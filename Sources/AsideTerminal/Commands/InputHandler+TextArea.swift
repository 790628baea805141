import Aside
import AsideText

extension InputHandler {
    /// Handles an event in a text area.
    ///
    /// Enter makes a new line. Ctrl-D does what Enter does in a field. The arrow keys leave the text area only from its
    /// first and its last row.
    mutating func editLines(
        _ event: InputEvent, _ line: LineEditor, _ target: Target, _ text: String, on snapshot: StageSnapshot
    ) -> Command? {
        var line = line
        defer { awaitsEditorKey = event == .key(.control("x")) }
        if awaitsEditorKey, event == .key(.control("e")) { return .edit(target.item, text) }
        if case .key(let key) = event {
            switch (key.code, key.modifiers) {
            case (.character("d"), .control), (.enter, .control): return entered(in: target, on: snapshot)
            case (.enter, _):
                line.insert("\n")
                return edited(line, target, text)
            case (.escape, _): return .leave
            case (.tab, _):
                move(key, on: snapshot)
                return nil
            case (.up, _), (.down, _), (.pageUp, _), (.pageDown, _):
                return moveUpOrDown(key, line, target, on: snapshot)
            default: break
            }
        }
        guard line.take(event) else { return nil }
        return edited(line, target, text)
    }

    private mutating func moveUpOrDown(
        _ key: Key, _ line: LineEditor, _ target: Target, on snapshot: StageSnapshot
    ) -> Command? {
        let view = viewState.textArea ?? TextAreaView(columns: 60, rows: 4)
        let rows = TextRows(line.text, width: view.columns)
        let row = rows.row(of: line.caret)
        let step = [.up: -1, .down: 1, .pageUp: -view.rows, .pageDown: view.rows][key.code] ?? 0
        let next = min(max(row + step, 0), rows.rows.count - 1)
        guard next != row else {
            move(key, on: snapshot)
            return nil
        }
        let column = column ?? rows.column(of: line.caret)
        var line = line
        line.move(to: rows.place(in: next, column: column))
        _ = edited(line, target, line.text)
        self.column = column
        return nil
    }
}
