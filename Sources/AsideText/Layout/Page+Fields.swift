import Aside

extension Page {
    /// Returns the column of the values beside their labels; `nil` if values are below their labels.
    func valueColumn(_ labels: [String], indent: Int) -> Int? {
        let widest = labels.map { $0.drawable().columns }.max() ?? 0
        let left = Page.gutter + indent
        guard widest > 0 else { return left }
        let column = left + widest + 2
        return widest <= 24 && width - column >= 16 ? column : nil
    }

    /// Adds a field or a selection: a label, and a value beside or below it.
    mutating func add(field item: Outline.Item, valueColumn: Int?, indent: Int) {
        let left = Page.gutter + indent
        let target = item.isEnabled ? Target(item.id) : nil
        var line = mark(target, isElsewhere: isAmongSuggestions(of: item))
        line.skip(to: left)
        let label = label(of: item).drawable()
        if !label.isEmpty {
            line.add(label.shortened(to: width - left, symbols.ellipsis), item.isEnabled ? theme.text : theme.disabled)
        }
        if let valueColumn {
            line.skip(to: valueColumn)
        } else if !label.isEmpty {
            lines.append(line)
            line = blank(left)
            if let target { line.begin(target) }
        }
        let column = line.columns
        // There is always room for the sign of a check, so that nothing moves below.
        let checking = item.isBusy ? checking(room: width - column) : ""
        let room = width - column - (item.isBusy ? 1 + checking.columns : 0)
        switch (item.kind, item.format) {
        case (.selection(_, let selected), _): line.add(choice(item, selected, room: room))
        case (_, nil): line.add(box(item, room: min(room, 44)))
        case (_, .number(let range)): line.add(number(item, range, room: room))
        case (_, .date(let range)): line.add(date(item, range, room: room))
        case (_, .lines):
            for (index, row) in textArea(item, room: min(room, width > 88 ? 88 : 64)).enumerated() {
                if index > 0 {
                    lines.append(line)
                    line = blank(column)
                    if let target { line.begin(target) }
                }
                line.add(row)
            }
        }
        if item.isBusy { line.add(" " + checking, theme.faint) }
        lines.append(line)
        let end = lines.count
        if case .selection = item.kind { addUnavailable(item.options, column: column) }
        addError(item.error, column: column)
        addSuggestions(of: item, column: column, columns: min(width - column, 44), messages: lines.count - end)
    }

    /// Adds what is wrong with an entry, below it.
    mutating func addError(_ error: String?, column: Int) {
        guard let error else { return }
        var sign = blank(column)
        sign.add("\(symbols.error) ", theme.error)
        addText(error, theme.error, indent: column + 2 - Page.gutter, sign: sign)
        lines[lines.count - 1].isMessage = true
    }

    /// Returns the sign that an entry is being checked.
    func checking(room: Int) -> String {
        let text = words[.checking].drawable() + "\(symbols.ellipsis)"
        // The entry itself needs room, too.
        return room - text.columns >= 16 ? text : "\(symbols.ellipsis)"
    }

    /// Whether a control has the focus.
    func isFocused(_ item: Outline.Item) -> Bool { target == Target(item.id) }

    /// Returns the ends of a field: brackets, or the edges of a filled strip.
    func ends(of item: Outline.Item) -> (open: Line, close: Line) {
        guard theme.fills != nil else {
            let style = isFocused(item) ? theme.focusedRow ?? theme.text : theme.text
            return (Line(item.isEnabled ? "[" : "-", style), Line(item.isEnabled ? "]" : "-", style))
        }
        let style = fieldStyle(of: item)
        let hasBrackets = fieldSpacing == .brackets
        let open = hasBrackets ? "[" : " "
        let close = hasBrackets ? "]" : " "
        if isFocused(item) { return (Line("\(symbols.edge)", style), Line(close, style)) }
        let sign = Style(theme.placeholder.foreground, on: style.background)
        return (Line(open, sign), Line(close, sign))
    }

    /// Returns the style of the text in a field, which differs for the focused one.
    func fieldStyle(of item: Outline.Item) -> Style {
        isFocused(item) ? theme.fills?.focusedField ?? theme.field : theme.field
    }

    /// Returns the style of an empty field's example, on the ground of the field.
    func placeholderStyle(of item: Outline.Item) -> Style {
        guard let fills = theme.fills, isFocused(item) else { return theme.placeholder }
        return fills.focusedField.with(.italic)
    }

    /// Returns the example of an empty field; if the theme can slant and tint letters, nobody takes it for a text.
    func example(_ placeholder: String, room: Int) -> String {
        guard !placeholder.isEmpty else { return "" }
        let text = placeholder.drawable()
        return (theme.fills == nil ? "(\(text))" : text).shortened(to: room, symbols.ellipsis)
    }

    /// Returns the style of the text in a field that can perhaps not be used now.
    func textStyle(of item: Outline.Item) -> Style {
        let field = fieldStyle(of: item)
        return item.isEnabled ? field : theme.fills == nil ? theme.disabled : theme.disabled.on(field)
    }

    /// Returns a text between brackets.
    ///
    /// If the text is too long, only the part around the caret is shown.
    func box(_ item: Outline.Item, marking part: Range<Int>? = nil, room: Int) -> Line {
        guard case .field(let text, let placeholder, _, let isSecure) = item.kind else { return Line() }
        let inner = max(1, room - 2)
        let isFocused = isFocused(item)
        let ends = ends(of: item)
        let field = fieldStyle(of: item)
        // There is one sign for each cluster, because the caret is counted in clusters.
        let isHidden = isSecure && !(isFocused && viewState.isRevealing)
        let letters = isHidden ? text.map { _ in symbols.secret } : text.map(\.drawable)
        var line = Line()
        if letters.isEmpty {
            let hint = example(placeholder, room: inner)
            line.add(ends.open)
            if isFocused, !isAmongSuggestions(of: item) { line.caret = 1 }
            line.add(hint, placeholderStyle(of: item))
            line.add(String(repeating: " ", count: inner - hint.columns), field)
            line.add(ends.close)
            return line
        }
        let caret = isFocused ? min(max(viewState.caret ?? letters.count, 0), letters.count) : nil
        let window = Window(letters, caret: caret, width: inner)
        let sign = theme.fills == nil ? theme.text : field
        line.add(window.range.lowerBound > 0 ? Line("<", sign) : ends.open)
        if let caret, !isAmongSuggestions(of: item) {
            line.caret = 1 + letters[window.range.lowerBound..<caret].reduce(0) { $0 + $1.columns }
        }
        let style = textStyle(of: item)
        let marked = isFocused ? (viewState.marked ?? part)?.clamped(to: window.range) ?? 0..<0 : 0..<0
        if marked.isEmpty {
            line.add(String(letters[window.range]), style)
        } else {
            line.add(String(letters[window.range.lowerBound..<marked.lowerBound]), style)
            line.add(String(letters[marked]), theme.marked)
            line.add(String(letters[marked.upperBound..<window.range.upperBound]), style)
        }
        if caret == letters.count {
            line.add(
                completion(of: item).start(ofColumns: inner + 1 - line.columns), placeholderStyle(of: item))
        }
        line.add(String(repeating: " ", count: max(0, inner + 1 - line.columns)), style)
        line.add(window.range.upperBound < letters.count ? Line(">", sign) : ends.close)
        return line
    }
}

/// The part of a text that is in view, with the caret in it or directly after it.
private struct Window {
    let range: Range<Int>

    init(_ letters: [Character], caret: Int?, width: Int) {
        var start = 0
        if let caret {
            // After the last letter, the caret takes a column, too.
            var columns = caret == letters.count ? 1 : letters[caret].columns
            start = caret
            while start > 0, columns + letters[start - 1].columns <= width {
                start -= 1
                columns += letters[start].columns
            }
        }
        var end = start
        var columns = 0
        while end < letters.count, columns + letters[end].columns <= width {
            columns += letters[end].columns
            end += 1
        }
        range = start..<max(end, min(caret ?? start, letters.count))
    }
}

extension Page {
    /// Returns a number field, and beside it the numbers that the user can enter.
    func number(_ item: Outline.Item, _ range: Outline.NumberRange, room: Int) -> Line {
        let digits = [range.least, range.most].compactMap { $0?.count }.max() ?? 10
        // There is room for the caret and for one digit too many.
        // Filled strips below one another look like steps unless most of them have the same width.
        let least = theme.fills == nil ? 5 : 12
        let line = box(item, room: min(max(digits + 2, least) + 2, room))
        return line.followed(by: note(on: range.bounds, words[.range], words[.numberFrom], words[.numberUpTo]), room)
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

extension Page {
    /// Returns a date field in which the part that keys change is marked, and beside it the dates that the user can
    /// enter.
    func date(_ item: Outline.Item, _ range: Outline.DateRange, room: Int) -> Line {
        let text = item.text ?? ""
        // The caret is at the first part until the user moves it.
        let part = viewState.caret == nil ? range.parts(of: text).first : nil
        let line = box(item, marking: part, room: min(max(range.pattern.count, text.count) + 4, room))
        return line.followed(by: note(on: range.bounds, words[.range], words[.dateFrom], words[.dateUpTo]), room)
    }
}
