import TerminalHarness
import Testing

/// The drawings of a tool's questions, and the records that they leave.
@Suite("One-shot prompts", .tags(.process), .timeLimit(.minutes(10)))
struct RecordedTests {
    @Test("A question is drawn, takes keys, and leaves a record", arguments: Recording.all)
    func recorded(_ recording: Recording) async throws {
        let terminal = try OneShot.started(recording.tool)
        for (text, keys) in recording.steps {
            try await terminal.wait(until: "it shows\n\(text)\n") { screen in
                text.contains("\n") ? screen.text.hasSuffix(text) : screen.text.contains(text)
            }
            terminal.send(keys)
        }
        let end = recording.status == 0 ? "\nend" : ""
        #expect(try await terminal.textAtEnd(recording.status) == "begin\n\(recording.leaves)\(end)")
        try terminal.expectRestored()
    }

    @Test("Back in a wizard shows the question again with its answer, and takes its record away")
    func wizard() async throws {
        let terminal = try OneShot.started("wizard")
        try await terminal.send("\u{15}Grace\r", whenShown: "1 of 3")
        try await terminal.send("\u{1B}[B\r", whenShown: "2 of 3")
        try await terminal.send("", whenShown: "3 of 3")
        #expect(terminal.screen.text.contains("begin\n✓ Name: Grace\n✓ Size: Large\n"))
        terminal.send("\u{1B}")
        try await terminal.wait(until: "the size is asked again") { screen in
            screen.text.contains("2 of 3") && !screen.text.contains("✓ Size")
        }
        terminal.send("\u{1B}")
        try await terminal.wait(until: "the name is asked again") { screen in
            screen.text.contains("1 of 3") && screen.text.contains("Grace") && !screen.text.contains("✓ Name")
        }
        terminal.send("\u{7F}e\r")
        try await terminal.send("\r", whenShown: "2 of 3")
        try await terminal.send("n", whenShown: "3 of 3")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Name: Grace
                ✓ Size: Small
                ✓ Gift? Cancel
                order: Grace, Small, false
                end
                """)
    }

    @Test(
        "A form that is the last step has its record before that of the question after it, and none while it is changed"
    )
    func lastStep() async throws {
        let terminal = try OneShot.started("paid")
        try await terminal.send("\r", whenShown: "1 of 2")
        try await terminal.send("\r", whenShown: "2 of 2")
        try await terminal.send("n", whenShown: "Pay as ada?\n")
        try await terminal.wait(until: "the form is asked again below the records") { screen in
            screen.text.contains("✓ Account: User: ada\n✓ Pay as ada? Cancel\n") && screen.text.contains("2 of 2")
        }
        terminal.send("x")
        try await terminal.send("\u{1B}", whenShown: "adax")
        try await terminal.send("k", whenShown: "Discard what you entered?")
        try await terminal.wait(untilShown: "2 of 2")
        #expect(!terminal.screen.text.contains("✓ Account: User: adax"))
        terminal.send("\r")
        try await terminal.send("\r", whenShown: "Pay as adax?\n")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Amount: 10
                ✓ Account: User: ada
                ✓ Pay as ada? Cancel
                ✓ Discard what you entered? Keep Editing
                ✓ Account: User: adax
                ✓ Pay as adax? Pay
                end
                """)
    }

    @Test("A secret is neither shown nor recorded, and only the wrong field has to be corrected")
    func fields() async throws {
        let terminal = try OneShot.started("fields")
        try await terminal.send("\tfalsch\r", whenShown: "Password")
        try await terminal.send("\u{15}geheim\r", whenShown: "It is wrong.")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Log in: User: ada, Password: •••
                user: ada
                end
                """)
        #expect(!terminal.hasWritten("geheim") && !terminal.hasWritten("falsch"))
    }

    @Test("A notice is printed; on a screen it is above the keys until F2 presses its button")
    func notice() async throws {
        let terminal = try OneShot.started("notice")
        try await terminal.wait(until: "it stands above the keys") {
            $0.isAlternate && $0.text.contains("\n  From the screen  [ Undo (f2) ]")
                && $0.text.contains("left\n  enter")
        }
        terminal.send("\r")
        try await terminal.wait(until: "the flow goes on") { $0.isAlternate && !$0.text.contains("Finish ↵") }
        terminal.send("\u{1B}OQ")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Saved
                ✗ Not copied
                Archived
                undone: false
                undone: true
                Waits for its turn
                end
                """)
    }
}
