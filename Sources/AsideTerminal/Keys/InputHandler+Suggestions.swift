import Aside
import AsideText

/// Whether a key has a special meaning in a field.
enum FieldKey {
    /// The suggestions or the history used the key.
    ///
    /// The command is what to do next.
    case used(Command?)
    /// The key means the same as in every field.
    case unused
}

extension InputHandler {
    /// Handles an event for the suggestions of a field: ↓ moves to them, Enter takes one, ↑ and Escape move back.
    mutating func suggest(_ event: InputEvent, _ line: LineEditor, _ target: Target, _ item: Outline.Item) -> FieldKey {
        let texts = item.suggestions?.texts ?? []
        guard case .key(let key) = event else {
            viewState.suggestion = nil
            return .unused
        }
        guard let row = viewState.suggestion, row.field == target.item else {
            return begin(key, line, target, item, texts)
        }
        let place = texts.firstIndex(of: row.text)
        switch key.code {
        // If the suggestion has gone meanwhile, Enter has no other effect.
        case .enter: return .used(place == nil ? leaveSuggestions() : take(row.text, line, target))
        case .tab where key.modifiers.isEmpty && place != nil: return .used(take(row.text, line, target))
        case .escape: return .used(leaveSuggestions())
        case .up, .down, .pageUp, .pageDown:
            let step = key.rows(ofPage: 5)
            guard let place, place > 0 || step > 0 else { return .used(leaveSuggestions()) }
            go(to: texts[min(max(place + step, 0), texts.count - 1)], of: target)
            return .used(nil)
        default:
            viewState.suggestion = nil
            return .unused
        }
    }

    private mutating func begin(
        _ key: Key, _ line: LineEditor, _ target: Target, _ item: Outline.Item, _ texts: [String]
    ) -> FieldKey {
        viewState.suggestion = nil
        if key == Key(.down), let first = texts.first {
            go(to: first, of: target)
            return .used(nil)
        }
        if key == Key(.tab), line.caret == line.text.count, let completion = item.completion {
            return .used(take(completion, line, target))
        }
        // These keys would have no other effect at the end of the text.
        if let edit = LineEditor.Edit(key), edit == .move(.next) || edit == .move(.end), line.caret == line.text.count,
            let completion = item.completion
        {
            return .used(take(completion, line, target))
        }
        return .unused
    }

    private mutating func go(to text: String, of target: Target) {
        viewState.suggestion = ViewState.SuggestedRow(text, of: target.item)
        viewState.target = target
        viewState.followsTarget = true
    }

    private mutating func leaveSuggestions() -> Command? {
        viewState.suggestion = nil
        viewState.followsTarget = true
        return nil
    }

    /// Puts a suggestion into the field, with the caret at its end.
    mutating func take(_ text: String, _ line: LineEditor, _ target: Target) -> Command? {
        var line = line
        let before = line.text
        line.replace(with: LineEditor(text).text)
        return edited(line, target, before)
    }
}

extension InputHandler {
    /// A recalled entry of the history.
    struct Recalled: Sendable {
        let field: Target
        let place: Int
        /// The text that the user had typed before they recalled an entry.
        let draft: String
    }

    /// Handles a key for the history: ↑ recalls an entry, and ↓ returns to the typed text.
    mutating func recall(_ event: InputEvent, _ line: LineEditor, _ target: Target, _ item: Outline.Item) -> FieldKey {
        guard let history = item.history, !history.isEmpty, viewState.suggestion?.field != target.item,
            event == .key(Key(.up)) || event == .key(Key(.down))
        else { return .unused }
        let known = recalled.flatMap { known in
            let isThere = known.field == target && history.indices.contains(known.place)
            // If the user changes a recalled entry, it counts as typed.
            return isThere && LineEditor(history[known.place]).text == line.text ? known : nil
        }
        let step = event == .key(Key(.up)) ? -1 : 1
        if step > 0, known == nil { return .unused }
        var place = (known?.place ?? history.count) + step
        // If the same text were recalled again, nothing would seem to happen.
        while history.indices.contains(place), LineEditor(history[place]).text == line.text { place += step }
        guard place >= 0 else { return .used(nil) }
        let draft = known?.draft ?? line.text
        let isDraft = place >= history.count
        let command = take(isDraft ? draft : history[place], line, target)
        recalled = isDraft ? nil : Recalled(field: target, place: place, draft: draft)
        return .used(command)
    }
}
