import TerminalHarness
import Testing

/// How questions are answered in lines, by a program whose answers come through a pipe.
@Suite("Answers in lines", .timeLimit(.minutes(1)))
struct AnswerTests {
    private func run(_ tool: String, _ lines: [String]) async throws -> (status: Ending, text: String) {
        let terminal = try PseudoTerminal(rows: 80)
        let answers = lines.map { $0 + "\n" }.joined()
        try terminal.start(
            "/bin/sh", ["-c", #"printf '%s' "$2" | "$0" --ask "$1""#, Fixture.path, tool, answers])
        let status = try await terminal.waitForEnd()
        #expect(!terminal.output.dropLast(6).contains(0x1B))
        return (status, terminal.screen.text)
    }

    @Test(
        "A confirmation takes a number, yes or no, or what its buttons say",
        arguments: [
            (["1", "2"], "true", "false"), (["y", "n"], "true", "false"), (["YES", "No"], "true", "false"),
            (["del", "create"], "true", "true"), (["cancel", "c", "can"], "false", "false"),
        ])
    func confirm(answers: [String], sure: String, create: String) async throws {
        let (status, text) = try await run("confirm", answers)
        #expect(status == .status(0))
        #expect(text.contains("\nsure: \(sure)\n"))
        #expect(text.hasSuffix("\ncreate: \(create)\nend"))
        #expect(text.contains("> c\n“c” could be: Create, Cancel.\n> can") == answers.contains("c"))
    }

    @Test("A list of many takes all numbers in one line, and says what it cannot take")
    func many() async throws {
        let (status, text) = try await run("many", ["1 2 3", "1 4", "1 x", "5 1", "none", "Bern, Ro", "none"])
        #expect(status == .status(0))
        #expect(
            text == """
                begin
                Visit
                  1) Bern
                  2) Oslo (selected)
                  3) Rome
                  4) Done
                  5) Cancel
                  several of them as 1 2
                  or nothing for Oslo
                > 1 2 3
                It takes 1 to 2 of them, not 3.
                > 1 4
                “4” is not a number from 1 to 3.
                > 1 x
                “x” is not a number from 1 to 3.
                > 5 1
                “5” is not a number from 1 to 3.
                > none
                It takes 1 to 2 of them, not 0.
                > Bern, Ro
                cities: ["Bern", "Rome"]

                Toppings?
                  1) Basil (selected)
                  2) Olives
                  3) Done
                  4) Cancel
                  several of them as 1 2, or none
                  or nothing for Basil
                > none
                toppings: []
                end
                """)
    }

    @Test("A list of many keeps what is taken where nothing is said, and its buttons are answers as well")
    func manyKept() async throws {
        let (status, text) = try await run("many", ["", "3"])
        #expect(status == .status(0))
        #expect(text.contains("\ncities: [\"Oslo\"]\n"))
        #expect(text.hasSuffix("\ntoppings: [\"Basil\"]\nend"))
        #expect(try await run("many", ["cancel"]).text.hasSuffix("> cancel\ncancelled"))
    }

    @Test("An empty line takes what is selected, or the only answer there is, and decides nothing else")
    func empty() async throws {
        let (_, city) = try await run("choose", [""])
        #expect(city.contains("\n  12) Place 12 (selected)\n"))
        #expect(city.hasSuffix("\n  or nothing for Place 12\n>\ncity: Place 12\nend"))
        #expect(try await run("alert", ["", ""]).text.hasSuffix("\n  1) OK\n>\nend"))
        let (status, text) = try await run("confirm", ["", " ", "1", "1"])
        #expect(status == .status(0))
        #expect(text.contains("\n>\nEnter a number from 1 to 2.\n>\nEnter a number from 1 to 2.\n> 1\nsure: true\n"))
    }

    @Test("An empty line keeps what a field holds, and only the field that was refused is asked for again")
    func fields() async throws {
        let (status, text) = try await run("fields", ["", "falsch", "geheim"])
        #expect(status == .status(0))
        #expect(
            text == """
                begin
                Log in
                User
                  or nothing for ada
                  /cancel to cancel
                >

                Password
                >
                It is wrong.
                >
                user: ada
                end
                """)
    }

    @Test("A refused text is explained below the question, which is not repeated")
    func refused() async throws {
        let (status, text) = try await run("prompt", ["a/b", "c"])
        #expect(status == .status(0))
        #expect(text.hasSuffix("  /cancel to cancel\n> a/b\nA name has no slash.\n> c\nname: c\nend"))
    }

    @Test("Work is given up by a line; any other line is for the question after it")
    func progress() async throws {
        // The first one may come too late for the first work to heed it.
        let text = try await run("progress", ["/cancel", "/cancel"]).text
        #expect(text.hasSuffix("\ncancelled"))
        #expect(text.contains("> ") == false)
        #expect(try await run("work", ["Ada"]).text.hasSuffix("\nname: Ada\nend"))
    }

    @Test("What work prints stands below its name")
    func printed() async throws {
        let text = try await run("progress", ["/cancel", "/cancel"]).text
        #expect(text.hasPrefix("begin\nCopying\n  25 %, file 1\ncopied 1\n"))
    }

    @Test("Whoever types is told how to give work up, and that nothing else is wanted")
    func typed() async throws {
        let terminal = try OneShot.started("progress", ["--plain"])
        try await terminal.wait(for: "Waiting\r\n  /cancel to cancel\r\n")
        terminal.send("what?\n")
        try await terminal.wait(for: "Nothing is asked now.\r\n")
        terminal.send("/cancel\n")
        #expect(try await terminal.waitForEnd() == .status(1))
        #expect(terminal.screen.text.hasSuffix("Nothing is asked now.\n/cancel\ncancelled"))
    }

    @Test("Work goes on where the input has ended")
    func endOfInput() async throws {
        #expect(try await run("work", []).text.hasSuffix(">\ncancelled"))
    }
}
