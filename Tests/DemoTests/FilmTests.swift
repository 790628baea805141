import AsideText
import Testing

@testable import AsideDemo

struct FilmTests {
    /// A film of two frames, the first of which is shown after two steps.
    private func film() -> Film {
        var film = Film(title: "A & B")
        for isRead in [true, false] { film.add(frame(cursorAt: 0), dark: frame(cursorAt: 0), isRead: isRead) }
        film.add(frame(cursorAt: 1), dark: frame(cursorAt: 1), isRead: false)
        return film
    }

    private func frame(cursorAt column: Int) -> Frame {
        var frame = Frame(size: Size(columns: 2, rows: 1))
        frame.cursor = Position(row: 0, column: column)
        return frame
    }

    @Test("A film shows each frame for its time, and its last one to those who want no motion")
    func moving() {
        let svg = film().svg
        #expect(svg.contains("<title>A &amp; B</title>"))
        #expect(svg.contains(".film{transform:translate(-1000px);animation:film 1600ms step-end infinite}\n"))
        #expect(svg.contains("@media(prefers-reduced-motion){.film{animation:none}}\n"))
        #expect(
            svg.contains("@keyframes film{0.0%{transform:translate(0px)}93.75%{transform:translate(-1000px)}}</style>"))
        #expect(svg.contains("<g id=\"r1\"><rect class=\"c1a1f26-d8dee6\" x=\"8.4\" width"))
        #expect(svg.contains("<g transform=\"translate(1000)\"><use href=\"#r1\" y=\"0\"/></g>"))
    }

    @Test("An asciicast has the size, and the changes at their times")
    func cast() {
        #expect(
            film().cast == """
                {"version": 2, "width": 2, "height": 1, "title": "A & B"}
                [0.0, "o", "\\u001b[?25l\\u001b[m\\u001b[2J\\u001b[1;1H\\u001b[?25h"]
                [1.5, "o", "\\u001b[C"]
                [1.6, "o", ""]

                """)
    }
}
