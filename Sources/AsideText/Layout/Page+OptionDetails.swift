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
        let widths = options.widths
        if widths.group > 0 { columns.group = min(widths.group, max(4, width / 3)) + 3 }
        let column = optionIndent(isMany: isMany) + columns.group + widths.label + 2
        // Either all details are in the column, or none is.
        if widths.note > 0, width - column >= min(widths.note, 16) { columns.detail = column }
        return columns
    }

    /// Returns why rows are unavailable, as far as the reasons do not fit into the rows: the keys skip these rows.
    ///
    /// Only the beginning of a long list is examined, and nobody reads more than a few reasons.
    func reasonsWithoutRoom(in options: [ListOption], isMany: Bool) -> [String] {
        let columns = columns(of: options, isMany: isMany)
        var reasons: [String] = []
        for option in options.prefix(1_000) where reasons.count < 3 {
            guard let reason = option.unavailable else { continue }
            let end = optionIndent(isMany: isMany) + columns.group + option.label.drawable().columns
            if max(columns.detail ?? 0, end + 2) + reason.drawable().columns > width {
                reasons.append("\(option.label): \(reason)")
            }
        }
        return reasons
    }

    /// Returns the width of the rows of a list.
    ///
    /// Only the beginning of a long list is examined.
    func optionWidth(_ options: [ListOption], isMany: Bool) -> Int {
        let columns = columns(of: options, isMany: isMany)
        let widths = options.widths
        if let column = columns.detail { return column + widths.note }
        return optionIndent(isMany: isMany) + columns.group + widths.whole
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
    /// The widths of the widest group, label, note, and label with its note, among the first rows.
    fileprivate var widths: (group: Int, label: Int, note: Int, whole: Int) {
        var widest = (group: 0, label: 0, note: 0, whole: 0)
        for option in prefix(1_000) {
            let label = option.label.drawable().columns
            let note = option.note.map { $0.drawable().columns }
            widest.group = Swift.max(widest.group, option.group?.drawable().columns ?? 0)
            widest.label = Swift.max(widest.label, label)
            widest.note = Swift.max(widest.note, note ?? 0)
            widest.whole = Swift.max(widest.whole, note.map { label + 2 + $0 } ?? label)
        }
        return widest
    }
}
