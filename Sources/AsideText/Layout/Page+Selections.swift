import Aside

extension Page {
    /// Returns the chosen option, with its number and the number of all options, and with its detail if there is room.
    func choice(_ item: Outline.Item, _ selected: Int?, room: Int) -> Line {
        let options = item.options
        let option = selected.flatMap { options.indices.contains($0) ? options[$0] : nil }
        let name = option?.label.drawable() ?? "\(symbols.none)"
        let widest = options.prefix(100).reduce(name.columns) { max($0, $1.label.drawable().columns) }
        let around = theme.fills == nil ? 4 : 6
        // The name comes first: its number is shown if there is room beside the widest name.
        let number = part(options.count, of: options.count).columns + 1
        let place = around + widest + number <= room ? selected.map { part($0 + 1, of: options.count) } ?? "" : ""
        let label = name.shortened(to: max(1, room - around), symbols.ellipsis)
        let style = item.isEnabled ? theme.text : theme.disabled
        var line = Line()
        if theme.fills == nil {
            line.add(item.isEnabled ? "< \(label) >" : "- \(label) -", style)
        } else {
            // It looks like a field, and is as wide as its widest option, so that nothing moves.
            let ends = ends(of: item)
            let ground = item.isEnabled ? fieldStyle(of: item) : theme.disabled.on(theme.field)
            let room = max(label.columns, min(widest, room - around))
            line.add(ends.open)
            line.add(item.isEnabled ? "< " : "- ", ground)
            line.add(label + String(repeating: " ", count: room - label.columns), ground)
            line.add(item.isEnabled ? " >" : " -", ground)
            line.add(ends.close)
        }
        if !place.isEmpty { line.add(" " + place, theme.faint) }
        // The reason why an option is not available is below.
        guard let detail = option?.detail, option?.unavailable == nil else { return line }
        return line.followed(by: Line(" " + detail.drawable(), theme.faint), room)
    }

    /// Adds the options that cannot be picked, with the reasons, because the keys skip them.
    ///
    /// They do not depend on the picked option, so that nothing moves when another one is picked.
    mutating func addUnavailable(_ options: [ListOption], column: Int) {
        // Nobody reads more of them.
        let unavailable = options.lazy.filter { $0.unavailable != nil }.prefix(20)
        let reasons = Array(unavailable).map { option in
            "\(symbols.none) \(option.label)  \(option.unavailable ?? "")".drawable()
        }
        guard !reasons.isEmpty, column < width else { return }
        addText(reasons.joined(separator: "  "), theme.faint, indent: column - Page.gutter)
    }
}
