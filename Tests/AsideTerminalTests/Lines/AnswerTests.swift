import Aside
import TerminalHarness
import TestSupport
import Testing

@testable import AsideTerminal

/// Answers in lines, from a user and from a program that sends them through a pipe.
@Suite("Answers in lines", .timeLimit(.minutes(10)))
struct AnswerTests {
    private func run(_ tool: String, _ lines: [String]) async throws -> (status: TerminalHarness.Ending, text: String) {
        let terminal = try PseudoTerminal(rows: 80)
        let answers = lines.map { $0 + "\n" }.joined()
        try terminal.start(inShell: #"printf '%s' "$2" | "$0" --ask "$1""#, tool, answers)
        let status = try await terminal.waitForEnd()
        #expect(!terminal.output.dropLast(6).contains(0x1B))
        return (status, terminal.screen.text)
    }

    @Test("A user answers each kind of question in lines on a dumb terminal, without a code", arguments: Transcript.all)
    func typed(_ transcript: Transcript) async throws {
        let terminal = try OneShot.started(transcript.tool, rows: 80, environment: ["TERM": "dumb"])
        for (count, line) in transcript.lines.enumerated() {
            try await terminal.wait(until: "it asks for line \(count + 1)") { screen in
                screen.text.split(separator: "\n", omittingEmptySubsequences: false).count { $0.hasPrefix(">") }
                    == count + 1
            }
            terminal.send(line + "\n")
        }
        #expect(try await terminal.textAtEnd() == "begin\n\(transcript.text)\nend")
        #expect(!terminal.output.dropLast(6).contains(0x1B))
    }

    @Test(
        "In a pipe, a refused answer ends the question, because the next line was meant for another one",
        arguments: [
            ("confirm", "maybe", "“maybe” is neither a number from 1 to 2 nor a label."),
            ("prompt", "a/b", "A name has no slash."),
        ])
    func pipe(tool: String, answer: String, reason: String) async throws {
        let (status, text) = try await run(tool, [answer, "1", "1"])
        #expect(status == .status(1))
        #expect(
            text.hasSuffix(
                "> \(answer)\n\(reason)\nThe answers come from a pipe, so nobody can give another one.\ncancelled"))
    }

    @Test(
        "Endless answers end the question",
        arguments: ["yes", "yes ''"])
    func endless(command: String) async throws {
        for tool in ["confirm", "choose", "many", "prompt", "fields", "alert", "above", "screen"] {
            let terminal = try PseudoTerminal(rows: 80)
            try terminal.start(inShell: #"\#(command) | "$0" --ask "$1""#, tool)
            _ = try await terminal.waitForEnd()
        }
    }

    @Test("A cancel line also closes a question with numbers, and leaves a field of a screen as it is")
    func cancelLine() async throws {
        #expect(try await run("choose", ["/cancel"]).text.hasSuffix("> /cancel\ncancelled"))
        let left = await Terminal.transcript(answers: ["1", "/cancel", "4"], isTyped: false) { terminal in
            terminal.print(try await terminal.show(OfferScreen()).value())
        }
        #expect(left.output == " false\n", "\(left.text)")
    }

    @Test("An answer that means several choices is refused with their numbers, as their labels may be the same")
    func ambiguous() async throws {
        let text = try await run("inbox", ["arch"]).text
        #expect(text.contains("\n“arch” could be: 1) Archive Bill, 2) Archive Card.\n"))
    }

    @Test("A screen without controls ends with the input")
    func withoutControls() async {
        let run = await Terminal.transcript(answers: ["one", "two"], isTyped: false) { terminal in
            _ = try await terminal.sheet(Page("Empty") { _ in Paragraph("Nothing to do") }, undismissible: true)
        }
        #expect(run.status == 1)
    }

    @Test("Characters that turn or hide text are not printed")
    func harmless() async throws {
        let (_, text) = try await run("prompt", ["a\u{202E}b\u{200B}c\u{2066}d\u{FEFF}e\u{200D}"])
        // The program itself prints this text unchanged.
        let echo = text.split(separator: "\n").first { $0.hasPrefix("> ") }
        #expect(echo == "> abcde\u{200D}")
    }

    @Test(
        "A listed suggestion is taken by its number after a number sign, and any other text literally",
        arguments: [
            ("#2", "Place 2"), ("Rome", "Rome"), ("2", "2"), (" #9 ", "Place 9"), ("#0", "#0"), ("#", "#"),
            // Only nine are listed.
            ("#10", "#10"),
        ])
    func suggestions(line: String, place: String) async {
        let run = await Terminal.transcript(answers: [line], isTyped: false) { terminal in
            let places = (1...12).map { "Place \($0)" }
            terminal.print(try await terminal.prompt("Place", .text().suggesting(places)))
        }
        #expect(run.output == "\(place)\n")
    }

    @Test("A shortcut of a screen is an answer, and a label goes before it")
    func shortcuts() async {
        let run = await Terminal.transcript(answers: ["k", "x"], isTyped: false) { terminal in
            let basket = Page("Basket") { page in
                Action("Keep", shortcut: .key("k")) { terminal.print("kept") }
                Action("Empty", shortcut: .key("x")) { terminal.print("emptied") }
                Action("X") { page.publish("x") }
            }
            terminal.print(try await terminal.run { try await $0.show(basket).value() })
        }
        #expect(run.output == "kept\nx\n", "\(run.text)")
    }

    @Test(
        "A text of several lines ends with a dot; an empty first line keeps it, and a cancel line ends the question",
        arguments: [
            (["one", "", "漢字", "."], "note: one||漢字\nend"), ([""], "note:\nend"), (["."], "note:\nend"),
            (["one", "/cancel"], "cancelled"),
        ])
    func linesOfText(lines: [String], end: String) async throws {
        #expect(try await run("note", lines).text.hasSuffix("\n\(end)"))
    }

    @Test("A text of several lines that ends before the dot ends the question, and so does an endless one")
    func unfinishedText() async throws {
        let (status, text) = try await run("note", ["one", "two"])
        #expect(status == .status(1))
        #expect(text.hasSuffix("cancelled"))
        let endless = try OneShot.started(inShell: #"yes | "$0" --ask note --plain | tail -n 3"#)
        _ = try await endless.waitForEnd()
        #expect(endless.screen.text.contains("That is too long."))
    }

    @Test("An empty line keeps what is selected, in a list of many, too, or presses the default button, and says which")
    func empty() async throws {
        let (_, city) = try await run("choose", [""])
        #expect(city.contains("\n  12) Place 12 (selected)\n"))
        #expect(city.hasSuffix("\n>\n  Place 12\ncity: Place 12\nend"))
        let (_, many) = try await run("many", ["", ""])
        #expect(many.contains("\ncities: [\"Oslo\"]\n"))
        #expect(many.hasSuffix("\ntoppings: [\"Basil\"]\nend"))
        #expect(try await run("alert", ["", ""]).text.hasSuffix("\n  1) OK\n>\nend"))
    }

    @Test("A cancel line cancels running work, whose lines are below its title; another line is for the next question")
    func progress() async throws {
        // The first line may come too late for the first work.
        let text = try await run("progress", ["/cancel", "/cancel"]).text
        #expect(text.hasPrefix("begin\nCopying\n  25 %, file 1\ncopied 1\n"))
        #expect(text.hasSuffix("\ncancelled"))
        #expect(text.contains("> ") == false)
        #expect(try await run("work", ["Ada"]).text.hasSuffix("\nname: Ada\nend"))
    }

    @Test("A line typed during a check answers the next question if the check passes, and nothing if it refuses")
    func typedDuringCheck() async throws {
        let gate = try PipeGate()
        let terminal = try OneShot.started("slow", rows: 80, environment: ["TERM": "dumb", "GATE": gate.path])
        try await terminal.send("taken\n", after: "> ")
        try await terminal.send("2\n", after: "taken\r\n")
        try await terminal.wait(for: "2\r\n")
        try gate.goOn()
        try await terminal.send("Ann\n", after: "It is taken.\r\n")
        try await terminal.send("1\n", after: "Ann\r\n")
        try await terminal.wait(for: "1\r\n")
        try gate.goOn()
        let text = try await terminal.textAtEnd()
        let refusal = "It is taken.\nA line typed before this question does not answer it.\n> Ann\n"
        #expect(text.contains(refusal), "\(text)")
        #expect(text.hasSuffix("city: Bern of Ann\nend"), "\(text)")
    }

    @Test("A line typed during work answers the next question, unless that has to be read first")
    func typedDuringWork() async throws {
        let gate = try PipeGate()
        let terminal = try OneShot.started("early", rows: 80, environment: ["TERM": "dumb", "GATE": gate.path])
        try await terminal.send("Ada\n", after: "type /cancel to stop\r\n")
        try await terminal.wait(for: "for the next question.\r\n")
        try gate.goOn()
        try await terminal.send("1\n", after: "Copying\r\n")
        try await terminal.wait(for: "for the next question.\r\n")
        try gate.goOn()
        try await terminal.send("2\n", after: "> ")
        let text = try await terminal.textAtEnd()
        #expect(text.contains("\nAda\nThis line is for the next question.\nWorking: done\n\nName\n> Ada\nname: Ada\n"))
        #expect(text.hasSuffix("\nA line typed before this question does not answer it.\n> 2\nchoice: 2\nend"))
    }

    @Test("Work continues after the end of the input")
    func endOfInput() async throws {
        #expect(try await run("work", []).text.hasSuffix(">\ncancelled"))
    }
}
