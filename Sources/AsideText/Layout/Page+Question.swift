import Aside

extension Page {
    /// Adds the message and the fields of a modal, without its title, its list and its buttons.
    mutating func add(_ question: ModalContent, _ outline: Outline) {
        if let message = question.message, !message.isEmpty {
            begin(.paragraph)
            addText(message, question.messageMarkup)
        }
        for choice in question.choices {
            guard let reason = choice.unavailable else { continue }
            begin(.paragraph)
            addText("\(choice.label): \(reason)", theme.faint)
        }
        let reasons = reasonsWithoutRoom(in: question.options, isMany: question.count != nil)
        if !reasons.isEmpty {
            begin(.paragraph)
            addText(reasons.joined(separator: "\n"), theme.faint)
        }
        saidByTitle = question.isBodyNamedByTitle ? question.title : nil
        add(outline.items.filter { !$0.kind.isAction && !$0.kind.isList })
    }

    /// Adds the title of a modal, with a sign for how serious the modal is, and the remaining time.
    mutating func addTitle(_ question: ModalContent, timeLeft: String?) {
        let style = theme.style(of: question.severity)
        let sign = symbols.sign(of: question.severity).map { Line("\($0) ", style) }
        let busy = question.isBusy ? " \(symbols.ellipsis)" : ""
        addText(question.title + busy, style, sign: sign)
        if let timeLeft { addDetail(timeLeft, indent: -2) }
    }

    /// Adds the line above a list: the text of the filter, and how many rows are selected.
    mutating func addFilter(_ options: [ListOption], matching: Int, count: ClosedRange<Int>?) {
        let isLong = options.count > Page.longList
        let filter = viewState.filter.drawable()
        let hasFilter = isLong || !filter.isEmpty
        guard hasFilter || count != nil else { return }
        var line = blank(Page.gutter)
        line.isFilter = true
        let label = words[.filter].drawable() + " "
        // The numbers give way to what the user types.
        let spare = hasFilter ? width - line.columns - label.columns - min(filter.columns, Page.shortFilter) - 1 : width
        var taken = count.map { self.taken(of: options, $0) + "  " } ?? ""
        if taken.columns > spare { taken = "" }
        var found = filter.isEmpty ? "" : "  (\(part(matching, of: options.count)))"
        if taken.columns + found.columns > spare { found = "" }
        line.add(taken, theme.faint)
        if hasFilter {
            line.add(label, theme.faint)
            // A long filter shows its end, which the user typed last.
            line.add(filter.end(ofColumns: max(1, width - line.columns - 1 - found.columns)), theme.text)
            if !filter.isEmpty { line.caret = line.columns }
            line.add(found, theme.faint)
        }
        lines.append(line)
    }

    /// Returns the width of the line above a long list, with room for a short filter, so that the box need not grow.
    func filterColumns(_ options: [ListOption], count: ClosedRange<Int>?) -> Int {
        guard options.count > Page.longList else {
            return count.map { Page.gutter + self.taken(of: options, $0).columns } ?? 0
        }
        let taken = count.map { self.taken(of: options, $0).columns + 2 } ?? 0
        let found = part(options.count, of: options.count).columns + 4
        return Page.gutter + taken + words[.filter].drawable().columns + 1 + Page.shortFilter + found
    }

    /// The width of a short filter.
    private static let shortFilter = 8

    private func taken(of options: [ListOption], _ range: ClosedRange<Int>) -> String {
        let taken = options.count { $0.isSelected }
        let most = min(range.upperBound, options.count)
        if range.lowerBound == 0 || range.lowerBound >= most {
            return words(.selectedOfTotal, ["count": "\(taken)", "total": "\(most)"])
        }
        return words(.countOfRange, ["count": "\(taken)", "least": "\(range.lowerBound)", "most": "\(most)"])
    }

    func part(_ count: Int, of total: Int) -> String {
        words(.countOfTotal, ["count": "\(count)", "total": "\(total)"])
    }

    /// Adds the buttons of a modal, and marks the letters that press them.
    mutating func addButtons(of outline: Outline, mnemonics: [Character: Outline.Item.ID]) {
        addButtons(
            outline.items.filter(\.kind.isAction).map { item in
                var button = Button(item)
                button.mnemonic = mnemonics.first { $0.value == item.id }?.key
                return button
            }
        )
    }

    /// A longer list shows from the start that the user can filter it.
    static let longList = 8

    /// Returns a line that takes the place of rows.
    func line(of note: String) -> Line {
        var line = blank(optionIndent(isMany: false))
        line.add(note.drawable().shortened(to: max(1, width - line.columns), symbols.ellipsis), theme.faint)
        return line
    }

    /// Returns the column where the labels of a list begin.
    func optionIndent(isMany: Bool) -> Int {
        Page.gutter + (isMany ? 4 : 2)
    }

    /// Returns the line of a list row, with the matches of the filter highlighted.
    ///
    /// An unavailable row has a dash in place of its sign. The first row of a group and the first row in view name the
    /// group.
    func line(
        of place: Int, below previous: Int?, in list: Outline.Item, isMany: Bool, filter: RowFilter? = nil,
        _ columns: OptionColumns
    ) -> Line {
        let option = list.options[place]
        let isEnabled = list.isEnabled && option.unavailable == nil
        let rowTarget = isEnabled ? Target(list.id, option: place) : nil
        let isFocused = rowTarget != nil && rowTarget == target
        let focused = isFocused ? theme.focusedRow : nil
        let style = focused ?? (isEnabled ? theme.text : theme.disabled)
        var line = Line()
        let isFirst = previous.map { list.options[$0].group != option.group } ?? true
        addGroup(isFirst ? option.group : nil, to: &line, columns)
        // The mark is beside the row itself, and not before its group.
        if isFocused, let fills = theme.fills { line.ground = (fills.focusedRow, line.columns, .max) }
        line.add(mark(rowTarget, focused))
        if isMany {
            let sign = option.isSelected ? "x" : " "
            line.add(option.unavailable == nil ? "[\(sign)] " : "-\(sign)- ", style)
        } else if option.unavailable != nil {
            line.add("\(symbols.none) ", style)
        } else {
            line.add(option.isSelected ? "\(symbols.selected) " : "  ", style)
        }
        let label = option.label.drawable().shortened(to: max(1, width - line.columns), symbols.ellipsis)
        let marks = filter?.marks(in: label) ?? []
        if marks.isEmpty {
            line.add(label, style)
        } else {
            for (place, cluster) in label.enumerated() {
                line.add(String(cluster), marks.contains(place) ? style.with([.bold, .underline]) : style)
            }
        }
        if let note = option.note { addDetail(note, to: &line, at: columns.detail, focused ?? theme.faint) }
        return line
    }
}
