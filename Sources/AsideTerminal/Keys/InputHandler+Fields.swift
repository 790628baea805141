import Aside
import AsideText

extension InputHandler {
    /// Returns what an event means in a number field; `nil` if it means the same as in every field.
    func editNumber(
        _ event: InputEvent, _ line: LineEditor, _ range: Outline.NumberRange, _ target: Target, isAlone: Bool
    ) -> LineEditor? {
        var line = line
        if let steps = steps(of: event, caret: line.caret, in: range, isAlone: isAlone) {
            line.replace(with: range.stepped(line.text, by: steps))
            return line
        }
        // If the user comes to the field and types or pastes a number, they mean a new one, not more digits of the old one.
        guard target != viewState.target || viewState.caret == nil else { return nil }
        switch event {
        case .paste: break
        case .text(let typed) where typed.allSatisfy(\.isNumber): break
        default: return nil
        }
        line.replace(with: "")
        line.take(event)
        return line
    }

    /// Returns how many steps up an event takes in a number field, or down if negative; `nil` for another event.
    ///
    /// If some of the numbers are negative, a minus at the beginning is a sign. In a field alone, ↑ and ↓ take steps,
    /// because they lead to no other field.
    private func steps(
        of event: InputEvent, caret: Int, in range: Outline.NumberRange, isAlone: Bool
    ) -> Int? {
        switch event {
        case .key(Key(.up)) where isAlone: return 1
        case .key(Key(.down)) where isAlone: return -1
        case .text(let text) where !text.isEmpty && text.allSatisfy { $0 == "+" }: return text.count
        case .text(let text) where !text.isEmpty && text.allSatisfy { $0 == "-" || $0 == "−" }:
            return caret > 0 || !range.hasNegatives ? -text.count : nil
        default: return nil
        }
    }
}

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

extension InputHandler {
    /// Handles an event in a text area.
    ///
    /// Enter makes a new line. Ctrl-D does what Enter does in a field. The arrow keys leave the text area only from its
    /// first and its last row.
    mutating func editLines(
        _ event: InputEvent, _ line: LineEditor, _ target: Target, _ text: String, on snapshot: StageSnapshot
    ) -> Command? {
        var line = line
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
        let step = key.rows(ofPage: view.rows)
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

extension InputHandler {
    /// Returns the field, the switch or the selection that the user has left with the last event, so that its checks
    /// have to run.
    ///
    /// The user leaves a field by moving the focus elsewhere, and by Enter. Going back leaves no field, because nothing
    /// needs its value any more. The snapshot is of the stage before the event.
    func fieldLeft(since before: InputHandler, by command: Command?, on snapshot: StageSnapshot) -> Outline.Item.ID? {
        if let enteredField { return enteredField }
        guard let field = snapshot.target(of: before.viewState)?.item,
            snapshot.front.outline?[field]?.kind.isField == true
        else { return nil }
        let isLeft = command == .submit || snapshot.target(of: viewState)?.item != field
        return isLeft && command != .leave ? field : nil
    }
}
