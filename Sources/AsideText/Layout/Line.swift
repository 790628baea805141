import Aside

/// One line of a surface, before it has a place in a frame.
struct Line {
    struct Span {
        let text: String
        let style: Style
    }

    private(set) var spans: [Span] = []
    /// Where some of the spans lead, by their places.
    private var links: [Int: Markup.Link] = [:]
    /// How many columns the spans take.
    private(set) var columns = 0
    /// What the user can move to in this line, and where that begins.
    private(set) var places: [(target: Target, column: Int)] = []
    /// What the user can move to in this line.
    var targets: [Target] { places.map(\.target) }
    /// Where the text cursor stands in this line.
    var caret: Int?
    /// Where that begins which has the focus, if that is in this line.
    var focus: Int?
    /// Whether it says what is wrong above it, and therefore stands where a blank line was before.
    var isMessage = false
    /// How the text area with the focus is drawn, in its first line.
    var textArea: TextAreaView?

    init() {}

    init(_ text: String, _ style: Style = .normal) {
        add(text, style)
    }

    /// From here on, the line is what the user can move to.
    mutating func begin(_ target: Target) {
        places.append((target, columns))
    }

    mutating func add(_ text: String, _ style: Style = .normal, link: Markup.Link? = nil) {
        guard !text.isEmpty else { return }
        if let link { links[spans.count] = link }
        spans.append(Span(text: text, style: style))
        columns += text.columns
    }

    /// Where a span leads.
    func link(of place: Int) -> Markup.Link? {
        links.isEmpty ? nil : links[place]
    }

    /// Adds blanks up to a column.
    mutating func skip(to column: Int) {
        if column > columns { add(String(repeating: " ", count: column - columns)) }
    }

    /// The line with all of another one at its end.
    func adding(_ other: Line) -> Line {
        var line = self
        line.add(other)
        return line
    }

    /// Adds all of another line, and what can be moved to there.
    mutating func add(_ other: Line) {
        let start = columns
        if let caret = other.caret { self.caret = columns + caret }
        if let focus = other.focus { self.focus = columns + focus }
        textArea = other.textArea ?? textArea
        for (place, link) in other.links { links[spans.count + place] = link }
        spans += other.spans
        columns += other.columns
        places += other.places.map { ($0.target, $0.column + start) }
    }
}

extension Frame {
    /// Draws a line, cut off at an edge.
    mutating func draw(_ line: Line, at row: Int, _ start: Int, edge: Int) {
        var column = start
        for (place, span) in line.spans.enumerated() {
            var style = span.style
            if let link = line.link(of: place) { style.link = links.number(of: link.rawValue) }
            column = write(span.text, at: row, column, style, edge: edge)
        }
        guard row >= 0, row < size.rows else { return }
        for (index, place) in line.places.enumerated() {
            let next = index + 1 < line.places.count ? start + line.places[index + 1].column : edge
            // A row of a list is all of its line, a button no more than what is drawn of it.
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
