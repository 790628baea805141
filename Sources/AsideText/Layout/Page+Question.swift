import Aside

extension Page {
    /// Adds what a modal says and asks for, without its title, its list and its choices.
    mutating func add(_ question: ModalContent) {
        if let message = question.message, !message.isEmpty {
            begin(.paragraph)
            addText(message, theme.text)
        }
        if !question.fields.isEmpty {
            begin(.controls)
            let column = valueColumn(question.fields.map(\.label), indent: 0)
            for field in question.fields {
                let value = Input.Value.text(field.text, placeholder: field.placeholder, isSecure: field.isSecure)
                let input = Input(
                    target: .field(field.id), label: field.label, isEnabled: !question.isBusy, error: field.error,
                    value: value)
                add(input, valueColumn: column, indent: 0)
            }
        }
        if let progress = question.progress {
            addMeter("", progress.fraction)
            if let note = progress.note { addText(note, theme.faint) }
        }
    }

    /// The title of a modal, with a sign of how serious it is.
    mutating func addTitle(_ question: ModalContent) {
        let style = theme.style(of: question.severity)
        let sign = symbols.sign(of: question.severity).map { Line("\($0) ", style) }
        let busy = question.isBusy ? " \(symbols.ellipsis)" : ""
        addText(question.title + busy, style, sign: sign)
    }

    /// The line above a list: what it is filtered for, and how many of its rows are taken.
    mutating func addFilter(_ question: ModalContent) {
        let isLong = question.options.count > 8
        guard !attention.filter.isEmpty || isLong || question.count != nil else { return }
        var line = blank(Page.gutter)
        if let count = question.count {
            line.add(numbers(question.selectedCount, of: count, among: question.options.count) + "  ", theme.faint)
        }
        if isLong || !attention.filter.isEmpty {
            line.add("/", theme.faint)
            // Of a long filter the end is what was typed last.
            var filter = attention.filter.drawable()
            while filter.columns > max(1, width - line.columns - 1) { filter.removeFirst() }
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

    mutating func addChoices(_ question: ModalContent, mnemonics: [Character: ModalContent.Choice.ID]) {
        addButtons(
            question.choices.map { choice in
                var button = Button(
                    target: .choice(choice.id), label: choice.label, role: choice.role,
                    isEnabled: question.isEnabled(choice))
                button.mnemonic = mnemonics.first { $0.value == choice.id }?.key
                return button
            }
        )
    }

    /// The column where the labels of a list begin.
    func optionIndent(in question: ModalContent?) -> Int {
        Page.gutter + (question?.count == nil ? 2 : 4)
    }

    /// A row of a list.
    func line(of option: ModalContent.Option, in question: ModalContent) -> Line {
        let isEnabled = !question.isBusy
        let style = isEnabled ? theme.text : theme.disabled
        var line = mark(isEnabled ? .option(option.id) : nil)
        if question.count != nil {
            line.add(option.isSelected ? "[x] " : "[ ] ", style)
        } else {
            line.add(option.isSelected ? "\(symbols.selected) " : "  ", style)
        }
        line.add(option.label.drawable().shortened(to: max(1, width - line.columns), symbols.ellipsis), style)
        return line
    }
}
