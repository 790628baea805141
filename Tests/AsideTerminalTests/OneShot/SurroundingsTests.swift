import Foundation
import TerminalHarness
import Testing

@Suite("One-shot prompts in their surroundings", .tags(.process), .timeLimit(.minutes(10)))
struct SurroundingsTests {
    @Test("Ctrl-D in an empty prompt ends the input; in another one it deletes, and the prompt stays")
    func endOfInput() async throws {
        let terminal = try OneShot.started("prompt")
        try await terminal.send("\u{1}\u{4}", whenShown: "[hello")
        try await terminal.send("\u{15}\u{5}\u{15}\u{4}", whenShown: "[ello")
        #expect(try await terminal.textAtEnd(1).hasSuffix("Name: cancelled\ncancelled"))
        try terminal.expectRestored()
    }

    @Test("The mouse presses controls on a whole screen, and belongs to the terminal again afterwards")
    func mouse() async throws {
        let terminal = try OneShot.started("sound")
        try await terminal.wait(untilShown: "Finish")
        #expect(terminal.screen.modes.isSuperset(of: [1000, 1006]))
        let rows = terminal.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("Finish") })
        let button = try #require(rows[row].firstRange(of: "Finish")).lowerBound
        let column = rows[row].distance(from: rows[row].startIndex, to: button)
        terminal.send("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
        _ = try await terminal.waitForEnd()
        #expect(terminal.screen.text == "begin\nno room")
        try terminal.expectRestored()
    }

    @Test("A terminal that reports a light background gets the light theme from then on")
    func lightGround() async throws {
        let terminal = try OneShot.started("sound", environment: ["COLORTERM": "truecolor"])
        try await terminal.wait(untilShown: "Finish")
        #expect(terminal.hasWritten("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
        try await terminal.wait(for: "\u{1B}[2J")
        let frame = terminal.output.count
        terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c")
        try await terminal.wait(for: "\u{1B}[2J")
        let light = String(decoding: terminal.output[frame...], as: UTF8.self)
        let dark = String(decoding: terminal.output[..<frame], as: UTF8.self)
        #expect(light.contains("Finish"))
        #expect(light.firstMatch(of: /48;2;(\d+)/)?.1 != dark.firstMatch(of: /48;2;(\d+)/)?.1)
    }

    @Test("An inline question asks for the background once, and is drawn anew if it is light")
    func lightGroundInline() async throws {
        let terminal = try OneShot.started("row", environment: ["COLORTERM": "truecolor", "COLORFGBG": ""])
        try await terminal.wait(untilShown: "OK")
        let frame = terminal.output.count
        terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c")
        try await terminal.wait(for: "48;2;234;238;243")
        #expect(!String(decoding: terminal.output[..<frame], as: UTF8.self).contains("48;2;234;238;243"))
        terminal.send("\r\ry")
        #expect(try await terminal.textAtEnd().hasSuffix("Ada Bern true\nend"))
        #expect(String(decoding: terminal.output, as: UTF8.self).ranges(of: "\u{1B}]11;?").count == 1)
    }

    @Test("Typed-ahead keys answer the next questions, on a terminal that does not tell its background, too")
    func silentGround() async throws {
        let terminal = try OneShot.started("row", environment: ["COLORFGBG": ""])
        for keys in ["\u{15}Eva\r", "\u{1B}[B\r", "n"] { terminal.send(keys) }
        #expect(try await terminal.textAtEnd().hasSuffix("Eva Oslo false\nend"))
        #expect(terminal.hasWritten("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
    }

    @Test(
        "An inline question does not ask for the background where nobody needs it, or the console would print it",
        arguments: [("COLORFGBG", "15;0"), ("NO_COLOR", "1"), ("TERM", "linux")])
    func unaskedGround(name: String, value: String) async throws {
        let environment = ["COLORFGBG": ""].merging([name: value]) { $1 }
        let terminal = try OneShot.started("row", environment: environment)
        try await terminal.send("\r\ry", whenShown: "OK")
        _ = try await terminal.waitForEnd()
        #expect(!terminal.hasWritten("\u{1B}]11;"))
    }

    @Test("Between two questions, the terminal belongs to the shell")
    func between() async throws {
        let terminal = try OneShot.started("confirm")
        // A key that comes before a deletion is in view does not answer it.
        try await terminal.send("c", after: "ctrl-c \u{1B}[2mquit")
        try await terminal.wait(for: "\u{1B}[?2004l")
        try await terminal.wait(for: "sure: false")
        try await terminal.send("c", after: "ctrl-c \u{1B}[2mquit")
        try await terminal.wait(for: "\u{1B}[?2004l")
        try await terminal.expectRestored(after: .status(0))
    }

    @Test(
        "What a check says of a form as a whole stands above its buttons, in few rows, too, and the focus stays",
        arguments: [(24, "\r\r", "  [*", "secret\r"), (5, "\t\t\r", "▸ [*", "\u{1B}[Zsecret\r")])
    func refusedAsWhole(rows: Int, keys: String, button: String, next: String) async throws {
        let terminal = try OneShot.started("down", rows: rows)
        try await terminal.send(keys, whenShown: "Password")
        try await terminal.send(next, whenShown: "  ✗ The server said 503.\n\(button)  OK ↵ ]")
        #expect(try await terminal.textAtEnd().contains("✓ Log in: User: ada, Password: secret\n"))
    }

    enum Stop: CaseIterable { case byKey, bySomebodyElse }

    @Test(
        "A question appears below what the shell has printed, after Ctrl-Z and after a stop by somebody else",
        arguments: Stop.allCases)
    func stopped(_ stop: Stop) async throws {
        let lines = stop == .byKey ? "" : "echo; echo; "
        let terminal = try OneShot.started(
            inShell: #"set -m; "$0" --ask prompt; \#(lines)echo stopped; fg >/dev/null"#)
        try await terminal.wait(untilShown: "[*  OK")
        if stop == .byKey { terminal.send("\u{1A}") } else { try terminal.signalForeground(20) }
        try await terminal.send("2\r", whenShown: "stopped\n  Name\n\n▸ [hello")
        let blank = stop == .byKey ? "" : "\n\n"
        #expect(try await terminal.textAtEnd() == "begin\n\(blank)stopped\n✓ Name: hello2\nname: hello2\nend")
        try terminal.expectRestored()
    }

    @Test("A question follows the size of the window", arguments: [(40, 5), (200, 50), (12, 3)])
    func resize(columns: Int, rows: Int) async throws {
        let terminal = try OneShot.started("choose", rows: 9)
        try await terminal.wait(untilShown: "( Cancel")
        try terminal.resize(columns: columns, rows: rows)
        // Only a high window has room for the keys.
        if rows > 9 { try await terminal.wait(untilShown: "ctrl-c quit") }
        terminal.send("jean\r")
        #expect(try await terminal.textAtEnd().contains("✓ City: Sai") || columns == 12)
        #expect(!terminal.screen.text.contains("▸"))
    }

    @Test("A screen follows the size of the window")
    func resizedScreen() async throws {
        let terminal = try OneShot.started("sound")
        try await terminal.wait(untilShown: "Finish")
        try terminal.resize(columns: 80, rows: 24)
        try await terminal.wait(untilShown: String(repeating: "─", count: 80))
    }

    @Test(
        "Standard output holds the results alone, byte for byte",
        arguments: [
            #"v=$(printf '1\n' | "$0" --result); echo "[$v]""#, #"v=$("$0" --result); echo "[$v]""#,
            #"v=$(TERM=dumb "$0" --result); echo "[$v]""#, #"v=$("$0" --result --plain); echo "[$v]""#,
            #"v=$("$0" --result --yes); echo "[$v]""#, #"v=$("$0" --result --yes | head -n 1); echo "[$v]""#,
            #"v=$("$0" --result | head -n 1); echo "[$v]""#,
            #"f=$(mktemp); echo 'City = Bern' >$f; v=$("$0" --result --answers $f </dev/null); rm $f; echo "[$v]""#,
        ])
    func resultsAlone(script: String) async throws {
        let terminal = try OneShot.started(inShell: script)
        let isAsked = !["printf", "--yes", "--answers"].contains { script.contains($0) }
        let isInLines = script.contains("dumb") || script.contains("plain")
        if isAsked {
            try await terminal.waitUntilCityIsAsked(inLines: isInLines)
            terminal.send(isInLines ? "1\n" : "\r")
        }
        let text = try await terminal.textAtEnd()
        #expect(text.hasSuffix("\n[city: Bern]"), "\(text)")
        #expect(text.contains("note: looked up"))
        // Though its output is redirected, the tool asks by keys.
        #expect(text.contains("✓ City: Bern") == (isAsked && !isInLines))
    }

    @Test(
        "With the style for it, a tool asks at the terminal while its standard input and output are data",
        arguments: ["xterm", "dumb"],
        [
            #"v=$(printf 'a\nb\n' | "$0" --main data --controlling); echo "[$v]""#,
            #"v=$(printf 'a\nb\n' | "$0" --main data --controlling | cat); echo "[$v]""#,
            #"printf 'a\nb\n' | "$0" --main data --controlling 2>/dev/null | (read v; echo "[$v]")"#,
        ])
    func controllingTerminal(name: String, script: String) async throws {
        let terminal = try OneShot.started(inShell: script, environment: ["TERM": name])
        try await terminal.waitUntilCityIsAsked(inLines: name == "dumb")
        terminal.send(name == "dumb" ? "2\n" : "\u{1B}[B\r")
        let text = try await terminal.textAtEnd()
        #expect(text.hasSuffix("\n[a, b to Oslo]"), "\(text)")
        try terminal.expectRestored()
    }

    @Test(
        "Where there is no terminal to ask at, the question and its option are named, and no question is no error",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid"), "setsid is not installed"),
        arguments: [
            ("echo a", "TerminalFixture: “City” is asked at a terminal, and there is none; use --city NAME\n[1]"),
            ("true", "nothing\n[0]"),
        ])
    func noTerminal(data: String, said: String) async throws {
        let script = #"\#(data) | setsid -w "$0" --main data --controlling; echo "[$?]""#
        let terminal = try PseudoTerminal(columns: 120)
        try terminal.start(inShell: script)
        #expect(try await terminal.textAtEnd() == said)
    }

    @Test("A user can have lines in every tool, by an environment variable", arguments: ["1", "0"])
    func accessible(wish: String) async throws {
        let terminal = try OneShot.started(
            inShell: #"echo a | "$0" --main data --controlling"#, environment: ["ACCESSIBLE": wish])
        try await terminal.wait(until: "it asks") { $0.text.contains("Bern") && $0.text.contains("Cancel") }
        #expect(terminal.screen.text.contains("  1) Bern") == (wish == "1"))
    }
}

extension PseudoTerminal {
    /// Waits until the fixture asks for a city; in lines, until it has written its mark as well, before which the terminal
    /// would show what is typed.
    fileprivate func waitUntilCityIsAsked(inLines: Bool) async throws {
        try await wait(until: "it asks") { screen in
            screen.text.contains("Bern") && screen.text.contains("Cancel") && (!inLines || screen.text.hasSuffix(">"))
        }
    }
}
