import Testing

@testable import AsideText

@Suite struct FrameTests {
    @Test("A wide cluster takes two cells, and becomes a space if it does not fit")
    func rightEdge() {
        var frame = Frame(size: Size(columns: 5, rows: 3))
        frame.write("ab漢字", at: 0, 0, .normal)
        frame.write("abc👩‍👩‍👧‍👦", at: 1, 0, .normal)
        frame.write("abcd🇩🇪x", at: 2, 0, .normal)
        #expect(frame[0, 4] == Cell(" ", width: 1, style: .normal))
        #expect(String(describing: frame) == "ab漢\nabc👩‍👩‍👧‍👦\nabcd")
    }

    @Test("Writing over one half of a wide cluster erases the other")
    func halves() {
        var frame = Frame(size: Size(columns: 6, rows: 1))
        frame.write("漢字漢", at: 0, 0, .normal)
        frame.write("x", at: 0, 1, .normal)
        frame.write("y", at: 0, 2, .normal)
        #expect(String(describing: frame) == " xy 漢")
        frame.write("字", at: 0, 3, .normal)
        #expect(String(describing: frame) == " xy字")
        #expect(frame[0, 5] == Cell(" ", width: 1, style: .normal))
    }

    @Test("Text without width is left out, and text outside is cut off")
    func outside() {
        var frame = Frame(size: Size(columns: 3, rows: 1))
        frame.write("\u{200B}a\u{202E}bcd", at: 0, 0, .normal)
        frame.write("x", at: 1, 0, .normal)
        frame.write("x", at: -1, 0, .normal)
        frame.write("yz", at: 0, -1, .normal)
        #expect(String(describing: frame) == "abc")
    }

    @Test("The text of a frame has no spaces at the ends of lines and no empty lines at the end")
    func trimmed() {
        var frame = Frame(size: Size(columns: 6, rows: 5))
        frame.write("a", at: 1, 1, Style(nil, .reverse))
        frame.write("   ", at: 2, 0, Style(nil, .reverse))
        #expect(String(describing: frame) == "\n a")
    }

    @Test("In the ANSI text of a frame, each line ends in the terminal's own style")
    func ansi() {
        var frame = Frame(size: Size(columns: 6, rows: 2))
        var column = frame.write("a", at: 0, 0, .normal)
        column = frame.write("b", at: 0, column, Style(.basic(1), .bold))
        column = frame.write("c", at: 0, column, Style(.basic(1), [.bold, .underline]))
        column = frame.write("d", at: 0, column, Style(.palette(99), on: .rgb(1, 2, 3)))
        frame.write("  ", at: 1, 0, Style(nil, .reverse))
        #expect(
            frame.ansi == "a\u{1B}[1;31mb\u{1B}[4mc\u{1B}[;38;5;99;48;2;1;2;3md\u{1B}[m\n\u{1B}[7m  \u{1B}[m"
        )
    }

    @Test("A frame without cells does not trap", arguments: [(0, 0), (0, 5), (5, 0), (-1, -1)])
    func empty(columns: Int, rows: Int) {
        var frame = Frame(size: Size(columns: columns, rows: rows))
        frame.write("abc", at: 0, 0, .normal)
        #expect(String(describing: frame) == "")
        #expect(frame.changes(from: frame) == "")
    }
}
