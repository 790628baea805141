import Aside
import AsideMessages
import AsideTerminal
import Foundation
import Testing

@Suite("A tool that is resumed")
struct ResumedToolTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())").path

    private func run(_ answers: [String], given: [String: String] = [:]) async -> ToolTranscript {
        await Terminal.transcript(answers: answers, given: given) { terminal in
            let order = try await terminal.resuming(path) {
                let name = try await terminal.prompt("Name")
                let size = try await terminal.prompt("Size")
                return try await terminal.prompt("Colour") + " " + name + " " + size
            }
            terminal.print(order)
        }
    }

    @Test("It goes on where its input has ended, says so, and takes its file away at the end")
    func goesOn() async {
        #expect(await run(["Ada", "L"]).output == "")
        let again = await run(["red"])
        #expect(again.output == "red Ada L\n")
        #expect(
            again.errors.contains(
                "with these answers:\n  prompt “Name”: Ada\n  prompt “Size”: L\nTo begin anew, delete"))
        #expect(await run(["Bob", "S", "blue"]).output == "blue Bob S\n")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A file that holds something else stays as it is, and the tool says that it keeps no answers")
    func foreignFile() async throws {
        for text in ["my notes", #"{"version":99,"entries":[]}"#] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            #expect(await run(["Ada"]).errors.contains("It stays, and this run keeps no answers."))
            #expect(await run(["Bob", "S", "blue"]).output == "blue Bob S\n")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
        try "".write(toFile: path, atomically: true, encoding: .utf8)
        _ = await run(["Ada", "L"])
        #expect(await run(["red"]).output == "red Ada L\n")
    }

    @Test(
        "An answer that was given beforehand counts before the record, which goes on only behind the same one",
        arguments: [("Ada", ["red"], "red Ada L\n"), ("Bob", ["S", "blue"], "blue Bob S\n")])
    func given(name: String, answers: [String], output: String) async {
        _ = await run(["Ada", "L"])
        #expect(await run(answers, given: ["Name": name]).output == output)
    }
}
