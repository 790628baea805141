import Aside

extension Frame {
    /// Draws the frame as a picture: an SVG document, whose text can be selected and read aloud.
    ///
    /// Each cell has its place, whatever font the reader has. Colours that are the terminal's own follow the reader's
    /// preference for a light or a dark background.
    ///
    /// - Parameters:
    ///   - title: What the picture shows, for a reader who does not see it.
    ///   - dark: The same frame in a theme for a dark background, for readers who prefer that. By default, everyone sees
    ///     this frame.
    /// - Returns: The document.
    public func svg(title: String, dark: Frame? = nil) -> String {
        var drawing = FrameDrawing()
        let (paper, rows) = drawing.draw(self, dark: dark ?? self)
        let lines = rows.enumerated().map { "<g transform=\"translate(14 \(14 + 18 * $0))\">\($1)</g>" }
        return FrameDrawing.document(title, of: size, style: drawing.style, ([paper] + lines).joined(separator: "\n"))
    }
}

/// A drawing of frames in SVG, each of them for a light and for a dark background.
///
/// A cell is 8.4 wide and 18 high. The cells of a document are 14 from each edge.
package struct FrameDrawing {
    /// The classes of the colours in use, named by what they are on a light and on a dark background, so that several
    /// drawings can be on one page.
    private var used: Set<String> = []
    private var last: (light: Style, dark: Style, inks: Inks)?

    /// What neighbours have in common that are drawn as one element.
    private struct Look: Equatable {
        enum Kind: Equatable {
            case text, wide, line
            case sign(column: Int)
        }

        let attributes: String
        let kind: Kind
    }

    package init() {}

    /// Returns the background of a frame, which is that of the last cell, and the elements of each row as if it were the
    /// first one.
    package mutating func draw(_ light: Frame, dark: Frame) -> (paper: String, rows: [String]) {
        require(light.size == dark.size, "The two frames of a picture differ: \(light.size), \(dark.size).")
        let inks = (0..<light.size.rows).map { zip(light.row($0), dark.row($0)).map { self.inks($0.style, $1.style) } }
        let paper = inks.last?.last?.ground ?? self.inks(.normal, .normal).ground
        let rows = inks.indices.map { Self.elements(of: $0, in: light, inks[$0], on: paper).joined() }
        return ("<rect class=\"\(paper)\" width=\"100%\" height=\"100%\" rx=\"8\"/>", rows)
    }

    /// The rules for everything that was drawn.
    package var style: String {
        let inks = used.sorted()
        return """
            .aside{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
            .aside g{shape-rendering:crispEdges}.aside path{shape-rendering:auto}
            \(inks.map { ".\($0){fill:#\($0.dropFirst().prefix(6));white-space:pre}" }.joined())
            @media(prefers-color-scheme:dark){\(inks.map { ".\($0){fill:#\($0.suffix(6))}" }.joined())}

            """
    }

    /// Returns a document.
    package static func document(_ title: String, of size: Size, style: String, _ content: String) -> String {
        """
        \(opening(of: size))>
        <title>\(title.escapedForXML)</title>
        <style>\(style)</style>
        \(content)
        </svg>

        """
    }

    /// Returns the tag with which a picture begins, to be closed.
    package static func opening(of size: Size) -> String {
        let (width, height) = (place(size.columns, plus: 280), 18 * size.rows + 28)
        return """
            <svg class="aside" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)"
            """
    }

    /// Returns where a column begins, in tenths, so that no number is rounded.
    package static func place(_ column: Int, plus more: Int = 0) -> String {
        let tenths = 84 * column + more
        return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
    }

    private typealias Inks = (text: String, ground: String)

    private static func elements(of row: Int, in frame: Frame, _ inks: [Inks], on paper: String) -> [String] {
        let cells = Array(frame.row(row))
        let lines = cells.indices.map { cells[$0].style.attributes.contains(.underline) ? inks[$0].text : "" }
        var looks: [Look] = []
        for (column, cell) in cells.enumerated() {
            // A blank looks like the text before it, so that words are not torn apart.
            let isPart = cell.width == 0 || cell.hasNoText && looks.last?.kind == .text
            looks.append(
                isPart ? looks[column - 1] : look(of: cell, frame.character(of: cell), inks[column].text, column))
        }
        let texts = looks.runs.map { element(looks[$0.lowerBound], $0, cells, in: frame) }
        let cursor = inks.indices.filter { frame.cursor == Position(row: row, column: $0) }.map { column in
            "<rect class=\"\(inks[column].text)\" x=\"\(place(column))\" width=\"2\" height=\"18\"/>"
        }
        return boxes(inks.map(\.ground), on: paper, y: 0, height: 18) + boxes(lines, on: "", y: 16, height: 1) + texts
            + cursor
    }

    private static func boxes(_ inks: [String], on paper: String, y: Int, height: Int) -> [String] {
        inks.runs.filter { inks[$0.lowerBound] != paper }.map { run in
            "<rect class=\"\(inks[run.lowerBound])\" x=\"\(place(run.lowerBound))\" y=\"\(y)\" "
                + "width=\"\(place(run.count))\" height=\"\(height)\"/>"
        }
    }

    private static func element(_ look: Look, _ run: Range<Int>, _ cells: [PackedCell], in frame: Frame) -> String {
        if look.kind == .line {
            let drawn = run.map { "M\(place($0)) 0\(shapes[frame.character(of: cells[$0])] ?? "")" }
            return "<path \(look.attributes) d=\"\(drawn.joined())\"/>"
        }
        // Blanks at the ends are not drawn, and not everyone counts their width.
        let texts = run.filter { !cells[$0].hasNoText }
        guard let start = texts.first, let end = texts.last else { return "" }
        let text = String(cells[start...end].filter { $0.width > 0 }.map(frame.character))
        return "<text \(look.attributes) x=\"\(place(start))\" y=\"13.5\" textLength=\"\(place(end + 1 - start))\">"
            + "\(text.escapedForXML)</text>"
    }

    private static func look(of cell: PackedCell, _ character: Character, _ ink: String, _ column: Int) -> Look {
        let attributes: [(Style.Attributes, String)] = [
            (.bold, " font-weight=\"bold\""), (.dim, " opacity=\".5\""), (.italic, " font-style=\"italic\""),
        ]
        // Fonts disagree about the width of signs.
        let isSign = !character.hasAgreedWidth || character.unicodeScalars.contains { (0x2190...0x2BFF) ~= $0.value }
        return Look(
            attributes: attributes.reduce("class=\"\(ink)\"") { cell.style.attributes.contains($1.0) ? $0 + $1.1 : $0 },
            kind: shapes[character] != nil ? .line : isSign ? .sign(column: column) : cell.width == 2 ? .wide : .text)
    }

    /// Lines and blocks are drawn as such, because fonts leave gaps between their letters.
    private static let shapes: [Character: String] = [
        "─": "m0 8.5h8.4v1h-8.4", "│": "m3.7 0h1v18h-1", "╭": "m8.4 8.5q-4.7 0-4.7 9.5h1q0-8.5 3.7-8.5",
        "╮": "m0 8.5q4.7 0 4.7 9.5h-1q0-8.5-3.7-8.5", "╯": "m0 8.5q3.7 0 3.7-8.5h1q0 9.5-4.7 9.5",
        "╰": "m8.4 8.5q-3.7 0-3.7-8.5h-1q0 9.5 4.7 9.5", "▌": "h4.2v18h-4.2", "█": "h8.4v18h-8.4",
    ]
}

// MARK: - Colours

extension FrameDrawing {
    /// Returns the classes of a text's colour, and of the colour behind it.
    private mutating func inks(_ light: Style, _ dark: Style) -> Inks {
        // Most cells look like the one before.
        if let last, last.light == light, last.dark == dark { return last.inks }
        func ink(_ isText: Bool) -> String {
            let colors = [(light, false), (dark, true)].map { style, isDark in
                let isForeground = isText != style.attributes.contains(.reverse)
                let own: UInt32 = isForeground ? isDark ? 0xD8DEE6 : 0x1A1F26 : isDark ? 0x1C1C1C : 0xFFFFFF
                let color = isForeground ? style.foreground : style.background
                return String(0x100_0000 | (color?.value(isDark: isDark) ?? own), radix: 16).dropFirst()
            }
            return colors[0] == colors[1] ? "c\(colors[0])" : "c\(colors[0])-\(colors[1])"
        }
        let inks = (text: ink(true), ground: ink(false))
        last = (light, dark, inks)
        used.formUnion([inks.text, inks.ground])
        return inks
    }
}

extension Style.Color {
    /// The sixteen colours that the user can configure in the terminal, on a light and on a dark background.
    private static let basic: [(light: UInt32, dark: UInt32)] = [
        (0x1A1F26, 0x2B313C), (0xA8141C, 0xFF8B82), (0x146B2E, 0x7CC78B), (0x7A4B00, 0xE3B341), (0x0B4FA8, 0x6CB6FF),
        (0x6F2DA8, 0xD2A8FF), (0x0B6470, 0x76D9E6), (0xC3CBD6, 0xD8DEE6), (0x6A737D, 0x7F8794), (0xC9252D, 0xFFA59E),
        (0x1F8A3F, 0x9BDBA8), (0x946000, 0xF0CB6B), (0x1C6BD0, 0x94CBFF), (0x8A46C4, 0xE2C5FF), (0x11808F, 0xA3E9F2),
        (0xFFFFFF, 0xFFFFFF),
    ]

    fileprivate func value(isDark: Bool) -> UInt32 {
        let value = bits & 0xFF_FFFF
        if bits >> 24 == 3 { return value }
        if value < 16 { return isDark ? Self.basic[Int(value)].dark : Self.basic[Int(value)].light }
        return Self.parts(ofPalette: Int(value)).reduce(0) { $0 << 8 | UInt32($1) }
    }
}

extension String {
    /// The text for XML and HTML, in an element or in an attribute.
    package var escapedForXML: String {
        let entities: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
        return unicodeScalars.map { entities[$0] ?? String($0) }.joined()
    }
}

extension Array where Element: Equatable {
    /// The ranges of equal neighbours.
    fileprivate var runs: [Range<Int>] {
        let starts = indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }
        return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    }
}
