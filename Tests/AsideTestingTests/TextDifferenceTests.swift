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
}
