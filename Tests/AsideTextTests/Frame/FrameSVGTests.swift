import Testing

@testable import AsideText

@Suite struct FrameSVGTests {
    @Test("A picture has a title, the colours for light and dark, and each row at its place")
    func whole() {
        var frame = Frame(size: Size(columns: 4, rows: 2))
        frame.write("a < b", at: 0, 0, Style(.rgb(1, 2, 3), .bold))
        frame.write("cd", at: 1, 2, .normal)
        #expect(
            frame.svg(title: "“A & B”") == """
                <svg class="aside" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="61.6" height="64" \
                viewBox="0 0 61.6 64">
                <title>“A &amp; B”</title>
                <style>.aside{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
                .aside g{shape-rendering:crispEdges}.aside path{shape-rendering:auto}
                .c010203{fill:#010203;white-space:pre}.c1a1f26-d8dee6{fill:#1a1f26;white-space:pre}\
                .cffffff-1c1c1c{fill:#ffffff;white-space:pre}
                @media(prefers-color-scheme:dark){.c010203{fill:#010203}.c1a1f26-d8dee6{fill:#d8dee6}\
                .cffffff-1c1c1c{fill:#1c1c1c}}
                </style>
                <rect class="cffffff-1c1c1c" width="100%" height="100%" rx="8"/>
                <g transform="translate(14 14)"><text class="c010203" font-weight="bold" x="0" y="13.5" \
                textLength="25.2">a &lt;</text></g>
                <g transform="translate(14 32)"><text class="c1a1f26-d8dee6" x="16.8" y="13.5" \
                textLength="16.8">cd</text></g>
                </svg>

                """)
    }

    /// The parts of a row, each with its style, and the elements that draw them.
    ///
    /// `N` is the class of a terminal's own colour.
    private static let rows: [(parts: [(String, Style)], elements: String)] = [
        // Words of one style are one text; blanks at its ends are not drawn.
        ([(" one  two ", .normal)], #"<text N x="8.4" y="13.5" textLength="67.2">one  two</text>"#),
        // Two styles are two texts.
        (
            [("one", Style(nil, .italic)), (" two", Style(nil, .dim))],
            """
            <text N font-style="italic" x="0" y="13.5" textLength="25.2">one</text>
            <text N opacity=".5" x="33.6" y="13.5" textLength="25.2">two</text>
            """
        ),
        // Wide letters have cells of their own width, and a cluster of several code points one of its own.
        (
            [("a漢字👩‍👩‍👧‍👦b", .normal)],
            """
            <text N x="0" y="13.5" textLength="8.4">a</text>
            <text N x="8.4" y="13.5" textLength="33.6">漢字</text>
            <text N x="42" y="13.5" textLength="16.8">👩‍👩‍👧‍👦</text>
            <text N x="58.8" y="13.5" textLength="8.4">b</text>
            """
        ),
        // A sign may have another width in the reader's font, and moves nothing else.
        (
            [("↑↓ move", .normal)],
            """
            <text N x="0" y="13.5" textLength="8.4">↑</text>
            <text N x="8.4" y="13.5" textLength="8.4">↓</text>
            <text N x="25.2" y="13.5" textLength="33.6">move</text>
            """
        ),
        // Lines are paths.
        ([("╭─", .normal)], #"<path N d="M0 0m8.4 8.5q-4.7 0-4.7 9.5h1q0-8.5 3.7-8.5M8.4 0m0 8.5h8.4v1h-8.4"/>"#),
        // Backgrounds are boxes, also behind blanks.
        (
            [("ab  ", Style(.basic(1), on: .palette(231)))],
            """
            <rect class="cffffff" x="0" y="0" width="33.6" height="18"/>
            <text class="ca8141c-ff8b82" x="0" y="13.5" textLength="16.8">ab</text>
            """
        ),
        // Reversed, the background is the colour of the text.
        (
            [("ab", Style(nil, .reverse))],
            """
            <rect N x="0" y="0" width="16.8" height="18"/>
            <text class="cffffff-1c1c1c" x="0" y="13.5" textLength="16.8">ab</text>
            """
        ),
        // A field is underlined where it is empty, too.
        (
            [("ab  ", Style(nil, .underline))],
            """
            <rect N x="0" y="16" width="33.6" height="1"/>
            <text N x="0" y="13.5" textLength="16.8">ab</text>
            """
        ),
        // What has a meaning in XML is written as what it is.
        (
            [("<&>\"", .normal)], #"<text N x="0" y="13.5" textLength="33.6">&lt;&amp;&gt;&quot;</text>"#
        ),
    ]

    @Test("Each part of a row is drawn at its column, in its style", arguments: rows.indices)
    func row(_ index: Int) {
        let (parts, elements) = Self.rows[index]
        var frame = Frame(size: Size(columns: 12, rows: 1))
        _ = parts.reduce(0) { frame.write($1.0, at: 0, $0, $1.1) }
        var drawing = FrameDrawing()
        let wanted = elements.replacing(" N", with: #" class="c1a1f26-d8dee6""#)
        #expect(drawing.draw(frame, dark: frame).rows[0].replacing("><", with: ">\n<") == wanted)
    }

    @Test("Readers who prefer a dark background see the frame of the dark theme")
    func dark() {
        func frame(_ style: Style) -> Frame {
            var frame = Frame(size: Size(columns: 2, rows: 1))
            frame.write("ab", at: 0, 0, style)
            return frame
        }
        let svg = frame(Style(.rgb(1, 1, 1), on: .rgb(254, 254, 254)))
            .svg(title: "", dark: frame(Style(.rgb(253, 253, 253), on: .rgb(2, 2, 2))))
        #expect(svg.contains(#"<rect class="cfefefe-020202" width="100%""#))
        #expect(svg.contains("}.cfefefe-020202{fill:#fefefe;white-space:pre}\n"))
        #expect(svg.contains("(prefers-color-scheme:dark){.c010101-fdfdfd{fill:#fdfdfd}.cfefefe-020202{fill:#020202}}"))
    }

    @Test("The cursor is a bar before its cell")
    func cursor() {
        var frame = Frame(size: Size(columns: 3, rows: 1))
        frame.cursor = Position(row: 0, column: 2)
        #expect(frame.svg(title: "").contains(#"<rect class="c1a1f26-d8dee6" x="16.8" width="2" height="18"/>"#))
    }
}
