import Aside
import AsideText
import TestSupport
import Testing

@testable import AsideTerminal

@Suite("The theme of a terminal")
struct ThemeChoiceTests {
    private func theme(_ wanted: Theme?, _ environment: Environment) -> Theme {
        var theme = Theme(wanted, environment)
        theme.hasHyperlinks = false
        return theme
    }

    @Test(
        "Text is a hyperlink only if the terminal neither prints its code nor ignores it",
        arguments: [
            (["TERM": "xterm"], true), (["TERM": "xterm-256color", "NO_COLOR": "1"], true),
            (["TERM": "tmux-256color"], true), (["TERM": "screen", "TERM_PROGRAM": "tmux"], true),
            (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], true), (["TERM": "screen.xterm-256color"], false),
            (["TERM": "screen-256color"], false), (["TERM": "linux"], false), (["TERM": "dumb"], false),
            (["TERM": ""], false), ([:], false), (["TERM": "vt100"], false), (["TERM": "vt220-8"], false),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
        ] as [(Environment, Bool)])
    func hyperlinks(environment: Environment, has: Bool) {
        #expect(Theme(nil, environment).hasHyperlinks == has)
        var wanted = Theme.dark
        wanted.hasHyperlinks = !has
        #expect(Theme(wanted, environment).hasHyperlinks == has)
    }

    @Test(
        "The theme fits the colours and the background that the environment variables name",
        arguments: [
            (["TERM": "xterm"], .colors16), (["TERM": "vt100"], .plain), (["TERM": "xterm", "NO_COLOR": "1"], .plain),
            (["TERM": "xterm-direct"], .dark), (["TERM": "xterm-direct", "COLORFGBG": "0;15"], .light),
            (["TERM": "xterm-direct", "COLORFGBG": "15;0"], .dark),
            (["TERM": "xterm-direct", "COLORFGBG": "0;default;7"], .light),
            (["TERM": "xterm-direct", "COLORFGBG": "12;8"], .dark),
            (["TERM": "xterm-direct", "COLORFGBG": "x"], .dark),
            (["TERM": "xterm-256color"], .dark.in256Colors),
            (["TERM": "xterm-256color", "COLORFGBG": "0;15"], .light.in256Colors),
        ] as [(Environment, Theme)])
    func fitting(environment: Environment, fitting: Theme) {
        #expect(theme(nil, environment) == fitting)
    }

    @Test("A custom theme is used if the terminal has enough colours, and its signs are always used")
    func own() {
        var own = Theme.light
        own.symbols = .ascii
        #expect(theme(own, ["TERM": "xterm-direct"]) == own)
        #expect(theme(own, ["TERM": "xterm-256color"]) == own.in256Colors)
        var plain = Theme.plain
        plain.symbols = own.symbols
        #expect(theme(own, ["TERM": "xterm-256color", "NO_COLOR": "1"]) == plain)
    }

    @Test(
        "Signs are ASCII if the locale is not UTF-8",
        arguments: [
            ([:], false), (["LANG": "de_DE.UTF-8"], false), (["LANG": "C"], true), (["LC_ALL": "POSIX"], true),
            (["LC_ALL": "", "LANG": "en_US.utf8"], false), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true),
            (["LC_CTYPE": "de_DE.ISO-8859-1", "LANG": "de_DE.UTF-8"], true),
        ] as [(Environment, Bool)])
    func ascii(environment: Environment, isASCII: Bool) {
        #expect((theme(nil, environment).symbols == .ascii) == isASCII)
        #expect((theme(nil, environment).glyphs == .ascii) == isASCII)
    }

    @Test(
        "Each part of a frame and of a record is ASCII if the locale is not UTF-8, and has no signs on the Linux console",
        arguments: [["LANG": "C", "TERM": "xterm"], ["LANG": "de_DE.UTF-8", "TERM": "linux"]] as [Environment])
    func everyPart(environment: Environment) async throws {
        let theme = Theme(nil, environment)
        try await withStage { stage in
            _ = try await stage.choose("„Größe“ – 漢", from: ["é→ · M…", "two"])
        } until: {
            !$0.modals.isEmpty
        } _: { stage in
            let size = Size(columns: 60, rows: 20)
            let snapshot = StageSnapshot(stage)
            let screen = ScreenCanvas(size: size, theme: theme, words: .english) { _ in }
            let inline = InlineCanvas(size: size, theme: theme) { _ in }
            let record = AnswerRecord(of: try #require(stage.modals.last).content, place: 0, .answered, .english)
            let texts =
                [
                    screen.frame(of: snapshot, ViewState()).description,
                    inline.frame(of: snapshot, ViewState()).description,
                ]
                + record.ansi(columns: 40, theme)
            for text in texts {
                let known = text.filter { $0.isASCII || environment["TERM"] == "linux" && $0.isLetter }
                #expect(known == text)
            }
            #expect(texts[0].contains("\"Gr??e\" - ?") || texts[0].contains("\"Größe\" - 漢"))
        }
    }

    @Test("Tag characters, which nobody sees, never reach a terminal")
    func tags() {
        let text = "a\u{E0041}\u{E007F}b\u{E0001}c 🏴\u{E0067}\u{E007F}"
        #expect(!text.printable.unicodeScalars.contains { (0xE0000...0xE007F).contains($0.value) })
        #expect(text.printable.hasPrefix("ab"))
        let frame = Frame(line: text, columns: 20, style: .normal)
        #expect(!frame.ansi.unicodeScalars.contains { (0xE0000...0xE007F).contains($0.value) })
    }
}
