import Aside

extension Page {
    /// Adds the items of a screen or a modal.
    mutating func add(_ items: [Outline.Item], indent: Int = 0) {
        let labels = items.filter { $0.kind.isField && $0.kind.noun != .switch }.map(label(of:))
        let column = valueColumn(labels, indent: indent)
        let rows = RowColumns(items, page: self, indent: indent)
        let meters = meterColumn(items, indent: indent)
        var buttons: [Button] = []
        for item in items {
            if case .action = item.kind {
                buttons.append(Button(item))
                continue
            }
            endButtons(&buttons, indent)
            add(item, valueColumn: column, meterColumn: meters, rows: rows, indent: indent)
        }
        endButtons(&buttons, indent)
    }

    private mutating func endButtons(_ buttons: inout [Button], _ indent: Int) {
        guard !buttons.isEmpty else { return }
        begin(.actions)
        addButtons(buttons, indent: indent)
        buttons = []
    }

    private mutating func add(
        _ item: Outline.Item, valueColumn: Int?, meterColumn: Int, rows: RowColumns, indent: Int
    ) {
        switch item.kind {
        case .heading:
            begin(.heading)
            addText(item.label, theme.title, indent: indent)
        case .paragraph:
            begin(.paragraph)
            addText(item.label, item.markup, indent: indent)
        case .row(let detail):
            if let action = item.ownAction {
                begin(.menu)
                addMenuRow(action, detail, rows, indent: indent)
            } else {
                begin(.rows)
                addRow(item, detail, rows, indent: indent)
            }
        case .field, .selection:
            begin(.controls)
            add(field: item, valueColumn: valueColumn, indent: indent)
        case .switch(let isOn):
            begin(.controls)
            addSwitch(item, isOn, indent: indent)
        case .meter(let fraction):
            addMeter(label(of: item), fraction, column: meterColumn, indent: indent)
            if let note = item.note { addText(note, theme.faint, indent: indent) }
        case .list(let options, let count):
            begin(.controls)
            let columns = columns(of: options, isMany: count != nil)
            lines += options.indices.map { place in
                line(of: place, below: place > 0 ? place - 1 : nil, in: item, isMany: count != nil, columns)
            }
        case .block:
            begin(.block)
            addText(item.label, theme.title, indent: indent)
            var inside = emptied
            inside.add(item.children, indent: indent + 2)
            lines += inside.lines
        case .action:
            break
        }
    }

    private mutating func addSwitch(_ item: Outline.Item, _ isOn: Bool, indent: Int) {
        let style = item.isEnabled ? theme.text : theme.disabled
        var sign = mark(item.isEnabled ? Target(item.id) : nil)
        sign.skip(to: Page.gutter + indent)
        let state = isOn ? "x" : " "
        let ground = item.isEnabled ? theme.field : style.on(theme.field)
        let box = theme.fills.map { isFocused(item) ? $0.focusedField : ground }
        sign.add(item.isEnabled ? "[\(state)]" : "-\(state)-", box ?? style)
        sign.add(" ", style)
        addText(item.label, style, indent: indent + 4, sign: sign)
        if item.isBusy { addDetail(checking(room: width), indent: indent + 2) }
        addError(item.error, column: Page.gutter + indent + 4)
    }

    /// Adds a row that is a button.
    ///
    /// The detail explains the button. It is beside the button if there is room.
    private mutating func addMenuRow(_ action: Outline.Item, _ detail: String?, _ columns: RowColumns, indent: Int) {
        let button = Button(action)
        let left = columns.button + 2
        guard width - Page.gutter - indent - left >= 16 else {
            addButtons([button], indent: indent)
            if let detail { addText(detail, theme.faint, indent: indent + 2) }
            return
        }
        let piece = piece(button, room: width, width: columns.button + Page.gutter, isMenuRow: true)
        guard let detail else { return lines.append(blank(indent).adding(piece)) }
        addText(detail, theme.faint, indent: indent + left, sign: blank(indent).adding(piece))
    }

    private mutating func addRow(_ item: Outline.Item, _ detail: String?, _ columns: RowColumns, indent: Int) {
        let left = Page.gutter + indent
        let detail = detail?.drawable()
        let buttons = item.children.map(Button.init)
        guard let label = columns.label else {
            addText(item.label, theme.text, indent: indent)
            if let detail { addDetail(detail, indent: indent) }
            return addButtons(buttons, indent: indent + 2, widths: columns.widths)
        }
        let parts = item.label.wrapped(to: label)
        for (index, part) in parts.enumerated() {
            var line = blank(left)
            line.add(part, theme.text)
            if index == 0 {
                let end = left + label + (columns.detail > 0 ? 2 + columns.detail : 0)
                if let detail {
                    line.skip(to: end - detail.columns)
                    line.add(detail, theme.faint)
                }
                if !buttons.isEmpty { line.skip(to: end + 1) }
                for (index, button) in buttons.enumerated() {
                    if index > 0 { line.add(" ") }
                    line.add(piece(button, room: width, width: columns.widths[index]))
                }
            }
            lines.append(line)
        }
    }
}

extension Page {
    /// Returns the label of an item; empty if the title of a modal already shows it.
    func label(of item: Outline.Item) -> String {
        item.label == saidByTitle ? "" : item.label
    }

    /// Adds a detail to the line above if there is room, and otherwise below that line.
    mutating func addDetail(_ detail: String, indent: Int) {
        guard let last = lines.last, last.columns + 2 + detail.columns <= width else {
            return addText(detail, theme.faint, indent: indent + 2)
        }
        lines[lines.count - 1].skip(to: last.columns + 2)
        lines[lines.count - 1].add(detail, theme.faint)
    }
}

/// The columns of neighbouring rows.
struct RowColumns {
    /// The width of the labels; `nil` if the parts of a row do not fit side by side.
    let label: Int?
    let detail: Int
    /// The width of rows that are buttons.
    let button: Int
    /// The widths of the buttons at the ends of the rows, so that each is as wide as those above and below it.
    let widths: [Int]

    init(_ items: [Outline.Item], page: Page, indent: Int) {
        var label = 0
        var detail = 0
        var columns: [[Int]] = []
        var button = 0
        for item in items {
            guard case .row(let text) = item.kind else { continue }
            if let action = item.ownAction {
                button = max(button, page.columns(of: Button(action)) - Page.gutter)
                continue
            }
            label = max(label, item.label.drawable().columns)
            detail = max(detail, text?.drawable().columns ?? 0)
            for (index, child) in item.children.enumerated() {
                if index == columns.count { columns.append([]) }
                columns[index].append(page.columns(of: Button(child)))
            }
        }
        widths = columns.map(page.width(ofSet:))
        let actions = columns.reduce(0) { $0 + ($1.max() ?? 0) + 1 }
        let room = page.width - Page.gutter - indent - (detail > 0 ? detail + 2 : 0) - actions
        self.label = room >= min(label, 12) ? max(1, min(label, room)) : nil
        self.detail = detail
        self.button = button
    }
}

extension Button {
    init(_ item: Outline.Item) {
        guard case .action(let role, let shortcut) = item.kind else {
            self.init(target: Target(item.id), label: item.label, role: .normal, isEnabled: false)
            return
        }
        self.init(
            target: Target(item.id), label: item.label, role: role, isEnabled: item.isEnabled, isBusy: item.isBusy)
        if case .key(let key) = shortcut { self.key = key }
        if shortcut == .enter { isDefault = true }
    }
}
