import Aside
import AsideTerminal
import Foundation
import Testing

/// Tools in memory, by the presenters that production uses.
@Suite("Tools in memory")
struct ToolTranscriptTests {
    @MainActor
    private static func create(_ terminal: Terminal) async throws {
        let name = try await terminal.prompt("Name", placeholder: "Shop") { name in
            if name.contains("/") { throw InvalidInput("A name has no slash.") }
            return name
        }
        let kind = try await terminal.choose("Kind", from: ["Tool", "Library"], initial: "Tool")
        guard try await terminal.confirm("Create it?", action: "Create") else { throw ToolError("nothing was created") }
        terminal.print("\(kind) \(name)")
    }

    @Test("Typed lines give the text that a terminal would show, and the result apart")
    func typed() async {
        let run = await Terminal.transcript(answers: ["a/b", "Shop", "lib", ""], Self.create)
        #expect(run.status == 0)
        #expect(run.output == "Library Shop\n")
        #expect(
            run.text
                == """
                Name
                  for example: Shop
                  /cancel to cancel
                > a/b
                A name has no slash.
                > Shop

                Kind
                  1) Tool (selected)
                  2) Library
                  3) Cancel
                > lib

                Create it?
                  1) Create (default)
                  2) Cancel
                >
                  Create
                Library Shop

                """.replacing(">\n", with: "> \n"))
    }

    @Test("A pipe, --yes and answers given beforehand go by the same rules in memory")
    func others() async {
        let piped = await Terminal.transcript(answers: ["a/b"], isTyped: false, Self.create)
        #expect(piped.status == 1)
        #expect(piped.errors.hasSuffix("“Name” refused the answer from the input: A name has no slash.\n"))
        let yes = await Terminal.transcript(.unattended, options: ["Name": "--name"]) { terminal in
            terminal.print(try await terminal.choose("Name", from: ["a", "b"]))
        }
        #expect(yes.status == 1)
        #expect(yes.errors.hasSuffix("“Name” has no default answer, and nobody is asked; use --name\n"))
    }

    @Test("What is given beforehand is not asked, what is not given is asked, and the records are on standard error")
    func given() async {
        let run = await Terminal.transcript(
            answers: ["2"], given: ["Name": "Shop", "Create it?": "yes"], Self.create)
        #expect(run.output == "Library Shop\n")
        #expect(
            run.errors.replacing("> \n", with: ">\n")
                == """
                Name: Shop

                Kind
                  1) Tool (selected)
                  2) Library
                  3) Cancel
                >\u{20}Create it? Create

                """.replacing(">\u{20}", with: "> "))
        let all = await Terminal.transcript(.unattended, given: ["Name": "Shop"], Self.create)
        #expect(all.output == "Tool Shop\n")
    }

    @Test(
        "An answer given beforehand that does not fit ends the tool with the reason",
        arguments: [
            ("Name", "a/b", "“Name” refused the answer from the input: A name has no slash."),
            (
                "Kind", "App",
                "“Kind” refused the answer from the input: “App” is neither a number from 1 to 3 nor a label."
            ),
        ])
    func misfit(question: String, answer: String, reason: String) async {
        let run = await Terminal.transcript(answers: ["Shop"], given: [question: answer], Self.create)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(reason))
    }

    @Test("A file of answers has a question, an equals sign and an answer in each line")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("# for CI\n\nName = Shop\r\nUrl=https://a.b/?c=d\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try Terminal.answers(fromFile: path) == ["Name": "Shop", "Url": "https://a.b/?c=d"])
        try Data("Name: Shop\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: ToolError("“\(path)”, line 1: expected “question = answer”", status: 64)) {
            try Terminal.answers(fromFile: path)
        }
        #expect(throws: ToolError("“\(path)x” cannot be read", status: 64)) {
            try Terminal.answers(fromFile: path + "x")
        }
    }
}
