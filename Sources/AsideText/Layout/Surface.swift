import Aside

/// The lines of a screen or a modal: what stays at the top and at the bottom, and between them what scrolls.
struct Surface {
    var head: [Line] = []
    private var before: [Line] = []
    /// A list, whose lines are only made where they are seen.
    private var list: Outline.Item?
    /// The places of its rows that are shown.
    private var options: [Int] = []
    var foot: [Line] = []
    private var page: Page

    /// Lays out a layer in a width.
    init(_ layer: StageSnapshot.Layer, page: Page) {
        self.page = page
        if let question = layer.asked, let outline = layer.outline {
            head = page.lines { $0.addTitle(question) }
            before = page.lines { $0.add(question, outline) }
            if !before.isEmpty, !page.isCompact { before.insert(Line(), at: 0) }
            list = layer.list
            options = list?.places(matching: page.attention.filter) ?? []
            let filter = page.lines { $0.addFilter(question.options, count: question.count) }
            if !question.options.isEmpty {
                if !page.isCompact { before.append(Line()) }
                if before.count <= 1 { head += before + filter } else { before += filter }
                if before.count <= 1 { before = [] }
            }
            foot = page.lines { $0.addButtons(of: outline, mnemonics: layer.mnemonics) }
            if !foot.isEmpty, !page.isCompact { foot.insert(Line(), at: 0) }
        } else if let outline = layer.outline {
            var items = outline.items[...]
            // The path says it already.
            if let first = items.first, first.kind == .heading, first.label == layer.path.last { items.removeFirst() }
            before = page.lines { page in
                if outline.items.isEmpty {
                    page.addText("(\(layer.typeName))", page.theme.faint)
                } else {
                    page.add(Array(items))
                }
            }
        }
    }

    /// How many lines it has.
    var count: Int { head.count + scrolling + foot.count }

    /// How many of them scroll.
    private var scrolling: Int { before.count + options.count }

    /// How wide its lines are at most; of a long list only the beginning is looked at.
    var columns: Int {
        let lines = [head, before, foot].joined().reduce(0) { max($0, $1.columns) }
        guard let rows = list?.options, !options.isEmpty else { return lines }
        let labels = options.prefix(1_000).reduce(0) { max($0, rows[$1].label.drawable().columns) }
        return max(lines, page.optionIndent(isMany: isMany) + labels)
    }

    /// Whether many of the rows can be taken.
    private var isMany: Bool {
        if case .list(_, _?) = list?.kind { true } else { false }
    }

    /// Shortens the rows of a list to a width that all other lines fit into.
    mutating func narrow(to width: Int) {
        page.width = width
    }

    private func line(_ index: Int) -> Line {
        if index < before.count { return before[index] }
        return list.map { page.line(of: options[index - before.count], in: $0, isMany: isMany) } ?? Line()
    }

    /// Where a target is among the lines that scroll.
    private func index(of target: Target) -> Int? {
        if let option = target.option, target.item == list?.id {
            return options.firstIndex(of: option).map { before.count + $0 }
        }
        return before.firstIndex { $0.targets.contains(target) }
    }
}

extension Page {
    /// The lines that something adds to an empty page like this one.
    func lines(_ add: (inout Page) -> Void) -> [Line] {
        var page = Page(width: width, theme: theme, target: target, attention: attention, isCompact: isCompact)
        add(&page)
        return page.lines
    }
}

extension Surface {
    /// Draws it into a part of a frame.
    ///
    /// - Returns: which of its lines came first.
    func draw(into frame: inout Frame, rows: Range<Int>, columns: Range<Int>) -> Int {
        // The choices stay in view while there is something of the rest beside them.
        let isPinned = head.count + min(scrolling, 3) + foot.count <= rows.count
        let count = isPinned ? scrolling : self.count
        let first = isPinned ? rows.lowerBound + head.count : rows.lowerBound
        let room = max(0, (isPinned ? rows.upperBound - foot.count : rows.upperBound) - first)
        if isPinned {
            for (index, line) in head.enumerated() {
                frame.draw(line, at: rows.lowerBound + index, columns.lowerBound, edge: columns.upperBound)
            }
        }
        let scroll = scroll(count: count, room: room, offset: isPinned ? 0 : head.count)
        for index in 0..<min(room, count - scroll) {
            let line = isPinned ? self.line(scroll + index) : any(scroll + index)
            frame.draw(line, at: first + index, columns.lowerBound, edge: columns.upperBound)
        }
        if isPinned {
            let start = min(first + count, rows.upperBound - foot.count)
            for (index, line) in foot.enumerated() {
                frame.draw(line, at: start + index, columns.lowerBound, edge: columns.upperBound)
            }
        }
        drawMarks(into: &frame, rows: first..<first + room, edge: columns.upperBound, scroll: scroll, count: count)
        return scroll
    }

    /// A line where all of them scroll.
    private func any(_ index: Int) -> Line {
        if index < head.count { return head[index] }
        if index < head.count + scrolling { return line(index - head.count) }
        return foot[index - head.count - scrolling]
    }

    /// Which line comes first, so that the focus is in view.
    private func scroll(count: Int, room: Int, offset: Int) -> Int {
        let most = max(0, count - room)
        let scroll = min(max(0, page.attention.scroll), most)
        guard most > 0, let target = page.target, page.attention.followsTarget else { return scroll }
        let footIndex = foot.firstIndex { $0.targets.contains(target) }
        let whole = offset > 0 ? footIndex.map { head.count + scrolling + $0 } : nil
        guard let index = index(of: target).map({ $0 + offset }) ?? whole else { return scroll }
        // A user who has just come reads from the top, except in a list.
        if page.attention.target == nil, options.isEmpty { return scroll }
        // What cannot be moved to above the first target comes into view with it.
        if index < room, !(0..<min(index, before.count)).contains(where: { !before[$0].targets.isEmpty }),
            index <= before.count
        {
            return scroll > index || scroll + room <= index ? 0 : scroll
        }
        if index < scroll { return index }
        // The line below it may be what is wrong with it.
        return max(scroll, min(index + (room > 2 ? 2 : 1) - room, most))
    }

    private func drawMarks(into frame: inout Frame, rows: Range<Int>, edge: Int, scroll: Int, count: Int) {
        guard !rows.isEmpty, edge > 0 else { return }
        let symbols = page.symbols
        if scroll > 0 { frame.write("\(symbols.up)", at: rows.lowerBound, edge, page.theme.faint, edge: edge + 1) }
        if scroll + rows.count < count {
            frame.write("\(symbols.down)", at: rows.upperBound - 1, edge, page.theme.faint, edge: edge + 1)
        }
    }
}
