import Aside

extension Frame {
    /// Draws a snapshot of a stage: the screen on top, dimmed if modals are over it, and each modal in a box.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - size: The size of the frame.
    ///   - theme: The styles and symbols to use.
    ///   - viewState: Where the user is on the surface in front.
    ///   - hint: The text of the last rows, if there is room, such as which keys do what.
    ///   - noticeKey: The key that presses the button of a notice.
    ///   - wayOut: How the user leaves a sheet, shown beside its title, such as a key.
    public init(
        _ snapshot: StageSnapshot, size: Size, theme: Theme = .plain, viewState: ViewState = ViewState(),
        hint: String = "", noticeKey: String = "", wayOut: String = ""
    ) {
        self.init(size: size)
        guard size.columns > 0, size.rows > 0 else { return }
        let whole = size
        let hints = size.rows >= 10 ? hint.lines().prefix(size.rows / 2) : []
        let notice = snapshot.notice.map {
            NoticePainter(
                notice: $0, size: size, theme: theme, hints: hints.count, key: noticeKey,
                timeLeft: snapshot.noticeTimeLeft)
        }
        let size = Size(columns: size.columns, rows: size.rows - hints.count)
        for depth in snapshot.layers.indices {
            if depth > 0 { dim(theme.fills?.receded) }
            let painter = LayerPainter(
                snapshot, depth: depth, size: size, theme: theme, viewState: viewState, wayOut: wayOut,
                rowsBelow: notice?.rows ?? 0)
            scroll = painter.paint(&self)
        }
        for (row, hint) in hints.enumerated() {
            write(String(hint), at: size.rows + row, LayerPainter.screenColumns(of: size), theme)
        }
        notice?.paint(&self)
        if let fills = theme.fills { lay(fills.screen, rows: 0..<whole.rows, columns: 0..<whole.columns) }
    }

    /// Draws the question in front without a box, in as many rows as it needs.
    ///
    /// - Parameters:
    ///   - snapshot: The question, by itself or on a stage.
    ///   - columns: The width of the frame.
    ///   - rows: The maximum number of rows. A longer list scrolls.
    ///   - theme: The styles and symbols to use.
    ///   - viewState: Where the user is.
    ///   - hint: The text of the last rows, such as which keys do what.
    public init(
        inline snapshot: StageSnapshot, columns: Int, rows: Int = .max, theme: Theme = .plain,
        viewState: ViewState = ViewState(), hint: String = ""
    ) {
        let hints = hint.lines().prefix(max(0, rows - 4))
        let most = rows == .max ? rows : rows - hints.count
        let width = max(1, columns - 1)
        func surface(isCompact: Bool) -> LayerLines {
            var page = Page(
                width: width, theme: theme, words: snapshot.front.words, target: snapshot.target(of: viewState),
                viewState: viewState, isCompact: isCompact)
            if theme.fills != nil, snapshot.front.hasSeveralFields {
                page.fieldSpacing = isCompact ? .brackets : .blankLines
            }
            return LayerLines(snapshot.front, page: page)
        }
        // Where there is room, blank lines separate the title, the fields, the buttons and the keys. Running work, to
        // which the user can do little, stays small.
        let roomy = surface(isCompact: false)
        let isRoomy =
            rows < .max && rows >= 12 && snapshot.front.asked?.kind != .progress
            && roomy.count + 1 + hints.count <= rows
        var surface = isRoomy ? roomy : surface(isCompact: true)
        // The rows of a list are as wide as they need, so that what is at their ends is near.
        let drawn =
            snapshot.front.list == nil ? width : min(width, max(surface.columns, surface.filterColumns, 32))
        surface.narrow(to: drawn)
        let count = min(surface.count, most)
        let start = count + (isRoomy && !hints.isEmpty ? 1 : 0)
        self.init(size: Size(columns: columns, rows: start + hints.count))
        scroll = surface.draw(into: &self, rows: 0..<count, columns: 0..<drawn)
        for (row, hint) in hints.enumerated() {
            write(String(hint), at: start + row, 0..<Self.hintColumns(of: size), theme)
        }
        if let fills = theme.fills {
            let edge = min(drawn, columns) - 1
            for row in 0..<count where self[row, edge].style.background == fills.focusedRow.background {
                lay(fills.focusedRow, rows: row..<row + 1, columns: edge..<columns)
            }
            lay(fills.panel, rows: 0..<size.rows, columns: 0..<columns)
        }
    }

    /// Returns the width of the line with the keys, which is at most the width of a screen.
    package static func hintColumns(of size: Size) -> Int { LayerPainter.screenColumns(of: size).count }
}

extension Frame {
    private mutating func write(_ hint: String, at row: Int, _ columns: Range<Int>, _ theme: Theme) {
        let text = hint.drawable().shortened(to: max(0, columns.count - Page.gutter), theme.symbols.ellipsis)
        var column = columns.lowerBound + Page.gutter
        // The first word of each part is the key. Its style differs from the words about it.
        var isKey = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if word == "·" { isKey = true }
            column = write(word + " ", at: row, column, isKey && word != "·" ? theme.text : theme.faint)
            if !word.isEmpty, word != "·" { isKey = false }
        }
    }
}

extension StageSnapshot {
    /// Returns how many rows are needed to show everything.
    ///
    /// There are at least eight rows, because a smaller stage would be drawn without the line below its path.
    package func naturalRows(columns: Int, theme: Theme = .plain, viewState: ViewState = ViewState()) -> Int {
        let tall = Size(columns: columns, rows: .max)
        return layers.indices.reduce(8) { rows, depth in
            let painter = LayerPainter(self, depth: depth, size: tall, theme: theme, viewState: viewState)
            return max(rows, painter.naturalRows)
        }
    }
}
