import Aside
import Testing

@testable import AsideTerminal

@Suite("LineStrings")
struct LineStringsTests {
    @Test(
        "Names in braces are replaced once, and unknown names stay",
        arguments: [
            ("{a} and {b}", "1 and {a}"), ("{b}{b}", "{a}{a}"), ("no braces", "no braces"), ("{c} {a}", "{c} 1"),
            ("{a", "{a"), ("a}", "a}"), ("{}", "{}"), ("", ""),
        ]
    )
    func fills(text: String, filled: String) {
        #expect(text.with(["a": "1", "b": "{a}"]) == filled)
    }
}
