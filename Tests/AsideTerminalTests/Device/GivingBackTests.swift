import Foundation
import TerminalHarness
import Testing

@Suite("TerminalDevice: giving back")
struct GivingBackTests {
    @Test("After a stack overflow, the terminal is restored, too")
    func overflow() async throws {
        let terminal = try await Fixture.started()
        terminal.send("o")
        try await terminal.expectRestored(after: .signal(SIGSEGV))
    }

    @Test("After a trap, its message and everything else on standard error stay on the terminal")
    func errors() async throws {
        let terminal = try await Fixture.started()
        terminal.send("s")
        try await terminal.wait(for: "[said]")
        #expect(!terminal.screen.text.contains("aside of it"))
        terminal.send("t")
        #expect(try await terminal.waitForEnd() != .status(0))
        // The message of a trap may have more lines than the screen.
        let left = String(decoding: terminal.output, as: UTF8.self).split(separator: "\u{1B}[?1049l").last
        #expect(left?.hasPrefix("aside of it\r\n") == true)
        #expect(left?.contains("Fatal error: told to") == true)
    }

    @Test("Text on standard error is shown once, each time that the terminal is restored")
    func errorsOnce() async throws {
        let terminal = try await Fixture.started()
        terminal.send("s")
        try await terminal.send("r", after: "[said]")
        try await terminal.wait(for: "again")
        try await terminal.send("sq", after: "[ready 80x24]")
        #expect(
            try await terminal.textAtEnd()
                == "aside of it\nagain\naside of it\ndone, handlers left: 0")
    }

    @Test("Redirected standard error still goes to its destination")
    func errorsElsewhere() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(inShell: #""$0" 2>/dev/null"#)
        try await terminal.send("sq", after: "[ready 80x24]")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(!terminal.hasWritten("aside of it"))
    }

    enum Reader: CaseIterable { case reads, doesNotRead }

    @Test(
        "A signal in the middle of a long frame restores the terminal, too, even if nobody reads the frame",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT], Reader.allCases)
    func middleOfFrame(signal: Int32, reader: Reader) async throws {
        let terminal = try await Fixture.started()
        terminal.send("w")
        try await terminal.wait(for: "much much")
        if reader == .doesNotRead { try terminal.stopReading() }
        terminal.send(signal: signal)
        try await terminal.waitForStatus()
        if reader == .doesNotRead { terminal.goOnReading() }
        try await terminal.expectRestored(after: .signal(signal))
    }

    @Test(
        "A signal ends the program even if the user has stopped the terminal, so that nothing can be written",
        arguments: [SIGINT, SIGTERM, SIGHUP])
    func stopped(signal: Int32) async throws {
        let terminal = try await Fixture.started()
        try terminal.stopOutput()
        terminal.send(signal: signal)
        try await terminal.waitForStatus()
        try terminal.startOutput()
        #expect(try await terminal.waitForEnd() == .signal(signal))
        #expect(try terminal.attributes == TerminalAttributes.untouched)
    }

    @Test("A program that ignores the hang-up learns that the input has ended")
    func ignoredHangUp() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(inShell: #"trap "" HUP; exec "$0""#)
        try await terminal.wait(for: "[ready")
        terminal.hangUp()
        #expect(try await terminal.waitForEnd() == .status(1))
    }

    @Test("The program's own reaction to a signal still works, and the program has the terminal again if it continues")
    func ownHandler() async throws {
        let terminal = try await Fixture.started(["--own-handler"])
        terminal.send(signal: SIGINT)
        // The program's own handler writes to the restored terminal.
        try await terminal.wait(for: "\u{1B}[?1049l[own]")
        try await terminal.wait(for: "[resumed")
        #expect(terminal.screen.isAlternate)
        terminal.send(signal: SIGINT)
        try await terminal.wait(for: "\u{1B}[?1049l[own]")
        try await terminal.send("q", after: "[resumed")
        try await terminal.wait(for: "done, handlers left: 1")
    }

    @Test("A timer of the program itself does not restore the terminal")
    func ownTimer() async throws {
        let terminal = try await Fixture.started(["--own-timer", "--inline"])
        terminal.send(signal: SIGALRM)
        try await terminal.send("k", after: "[own]")
        try await terminal.wait(for: "[text k]")
        #expect(!terminal.hasWritten("\u{1B}[?2004l"))
        terminal.send("q")
        try await terminal.wait(for: "done, handlers left: 1")
    }

    @Test("Late replies of the terminal are not typed into the next program")
    func lateAnswers() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(inShell: #""$0"; echo "[left]"; read line; echo "[read $line]""#)
        try await terminal.send("d", after: "[ready")
        try await terminal.send("\u{1B}[?2026;2$y\u{1B}[?62c", after: "[waiting]")
        try await terminal.send("typed\n", after: "[left]")
        try await terminal.wait(for: "[read typed]")
    }

    @Test("The terminal is restored even if the program's input and output are redirected")
    func controlling() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(inShell: #""$0" --tty </dev/null | cat >/dev/null; echo "[left]""#)
        try await terminal.send("k", after: "[ready 80x24]")
        try await terminal.send("q", after: "[text k]")
        try await terminal.wait(for: "[left]")
        try await terminal.expectRestored(after: .status(0))
    }

    @Test("The terminal cannot be taken over twice at once, and the first use stays")
    func nested() async throws {
        let terminal = try await Fixture.started()
        terminal.send("n")
        try await terminal.send("k", after: "[nested: alreadyTaken]")
        try await terminal.send("q", after: "[text k]")
        #expect(try await terminal.waitForEnd() == .status(0))
    }
}
