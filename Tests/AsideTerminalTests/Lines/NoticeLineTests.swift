import Aside
import AsideTerminal
import TerminalHarness
import TestSupport
import Testing

@Suite("Notices in lines", .tags(.process), .timeLimit(.minutes(10)))
struct NoticeLineTests {
    @Test("The action of a standing notice is one of the answers, to a text and in a menu, again and again")
    func typed() async throws {
        let terminal = try OneShot.started("help", rows: 80, environment: ["TERM": "dumb"])
        try await terminal.send("#1\n", after: "Call\r\n\r\nName\r\n  type /cancel to stop\r\n> ")
        try await terminal.send("Ada\n", after: "  #1) Call\r\n> ")
        try await terminal.send("4\n", after: "3) Cancel\r\n  4) Call, for “Any questions?”\r\n> ")
        try await terminal.send("call\n", after: "  4) Call\r\n> ")
        try await terminal.send("2\n", after: "  4) Call\r\n> ")
        let text = try await terminal.textAtEnd()
        #expect(text.split(separator: "\n").count { $0 == "called" } == 3)
        #expect(text.contains("\nname: Ada\n"))
        #expect(text.hasSuffix("\ncity: Oslo\nend"))
    }

    @Test("What a notice and its action change on a screen is printed before the mark, and each mark once")
    func beside() async throws {
        let terminal = try OneShot.started("inbox", rows: 80, environment: ["TERM": "dumb"])
        try await terminal.send("1\n", after: "3) Close\r\n> ")
        try await terminal.send("3\n", after: "3) Undo, for “Bill archived”\r\n> ")
        try await terminal.send("3\n", after: "  3) Close\r\n> ")
        let text = try await terminal.textAtEnd()
        #expect(text.contains("> 1\nBill archived\n  1) Archive Card\n  2) Close\n"))
        #expect(text.hasSuffix("  3) Undo, for “Bill archived”\n> 3\n  2) Archive Bill\n  3) Close\n> 3\nend"))
        #expect(text.split(separator: "\n").count { $0.hasPrefix(">") } == 3)
    }

    @Test(
        "A screen is asked while its action waits for the button of a notice, and `?` tells everything in a pipe, too",
        arguments: [(true, ["Delete", "1", "?", "Undo", "Close"]), (false, ["Delete", "?", "Undo", "Close"])])
    func waitedFor(isTyped: Bool, answers: [String]) async {
        let run = await Terminal.transcript(answers: answers, isTyped: isTyped) { terminal in
            terminal.print(try await terminal.run { stage in try await stage.show(Diary(stage)).value() })
        }
        #expect(run.output == "undone\n", "\(run.text)")
        #expect(
            run.text.contains("> ?\n  1) Delete (busy)\n  2) Close\n  3) Undo, for “Deleted”\n> Undo"), "\(run.text)")
        #expect(run.text.contains("> 1\n“Delete” is not available now.\n") == isTyped, "\(run.text)")
    }

    @Test("While nothing is asked, a line presses a standing notice, and any other is for the next question")
    func alone() async throws {
        let gate = try PipeGate()
        let terminal = try OneShot.started("alone", environment: ["TERM": "dumb", "GATE": gate.path])
        try await terminal.send("Ada\n", after: "Archived\r\n  #1) Undo\r\n")
        try await terminal.send("#1\n", after: "for the next question.\r\n")
        try await terminal.wait(for: "undone: true")
        try gate.goOn()
        #expect(try await terminal.textAtEnd().hasSuffix("> Ada\nname: Ada\nend"))
    }

    @Test("A notice that stands until it is cancelled ends with the input, and no line before that end is lost")
    func lasting() async throws {
        let terminal = try OneShot.started(inShell: #"printf 'Ada\n#1\n' | "$0" --ask lasting"#)
        let text = try await terminal.textAtEnd()
        #expect(text.contains("Any questions?\ncalled: false\n"))
        #expect(text.hasSuffix("> Ada\nname: Ada\nend"))
    }
}

private final class Diary: Screen {
    let outlet = Outlet<String>()
    private let stage: Stage
    private let gate = Gate()
    private var result = "deleted"

    init(_ stage: Stage) {
        self.stage = stage
    }

    var content: Content {
        Action("Delete") {
            if await self.stage.notice("Deleted", action: "Undo", for: .seconds(3_600)) { self.result = "undone" }
            self.gate.open()
        }
        Action("Close") {
            await self.gate.pass()
            self.publish(self.result)
        }
    }
}
