import Aside

/// The lines of a screen or a modal: what stays at the top and at the bottom, and between them what scrolls.
struct Surface {
    var head: [Line] = []
    private var before: [Line] = []
    /// A list, whose lines are only made where they are seen.
    private var list: Outline.Item?
    /// The places of its rows that are shown.
    private var options: [Int] = []
    /// The lines below the list that scroll with it: where there is no room for anything else, the buttons.
    private var after: [Line] = []
    var foot: [Line] = []
    private var page: Page

    /// Lays out a layer in a width.
    init(_ layer: StageSnapshot.Layer, page: Page) {
        var page = page
        page.entered = layer.button(enteredFrom: page.target)
        self.page = page
        if let question = layer.asked, let outline = layer.outline {
            head = page.lines { $0.addTitle(question) }
            before = page.lines { $0.add(question, outline) }
            if !before.isEmpty, !page.isCompact { before.insert(Line(), at: 0) }
            list = layer.list
            options = list?.places(matching: page.attention.filter) ?? []
            let filter = page.lines { $0.addFilter(question.options, count: question.count) }
            if !question.options.isEmpty {
                // A filter that shows only while there is one takes the place of the blank line: the box must not grow.
                let takesGap = question.options.count <= Page.longList && question.count == nil && !filter.isEmpty
                if !page.isCompact, !takesGap { before.append(Line()) }
                if before.count <= 1 { head += before + filter } else { before += filter }
                if before.count <= 1 { before = [] }
                if layer.hasNoMatch(for: page.attention.filter) { before.append(page.line(of: layer.words.noMatch)) }
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

    /// How many lines it takes; of a list all rows count, so that its box keeps its size while it is filtered.
    var count: Int {
        let hidden = (list?.options.count ?? 0) - options.count
        // What is said where there is no row stands in the place of one.
        return head.count + scrolling + max(0, hidden - (hidden > 0 && options.isEmpty ? 1 : 0)) + foot.count
    }

    /// How many of them scroll.
    private var scrolling: Int { before.count + options.count + after.count }

    /// How wide its lines are at most; of a long list only the beginning is looked at.
    var columns: Int {
        let lines = [head, before, foot].joined().reduce(0) { max($0, $1.columns) }
        guard let rows = list?.options, !rows.isEmpty else { return lines }
        let labels = rows.prefix(1_000).reduce(0) { max($0, $1.label.drawable().columns) }
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
        if index >= before.count + options.count { return after[index - before.count - options.count] }
        return list.map { page.line(of: options[index - before.count], in: $0, isMany: isMany) } ?? Line()
    }

    /// Where a target is among the lines that scroll.
    private func index(of target: Target) -> Int? {
        if let option = target.option, target.item == list?.id {
            return options.firstIndex(of: option).map { before.count + $0 }
        }
        if let index = before.firstIndex(where: { $0.targets.contains(target) }) { return index }
        return after.firstIndex { $0.targets.contains(target) }.map { before.count + options.count + $0 }
    }
}

extension Page {
    /// The lines that something adds to an empty page like this one.
    func lines(_ add: (inout Page) -> Void) -> [Line] {
        var page = Page(width: width, theme: theme, target: target, attention: attention, isCompact: isCompact)
        page.entered = entered
        add(&page)
        return page.lines
    }
}

extension Surface {
    /// Draws it into a part of a frame.
    ///
    /// - Returns: which of the lines that scroll came first.
    func draw(into frame: inout Frame, rows: Range<Int>, columns: Range<Int>) -> Int {
        pinned(in: rows.count).drawPinned(into: &frame, rows: rows, columns: columns)
    }

    /// The same lines, sorted by what stays in so many rows and what scrolls.
    ///
    /// The buttons stay as long as there is a row for anything else. So do the title, and the message above a list, as
    /// long as something is left of what scrolls beside them.
    private func pinned(in rows: Int) -> Surface {
        var surface = self
        if list != nil, head.count + before.count + min(options.count, 3) + foot.count <= rows {
            surface.head += before
            surface.before = []
        } else if head.count + min(scrolling, 3) + foot.count > rows {
            surface.before = head + before
            surface.head = []
            if foot.first?.columns == 0 { surface.foot.removeFirst() }
            if surface.foot.count >= rows {
                surface.after = surface.foot
                surface.foot = []
            }
        }
        return surface
    }

    private func drawPinned(into frame: inout Frame, rows: Range<Int>, columns: Range<Int>) -> Int {
        let count = scrolling
        let first = rows.lowerBound + head.count
        let room = max(0, rows.upperBound - foot.count - first)
        for (index, line) in head.enumerated() {
            frame.draw(line, at: rows.lowerBound + index, columns.lowerBound, edge: columns.upperBound)
        }
        let scroll = scroll(count: count, room: room)
        for index in 0..<min(room, count - scroll) {
            frame.draw(line(scroll + index), at: first + index, columns.lowerBound, edge: columns.upperBound)
        }
        // Below a list the buttons do not move while it is filtered.
        let start = list == nil ? min(first + count, rows.upperBound - foot.count) : rows.upperBound - foot.count
        for (index, line) in foot.enumerated() {
            frame.draw(line, at: start + index, columns.lowerBound, edge: columns.upperBound)
        }
        drawMarks(into: &frame, rows: first..<first + room, edge: columns.upperBound, scroll: scroll, count: count)
        return scroll
    }

    /// Which line comes first, so that the focus is in view.
    private func scroll(count: Int, room: Int) -> Int {
        let most = max(0, count - room)
        let scroll = min(max(0, page.attention.scroll), most)
        guard most > 0, let target = page.target, page.attention.followsTarget, let index = index(of: target) else {
            return scroll
        }
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
