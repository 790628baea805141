import Aside

extension Page {
    /// Returns the chosen option, with its number and the number of all options, and with its detail if there is room.
    func choice(_ options: [ListOption], _ selected: Int?, _ input: Input, room: Int) -> Line {
        let place = selected.map { part($0 + 1, of: options.count) } ?? ""
        let option = selected.flatMap { options.indices.contains($0) ? options[$0] : nil }
        let widest = part(options.count, of: options.count).columns
        let name = option?.label.drawable() ?? "\(symbols.none)"
        let label = name.shortened(to: max(1, room - 5 - widest), symbols.ellipsis)
        let style = input.isEnabled ? theme.text : theme.disabled
        var line = Line(input.isEnabled ? "< \(label) >" : "- \(label) -", style)
        if !place.isEmpty { line.add(" " + place, theme.faint) }
        // The reason why an option is not available is below.
        guard let detail = option?.detail, option?.unavailable == nil else { return line }
        return line.followed(by: Line(" " + detail.drawable(), theme.faint), room)
    }

    /// Adds the options that cannot be picked, with the reasons, because the keys skip them.
    ///
    /// They have one line, so that nothing moves when another option is picked.
    mutating func addUnavailable(_ options: [ListOption], column: Int) {
        // Nobody reads more of them.
        let unavailable = options.lazy.filter { $0.unavailable != nil }.prefix(20)
        let reasons = Array(unavailable).map { option in
            "\(symbols.none) \(option.label)  \(option.unavailable ?? "")".drawable()
        }
        guard !reasons.isEmpty, column < width else { return }
        var line = blank(column)
        line.add(reasons.joined(separator: "  ").shortened(to: width - column, symbols.ellipsis), theme.faint)
        lines.append(line)
    }
}
