import Testing

@testable import AsideTesting

@Suite("TextDifference")
struct TextDifferenceTests {
    @Test(
        "Missing and new lines appear at their places, between the unchanged ones",
        arguments: [
            ("a\nb\nc", "a\nx\nc", "  a\n- b\n+ x\n  c"),
            ("a\nc", "a\nx\ny\nc", "  a\n+ x\n+ y\n  c"),
            ("a\nx\ny\nc", "a\nc", "  a\n- x\n- y\n  c"),
            ("a", "a\nb\n", "  a\n+ b\n+ "),
            ("a\nb", "", "- a\n- b\n+ "),
            ("a\nb", "b\na", "- a\n  b\n+ a"),
        ])
    func lines(expected: String, drawn: String, difference: String) {
        #expect(
            "\(TextDifference(expected: expected, drawn: drawn))"
                == "The drawing differs from the expected text (- expected, + drawn).\n" + difference)
    }

    @Test(
        "Lines that have only changed places stand with the lines between them",
        arguments: [
            ("Bread\nMilk\nPay", "Milk\nBread\nPay", ["- Bread", "  Milk", "+ Bread"]),
            ("Bread\nMilk\nPay", "Milk\nTea\nPay", ["- Bread", "+ Tea"]),
        ])
    func order(expected: String, drawn: String, lines: [String]) {
        #expect(TextDifference(expected: expected, drawn: drawn).changedLines == lines)
    }
}
