import Foundation
import TerminalHarness
import Testing

@Suite("Terminal.main", .tags(.process), .timeLimit(.minutes(10)))
struct MainTests {
    @Test(
        "The status and standard error show what went wrong, and standard output stays clean",
        arguments: [
            ("ask </dev/null", 1, "TerminalFixture: the input ended before “Name” was answered"),
            ("ask <&-", 1, "TerminalFixture: the input ended before “Name” was answered"),
            ("result </dev/null", 1, "TerminalFixture: the input ended before “City” was answered; use --city NAME"),
            ("region < <(printf '\\xEF\\xBB\\xBF1\\r\\n')", 0, "> 1"),
            ("ask <<<'x'", 0, "asked"),
            (
                "ask < <(head -c 70000 /dev/zero | tr '\\0' x)", 1,
                "TerminalFixture: a line of the input is longer than 65536 bytes"
            ),
            ("fail", 1, "TerminalFixture: no room"),
            ("usage", 64, "TerminalFixture: what?"),
            ("ask --answers /nowhere/answers", 64, "TerminalFixture: “/nowhere/answers” cannot be read"),
            (
                "warn <<<'2'", 1,
                "TerminalFixture: “Upload failed” refused the answer from the input: “2” is not a number from 1 to 1."
            ),
            (
                "delete --yes", 1,
                "Delete it? no answer\n"
                    + "TerminalFixture: “Delete it?” has no default answer, and nobody is asked; use --force"
            ),
        ] as [(String, Int32, String)])
    func said(script: String, status: Int32, said: String) async throws {
        let terminal = try start("bash", script + " 2>&1 >/dev/null")
        #expect(try await terminal.textAtEnd(status).hasSuffix(said))
        // What comes before is the question, where a pipe was asked.
        #expect(terminal.screen.text == said || script.contains("<"))
    }

    @Test(
        "A tool whose output could not be written fails and says why, whoever printed it",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: [
            ("ask <<<'x'", "Name\n  an empty line keeps hello\n  type /cancel to stop\n> x\nasked\n"), ("say", ""),
        ])
    func fullDisk(script: String, before: String) async throws {
        let terminal = try start("bash", script + " 2>&1 >/dev/full")
        #expect(
            try await terminal.textAtEnd(1)
                == before + "TerminalFixture: the output could not be written: No space left on device")
    }

    @Test(
        "A tool whose output is closed fails if it prints anything",
        arguments: [
            ("say", 1, "the output could not be written: Bad file descriptor"), ("usage", 64, "what?"),
        ] as [(String, Int32, String)])
    func closedOutput(tool: String, status: Int32, message: String) async throws {
        let terminal = try start("sh", tool + " >&-")
        #expect(try await terminal.textAtEnd(status) == "TerminalFixture: \(message)")
    }

    @Test(
        "A tool whose output nobody reads any more ends with the status of SIGPIPE and asks nothing, even if that is ignored",
        arguments: ["say", "flood"])
    func closedPipe(tool: String) async throws {
        let terminal = try PseudoTerminal(columns: 160)
        let script = #"trap "" PIPE; exec 3> >(:); wait $!; exec "$0" --main "$1" >&3"#
        try terminal.start("/bin/bash", ["-c", script, Fixture.path, tool])
        #expect(try await terminal.textAtEnd(141) == "")
        try terminal.expectRestored()
    }

    @Test(
        "A signal lets the tool tidy up, and the status shows the signal, with keys and in lines",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)], ["xterm", "dumb"])
    func signals(of signal: (number: Int32, status: Int32), terminalType: String) async throws {
        let terminal = try start("sh", "tidy", environment: ["TERM": terminalType])
        try await terminal.wait(until: "it asks") { $0.text.contains("( Cancel") || $0.text.hasSuffix("\n>") }
        terminal.send(signal: signal.number)
        #expect(try await terminal.textAtEnd(signal.status).hasSuffix("\ntidied up\nTerminalFixture: not done"))
        try terminal.expectRestored()
    }

    @Test("In lines, Ctrl-C ends the line of the mark, so that the shell's prompt begins a line")
    func interruptedLine() async throws {
        let terminal = try start("sh", "ask", environment: ["TERM": "dumb"])
        try await terminal.send("\u{3}", after: "> ")
        #expect(try await terminal.waitForEnd() == .status(130))
        #expect(terminal.hasWritten("\r\n> ^C\r\n"))
    }

    @Test(
        "The status shows the signal, even if it ends blocking work, after which the tool returns",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func wokenBySignal(signal: Int32, status: Int32) async throws {
        let terminal = try start("sh", "woken")
        try await terminal.wait(for: "waits")
        terminal.send(signal: signal)
        terminal.send("\r")
        #expect(try await terminal.waitForEnd() == .status(status))
    }

    @Test(
        "Ctrl-C, Esc or a signal takes the question away and leaves its record, and nothing else is printed",
        arguments: [
            ("\u{3}", 0, 130), ("\u{1B}", 0, 1), ("", SIGINT, 130), ("", SIGTERM, 143), ("", SIGHUP, 129),
        ] as [(String, Int32, Int32)], ["ask", "journey"])
    func endAtQuestion(by end: (key: String, signal: Int32, status: Int32), tool: String) async throws {
        let terminal = try start("sh", tool)
        try await terminal.wait(untilShown: "submit")
        if end.key == "\u{1B}" {
            try await terminal.press(end.key) { $0.text.contains("submit") }
        } else if end.signal == 0 {
            terminal.send(end.key)
        } else {
            terminal.send(signal: end.signal)
        }
        #expect(try await terminal.textAtEnd(end.status) == "✗ Name: cancelled")
    }

    @Test("At a terminal, a step whose answer was given leaves its record, and Back asks for it with that answer")
    func givenStep() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("Name = Ada\n".utf8).write(to: URL(fileURLWithPath: path))
        let terminal = try start("sh", "journey --answers \(path)")
        func waitForCity() async throws {
            try await terminal.wait(until: "the city is asked") { screen in
                screen.text.hasPrefix("✓ Name: Ada\n") && screen.text.contains("2 of 2")
            }
        }
        try await waitForCity()
        terminal.send("\u{1B}")
        try await terminal.wait(until: "the name is asked") { screen in
            screen.text.contains("1 of 2") && screen.text.contains("Ada") && !screen.text.contains("✓")
        }
        terminal.send("\r")
        try await waitForCity()
        terminal.send("Oslo\r")
        #expect(try await terminal.textAtEnd() == "✓ Name: Ada\n✓ City: Oslo\nAda, Oslo")
    }

    @Test("The second signal or Ctrl-C ends a tool that continues after the first", arguments: [SIGINT, SIGTERM, 0])
    func secondSignal(signal: Int32) async throws {
        let terminal = try start("sh", "deaf")
        try await terminal.wait(untilShown: "( Cancel")
        if signal == 0 { terminal.send("\u{3}") } else { terminal.send(signal: signal) }
        try await terminal.wait(for: "goes on")
        if signal == 0 { terminal.send("\u{3}") } else { terminal.send(signal: signal) }
        #expect(try await terminal.waitForEnd() == .signal(signal == 0 ? SIGINT : signal))
    }

    @Test("The first signal ends a tool whose code never suspends", arguments: [SIGINT, SIGTERM, SIGHUP])
    func neverSuspending(signal: Int32) async throws {
        let terminal = try start("sh", "busy")
        try await terminal.wait(for: "busy")
        terminal.send(signal: signal)
        #expect(try await terminal.waitForEnd() == .signal(signal))
    }

    @Test(
        "The first signal or Ctrl-\\ ends a prompt whose check never suspends, and gives the terminal back",
        arguments: [SIGTERM, SIGQUIT])
    func neverSuspendingCheck(signal: Int32) async throws {
        let terminal = try start("sh", "busy-check")
        try await terminal.send("\r", after: "( Cancel")
        try await terminal.wait(for: "checks")
        if signal == SIGQUIT { terminal.send("\u{1C}") } else { terminal.send(signal: signal) }
        try await terminal.expectRestored(after: .signal(signal))
    }

    @Test(
        "With --yes, a question without a default ends the tool and is named, whatever the tool does then",
        arguments: ["whatever", "insisting"])
    func withoutDefault(tool: String) async throws {
        let terminal = try start("sh", "\(tool) --yes 2>&1 >/dev/null")
        #expect(try await terminal.textAtEnd(1).contains("TerminalFixture: “Region” has no default answer"))
        #expect(terminal.output.count < 1_000)
    }

    @Test(
        "An endless loop of notices hears the first signal and writes no endless log, whatever shows it",
        arguments: ["asking", "lasting"], ["--yes", "</dev/null", "2>&1 | cat", "2>&1"])
    func endlessNotices(_ tool: String, surroundings: String) async throws {
        let terminal = try start("sh", "\(tool) \(surroundings)", isReplacing: false)
        try await terminal.wait(for: "Any questions?")
        try terminal.signalForeground(SIGTERM)
        try await terminal.waitForStatus()
        #expect(terminal.output.count < 1_000)
    }

    @Test("With --yes, an endless loop of questions with defaults writes no endless log, and hears the first signal")
    func endlessDefaults() async throws {
        let terminal = try start("sh", "defaults --yes")
        try await terminal.wait(for: "Version: 1.0\r\n…\r\n")
        terminal.send(signal: SIGTERM)
        // The tool was cancelled in time, so that the signal did not have to end it.
        #expect(try await terminal.waitForEnd() == .status(143))
        #expect(terminal.output.count < 1_000)
    }

    @Test("A flow that keeps asking after Ctrl-C is left behind, and its question is named")
    func endless() async throws {
        let terminal = try start("sh", "endless")
        try await terminal.send("\u{3}", whenShown: "Cancel")
        #expect(
            try await terminal.textAtEnd(130).hasPrefix(
                "TerminalFixture: The flow keeps asking after the end of the input. Its last question was prompt “Name”, at TerminalFixture/MainFixture.swift:"
            ))
    }

    @Test("Closed standard streams are never reused for a file of the tool", arguments: ["0<&-", "2>&-", "0<&- 2>&-"])
    func closedStreams(closing: String) async throws {
        let terminal = try start("sh", "streams \(closing)")
        #expect(try await terminal.textAtEnd() == "free: true")
    }

    @Test("A tool that first prints under a whole screen prints line by line afterwards")
    func lineByLine() async throws {
        let terminal = try start("sh", "print")
        try await terminal.wait(until: "it is shown") { $0.text.contains("Ready") && $0.text.contains("OK") }
        terminal.send("\r")
        try await terminal.wait(until: "it has printed") { $0.text == "inside\noutside" }
    }

    private func start(
        _ shell: String, _ script: String, isReplacing: Bool = true, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: 160)
        let command = #"\#(isReplacing ? "exec " : "")"$0" --main \#(script)"#
        try terminal.start("/bin/\(shell)", ["-c", command, Fixture.path], environment: environment)
        return terminal
    }
}
