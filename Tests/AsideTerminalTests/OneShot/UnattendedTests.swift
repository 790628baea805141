import TerminalHarness
import Testing

/// A tool with `--yes`, which asks nobody, with any input.
@Suite("Unattended prompts", .tags(.process), .timeLimit(.minutes(10)))
struct UnattendedTests {
    @Test(
        "An unattended question is answered by its default, or ends",
        arguments: [
            ("choose", 0, "City: Place 12\ncity: Place 12\nend"),
            ("many", 0, "Visit: Oslo\ncities: [\"Oslo\"]\nToppings? Basil\ntoppings: [\"Basil\"]\nend"),
            (
                "alert", 0,
                "Done\n  All files are there.\n  Nothing was lost.\nNo space: no answer\n  The disk is full.\nend"
            ),
            ("above", 0, "Replace “hello”? Replace\nName: hello\nname: hello\nend"),
            ("wizard", 0, "Name: Ada\nSize: Small\nGift? Wrap it\norder: Ada, Small, true\nend"),
            ("screen", 1, "Page: no answer\ncancelled"),
            ("pushed", 1, "Page: no answer\n“Page” has no default answer, and nobody is asked"),
        ] as [(String, Int32, String)]
    )
    func defaults(tool: String, status: Int32, output: String) async throws {
        let terminal = try OneShot.started(tool, ["--yes"])
        #expect(try await terminal.textAtEnd(status) == "begin\n" + output)
        #expect(!terminal.output.dropLast(6).contains(0x1B))
    }
}
