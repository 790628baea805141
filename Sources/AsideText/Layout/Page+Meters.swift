import Aside

extension Page {
    /// Returns the column where the bars of neighbouring meters begin.
    func meterColumn(_ items: [Outline.Item], indent: Int) -> Int {
        let left = Page.gutter + indent
        let labels = items.filter { $0.kind.noun == .meter }.map { meterLabel(label(of: $0), indent: indent).columns }
        let widest = labels.max() ?? 0
        return widest == 0 ? left : left + widest + 2
    }

    /// Adds a meter: its label, a bar, and a number.
    mutating func addMeter(_ label: String, _ fraction: Double?, column: Int, indent: Int = 0) {
        begin(.meter)
        let fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        let percent = fraction.map { "\($0.percent) %" } ?? ""
        var line = blank(Page.gutter + indent)
        line.add(meterLabel(label, indent: indent), theme.text)
        line.skip(to: column)
        // The number has room from the start, because the box must not grow.
        let isNarrow = fraction == nil && width - line.columns < 12
        let numberRoom = isNarrow ? 0 : "  100 %".columns
        let room = min(40, width - line.columns - numberRoom)
        let end = line.columns + max(0, room) + numberRoom
        if room > 3 {
            if let fraction {
                let done = Int(Double(room) * fraction)
                line.add(String(repeating: symbols.done, count: done), theme.meter)
                line.add(String(repeating: symbols.left, count: room - done), theme.faint)
            } else {
                addUnknown(to: &line, room: room)
            }
        }
        if !percent.isEmpty { line.add("  " + percent, theme.text) }
        line.skip(to: min(end, width))
        lines.append(line)
    }

    private func meterLabel(_ label: String, indent: Int) -> String {
        label.drawable().shortened(to: max(0, (width - indent) / 2), symbols.ellipsis)
    }

    /// Adds a bar for unknown progress: a block that moves to and fro.
    private func addUnknown(to line: inout Line, room: Int) {
        let unknown = String(repeating: symbols.unknown, count: room)
        guard viewState.tick > 0, room > 4 else { return line.add(unknown, theme.faint) }
        let way = room - 3
        let step = viewState.tick % (2 * way)
        let start = step <= way ? step : 2 * way - step
        line.add(String(unknown.prefix(start)), theme.faint)
        line.add(String(repeating: symbols.done, count: 3), theme.meter)
        line.add(String(unknown.prefix(way - start)), theme.faint)
    }
}

extension Double {
    /// The number as a percentage, from 0 to 100.
    package var percent: Int {
        // The floating-point number 0.29 is a little less than 29 percent.
        isNaN ? 0 : Int(min(max(self, 0), 1) * 100 + 0.000_001)
    }
}
