import Aside

/// A control with a label and an editable value beside or below it.
struct Input {
    let target: Target
    let label: String
    let isEnabled: Bool
    /// Whether what the user entered is being checked.
    var isBusy = false
    var error: String?
    var suggestions: Outline.Suggestions?
    /// The first suggestion, if it begins with the text.
    var completion: String?
    let value: Value

    enum Value {
        case text(String, placeholder: String, isSecure: Bool)
        case number(String, Outline.NumberRange)
        case date(String, Outline.DateRange, placeholder: String)
        case lines(String, placeholder: String)
        case selection(options: [ListOption], selected: Int?)
    }
}

extension Page {
    /// Returns the column of the values beside their labels; `nil` if values are below their labels.
    func valueColumn(_ labels: [String], indent: Int) -> Int? {
        let widest = labels.map { $0.drawable().columns }.max() ?? 0
        let left = Page.gutter + indent
        guard widest > 0 else { return left }
        let column = left + widest + 2
        return widest <= 24 && width - column >= 16 ? column : nil
    }

    /// Adds a field or a selection.
    mutating func add(_ input: Input, valueColumn: Int?, indent: Int) {
        let left = Page.gutter + indent
        var line = mark(input.isEnabled ? input.target : nil, isElsewhere: isAmongSuggestions(of: input))
        line.skip(to: left)
        let label = input.label.drawable()
        if !label.isEmpty {
            line.add(label.shortened(to: width - left, symbols.ellipsis), input.isEnabled ? theme.text : theme.disabled)
        }
        if let valueColumn {
            line.skip(to: valueColumn)
        } else if !label.isEmpty {
            lines.append(line)
            line = blank(left)
            if input.isEnabled { line.begin(input.target) }
        }
        let column = line.columns
        // There is always room for the sign of a check, so that nothing moves below.
        let checking = input.isBusy ? checking(room: width - column) : ""
        let room = width - column - (input.isBusy ? 1 + checking.columns : 0)
        switch input.value {
        case .text(let text, let placeholder, let isSecure):
            line.add(box(text, placeholder, isSecure, input, room: min(room, 44)))
        case .number(let text, let range):
            line.add(number(text, range, input, room: room))
        case .date(let text, let range, let placeholder):
            line.add(date(text, range, placeholder, input, room: room))
        case .lines(let text, let placeholder):
            for (index, row) in textArea(text, placeholder, input, room: min(room, width > 88 ? 88 : 64)).enumerated() {
                if index > 0 {
                    lines.append(line)
                    line = blank(column)
                    if input.isEnabled { line.begin(input.target) }
                }
                line.add(row)
            }
        case .selection(let options, let selected):
            line.add(choice(options, selected, input, room: room))
        }
        if input.isBusy { line.add(" " + checking, theme.faint) }
        lines.append(line)
        let end = lines.count
        if case .selection(let options, _) = input.value { addUnavailable(options, column: column) }
        addError(input.error, column: column)
        addSuggestions(of: input, column: column, columns: min(width - column, 44), messages: lines.count - end)
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
        let text = words.checking.drawable() + "\(symbols.ellipsis)"
        // The entry itself needs room, too.
        return room - text.columns >= 16 ? text : "\(symbols.ellipsis)"
    }

    /// Returns the ends of a field: brackets, or the edges of a filled strip.
    func ends(of input: Input) -> (open: Line, close: Line) {
        guard theme.fills != nil else {
            let style = target == input.target ? theme.focusedRow ?? theme.text : theme.text
            return (Line(input.isEnabled ? "[" : "-", style), Line(input.isEnabled ? "]" : "-", style))
        }
        let style = fieldStyle(of: input)
        let hasBrackets = fieldSpacing == .brackets
        let open = hasBrackets ? "[" : " "
        let close = hasBrackets ? "]" : " "
        if target == input.target { return (Line("\(symbols.edge)", style), Line(close, style)) }
        let sign = Style(theme.placeholder.foreground, on: style.background)
        return (Line(open, sign), Line(close, sign))
    }

    /// Returns the style of the text in a field, which differs for the focused one.
    func fieldStyle(of input: Input) -> Style {
        target == input.target ? theme.fills?.focusedField ?? theme.field : theme.field
    }

    /// Returns the style of an empty field's example, on the ground of the field.
    func placeholderStyle(of input: Input) -> Style {
        guard let fills = theme.fills, target == input.target else { return theme.placeholder }
        return fills.focusedField.with(.italic)
    }

    /// Returns a text between brackets.
    ///
    /// If the text is too long, only the part around the caret is shown.
    func box(
        _ text: String, _ placeholder: String, _ isSecure: Bool, _ input: Input, marking part: Range<Int>? = nil,
        room: Int
    ) -> Line {
        let inner = max(1, room - 2)
        let isFocused = target == input.target
        let ends = ends(of: input)
        let field = fieldStyle(of: input)
        // There is one sign for each cluster, because the caret is counted in clusters.
        let isHidden = isSecure && !(isFocused && viewState.isRevealing)
        let letters = isHidden ? text.map { _ in symbols.secret } : text.map(\.drawable)
        var line = Line()
        if letters.isEmpty {
            // If the theme can slant and tint letters, nobody takes the placeholder for a text.
            let example = theme.fills == nil ? "(\(placeholder.drawable()))" : placeholder.drawable()
            let hint = placeholder.isEmpty ? "" : example.shortened(to: inner, symbols.ellipsis)
            line.add(ends.open)
            if isFocused, !isAmongSuggestions(of: input) { line.caret = 1 }
            line.add(hint, placeholderStyle(of: input))
            line.add(String(repeating: " ", count: inner - hint.columns), field)
            line.add(ends.close)
            return line
        }
        let caret = isFocused ? min(max(viewState.caret ?? letters.count, 0), letters.count) : nil
        let window = Window(letters, caret: caret, width: inner)
        let sign = theme.fills == nil ? theme.text : field
        line.add(window.range.lowerBound > 0 ? Line("<", sign) : ends.open)
        if let caret, !isAmongSuggestions(of: input) {
            line.caret = 1 + letters[window.range.lowerBound..<caret].reduce(0) { $0 + $1.columns }
        }
        let style = input.isEnabled ? field : theme.fills == nil ? theme.disabled : theme.disabled.on(field)
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
                completion(of: text, input).start(ofColumns: inner + 1 - line.columns), placeholderStyle(of: input))
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

extension Page {
    /// Returns a date field in which the part that keys change is marked, and beside it the dates that the user can
    /// enter.
    func date(
        _ text: String, _ range: Outline.DateRange, _ placeholder: String, _ input: Input, room: Int
    ) -> Line {
        // The caret is at the first part until the user moves it.
        let part = viewState.caret == nil ? range.parts(of: text).first : nil
        let line = box(
            text, placeholder, false, input, marking: part, room: min(max(range.pattern.count, text.count) + 4, room))
        return line.followed(by: note(on: range.bounds, words.range, words.dateFrom, words.dateUpTo), room)
    }
}
