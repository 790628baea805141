import RandomOperations
import Testing

@testable import AsideText

@Suite("TextRows")
struct TextRowsTests {
    @Test(
        "A text is broken at its line breaks, and between words if a line is too long",
        arguments: [
            ("", [""]), ("one", ["one"]), ("one\ntwo", ["one", "two"]), ("one\n", ["one", ""]), ("\n\n", ["", "", ""]),
            ("one two three", ["one two ", "three"]), ("one two  three", ["one two  ", "three"]),
            ("12345678 9", ["12345678 ", "9"]), ("123456789", ["12345678", "9"]), ("1 23456789", ["1 ", "23456789"]),
            ("a 漢字漢字漢", ["a 漢字漢", "字漢"]), ("漢字漢字漢字", ["漢字漢字", "漢字"]), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧x", ["👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "x"]),
            ("a\r\nb", ["a", "b"]), ("a\u{2028}b", ["a", "b"]),
        ])
    func rows(_ text: String, _ expected: [String]) {
        let rows = TextRows(text, width: 8)
        #expect(rows.rows.indices.map { String(rows.text(of: $0)) } == expected)
    }

    @Test("A place is in the row that begins with it or before it")
    func places() {
        let rows = TextRows("one two three\nfour", width: 8)
        #expect((0...18).map(rows.row(of:)) == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
        #expect(rows.column(of: 10) == 2)
        #expect(rows.place(in: 2, column: 2) == 16)
        // A place after the last letter of a continued row would be in the next row.
        #expect(rows.place(in: 0, column: 20) == 7)
        #expect(rows.place(in: 1, column: 20) == 13)
        #expect(TextRows("漢字", width: 8).place(in: 0, column: 3) == 1)
    }

    @Test(
        "Every character is in one row or a break, in order, and no row is too wide except for spaces",
        arguments: UInt64(0)..<200)
    func random(seed: UInt64) {
        var random = Seeded(seed: seed)
        let pieces = ["a", "bc", " ", "  ", "\n", "漢", "e\u{301}", "👩‍👩‍👧‍👦", "word", "\t", "\r\n", "longlongword"]
        let text = (0..<30).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let width = Int.random(in: 1...12, using: &random)
        let rows = TextRows(text, width: width)
        var rest = Array(text)[...]
        for (index, row) in rows.rows.enumerated() {
            #expect(String(rest.prefix(row.count)) == String(rows.text(of: index)))
            rest = rest.dropFirst(row.count)
            let isBroken = index + 1 < rows.rows.count && rows.rows[index + 1].lowerBound > row.upperBound
            if isBroken { #expect(rest.removeFirst().isNewline) }
            let letters = String(rows.text(of: index).reversed().drop { $0 == " " }.reversed())
            #expect(letters.drawable().columns <= width || letters.count == 1)
            for place in row { #expect(rows.row(of: place) == index) }
        }
        #expect(rest.isEmpty)
    }
}
