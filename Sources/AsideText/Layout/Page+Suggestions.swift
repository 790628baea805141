import Aside

extension Page {
    /// The maximum number of suggestions in view.
    private static let mostSuggestions = 5

    /// Returns whether the user has moved from a field to its suggestions.
    func isAmongSuggestions(of item: Outline.Item) -> Bool {
        suggestedPlace(of: item) != nil
    }

    private func suggestedPlace(of item: Outline.Item) -> Int? {
        guard isFocused(item), let row = viewState.suggestion, row.field == item.id else { return nil }
        return item.suggestions?.texts.firstIndex(of: row.text)
    }

    /// Adds the suggestions of a focused field, below its value.
    ///
    /// For other fields, it keeps blank room, so that nothing below moves. The error messages below the field use up a part of
    /// the room.
    mutating func addSuggestions(of item: Outline.Item, column: Int, columns: Int, messages: Int) {
        guard let suggestions = item.suggestions, suggestions.room > 0 else { return }
        let room = min(suggestions.room, Page.mostSuggestions)
        let rows = max(1, room - messages)
        let texts = item.isEnabled && isFocused(item) ? suggestions.texts : []
        let place = suggestedPlace(of: item)
        let first = max(0, (place ?? 0) - rows + 1)
        for index in first..<first + rows {
            guard index < texts.count else {
                lines.append(Line())
                continue
            }
            var line = Line()
            line.begin(Target(item.id, option: index))
            line.add(index == place ? "\(symbols.focus) " : "  ", index == place ? theme.focus : .normal)
            if index == place { line.focus = line.columns }
            // They look like a list that hangs from the field, from which something can be taken.
            if let fills = theme.fills {
                line.ground = (index == place ? fills.focusedRow : theme.field, column, column + columns)
            }
            line.skip(to: column + 1)
            line.add(
                texts[index].drawable().shortened(to: max(1, columns - 3), symbols.ellipsis),
                index == place ? theme.focusedRow ?? theme.text : theme.text)
            let isMore = index == first ? first > 0 : index == first + rows - 1 && index < texts.count - 1
            if isMore {
                line.skip(to: column + columns - 1)
                line.add(
                    "\(index == first ? symbols.up : symbols.down)", theme.fills == nil ? theme.faint : theme.field)
            }
            lines.append(line)
        }
        if messages >= room { lines[lines.count - 1].isMessage = true }
    }

    /// Returns the rest of the first suggestion, which follows the caret; empty if it could look like typed text.
    func completion(of item: Outline.Item) -> String {
        guard theme.fills != nil, isFocused(item), let completion = item.completion,
            !isAmongSuggestions(of: item)
        else { return "" }
        return String(completion.dropFirst(item.text?.count ?? 0)).drawable()
    }
}
