import Testing

@testable import AsideText

@Suite struct FrameChangesTests {
    private func frame(_ lines: String..., columns: Int = 20, cursor: Position? = nil) -> Frame {
        var frame = Frame(size: Size(columns: columns, rows: max(1, lines.count)))
        for (row, line) in lines.enumerated() { frame.write(line, at: row, 0, .normal) }
        frame.cursor = cursor
        return frame
    }

    @Test("The first frame clears the terminal, whatever it shows")
    func first() {
        #expect(frame("ab", "", "c").changes(from: nil) == "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1;1Hab\r\n\nc")
        #expect(frame("a").changes(from: frame("a", columns: 3)) == "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1;1Ha")
    }

    @Test("A few unchanged letters are written again; many are skipped")
    func gaps() {
        #expect(frame("AbC").changes(from: frame("abc")) == "\u{1B}[1;1HAbC")
        #expect(frame("AbcdefG").changes(from: frame("abcdefg")) == "\u{1B}[1;1HA\u{1B}[5CG")
    }

    @Test("The rest of a line is erased if that is shorter")
    func erasing() {
        #expect(frame("ab").changes(from: frame("abcdefghij")) == "\u{1B}[1;3H\u{1B}[K")
        #expect(frame("ab").changes(from: frame("abcd")) == "\u{1B}[1;3H  ")
    }

    @Test("Rows are written from below if the cursor is in the last of them")
    func fromBelow() {
        let below = frame("a", "b", "c", cursor: Position(row: 2, column: 1))
        #expect(frame("A", "b", "C", cursor: Position(row: 0, column: 1)).changes(from: below) == "\rC\r\u{1B}[2AA")
        let above = frame("a", "b", cursor: Position(row: 0, column: 1))
        #expect(frame("A", "B", cursor: Position(row: 1, column: 1)).changes(from: above) == "\rA\r\nB")
    }

    @Test("The cursor is shown, moved and hidden, and put back after each writing")
    func cursor() {
        let at = frame("ab", cursor: Position(row: 0, column: 1))
        #expect(at.changes(from: frame("ab")) == "\u{1B}[1;2H\u{1B}[?25h")
        #expect(frame("ab").changes(from: at) == "\u{1B}[?25l")
        #expect(frame("ab", cursor: Position(row: 0, column: 2)).changes(from: at) == "\u{1B}[C")
        #expect(frame("Ab", cursor: Position(row: 0, column: 1)).changes(from: at) == "\rA")
    }
}
