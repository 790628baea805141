import Foundation
import TerminalHarness
import Testing

/// Between the terminal and the program, there is a shell with job control, as users have it.
@Suite("TerminalDevice: stopping and continuing")
struct StoppingTests {
    private static let shell = #"set -m; "$0" "$@"; echo "[status $?]"; read line; fg >/dev/null; echo "[status $?]""#

    enum Stop: CaseIterable { case byKey, bySignal }

    @Test(
        "A stopped program restores the terminal; a continued one takes it over and draws again",
        arguments: Stop.allCases)
    func stops(stop: Stop) async throws {
        let terminal = try PseudoTerminal()
        let before = try terminal.attributes
        try terminal.start(inShell: Self.shell)
        try await terminal.wait(for: "[ready")
        let taken = try terminal.attributes
        let modes = terminal.screen.modes
        #expect(taken != before)

        if stop == .byKey { terminal.send("\u{1A}") } else { try terminal.signalForeground(SIGTSTP) }
        try await terminal.wait(for: "[status \(128 + SIGTSTP)]")
        try terminal.expectRestored()

        terminal.send("\n")
        try await terminal.wait(for: "[resumed 80x24]")
        #expect(try terminal.attributes == taken)
        #expect(terminal.screen.modes == modes)
        terminal.send("k")
        try await terminal.wait(for: "[text k]")

        terminal.send("q")
        try await terminal.wait(for: "[status 0]")
        try await terminal.expectRestored(after: .status(0))
    }

    @Test("Settings that a shell makes while the program is stopped stay after its end")
    func newAttributes() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(
            inShell: #"set -m; "$0"; stty -ixon; echo "[stopped]"; read line; fg >/dev/null; echo "[ended]""#)
        try await terminal.send("\u{1A}", after: "[ready")
        try await terminal.wait(for: "[stopped]")
        let changed = try terminal.attributes
        terminal.send("\n")
        try await terminal.send("q", after: "[resumed")
        try await terminal.wait(for: "[ended]")
        #expect(try terminal.attributes == changed)
    }

    @Test("A program that is killed while it is stopped does not touch the terminal")
    func killedWhileStopped() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(
            inShell: #"set -m; "$0"; echo "[stopped]"; read line; kill %1; fg >/dev/null 2>&1; echo "[status $?]""#)
        try await terminal.send("\u{1A}", after: "[ready")
        try await terminal.wait(for: "[stopped]")
        let written = terminal.output.count
        terminal.send("\n")
        try await terminal.wait(for: "[status \(128 + SIGTERM)]")
        #expect(!terminal.output[written...].contains(0x1B))
    }

    @Test("A program that is killed in the background does not touch the terminal of the foreground program")
    func killedInBackground() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(
            inShell: #"set -m; "$0"; echo "[stopped]"; read line; kill %1; bg >/dev/null; wait %1; echo "[status $?]""#)
        try await terminal.wait(for: "[ready")
        // The terminal cannot be restored before this.
        try terminal.signalForeground(SIGSTOP)
        try await terminal.wait(for: "[stopped]")
        let written = terminal.output.count
        terminal.send("\n")
        try await terminal.wait(for: "[status \(128 + SIGTERM)]")
        #expect(!terminal.output[written...].contains(0x1B))
    }

    @Test("A program that was stopped without notice configures the terminal again when it continues")
    func stoppedWithoutNotice() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(
            inShell: #"set -m; "$0"; stty sane; echo "[stopped]"; read line; fg >/dev/null; echo "[status $?]""#)
        try await terminal.wait(for: "[ready")
        let taken = try terminal.attributes
        try terminal.signalForeground(SIGSTOP)
        try await terminal.wait(for: "[stopped]")
        #expect(try terminal.attributes != taken)
        terminal.send("\n")
        try await terminal.wait(for: "[resumed")
        #expect(try terminal.attributes == taken)
        terminal.send("q")
        try await terminal.wait(for: "[status 0]")
        try terminal.expectRestored()
    }

    @Test("Ctrl-Z stops all of a pipeline")
    func pipeline() async throws {
        let terminal = try PseudoTerminal()
        try terminal.start(
            inShell: #"set -m; "$0" --tty | cat; echo "[stopped]"; read line; fg >/dev/null; echo "[ended]""#)
        try await terminal.send("\u{1A}", after: "[ready")
        try await terminal.send("\n", after: "[stopped]")
        try await terminal.send("q", after: "[resumed")
        try await terminal.wait(for: "[ended]")
    }

    @Test(
        "A program started in the background stops before it touches the terminal, and continues in the foreground",
        arguments: ["", "--later"])
    func background(moment: String) async throws {
        let terminal = try PseudoTerminal()
        let before = try terminal.attributes
        try terminal.start(
            inShell: #"set -m; "$0" "$1" & wait; echo "[stopped]"; read line; fg >/dev/null; echo "[status $?]""#,
            moment)
        try await terminal.wait(for: "[stopped]")
        #expect(try terminal.attributes == before)
        #expect(!terminal.output.contains(0x1B))
        terminal.send("\n")
        try await terminal.send("q", after: "[ready")
        try await terminal.wait(for: "[status 0]")
        try terminal.expectRestored()
    }

    @Test("Ctrl-Z does not stop a program that nobody could continue; the program draws again")
    func orphan() async throws {
        // The leader of a session has no shell that could continue it.
        let terminal = try await Fixture.started()
        terminal.send("\u{1A}")
        try await terminal.wait(for: "[resumed 80x24]")
        #expect(terminal.screen.isAlternate)
        terminal.send("q")
        try await terminal.expectRestored(after: .status(0))
    }
}
