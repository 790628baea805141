import Aside

/// A painter that places a layer in a frame, and draws what surrounds it: the path of screens, or a box.
struct LayerPainter {
    let layer: StageSnapshot.Layer
    let size: Size
    let theme: Theme
    let target: Target?
    let viewState: ViewState
    /// How many surfaces are below.
    let depth: Int
    /// How the user leaves a sheet, such as a key; empty if that is not shown.
    let wayOut: String
    /// How many rows at the bottom of a whole screen are not for the layer.
    let rowsBelow: Int

    /// Makes a painter of the surface with so many others below it; the user is on the surface in front.
    init(
        _ snapshot: StageSnapshot, depth: Int, size: Size, theme: Theme, viewState: ViewState, wayOut: String = "",
        rowsBelow: Int = 0
    ) {
        let isFront = depth == snapshot.layers.count - 1
        layer = snapshot.layers[depth]
        self.size = size
        self.theme = theme
        target = isFront ? snapshot.target(of: viewState) : nil
        self.viewState = isFront ? viewState : ViewState()
        self.depth = depth
        self.wayOut = isFront ? wayOut : ""
        self.rowsBelow = rowsBelow
    }

    /// The maximum width of a screen, because longer lines are hard to read, and details would be too far from their
    /// labels.
    private static let widestScreen = 88
    private static let widestBox = 64
    /// How much wider both are on a terminal that is wider than most.
    private static func extra(of size: Size) -> Int { size.columns >= 120 ? 24 : 0 }

    private var isWholeScreen: Bool {
        layer.question == nil || layer.question?.style == .fullScreen
    }

    /// How many rows the whole layer needs.
    var naturalRows: Int {
        if isWholeScreen { return screenTop + surface(width: screenColumns.count - 1, rows: size.rows).count }
        return box().rows.count + 2 * min(depth + 1, 4)
    }

    /// Draws the layer, and returns its first line that is in view.
    func paint(_ frame: inout Frame) -> Int {
        isWholeScreen ? paintScreen(&frame) : paintBox(&frame)
    }

    /// Lays out the layer.
    ///
    /// If the layer does not fit on a small screen, blank lines are left out.
    private func surface(width: Int, rows: Int) -> LayerLines {
        let separates = theme.fills != nil && layer.hasSeveralFields
        func surface(isCompact: Bool, isAiry: Bool = false) -> LayerLines {
            var page = Page(
                width: max(1, width), theme: theme, words: layer.words, target: target, viewState: viewState,
                isCompact: isCompact)
            if separates { page.fieldSpacing = isAiry ? .blankLines : .brackets }
            page.isBelowPath = isWholeScreen && screenTop > 0
            return LayerLines(layer, page: page)
        }
        // A message about a field takes the blank line below it.
        let airy = separates ? surface(isCompact: false, isAiry: true) : nil
        if let airy, airy.count <= rows - 2 { return airy }
        let roomy = surface(isCompact: false)
        guard roomy.count > rows else { return roomy }
        // A high screen that scrolls anyway can as well scroll a little more.
        if size.rows >= 20 { return isWholeScreen ? airy ?? roomy : roomy }
        return surface(isCompact: true)
    }

    // MARK: A whole screen

    private var screenTop: Int { size.rows < 3 ? 0 : size.rows < 8 ? 1 : 2 }

    private var screenColumns: Range<Int> { Self.screenColumns(of: size) }

    /// Returns the columns of a screen.
    ///
    /// On a wide terminal, the screen is centred.
    static func screenColumns(of size: Size) -> Range<Int> {
        let width = min(size.columns, widestScreen + extra(of: size))
        let start = size.columns > 100 ? (size.columns - width) / 2 : 0
        return start..<start + width
    }

    private func paintScreen(_ frame: inout Frame) -> Int {
        if depth > 0 { frame.clear(rows: 0..<size.rows, columns: 0..<size.columns) }
        guard layer.outline != nil else { return 0 }
        let columns = screenColumns
        if screenTop > 0 {
            let path = path(room: columns.count - Page.gutter - 1)
            frame.draw(path, at: 0, columns.lowerBound + Page.gutter, edge: columns.upperBound)
        }
        if let fills = theme.fills, screenTop > 0 {
            frame.lay(fills.bar, rows: 0..<1, columns: 0..<size.columns)
        } else if screenTop > 1 {
            frame.fill(1, columns, with: theme.symbols.horizontal, theme.border)
        }
        let rows = screenTop..<max(screenTop, size.rows - rowsBelow)
        let surface = surface(width: columns.count - 1, rows: rows.count)
        return surface.draw(
            into: &frame, rows: rows, columns: columns.lowerBound..<columns.upperBound - 1)
    }

    /// Returns the line with the titles of the screens.
    ///
    /// If there is no room, the titles from the bottom of the stack are left out first.
    private func path(room: Int) -> Line {
        let symbols = theme.symbols
        let working = layer.isWorking ? " \(symbols.ellipsis)" : ""
        var titles = layer.path.map { $0.drawable() }
        if let title = layer.question?.title.drawable(), !title.isEmpty, title != titles.first {
            titles.insert(title, at: 0)
        }
        let separator = " \(symbols.path) "
        var isCut = false
        while titles.count > 1,
            titles.reduce(0, { $0 + $1.columns + 3 }) - 3 + working.columns + (isCut ? 4 : 0) > room
        {
            titles.removeFirst()
            isCut = true
        }
        var line = Line()
        if isCut { line.add("\(symbols.ellipsis)" + separator, theme.faint) }
        for title in titles.dropLast() { line.add(title + separator, theme.faint) }
        let last = titles.last ?? ""
        line.add(last.shortened(to: max(0, room - line.columns - working.columns), symbols.ellipsis), theme.title)
        line.add(working, theme.faint)
        return line
    }

    // MARK: A box

    private struct Box {
        let surface: LayerLines
        let rows: Range<Int>
        let columns: Range<Int>
        /// Whether there is room for lines around the box.
        let hasBorder: Bool
        /// How many rows are blank between the title of a sheet and its content.
        let air: Int
    }

    private func box() -> Box {
        let hasBorder = size.columns >= 20 && size.rows >= 5
        let isSheet = layer.question?.kind == .sheet
        // This makes room for two lines, a space at the left, and the scroll signs at the right.
        let around = hasBorder ? 4 : 1
        let widest = min(
            size.columns - (size.columns >= 44 ? 4 : 0),
            (isSheet ? LayerPainter.widestScreen - 4 : LayerPainter.widestBox) + LayerPainter.extra(of: size))
        let room = size.rows - (hasBorder ? 2 : 0)
        var surface = surface(width: widest - around, rows: room)
        let wanted = isSheet ? widest : max(surface.columns + around, 32)
        // All lines fit into the width of the widest line.
        let width = min(widest, wanted)
        surface.narrow(to: width - around)
        // The box is as high as its lines. On a high terminal, it leaves two rows free.
        let most = size.rows - (size.rows >= 16 && size.rows < .max ? 2 : 0)
        let needed = surface.count + (hasBorder ? 2 : 0)
        // Where a message would take the room again, what is above it would move. Between airy fields, a message takes
        // the place of a blank line.
        let air = isSheet && hasBorder && needed + (surface.isAiry ? 1 : 3) <= most ? 1 : 0
        let height = min(most, needed + air)
        // If there is room, all boxes have their upper edge in the same place. A box then does not jump when it grows
        // during typing, and an error appears where the progress was. On a tall terminal, the middle would be too far
        // from the top of a screen.
        let middle = size.rows == .max ? 1 : min((size.rows - height) / 2, size.rows >= 20 ? size.rows / 4 : .max)
        let top = min(middle + min(depth - 1, 3), max(0, size.rows - height))
        let left = max(0, (size.columns - width) / 2)
        return Box(
            surface: surface, rows: top..<top + height, columns: left..<left + width, hasBorder: hasBorder, air: air)
    }

    private func paintBox(_ frame: inout Frame) -> Int {
        let box = box()
        // Without a gap, the lines of two boxes would look like one broken line.
        let gap = theme.fills != nil ? 2 : depth > 1 ? 1 : 0
        frame.clearWhole(
            rows: box.rows, columns: box.columns.lowerBound - gap..<box.columns.upperBound + gap,
            lines: theme.symbols.lines)
        guard box.hasBorder else {
            return box.surface.draw(
                into: &frame, rows: box.rows, columns: box.columns.lowerBound..<box.columns.upperBound - 1)
        }
        if theme.fills == nil { paintBorder(box, &frame) } else { paintEdge(box, &frame) }
        paintPath(box, &frame)
        let scroll = box.surface.draw(
            into: &frame, rows: box.rows.lowerBound + 1 + box.air..<box.rows.upperBound - 1,
            columns: box.columns.lowerBound + 2..<box.columns.upperBound - 2)
        if let fills = theme.fills { frame.lay(fills.panel, rows: box.rows, columns: box.columns) }
        return scroll
    }

    /// Draws the left edge of a panel, with a colour for how serious the modal is.
    private func paintEdge(_ box: Box, _ frame: inout Frame) {
        guard let style = edgeStyle else { return }
        let left = box.columns.lowerBound
        for row in box.rows { frame.fill(row, left..<left + 1, with: theme.symbols.edge, style) }
    }

    /// The style of the edge: how serious the modal is, or whether it can destroy something; `nil` if it is neither.
    private var edgeStyle: Style? {
        guard let question = layer.question else { return nil }
        if question.severity != .info { return theme.style(of: question.severity) }
        return question.choices.contains { $0.role == .destructive } ? theme.error : nil
    }

    private func paintBorder(_ box: Box, _ frame: inout Frame) {
        let symbols = theme.symbols
        let style = edgeStyle ?? theme.border
        let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound - 1)
        let (left, right) = (box.columns.lowerBound, box.columns.upperBound - 1)
        let corners = [(top, left), (top, right), (bottom, right), (bottom, left)]
        for row in [top, bottom] { frame.fill(row, box.columns, with: symbols.horizontal, style) }
        for (corner, place) in zip(symbols.corners, corners) {
            frame.fill(place.0, place.1..<place.1 + 1, with: corner, style)
        }
        for row in top + 1..<max(top + 1, bottom) {
            frame.fill(row, left..<left + 1, with: symbols.vertical, style)
            frame.fill(row, right..<right + 1, with: symbols.vertical, style)
        }
    }

    /// Draws the path of a sheet's screens in the row above the screens.
    private func paintPath(_ box: Box, _ frame: inout Frame) {
        guard let sheet = layer.question, sheet.kind == .sheet else { return }
        let (top, left) = (box.rows.lowerBound, box.columns.lowerBound)
        let wayOut = sheet.isDismissible && layer.path.count < 2 ? wayOut.drawable() : ""
        let hasWayOut = !wayOut.isEmpty && box.columns.count >= 2 * wayOut.columns + 12
        let path = path(room: box.columns.count - 6 - (hasWayOut ? wayOut.columns + 3 : 0))
        if hasWayOut {
            frame.write(" \(wayOut) ", at: top, box.columns.upperBound - wayOut.columns - 4, theme.faint)
        }
        if path.columns > 0 {
            frame.write(" ", at: top, left + 2, .normal)
            frame.draw(path, at: top, left + 3, edge: box.columns.upperBound - 3)
            frame.write(" ", at: top, left + 3 + path.columns, .normal, edge: box.columns.upperBound - 1)
        }
        if let fills = theme.fills { frame.lay(fills.bar, rows: top..<top + 1, columns: box.columns) }
    }
}
