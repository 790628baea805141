import AsideTerminal
import AsideText
import Foundation
import TerminalHarness
import Testing

@testable import AsideDemo

@Suite(.timeLimit(.minutes(10)))
struct ScriptTests {
    @Test("Each line of a script is one action of the user")
    func steps() throws {
        let script = try Script(
            "# note\n\nenter\nctrl-c\nspace\ntype a  b \npaste x\nwait Total: $1\ngone it\nsize 40x12\n")
        #expect(
            script.steps.map(\.step) == [
                .press(Key(.enter)), .press(.control("c")), .type(" "), .type("a  b "), .paste("x"), .wait("Total: $1"),
                .waitForEnd("it"), .resize(Size(columns: 40, rows: 12)),
            ])
    }

    @Test(
        "A meaningless line in a script is reported before anything happens",
        arguments: ["nope", "type", "size 40", "enter now"])
    func wrongLine(_ line: String) {
        #expect(
            throws: Script.Wrong(description: "line 2, “\(line)”, is neither a key nor anything else to do")
        ) {
            try Script("enter\n\(line)")
        }
    }

    @Test("The order flow looks as recorded")
    func frames() async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "order-40x12.txt")
        let demo = try await run("order", "--size", "40x12")
        #expect(demo.status == 0)
        #expect(demo.errors.isEmpty)
        let frames = changes(in: demo.output)
        if ProcessInfo.processInfo.environment["RECORD_FRAMES"] != nil {
            try frames.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        let wanted = changes(in: try String(contentsOf: file, encoding: .utf8))
        #expect(frames == wanted, "If that is as it should be, run this test with RECORD_FRAMES=1.")
    }

    @Test("A script fails with the reason if it ends too early or waits in vain")
    func unfinished() async throws {
        let demo = try await run(lines: "tab\nwait the moon", "call")
        #expect(
            demo.errors == """
                aside-demo: “wait the moon” waits in vain
                aside-demo: the script ended before call did

                """)
        #expect(demo.status == 1)
    }

    @Test("Ctrl-C ends a script in the same way as the demo")
    func interrupted() async throws {
        let demo = try await run(lines: "ctrl-c\ntype never", "order")
        #expect(demo.status == 130)
        #expect(!demo.output.contains("never"))
    }

    @Test("With --path, what the user did is printed")
    func path() async throws {
        let demo = try await run(lines: "type 112\ntab\nenter\nwait Retry\nesc", "call", "--path")
        let path = demo.output.components(separatedBy: "--- path\n").last
        #expect(
            path == """
                StartScreen: fill in Number: “112”
                StartScreen: press “Make call”
                alert “The call failed”: press “Cancel”

                """)
    }

    @Test("A recording is one line of JSON for each frame")
    func record() async throws {
        struct Line: Decodable {
            let changes: String
            let repaint: String
            let cursor: [Int]?
            let cells: [[String]]
        }
        let demo = try await run(lines: "type 漢\"\\\nctrl-c", "call", "--record", "--size", "40x12")
        let lines = try demo.output.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        let last = try #require(lines.last { $0.cells[2].contains("漢") })
        #expect(last.cells.count == 12)
        #expect(last.cells.allSatisfy { $0.count == 40 })
        #expect(last.cells[2][11...14] == ["漢", "", "\"", "\\"])
        #expect(last.cursor == [2, 15])
        #expect(last.changes.contains("漢"))
        #expect(last.repaint.hasPrefix("\u{1B}[?25l"))
    }

    // MARK: -

    private func run(_ example: String, _ arguments: String...) async throws -> ToolRun {
        let script = Demo.folder.appending(path: "Scripts/\(example).keys").path
        return try await Demo.run(
            .closed, arguments: (example == "menu" ? [] : [example]) + ["--script", script] + arguments)
    }

    private func run(lines: String, _ arguments: String...) async throws -> ToolRun {
        let script = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).keys")
        try lines.write(to: script, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: script) }
        return try await Demo.run(.closed, arguments: arguments + ["--script", script.path])
    }

    /// The frames that differ from the frame before, each with the step that led to it.
    private func changes(in output: String) -> [String] {
        var last: Substring?
        return output.split(separator: "--- ").filter { frame in
            let drawing = frame.drop { $0 != "\n" }
            defer { last = drawing }
            return drawing != last
        }.map { "--- " + $0 }
    }
}
