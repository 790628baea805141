import Aside

/// The lines of a screen or a modal: a fixed head and foot, and a scrolling part between them.
struct LayerLines {
    var head: [Line] = []
    private var before: [Line] = []
    /// The list of the modal.
    ///
    /// Its lines are made only when they are drawn.
    private var list: Outline.Item?
    /// The places of the rows that are shown.
    private var options: [Int] = []
    /// The filter that the shown rows match.
    private var filter: RowFilter?
    /// The columns beside the labels of the rows.
    private var optionColumns = OptionColumns()
    /// The lines below the list that scroll with it: the buttons, if there is no room for anything else.
    private var after: [Line] = []
    /// The error of a form as a whole, which stays in view above the buttons if there is room.
    private var refusal: [Line] = []
    var foot: [Line] = []
    private var page: Page

    /// Lays out a layer in a width.
    init(_ layer: StageSnapshot.Layer, page: Page) {
        var page = page
        // If the user has moved to the suggestions, Enter takes a suggestion.
        let isAmongSuggestions = layer.isAmongSuggestions(page.viewState, of: page.target)
        page.entered = isAmongSuggestions ? nil : layer.button(enteredFrom: page.target)
        page.isTyping = page.target.map { layer.outline?[$0.item]?.text != nil } ?? false
        self.page = page
        if let question = layer.asked, let outline = layer.outline {
            add(question, outline, of: layer)
        } else if let outline = layer.outline {
            before = page.lines { page in
                var items = outline.items[...]
                // The path already shows this title.
                if let first = items.first, first.kind == .heading, first.label == layer.path.last {
                    items.removeFirst()
                }
                if outline.items.isEmpty { page.addText("(\(layer.typeName))", page.theme.faint) }
                page.add(Array(items))
            }
        }
    }

    private mutating func add(_ question: ModalContent, _ outline: Outline, of layer: StageSnapshot.Layer) {
        // The path of the screens already shows the title of a step.
        if !page.isBelowPath || layer.step == nil {
            head = page.lines { $0.addTitle(question, timeLeft: layer.timeLeft) }
        }
        before = page.lines { $0.add(question, outline) }
        if !before.isEmpty, !head.isEmpty, !page.isCompact { before.insert(Line(), at: 0) }
        if question.kind == .choose, question.options.isEmpty {
            if !page.isCompact { before.append(Line()) }
            before.append(page.line(of: page.words[.nothingToChoose]))
        }
        if let list = layer.list { add(list, of: layer) }
        foot = page.lines { $0.addButtons(of: outline, mnemonics: layer.mnemonics) }
        refusal = page.lines { $0.addError(question.refusal, column: Page.gutter) }
        // If there is a message about a field, it takes the place of the blank line, because the box must not grow.
        let takesGap = question.options.isEmpty && (refusal.last ?? before.last)?.isMessage == true
        if !foot.isEmpty, !page.isCompact, !takesGap { foot.insert(Line(), at: 0) }
    }

    private mutating func add(_ list: Outline.Item, of layer: StageSnapshot.Layer) {
        guard case .list(let rows, let count) = list.kind else { return }
        self.list = list
        options = page.viewState.matches(in: list).places
        filter = page.viewState.filter.isEmpty ? nil : RowFilter(page.viewState.filter)
        optionColumns = page.columns(of: rows, isMany: count != nil)
        guard !rows.isEmpty else { return }
        let row = filterRow
        // If only a filter makes this line appear, the line takes the place of the blank line, because the box must not
        // grow.
        let takesGap = rows.count <= Page.longList && count == nil && !row.isEmpty
        if !page.isCompact, !takesGap { before.append(Line()) }
        if before.count <= 1 {
            head += before + row
            before = []
        } else {
            before += row
        }
        if layer.hasNoMatch(for: page.viewState) { before.append(page.line(of: page.words[.noMatch])) }
    }

    /// The number of lines.
    ///
    /// All rows of a list count, so the box keeps its size while the user filters the list.
    var count: Int {
        let hidden = (list?.options.count ?? 0) - options.count
        // The message for an empty list takes the place of one row.
        return head.count + scrolling + max(0, hidden - (hidden > 0 && options.isEmpty ? 1 : 0)) + refusal.count
            + foot.count
    }

    /// The number of scrolling lines.
    private var scrolling: Int { before.count + options.count + after.count }

    /// The width of the widest line.
    ///
    /// Only the beginning of a long list is examined.
    var columns: Int {
        guard let list, case .list(let rows, let count) = list.kind, !rows.isEmpty else {
            return [head, before, refusal, foot].joined().reduce(0) { max($0, $1.columns) }
        }
        // While the user types, the text of the filter must not change the width of the box.
        let lines = [head, before, foot].joined().reduce(0) { $1.isFilter ? $0 : max($0, $1.columns) }
        let filter = page.filterColumns(rows, count: count)
        return max(lines, page.optionWidth(rows, isMany: count != nil), filter)
    }

    /// The width of the text of the filter, with room for the caret.
    var filterColumns: Int { filterRow.first.map { $0.columns + 1 } ?? 0 }

    /// Whether blank lines separate the fields.
    var isAiry: Bool { page.fieldSpacing == .blankLines }

    /// Whether several rows can be selected.
    private var isMany: Bool {
        if case .list(_, _?) = list?.kind { true } else { false }
    }

    /// Shortens the rows of a list and the text of its filter to the width of all other lines.
    mutating func narrow(to width: Int) {
        page.width = width
        guard let row = filterRow.first else { return }
        head = head.map { $0.isFilter ? row : $0 }
        before = before.map { $0.isFilter ? row : $0 }
    }

    /// The text of the filter, and how many rows are selected; empty if there is neither.
    private var filterRow: [Line] {
        guard let list, case .list(let all, let count) = list.kind else { return [] }
        return page.lines { $0.addFilter(all, matching: options.count, count: count) }
    }

    /// Returns a line; if it is the first in view, no line is above it.
    private func line(_ index: Int, isFirst: Bool) -> Line {
        if index < before.count { return before[index] }
        if index >= before.count + options.count { return after[index - before.count - options.count] }
        guard let list else { return Line() }
        let place = index - before.count
        return page.line(
            of: options[place], below: isFirst || place == 0 ? nil : options[place - 1], in: list, isMany: isMany,
            filter: filter, optionColumns)
    }

    /// Returns the index of a target among the scrolling lines.
    private func index(of target: Target) -> Int? {
        if let option = target.option, target.item == list?.id {
            return options.place(of: option).map { before.count + $0 }
        }
        // If the user has moved to the suggestions, the suggestion counts.
        let isRow = { (line: Line) in
            line.focus != nil && line.targets.contains { $0.item == target.item && $0.option != nil }
        }
        if target.option == nil, let index = before.firstIndex(where: isRow) { return index }
        if let index = before.firstIndex(where: { $0.targets.contains(target) }) {
            // In a text area, the row with the caret counts. If that row is the first, the label counts.
            let caret = before[index...].firstIndex { $0.caret != nil && $0.targets.contains(target) }
            return caret.flatMap { $0 > index + 1 ? $0 : nil } ?? index
        }
        return after.firstIndex { $0.targets.contains(target) }.map { before.count + options.count + $0 }
    }
}

extension Page {
    /// Returns the lines that a function adds to an empty page like this one.
    func lines(_ add: (inout Page) -> Void) -> [Line] {
        var page = emptied
        add(&page)
        return page.lines
    }
}

extension LayerLines {
    /// Draws the surface into a part of a frame, and returns the index of the first scrolling line that is in view.
    func draw(into frame: inout Frame, rows: Range<Int>, columns: Range<Int>) -> Int {
        pinned(in: rows.count).drawPinned(into: &frame, rows: rows, columns: columns)
    }

    /// Returns the same lines, divided into a fixed and a scrolling part for a number of rows.
    ///
    /// The buttons stay fixed if one row is left for anything else. The title and the message above a list stay fixed
    /// if some room is left for the scrolling part.
    private func pinned(in rows: Int) -> LayerLines {
        var surface = self
        surface.refusal = []
        if head.count + min(scrolling, 1) + refusal.count + foot.count <= rows {
            surface.foot = refusal + foot
        } else {
            surface.before += refusal
        }
        if list != nil, head.count + before.count + min(options.count, 3) + foot.count <= rows {
            surface.head += before
            surface.before = []
        } else if head.count + min(surface.scrolling, 3) + surface.foot.count > rows {
            surface.before = head + surface.before
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
            frame.draw(
                line(scroll + index, isFirst: index == 0), at: first + index, columns.lowerBound,
                edge: columns.upperBound)
        }
        // Below a list, the buttons do not move while the user filters the list.
        let start = list == nil ? min(first + count, rows.upperBound - foot.count) : rows.upperBound - foot.count
        for (index, line) in foot.enumerated() {
            frame.draw(line, at: start + index, columns.lowerBound, edge: columns.upperBound)
        }
        drawMarks(into: &frame, rows: first..<first + room, edge: columns.upperBound, scroll: scroll, count: count)
        return scroll
    }

    /// Returns the index of the first line in view; the focus is in view, too.
    private func scroll(count: Int, room: Int) -> Int {
        let most = max(0, count - room)
        let scroll = min(max(0, page.viewState.scroll), most)
        guard most > 0, let target = page.target, page.viewState.followsTarget, let index = index(of: target) else {
            return scroll
        }
        // If the user has just arrived, they read from the top, except in a list.
        if page.viewState.target == nil, options.isEmpty { return scroll }
        // The lines above the first target come into view together with that target.
        if index < room, !(0..<min(index, before.count)).contains(where: { !before[$0].targets.isEmpty }),
            index <= before.count
        {
            return scroll > index || scroll + room <= index ? 0 : scroll
        }
        if index < scroll { return index }
        // The line below may be its error message.
        return max(scroll, min(index + (room > 2 ? 2 : 1) - room, most))
    }

    private func drawMarks(into frame: inout Frame, rows: Range<Int>, edge: Int, scroll: Int, count: Int) {
        guard !rows.isEmpty, edge > 0 else { return }
        let symbols = page.symbols
        if scroll > 0 { frame.write("\(symbols.up)", at: rows.lowerBound, edge, page.theme.faint, edge: edge + 1) }
        let hidden = count - scroll - rows.count
        guard hidden > 0 else { return }
        let last = rows.upperBound - 1
        frame.write("\(symbols.down)", at: last, edge, page.theme.faint, edge: edge + 1)
        guard list != nil else { return }
        let more = page.words(.more, ["count": "\(hidden)"]).drawable()
        let start = edge - 1 - more.columns
        // The rows themselves count more.
        guard start > 1, frame.row(last).dropFirst(max(0, start - 2)).prefix(more.columns + 3).allSatisfy(\.hasNoText)
        else { return }
        frame.write(more, at: last, start, page.theme.faint, edge: edge)
    }
}
