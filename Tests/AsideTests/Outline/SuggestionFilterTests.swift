import Testing

@testable import Aside

@Suite("Suggestions that match an entry")
struct SuggestionFilterTests {
    private static let cities = ["New York", "York", "Yorkton", "Oslo", "Zürich", "Øster Hæsinge", "東京", "São Paulo"]

    @Test(
        "Texts that contain the entry match: first those that begin with it, then those with such a word",
        arguments: [
            ("yor", ["York", "Yorkton", "New York"]), ("YOR", ["York", "Yorkton", "New York"]),
            ("o", ["Oslo", "Øster Hæsinge", "New York", "York", "Yorkton", "São Paulo"]),
            ("ork", ["New York", "York", "Yorkton"]), ("york", ["York", "Yorkton", "New York"]),
            ("York", ["York", "Yorkton", "New York"]), ("new y", ["New York"]), ("京", ["東京"]), ("東", ["東京"]),
            ("zurich", ["Zürich"]), ("zu\u{308}rich", ["Zürich"]), ("ZÜR", ["Zürich"]), ("sao p", ["São Paulo"]),
            ("paulo", ["São Paulo"]), ("oster", ["Øster Hæsinge"]), ("x", []), ("Oslo ", []), ("\u{301}", []),
        ])
    func fitting(_ entered: String, _ texts: [String]) {
        #expect(SuggestionFilter(Self.cities).fitting(entered) == texts)
    }

    @Test("Without an entry, the first texts are suggested, without repetitions and empty texts")
    func first() {
        #expect(SuggestionFilter(Self.cities).fitting("") == Self.cities)
        #expect(SuggestionFilter(["a", "", "b", "a"]).fitting("") == ["a", "b"])
        #expect(SuggestionFilter(["ab", "ab", "b"]).fitting("b") == ["b", "ab"])
        #expect(SuggestionFilter([]).fitting("") == [])
        #expect(SuggestionFilter([]).fitting("a") == [])
    }

    @Test("If only the entry itself is left, nothing is suggested, unless its case differs")
    func exact() {
        #expect(SuggestionFilter(["Oslo", "Rome"]).fitting("Oslo") == [])
        #expect(SuggestionFilter(["Oslo", "Rome"]).fitting("oslo") == ["Oslo"])
        #expect(SuggestionFilter(["Rome", "Romeo"]).fitting("Rome") == ["Rome", "Romeo"])
    }

    @Test("At most 50 texts are suggested, and an overlong entry matches none")
    func bounds() {
        let filter = SuggestionFilter((1...100_000).map { "Place \($0)" })
        #expect(filter.fitting("") == (1...50).map { "Place \($0)" })
        #expect(filter.fitting("place") == (1...50).map { "Place \($0)" })
        #expect(filter.fitting("99999") == ["Place 99999"])
        #expect(filter.fitting(String(repeating: "p", count: 1_000_000)) == [])
    }

    @Test("A secure field and a field without texts suggest nothing; other fields keep room for suggestions")
    func value() {
        #expect(Outline.Suggestions(of: [], for: "", isSecure: false) == nil)
        #expect(Outline.Suggestions(of: ["a"], for: "", isSecure: true) == nil)
        let suggestions = Outline.Suggestions(of: ["ab", "b", "c"], for: "b", isSecure: false)
        #expect(suggestions == Outline.Suggestions(["b", "ab"], room: 3))
        #expect(Outline.Suggestions((1...90).map(String.init)).room == 50)
    }
}
