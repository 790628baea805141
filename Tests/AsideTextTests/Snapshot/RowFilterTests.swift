import Testing

@testable import AsideText

@Suite("RowFilter") struct RowFilterTests {
    private static let fruit = ["Green grapes", "Apples", "Pineapple", "Crab apple", "Kiwi", "Äpfel"]

    @Test(
        "Labels that begin with the text come first, then those with such a word, then those that contain it",
        arguments: [
            ("", [0, 1, 2, 3, 4, 5]), ("app", [1, 3, 2]), ("APP", [1, 3, 2]), ("gr", [0]), ("grapes", [0]),
            ("äp", [5]), ("ÄPFEL", [5]), ("i", [2, 4]), ("e g", [0]), ("les", [1]),
        ])
    func order(text: String, places: [Int]) {
        #expect(RowFilter(text).places(in: Self.fruit) == places)
    }

    @Test(
        "Only if no label contains the text, its letters are matched in order",
        arguments: [("ggr", [0]), ("cap", [3]), ("nap", [0, 2]), ("äl", [5]), ("xyz", []), ("wk", []), ("kiwis", [])])
    func letters(text: String, places: [Int]) {
        #expect(RowFilter(text).places(in: Self.fruit) == places)
    }

    @Test("Blanks at the ends count if a label contains them, and are left out before letters are matched")
    func blanks() {
        #expect(RowFilter("tent 7 ").places(in: ["Tent 17", "Tent 7"]) == [1])
        #expect(RowFilter(" new ").places(in: ["Newark", "A new town"]) == [1])
        #expect(RowFilter(" ").places(in: ["Kiwi"]) == [])
    }

    @Test(
        "The matching letters are marked",
        arguments: [
            ("app", "Pineapple", [4, 5, 6]), ("LE", "Apples", [3, 4]), ("äp", "Äpfel", [0, 1]),
            ("ny", "New York", [0, 4]), ("漢", "a漢b", [1]), ("", "Kiwi", []), ("x", "Kiwi", []),
        ])
    func marks(text: String, label: String, places: [Int]) {
        #expect(RowFilter(text).marks(in: label) == Set(places))
    }

    @Test("The filter finds what a naive search finds, and nothing else")
    func random() {
        func text(_ letters: String, _ count: ClosedRange<Int>) -> String {
            String((0..<Int.random(in: count)).map { _ in letters.randomElement() ?? "a" })
        }
        for _ in 0..<2_000 {
            let labels = (0..<6).map { _ in text("abB é", 0...6) }
            let text = text("abé ", 1...3)
            let naive = labels.indices.filter { labels[$0].lowercased().contains(text) }
            let found = RowFilter(text).places(in: labels)
            if !naive.isEmpty { #expect(found.sorted() == naive, "\(text) in \(labels)") }
        }
    }
}
