import Testing

@testable import AsideText

@Suite struct WrappingTests {
    @Test(
        "Text is broken at spaces, beside wide letters, and within words only if they are too long",
        arguments: [
            ("", 5, [""]),
            ("one two", 7, ["one two"]),
            ("one two", 6, ["one", "two"]),
            ("one  two", 8, ["one  two"]),
            ("one  two", 7, ["one", "two"]),
            ("one   ", 9, ["one"]),
            ("  one", 9, ["  one"]),
            ("abcdefgh", 3, ["abc", "def", "gh"]),
            ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
            ("漢字漢", 4, ["漢字", "漢"]),
            ("漢字漢", 5, ["漢字", "漢"]),
            ("ab漢字", 4, ["ab漢", "字"]),
            ("👩‍👩‍👧‍👦🇩🇪", 3, ["👩‍👩‍👧‍👦", "🇩🇪"]),
            ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
            ("one\ntwo\n\nthree", 9, ["one", "two", "", "three"]),
            ("one\r\ntwo\u{2028}three", 9, ["one", "two", "three"]),
            ("one\u{A0}two", 6, ["one\u{A0}tw", "o"]),
            ("漢", 1, [""]),
            ("one", 0, []),
        ] as [(String, Int, [String])]
    )
    func wrapped(_ text: String, to width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test("No control character is drawn, so no text can send codes to the terminal")
    func controls() {
        #expect("a\u{1B}[31mb\u{7}\u{9B}c\u{7F}".drawable() == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c\u{FFFD}")
        #expect("a\tb\nc\r\nd".drawable() == "a b c d")
        #expect("a\tb\nc\r\nd".drawable(keepingBreaks: true) == "a b\nc\nd")
        var frame = Frame(size: Size(columns: 3, rows: 1))
        frame.write("\u{1B}\u{9B}é", at: 0, 0, .normal)
        #expect(String(describing: frame) == "\u{FFFD}\u{FFFD}é")
    }
}
