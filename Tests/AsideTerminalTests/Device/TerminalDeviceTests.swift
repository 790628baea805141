import AsideTerminal
import Foundation
import TerminalHarness
import Testing

@Suite("TerminalDevice")
struct TerminalDeviceTests {
    @Test("The input contains keys, pastes and texts, but no replies of the terminal")
    func input() async throws {
        let terminal = try await Fixture.started()
        terminal.send("\u{1B}[A")
        try await terminal.send("\u{1B}[?2026;0$y\u{1B}[?62c\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[1;5C", after: "[key up 0]")
        try await terminal.send("\u{1B}[200~some\u{3}thing\u{1B}[201~", after: "[key right 4]")
        try await terminal.send("é", after: "[paste of 9 bytes]")
        try await terminal.wait(for: "[text é]")
        #expect(!terminal.screen.text.contains("leaked"))
    }

    @Test("An Escape key is recognised after its delay, and not earlier", arguments: [("50", 50), ("250", 250)])
    func escape(delay: String, milliseconds: Int) async throws {
        let terminal = try await Fixture.started(environment: ["ESCDELAY": delay])
        var fastest = Duration.seconds(60)
        for _ in 0..<5 {
            let start = ContinuousClock.now
            terminal.send("\u{1B}")
            try await terminal.wait(for: "[key escape 0]")
            fastest = min(fastest, ContinuousClock.now - start)
        }
        // How late it may be has no bound here: on a busy machine, this process may wait for its turn for seconds.
        #expect(fastest >= .milliseconds(milliseconds))
    }

    @Test(
        "A long frame arrives completely, even if the terminal is set to non-blocking writes",
        arguments: [[], ["--impatient"]])
    func longFrame(arguments: [String]) async throws {
        let terminal = try await Fixture.started(arguments)
        let written = terminal.output.count
        terminal.send("w")
        let frame = "[" + String(repeating: "much ", count: 50_000) + "]\r\n"
        try await terminal.wait(for: "much ]\r\n")
        #expect(terminal.output[written...].elementsEqual(frame.utf8))
    }

    @Test("Ctrl-C in a paste without an end is recognised while a frame waits to be written")
    func interruptedPaste() async throws {
        let terminal = try await Fixture.started()
        terminal.send("h\u{1B}[200~some")
        try await terminal.wait(for: "[waiting]")
        try terminal.stopReading()
        terminal.send("\u{3}")
        try await terminal.waitForStatus()
        terminal.goOnReading()
        #expect(try await terminal.waitForEnd() == .status(130))
    }

    @Test("A new size is reported once")
    func resize() async throws {
        let terminal = try await Fixture.started()
        try terminal.resize(columns: 120, rows: 40)
        try await terminal.wait(for: "[resized 120x40]")
        terminal.send(signal: SIGWINCH)
        terminal.send("k")
        try await terminal.wait(for: "[text k]")
        #expect(terminal.screen.text.ranges(of: "[resized").count == 1)
    }

    @Test(
        "A terminal without a size uses that of the environment, or else 80 by 24",
        arguments: [
            ([:], "80x24"), (["LINES": "50", "COLUMNS": "132"], "132x50"),
            (["LINES": "0", "COLUMNS": "many"], "80x24"),
        ] as [([String: String], String)])
    func sizes(environment: [String: String], size: String) async throws {
        let terminal = try PseudoTerminal(columns: 0, rows: 0)
        try terminal.start(Fixture.path, environment: environment)
        try await terminal.wait(for: "[ready \(size)]")
    }

    @Test(
        "A terminal that cannot be taken over is not changed, and the error says why",
        arguments: [
            (#""$0" </dev/null"#, "xterm", "noTerminal"), (#""$0" <&-"#, "xterm", "noTerminal"),
            (#""$0" | cat"#, "xterm", "noTerminal"), (#""$0""#, "dumb", "incapable"),
            (#""$0""#, "", "incapable"),
        ])
    func refused(command: String, name: String, reason: String) async throws {
        let terminal = try PseudoTerminal()
        let before = try terminal.attributes
        try terminal.start(inShell: command, environment: ["TERM": name])
        try await terminal.wait(for: reason)
        _ = try await terminal.waitForEnd()
        #expect(try terminal.attributes == before)
        #expect(!terminal.hasWritten("\u{1B}["))
    }

    @Test(
        "A signal that the program ignores stays ignored, as under nohup",
        arguments: [("HUP", SIGHUP), ("PIPE", SIGPIPE), ("USR1", SIGUSR1)])
    func ignored(name: String, signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(inShell: #"trap "" \#(name); exec "$0""#)
        try await terminal.wait(for: "[ready")
        terminal.send(signal: signal)
        terminal.send("k")
        try await terminal.send("q", after: "[text k]")
        #expect(try await terminal.waitForEnd() == .status(0))
    }
}
