import Aside
import Testing

@testable import AsideTerminal

@Suite("Words")
struct WordsTests {
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
        #expect(Words.english.lines.text(title, severity) == said)
    }

    @Test("A translation gets each word with its values, for its plural, and serves all modules")
    func translates() {
        let words = Words { word, values in
            switch word.name {
            case "lines.seconds": values["count"] == "1" ? "eine Sekunde" : "{count} Sekunden"
            case "terminal.back": "esc zurück"
            default: nil
            }
        }
        #expect(words.lines.time(.seconds(1)) == "eine Sekunde")
        #expect(words.lines.time(.seconds(2)) == "2 Sekunden")
        #expect(words.terminal[.back] == "esc zurück")
        #expect(words.terminal[.close] == "esc close")
    }

    @Test("No two words have the same name, and a word says its English text")
    func names() {
        let all = Word.library + Word.terminal
        #expect(Set(all.map(\.name)).count == all.count)
        #expect(all.first { $0.name == "library.cancel" }?.text == "Cancel")
        #expect(all.first { $0.name == "lines.cancel" }?.text == "/cancel")
    }
}
