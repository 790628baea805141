import Foundation
import TerminalHarness
import Testing

/// Everything that a program can show, ended in every way.
@Suite("Endings", .tags(.process), .timeLimit(.minutes(10)))
struct EndingTests {
    @Test(
        "Whatever is shown and however the program ends, the terminal is restored, and the status shows why",
        arguments: Shown.allCases, WayToEnd.all)
    func ends(shown: Shown, way: WayToEnd) async throws {
        let terminal = try await started(shown, way.arguments)
        #expect(try terminal.attributes != TerminalAttributes.untouched)
        #expect(terminal.screen.isAlternate == shown.isWhole)
        let takesPastes = terminal.screen.modes.contains(2004)
        #expect(takesPastes == (shown != .secret))

        try await way.happen(terminal)

        let ending = try await terminal.waitForEnd()
        #expect(way.endings(shown).contains(ending))
        guard way.leavesTerminal else { return }
        try terminal.expectRestored()
        // The shell would write into a question that is left.
        if shown == .question, way.erasesQuestion { #expect(terminal.screen.text == "") }
    }

    @Test("The terminal is restored when run returns, before the caller's next line", arguments: ["\u{3}", "\r"])
    func beforeNextLine(keys: String) async throws {
        let terminal = try OneShot.started("sound")
        try await terminal.send(keys, whenShown: "Finish")
        _ = try await terminal.waitForEnd()
        let rest = String(decoding: terminal.output, as: UTF8.self).split(separator: "\u{1B}[?1049l").last
        #expect(rest?.contains(keys == "\r" ? "no room" : "cancelled") == true)
        #expect(terminal.screen.text == "begin\n" + (keys == "\r" ? "no room" : "cancelled\ninterrupted"))
    }

    @Test("Ctrl-C is not lost while the terminal is being restored", arguments: [Shown.screen, .modal])
    func meanwhile(shown: Shown) async throws {
        let terminal = try await started(shown, ["stubborn", "held"])
        terminal.send("\u{3}")
        try await terminal.send("\u{3}", after: "[held]")
        #expect(try await terminal.waitForEnd() == .signal(SIGINT))
    }

    @Test(
        "While the flow blocks the main actor, Ctrl-C is recognised, and a second one ends the process",
        arguments: [Shown.screen, .question])
    func blocked(shown: Shown) async throws {
        let terminal = try await started(shown, ["blocked-for-ever"])
        terminal.send(signal: SIGURG)
        try await terminal.send("\u{3}", after: "[held]")
        try await terminal.send("\u{3}", after: "[taken]")
        try await terminal.expectRestored(after: .signal(SIGINT))
    }

    @Test("Keys typed while the flow blocks the main actor arrive afterwards, in order")
    func typedMeanwhile() async throws {
        let terminal = try await started(.question, ["blocked"])
        terminal.send(signal: SIGURG)
        try await terminal.send("Ada", after: "[held]")
        try await terminal.send(" L.", after: "[taken]")
        try await terminal.send("\u{3}", whenShown: "Ada L. ")
        #expect(try await terminal.waitForEnd() == .status(130))
    }

    @Test("Text printed under a whole screen is shown afterwards, in order")
    func printing() async throws {
        let terminal = try OneShot.started("printing")
        try await terminal.wait(untilShown: "Finish")
        #expect(!terminal.screen.text.contains("printed"))
        terminal.send("\r")
        #expect(try await terminal.textAtEnd() == "begin\nprinted\nwarned\ntold\nhalf a line, and the rest\nend")
    }

    @Test("In a pipe, text printed after the end of the input has its own line, and no prompt follows it")
    func endOfPipe() async throws {
        let terminal = try OneShot.started(inShell: #""$0" --ask heard </dev/null 2>&1 | cat"#)
        _ = try await terminal.waitForEnd()
        #expect(terminal.screen.text == "begin\n  1) Finish\n>\nnobody\ncancelled")
    }

    private func started(_ shown: Shown, _ arguments: [String]) async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        try terminal.start(Fixture.path, ["--end", shown.rawValue] + arguments)
        try await terminal.wait(until: "it shows the \(shown)") { shown.stands(on: $0) }
        return terminal
    }
}

enum Shown: String, CaseIterable, CustomTestStringConvertible {
    case screen, modal, progress, question, secret

    var testDescription: String { rawValue }
    var isWhole: Bool { self == .screen || self == .modal }

    func stands(on screen: TestScreen) -> Bool {
        switch self {
        case .screen: screen.text.contains("Finish")
        case .modal: screen.text.contains("Really?") && screen.text.contains("Cancel")
        case .progress: screen.text.contains("Working") && screen.text.contains("( Cancel")
        case .question: screen.text.contains("Name") && screen.text.contains("( Cancel")
        case .secret: screen.text.hasPrefix("Log in") && screen.text.hasSuffix("\n>")
        }
    }
}

struct WayToEnd: CustomTestStringConvertible {
    let testDescription: String
    var arguments: [String] = []
    /// The endings that are possible with keys.
    let endings: [Ending]
    /// The endings that are possible in line mode, where the system turns Ctrl-C into a signal.
    var endingsInLines: [Ending]?
    /// Whether the test can still look at the terminal.
    var leavesTerminal = true
    /// Whether the program erases a question, and leaves no record of it.
    var erasesQuestion = false
    let happen: @Sendable (PseudoTerminal) async throws -> Void

    func endings(_ shown: Shown) -> [Ending] { shown == .secret ? endingsInLines ?? endings : endings }

    static let all = keys + signals.map(sent) + signals.prefix(3).map(sentUnread)

    private static let keys = [
        WayToEnd(testDescription: "error", arguments: ["throw"], endings: [.status(4)]) { $0.send(signal: SIGURG) },
        WayToEnd(testDescription: "exit", arguments: ["exit"], endings: [.status(7)], erasesQuestion: true) {
            $0.send(signal: SIGURG)
        },
        crash("fatalError", by: "trap", .signal(trap)), crash("bad access", by: "bad-access", .signal(SIGSEGV)),
        WayToEnd(testDescription: "Ctrl-\\", endings: [.signal(SIGQUIT)]) { $0.send("\u{1C}") },
        WayToEnd(testDescription: "Ctrl-C", endings: [.status(130)], endingsInLines: [.signal(SIGINT)]) {
            $0.send("\u{3}")
        },
        WayToEnd(testDescription: "Ctrl-C twice", arguments: ["stubborn"], endings: [.signal(SIGINT)]) { terminal in
            let isInLines = Shown.secret.stands(on: terminal.screen)
            terminal.send("\u{3}")
            if isInLines { return }
            try await terminal.send("\u{3}", after: "goes on")
        },
        WayToEnd(testDescription: "burst of Ctrl-C", arguments: ["stubborn"], endings: [.signal(SIGINT)]) {
            $0.send(String(repeating: "\u{3}", count: 20))
        },
        WayToEnd(
            testDescription: "Ctrl-C while nobody reads", endings: [.status(130)], endingsInLines: [.signal(SIGINT)]
        ) {
            try $0.stopReading()
            $0.send("\u{3}")
            try await $0.waitForStatus()
            $0.goOnReading()
        },
        WayToEnd(testDescription: "closed window", endings: [.signal(SIGHUP), .status(1)], leavesTerminal: false) {
            $0.hangUp()
        },
    ]

    private static func crash(_ name: String, by argument: String, _ ending: Ending) -> WayToEnd {
        WayToEnd(testDescription: name, arguments: [argument], endings: [ending]) { $0.send(signal: SIGURG) }
    }

    /// The signal with which `fatalError` ends a program.
    private static let trap: Int32 = {
        #if arch(x86_64) && !canImport(Darwin)
            SIGILL
        #else
            SIGTRAP
        #endif
    }()

    @Sendable
    private static func sent(name: String, signal: Int32) -> WayToEnd {
        WayToEnd(
            testDescription: name, endings: [.signal(signal)], erasesQuestion: [SIGTERM, SIGPIPE].contains(signal)
        ) { $0.send(signal: signal) }
    }

    @Sendable
    private static func sentUnread(name: String, signal: Int32) -> WayToEnd {
        WayToEnd(testDescription: "\(name) while nobody reads", endings: [.signal(signal)]) { terminal in
            try terminal.stopReading()
            terminal.send(signal: signal)
            try await terminal.waitForStatus()
            terminal.goOnReading()
        }
    }

    private static let signals: [(String, Int32)] = [
        ("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP), ("QUIT", SIGQUIT), ("PIPE", SIGPIPE), ("ALRM", SIGALRM),
        ("USR1", SIGUSR1), ("USR2", SIGUSR2), ("SYS", SIGSYS), ("XCPU", SIGXCPU), ("XFSZ", SIGXFSZ),
        ("VTALRM", SIGVTALRM), ("PROF", SIGPROF), ("ABRT", SIGABRT), ("SEGV", SIGSEGV), ("BUS", SIGBUS),
        ("FPE", SIGFPE), ("TRAP", SIGTRAP), ("ILL", SIGILL),
    ]
}
