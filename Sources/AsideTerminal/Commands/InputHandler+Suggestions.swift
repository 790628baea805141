import Aside
import AsideText

/// What a key in a field has come to, where it may mean something of its own there.
enum FieldKey {
    /// It was for what the field offers or what was entered before; with it goes what is to be done.
    case used(Command?)
    /// It means what it means in every field.
    case unused
}

extension InputHandler {
    /// What an event means for what a field offers: ↓ leads there, Enter takes a row, ↑ and Escape lead back.
    mutating func suggest(_ event: InputEvent, _ line: LineEditor, _ target: Target, _ item: Outline.Item) -> FieldKey {
        let texts = item.suggestions?.texts ?? []
        guard case .key(let key) = event else {
            attention.suggestion = nil
            return .unused
        }
        guard let row = attention.suggestion, row.field == target.item else {
            return begin(key, line, target, item, texts)
        }
        let place = texts.firstIndex(of: row.text)
        switch key.code {
        // A row that has gone meanwhile is not there to be taken, and nothing else was meant.
        case .enter: return .used(place == nil ? leaveSuggestions() : take(row.text, line, target))
        case .escape: return .used(leaveSuggestions())
        case .up, .down, .pageUp, .pageDown:
            let step = [.up: -1, .down: 1, .pageUp: -5, .pageDown: 5][key.code] ?? 0
            guard let place, place > 0 || step > 0 else { return .used(leaveSuggestions()) }
            go(to: texts[min(max(place + step, 0), texts.count - 1)], of: target)
            return .used(nil)
        default:
            attention.suggestion = nil
            return .unused
        }
    }

    private mutating func begin(
        _ key: Key, _ line: LineEditor, _ target: Target, _ item: Outline.Item, _ texts: [String]
    ) -> FieldKey {
        attention.suggestion = nil
        if key == Key(.down), let first = texts.first {
            go(to: first, of: target)
            return .used(nil)
        }
        // At the end of the text these would do nothing.
        if let edit = LineEditor.Edit(key), edit == .move(.next) || edit == .move(.end), line.caret == line.text.count,
            let completion = item.completion
        {
            return .used(take(completion, line, target))
        }
        return .unused
    }

    private mutating func go(to text: String, of target: Target) {
        attention.suggestion = Attention.SuggestedRow(text, of: target.item)
        attention.target = target
        attention.followsTarget = true
    }

    private mutating func leaveSuggestions() -> Command? {
        attention.suggestion = nil
        attention.followsTarget = true
        return nil
    }

    /// Puts what a field offers into it, and the caret behind that.
    mutating func take(_ text: String, _ line: LineEditor, _ target: Target) -> Command? {
        var line = line
        let before = line.text
        line.replace(with: LineEditor(text).text)
        return edited(line, target, before)
    }
}

extension InputHandler {
    /// What was recalled of what was entered before.
    struct Recalled: Sendable {
        let field: Target
        let place: Int
        /// What had been typed before something was recalled.
        let draft: String
    }

    /// What a key means for what was entered before: ↑ recalls it, and ↓ leads on to what had been typed.
    mutating func recall(_ event: InputEvent, _ line: LineEditor, _ target: Target, _ item: Outline.Item) -> FieldKey {
        guard let history = item.history, !history.isEmpty, attention.suggestion?.field != target.item,
            event == .key(Key(.up)) || event == .key(Key(.down))
        else { return .unused }
        let known = recalled.flatMap { known in
            let isThere = known.field == target && history.indices.contains(known.place)
            // What was recalled and then changed has been typed.
            return isThere && LineEditor(history[known.place]).text == line.text ? known : nil
        }
        let step = event == .key(Key(.up)) ? -1 : 1
        if step > 0, known == nil { return .unused }
        var place = (known?.place ?? history.count) + step
        // The same text once more would look as if nothing had happened.
        while history.indices.contains(place), LineEditor(history[place]).text == line.text { place += step }
        guard place >= 0 else { return .used(nil) }
        let draft = known?.draft ?? line.text
        let isDraft = place >= history.count
        let command = take(isDraft ? draft : history[place], line, target)
        recalled = isDraft ? nil : Recalled(field: target, place: place, draft: draft)
        return .used(command)
    }
}
