import Aside

extension Page {
    /// Adds what a modal says and asks for, without its title, its list and its buttons.
    mutating func add(_ question: ModalContent, _ outline: Outline) {
        if let message = question.message, !message.isEmpty {
            begin(.paragraph)
            addText(message, theme.text)
        }
        isNamedByTitle = question.isBodyNamedByTitle
        add(outline.items.filter { !$0.kind.isAction && !$0.kind.isList })
    }

    /// The title of a modal, with a sign of how serious it is.
    mutating func addTitle(_ question: ModalContent) {
        let style = theme.style(of: question.severity)
        let sign = symbols.sign(of: question.severity).map { Line("\($0) ", style) }
        let busy = question.isBusy ? " \(symbols.ellipsis)" : ""
        addText(question.title + busy, style, sign: sign)
    }

    /// The line above a list: what it is filtered for, and how many of its rows are taken.
    mutating func addFilter(_ options: [Outline.Option], count: ClosedRange<Int>?) {
        let isLong = options.count > Page.longList
        guard !attention.filter.isEmpty || isLong || count != nil else { return }
        var line = blank(Page.gutter)
        if let count {
            let taken = options.count(where: \.isSelected)
            line.add(numbers(taken, of: count, among: options.count) + "  ", theme.faint)
        }
        if isLong || !attention.filter.isEmpty {
            line.add("/", theme.faint)
            // Of a long filter the end is what was typed last.
            let filter = attention.filter.drawable().end(ofColumns: max(1, width - line.columns - 1))
            line.add(filter, theme.text)
            if !filter.isEmpty { line.caret = line.columns }
        }
        lines.append(line)
    }

    private func numbers(_ count: Int, of range: ClosedRange<Int>, among all: Int) -> String {
        let most = min(range.upperBound, all)
        let wanted = range.lowerBound == 0 || range.lowerBound >= most ? "\(most)" : "\(range.lowerBound)–\(most)"
        return "\(count)/\(wanted)"
    }

    /// Adds the buttons of a modal, with the letters that press them.
    mutating func addButtons(of outline: Outline, mnemonics: [Character: Outline.Item.ID]) {
        addButtons(
            outline.items.filter(\.kind.isAction).map { item in
                var button = Button(item)
                button.mnemonic = mnemonics.first { $0.value == item.id }?.key
                return button
            }
        )
    }

    /// A list of more rows shows from the start that it can be filtered.
    static let longList = 8

    /// What is said in the place of rows.
    func line(of note: String) -> Line {
        var line = blank(optionIndent(isMany: false))
        line.add(note.drawable().shortened(to: max(1, width - line.columns), symbols.ellipsis), theme.faint)
        return line
    }

    /// The column where the labels of a list begin.
    func optionIndent(isMany: Bool) -> Int {
        Page.gutter + (isMany ? 4 : 2)
    }

    /// A row of a list.
    func line(of place: Int, in list: Outline.Item, isMany: Bool) -> Line {
        let option = list.options[place]
        let style = list.isEnabled ? theme.text : theme.disabled
        var line = mark(list.isEnabled ? Target(list.id, option: place) : nil)
        if isMany {
            line.add(option.isSelected ? "[x] " : "[ ] ", style)
        } else {
            line.add(option.isSelected ? "\(symbols.selected) " : "  ", style)
        }
        line.add(option.label.drawable().shortened(to: max(1, width - line.columns), symbols.ellipsis), style)
        return line
    }
}
