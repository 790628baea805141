import Aside

/// One line of a surface, before it is placed in a frame.
struct Line {
    struct Span {
        let text: String
        let style: Style
        let link: Markup.Link?
    }

    private(set) var spans: [Span] = []
    /// The width of the spans in columns.
    private(set) var columns = 0
    /// The targets in this line, with the columns where they begin.
    private(set) var places: [(target: Target, column: Int)] = []
    var targets: [Target] { places.map(\.target) }
    /// The column of the text cursor in this line.
    var caret: Int?
    /// The column where the focused control begins, if it is in this line.
    var focus: Int?
    /// Whether this is an error message for the line above, which takes the place of a blank line.
    var isMessage = false
    /// Whether this is the text of a filter.
    var isFilter = false
    /// The ground of some columns, such as of the focused row of a list.
    var ground: (style: Style, from: Int, to: Int)?
    /// How the focused text area is drawn, if this is its first line.
    var textArea: TextAreaView?

    init() {}

    init(_ text: String, _ style: Style = .normal) {
        add(text, style)
    }

    /// Begins a target at the end of the line.
    mutating func begin(_ target: Target) {
        places.append((target, columns))
    }

    mutating func add(_ text: String, _ style: Style = .normal, link: Markup.Link? = nil) {
        guard !text.isEmpty else { return }
        spans.append(Span(text: text, style: style, link: link))
        columns += text.columns
    }

    /// Adds spaces up to a column.
    mutating func skip(to column: Int) {
        if column > columns { add(String(repeating: " ", count: column - columns)) }
    }

    func adding(_ other: Line) -> Line {
        var line = self
        line.add(other)
        return line
    }

    mutating func add(_ other: Line) {
        let start = columns
        if let caret = other.caret { self.caret = columns + caret }
        if let focus = other.focus { self.focus = columns + focus }
        textArea = other.textArea ?? textArea
        spans += other.spans
        columns += other.columns
        places += other.places.map { ($0.target, $0.column + start) }
    }
}

extension Frame {
    /// Draws a line, and cuts it off at an edge.
    mutating func draw(_ line: Line, at row: Int, _ start: Int, edge: Int) {
        var column = start
        for span in line.spans {
            var style = span.style
            if let link = span.link { style.link = links.number(of: link.rawValue) }
            column = write(span.text, at: row, column, style, edge: edge)
        }
        guard row >= 0, row < size.rows else { return }
        if let ground = line.ground {
            let end = min(edge, ground.to == .max ? edge : start + ground.to)
            lay(ground.style, rows: row..<row + 1, columns: start + ground.from..<max(start + ground.from, end))
        }
        for (index, place) in line.places.enumerated() {
            let next = index + 1 < line.places.count ? start + line.places[index + 1].column : edge
            // The target of a list row is its whole line. The target of a button is only the drawn part.
            let end = place.target.option == nil ? min(next, column) : next
            let first = start + place.column
            if first < end { add(Spot(target: place.target, row: row, columns: first..<end)) }
        }
        let last = min(edge, size.columns) - 1
        func place(_ column: Int) -> Position { Position(row: row, column: max(0, min(start + column, last))) }
        if let caret = line.caret { cursor = place(caret) }
        textArea = line.textArea ?? textArea
        if let column = line.focus { focus = place(column) }
    }
}

extension Frame {
    /// Makes a frame with one line of text, which is shortened if it is too long.
    package init(line: String, columns: Int, style: Style = .normal) {
        self.init(size: Size(columns: columns, rows: 1))
        write(line.drawable().shortened(to: columns, Symbols.unicode.ellipsis), at: 0, 0, style)
    }
}
