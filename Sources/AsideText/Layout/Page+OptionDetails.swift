import Aside

extension ListOption {
    /// The text beside the label: the reason why the option is unavailable, or its detail.
    var note: String? { unavailable ?? detail }
}

/// The columns beside the labels of a list.
struct OptionColumns {
    /// The width of the names of the groups, with the gap after them; 0 if there are no groups.
    var group = 0
    /// The column where the details begin; `nil` if there are no details, or if they follow the labels for lack of room.
    var detail: Int?
}

extension Page {
    /// Returns the columns beside the labels of a list.
    ///
    /// Only the beginning of a long list is examined.
    func columns(of options: [ListOption], isMany: Bool) -> OptionColumns {
        var columns = OptionColumns()
        let widestGroup = options.widest(\.group)
        if widestGroup > 0 { columns.group = min(widestGroup, max(4, width / 3)) + 3 }
        let notes = options.widest(\.note)
        let column = optionIndent(isMany: isMany) + columns.group + options.widest(\.label) + 2
        // Either all details are in the column, or none is.
        if notes > 0, width - column >= min(notes, 16) { columns.detail = column }
        return columns
    }

    /// Returns the width of the rows of a list.
    ///
    /// Only the beginning of a long list is examined.
    func optionWidth(_ options: [ListOption], isMany: Bool) -> Int {
        let columns = columns(of: options, isMany: isMany)
        if let column = columns.detail { return column + options.widest(\.note) }
        return optionIndent(isMany: isMany) + columns.group
            + options.widest { option in option.note.map { "\(option.label)  \($0)" } ?? option.label }
    }

    /// Adds the name of a group in its column, or an empty column.
    func addGroup(_ group: String?, to line: inout Line, _ columns: OptionColumns) {
        guard columns.group > 0 else { return }
        line.skip(to: Page.gutter)
        if let group { line.add(group.drawable().shortened(to: columns.group - 3, symbols.ellipsis), theme.faint) }
        line.skip(to: columns.group)
    }

    /// Adds a detail in its column, or behind the label.
    func addDetail(_ detail: String, to line: inout Line, at column: Int?, _ style: Style) {
        let detail = detail.drawable()
        let place = max(column ?? 0, line.columns + 2)
        guard width - place >= 6 || width - place >= detail.columns else { return }
        line.skip(to: place)
        line.add(detail.shortened(to: width - place, symbols.ellipsis), style)
    }
}

extension [ListOption] {
    /// The places of the rows that are examined for the widths of columns.
    fileprivate var beginning: Range<Int> { 0..<Swift.min(count, 1_000) }

    /// Returns the width of the widest text, with one text from each row.
    fileprivate func widest(_ text: (ListOption) -> String?) -> Int {
        beginning.reduce(0) { Swift.max($0, text(self[$1])?.drawable().columns ?? 0) }
    }
}
