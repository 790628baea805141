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

    @Test(
        "A word says once that something is an error or a warning",
        arguments: [
            ("The disk is nearly full", .warning, "Warning: The disk is nearly full"),
            ("No space", .error, "Error: No space"), ("Errors were found", .error, "Errors were found"),
            ("Saved", .success, "Saved"),
        ] as [(String, Severity, String)])
    func severity(title: String, severity: Severity, said: String) {
        #expect(LineStrings.english.text(title, severity) == said)
    }

    @Test("A translation gets each word with its values, for its plural, and serves all modules")
    func translates() {
        let strings = TerminalStrings { word, values in
            switch word {
            case LineWord.seconds: values["count"] == "1" ? "eine Sekunde" : "{count} Sekunden"
            case TerminalWord.back: "esc zurück"
            default: nil
            }
        }
        #expect(strings.lines.time(.seconds(1)) == "eine Sekunde")
        #expect(strings.lines.time(.seconds(2)) == "2 Sekunden")
        #expect(strings[.back] == "esc zurück")
        #expect(strings[.close] == "esc close")
    }
}
