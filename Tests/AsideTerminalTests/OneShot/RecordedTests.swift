import TerminalHarness
import Testing

/// What a tool's questions look like, and what they leave behind.
@Suite("One-shot prompts", .tags(.process), .timeLimit(.minutes(10)))
struct RecordedTests {
    @Test("A confirmation leaves one line, whichever button was pressed")
    func confirm() async throws {
        let terminal = try OneShot.started("confirm")
        let before = try OneShot.untouched
        try await terminal.wait(until: "it asks") { $0.text.contains("( Cancel↵)") }
        #expect(try terminal.attributes != before)
        terminal.send("d")
        try await terminal.wait(
            untilLast: """
                ▸ [* Create↵]   ( Cancel )
                  enter press  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit
                """)
        terminal.send("\u{1B}")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Delete 3 files? Delete
                sure: true
                ✓ Create the folder: Cancel
                create: false
                end
                """)
        try terminal.expectRestored()
    }

    @Test("Typed-ahead keys answer neither an error nor a destructive question")
    func ahead() async throws {
        let terminal = try OneShot.started("ahead")
        try await terminal.wait(until: "the field is there") { $0.text.contains("Name") }
        terminal.send("Ada\rd\r")
        try await terminal.wait(until: "it asks") {
            // The prompt above has such a button as well, while it is busy.
            $0.text.contains("Delete “Ada”?") && $0.text.contains("▸ ( Cancel↵)")
        }
        terminal.send("\r")
        #expect(try await terminal.textAtEnd() == "begin\n✓ Name: Ada\n✓ Delete “Ada”? Cancel\nsure: false\nend")
    }

    @Test("A long list scrolls to its selected row, moves by arrows, and is filtered by typing")
    func choose() async throws {
        let terminal = try OneShot.started("choose", rows: 8)
        try await terminal.wait(
            untilLast: """
                begin
                  City
                  Filter:
                    Place 10                                               ↑
                    Place 11
                ▸ • Place 12
                    Place 13                                               ↓
                  ( Cancel )
                """)
        terminal.send("\u{1B}[B")
        try await terminal.wait(until: "it has moved") { $0.text.contains("▸   Place 13") }
        terminal.send("京")
        try await terminal.wait(until: "it asks") { $0.text.contains("Filter: 京  (1 of 42)\n▸   東京\n") }
        terminal.send("\r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ City: 東京
                city: 東京
                end
                """)
    }

    @Test("The record of a list of many names the selected rows, or says that none was selected")
    func many() async throws {
        let terminal = try OneShot.started("many")
        try await terminal.wait(until: "it asks") { $0.text.contains("▸ [x] Oslo") }
        terminal.send("\u{1B}[B \r")
        try await terminal.wait(until: "the next one is there") { $0.text.contains("Olives") }
        terminal.send(" \r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Visit: Oslo, Rome
                cities: ["Oslo", "Rome"]
                ✓ Toppings? none
                toppings: []
                end
                """)
    }

    @Test("A refused text stays to be corrected, and its reason disappears with the question")
    func prompt() async throws {
        let terminal = try OneShot.started("prompt")
        try await terminal.wait(until: "it asks") { $0.text.contains("[hello") }
        terminal.send("/x\r")
        try await terminal.wait(
            untilLast: """
                begin
                  Name
                ▸ [hello/x                                   ]
                  ✗ A name has no slash.
                  [* OK↵]   ( Cancel )
                  enter submit  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit
                """)
        terminal.send("\u{7F}\u{7F} 👩‍💻 東京\r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Name: hello 👩‍💻 東京
                name: hello 👩‍💻 東京
                end
                """)
    }

    @Test("A secret is neither shown nor recorded, and only the wrong field has to be corrected")
    func fields() async throws {
        let terminal = try OneShot.started("fields")
        try await terminal.wait(until: "it asks") { $0.text.contains("Password") }
        terminal.send("\tfalsch\r")
        try await terminal.wait(until: "it is refused") { $0.text.contains("It is wrong.") }
        terminal.send("\u{15}geheim\r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Log in: ada, •••
                user: ada
                end
                """)
        let written = String(decoding: terminal.output, as: UTF8.self)
        #expect(!written.contains("geheim") && !written.contains("falsch"))
    }

    @Test("Lines printed during progress appear above it, and cancelling is recorded")
    func progress() async throws {
        let terminal = try OneShot.started("progress")
        try await terminal.wait(until: "it waits") { $0.text.contains("waits") }
        // The meter moves, and may have begun to.
        let shown = """
            begin
            copied 1
            copied 2
            copied 3
            ✓ Copying: done
            waits
              Waiting
              ········································
              ( Cancel )
              esc close  ·  ctrl-c quit  ·  f1 keys
            """
        try await terminal.wait(until: "the progress is below") { $0.text.replacing("█", with: "·") == shown }
        terminal.send("\u{1B}")
        #expect(
            try await terminal.textAtEnd(1) == """
                begin
                copied 1
                copied 2
                copied 3
                ✓ Copying: done
                waits
                ✗ Waiting: cancelled
                cancelled
                """)
    }

    @Test("An acknowledged message stays with all its text")
    func alert() async throws {
        let terminal = try OneShot.started("alert")
        try await terminal.wait(until: "it asks") { $0.text.contains("Nothing was lost.\n▸ ( OK↵)") }
        terminal.send("\r")
        try await terminal.wait(until: "the next one is there") { $0.text.contains("The disk is full.") }
        terminal.send("\r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Done
                  All files are there.
                  Nothing was lost.
                ✗ No space
                  The disk is full.
                end
                """)
    }

    @Test("A notice is printed; on a screen it is above the keys until F2 presses its button")
    func notice() async throws {
        let terminal = try OneShot.started("notice")
        try await terminal.wait(until: "it stands above the keys") {
            $0.isAlternate && $0.text.contains("\n  From the screen  [ Undo ·f2 ]\n  enter")
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

    @Test("Each attempt is recorded with its error")
    func retrying() async throws {
        let terminal = try OneShot.started("retry")
        try await terminal.wait(until: "it has failed") { $0.text.contains("attempt 1") }
        terminal.send("r")
        try await terminal.wait(until: "it has failed again") { $0.text.contains("attempt 2") }
        terminal.send("r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✗ Upload failed: Retry
                  attempt 1 did not work
                ✗ Upload failed: Retry
                  attempt 2 did not work
                attempt: 3
                end
                """)
    }

    @Test("A question of a prompt's check is asked above the prompt, which then comes back")
    func above() async throws {
        let terminal = try OneShot.started("above")
        try await terminal.wait(until: "the field is there") { $0.text.contains("[hello") }
        terminal.send("\r")
        try await terminal.wait(until: "it asks") { $0.text.contains("Replace “hello”?") }
        terminal.send("\u{1B}")
        try await terminal.wait(
            untilLast: """
                begin
                ✓ Replace “hello”? Cancel
                  Name
                ▸ [hello                                     ]
                  ✗ It is taken.
                  [* OK↵]   ( Cancel )
                  enter submit  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit
                """)
        terminal.send("2\r")
        try await terminal.wait(until: "it asks again") { $0.text.contains("Replace “hello2”?") }
        terminal.send("\r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Replace “hello”? Cancel
                ✓ Replace “hello2”? Replace
                ✓ Name: hello2
                name: hello2
                end
                """)
    }

    @Test("The record of an expired question says so, and shows no answer that nobody gave")
    func expired() async throws {
        let terminal = try OneShot.started("expire")
        #expect(
            try await terminal.textAtEnd(1) == """
                begin
                ✓ Go? time ran out
                go: true
                ✓ Which? time ran out
                number: 2
                ✓ Name
                name: Ann
                ✗ Still there? cancelled
                cancelled
                """)
    }

    @Test("A question that expires shows how long it still stands, and draws that anew as time goes by")
    func countdown() async throws {
        let terminal = try OneShot.started("countdown")
        try await terminal.wait(until: "time goes by") {
            $0.text.contains(" min left") && !$0.text.contains("60 min left")
        }
        terminal.send("\r")
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[2m60\u{1B}[m \u{1B}[2mmin"))
        #expect(terminal.screen.text.hasSuffix("✓ Go? Go\ngo: true\nend"))
    }

    @Test("A record that is too long for a line is wrapped between words")
    func long() async throws {
        let terminal = try OneShot.started("long", columns: 40)
        try await terminal.wait(until: "it asks") { $0.text.contains("( Cancel") }
        terminal.send("\r")
        #expect(
            try await terminal.textAtEnd() == """
                begin
                ✓ Which of all the places that we have
                  been to together was the one that you
                  liked best of all?
                  Saint-Jean-de-l’Île
                city: Saint-Jean-de-l’Île
                end
                """)
    }

    @Test("The record of failed work says so")
    func failure() async throws {
        let terminal = try OneShot.started("fail")
        #expect(try await terminal.textAtEnd(1) == "begin\n✗ Copying: failed\nno room")
    }

    @Test("Lines printed while a flow has the whole screen are printed afterwards")
    func whole() async throws {
        let terminal = try OneShot.started("whole")
        try await terminal.wait(until: "the screen is there") { $0.isAlternate && $0.text.contains("Finish") }
        #expect(!terminal.screen.text.contains("from within"))
        terminal.send("\r")
        #expect(try await terminal.textAtEnd() == "begin\nfrom within\nfrom work\nend")
        try terminal.expectRestored()
    }
}
