import Foundation
import TerminalHarness
import Testing

/// The tool as a process, in each place where users may run it.
@Suite("aside-new", .timeLimit(.minutes(10)))
struct AsideNewTests {
    let workplace: Workplace

    init() throws {
        workplace = try Workplace()
    }

    @Test("At a terminal, aside-new asks below what the shell has written, and leaves its answers there")
    func terminal() async throws {
        let terminal = try workplace.start(#""$0""#)
        try await terminal.send("\u{15}a/b\r", whenShown: "[* OK")
        try await terminal.send("\u{15}Shop\r", whenShown: "has no slash")
        try await terminal.send("lib\r", whenShown: "Library")
        try await terminal.send("\u{1B}[B \r", whenShown: ".gitignore")
        try await terminal.send("\r", whenShown: "* Create")
        try await terminal.expectRestored(after: .status(0))
        #expect(
            terminal.screen.text == """
                ✓ Project name: Shop
                ✓ Kind: Library
                ✓ Extras: Tests
                ✓ Create 3 files in “Shop”? Create
                ✓ Creating “Shop”: done
                Shop/Package.swift
                Shop/Sources/Shop/Shop.swift
                Shop/Tests/ShopTests/ShopTests.swift
                """)
        #expect(workplace.files.contains("Shop/Package.swift"))
    }

    @Test("With --yes, aside-new asks nobody, and prints only what it has created")
    func yes() async throws {
        let terminal = try workplace.start(#""$0" --yes 2>/dev/null </dev/null"#)
        #expect(
            try await terminal.textAtEnd() == """
                hello/Package.swift
                hello/Sources/hello/hello.swift
                hello/Tests/helloTests/helloTests.swift
                hello/README.md
                """)
    }

    @Test(
        "If nobody answers, the user cancels, or an answer is refused, aside-new says so, and creates nothing",
        arguments: [
            (#""$0" </dev/null"#, ": the input ended (--yes asks nothing)"),
            (#"printf 'Shop\n1\n' | "$0""#, ": the input ended (--yes asks nothing)"),
            (#"printf '/cancel\n' | "$0""#, ""), (#"printf 'Shop\n1\n\nno\n' | "$0""#, ""), (#""$0" a/b --yes"#, ""),
        ])
    func noAnswer(script: String, reason: String) async throws {
        let terminal = try workplace.start("\(script) 2>&1 >/dev/null")
        #expect(try await terminal.textAtEnd(1).hasSuffix("aside-new: nothing was created" + reason))
        #expect(workplace.files.isEmpty)
    }

    @Test("aside-new reports a full disk, and leaves nothing on it")
    func full() async throws {
        let terminal = try workplace.start(#"trap '' XFSZ; ulimit -f 0; "$0" Shop --yes"#)
        #expect(
            try await terminal.textAtEnd(1).hasSuffix(
                """
                Creating “Shop”: failed
                “Shop” was not created: no answer
                  The disk is full. Make some room, and try again.
                aside-new: “Shop” was not created: The disk is full. Make some room, and try aga
                in.
                aside-new: nothing was created
                """))
        #expect(workplace.files.isEmpty)
    }

    private static let steps: [(shown: String, keys: String)] = [
        ("[* OK", "\u{15}Shop\r"), ("Library", "lib\r"), (".gitignore", "\r"), ("* Create", "\r"),
    ]

    @Test(
        "With --resume, aside-new goes on at the question where it ended, however it ended", arguments: steps.indices,
        [SIGINT, SIGTERM, SIGKILL])
    func resumed(step: Int, signal: Int32) async throws {
        let command = #""$0" --resume answers"#
        let first = try workplace.start(command)
        for step in Self.steps[..<step] { try await first.send(step.keys, whenShown: step.shown) }
        try await first.wait(untilShown: Self.steps[step].shown)
        try first.signalForeground(signal)
        try await first.waitForStatus()

        let second = try workplace.start(command)
        for step in Self.steps[step...] { try await second.send(step.keys, whenShown: step.shown) }
        let text = try await second.textAtEnd()
        #expect(text.contains("To begin anew, delete “answers”.") == (step > 0))
        #expect(text.hasSuffix("Shop/README.md"))
        #expect(workplace.files.contains("Shop/Package.swift"))
        #expect(!workplace.files.contains { $0.hasPrefix("answers") })
    }

    @Test("At the end of the input, aside-new keeps the answers")
    func resumedLines() async throws {
        let first = try workplace.start(#"printf 'Shop\n2\n' | "$0" --resume answers 2>&1"#)
        _ = try await first.textAtEnd(1)
        let second = try workplace.start(#"stat -c %a answers; printf '\nyes\n' | "$0" --resume answers 2>/dev/null"#)
        #expect(try await second.textAtEnd().hasPrefix("600\nShop/Package.swift\nShop/Sources/Shop/Shop.swift"))
    }

    @Test("aside-new explains its command line; an unknown option is a usage error")
    func usage() async throws {
        for (arguments, status, end) in [
            ("--help", 0, "Unless it is 0, nothing\nhas been created."), ("--version", 0, "aside-new 0.1.0"),
            ("--nope", 64, "aside-new: unknown argument “--nope”\n\(usageLine)"),
            ("a b", 64, "aside-new: unknown argument “b”\n\(usageLine)"),
            ("--yes --lines", 64, "aside-new: --yes, --lines and --messages exclude each other\n\(usageLine)"),
        ] as [(String, Int32, String)] {
            let terminal = try workplace.start("\"$0\" \(arguments)", columns: 120)
            #expect(try await terminal.textAtEnd(status).hasSuffix(end))
        }
        #expect(workplace.files.isEmpty)
    }

    private let usageLine = """
        Usage: aside-new [NAME] [--yes | --lines | --messages] [--resume FILE]
               aside-new --mcp | --help | --version
        """
}
