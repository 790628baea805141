import Testing

/// The terminal while a tool asks, the keys that the user then presses, and the records that the questions leave.
struct Recording: CustomTestStringConvertible, Sendable {
    /// The keys to press when a text is on the screen; several lines must be the last ones there.
    typealias Step = (shows: String, keys: String)

    let testDescription: String
    let tool: String
    let status: Int32
    let steps: [Step]
    let leaves: String

    init(_ rule: String, _ tool: String, status: Int32 = 0, _ steps: Step..., leaves: String) {
        (testDescription, self.tool, self.status, self.steps, self.leaves) = (rule, tool, status, steps, leaves)
    }
}

extension Recording {
    static let all = [
        Recording(
            "A confirmation leaves one line, whichever button was pressed", "confirm",
            ("( Cancel ↵)", "d"),
            (
                """
                ▸ [* Create↵]   ( Cancel  )

                  enter press  ·  ←→ move  ·  esc close  ·  ctrl-c quit
                """, "\u{1B}"
            ),
            leaves: """
                ✓ Delete 3 files? Delete
                sure: true
                ✓ Create the folder: Cancel
                create: false
                """),
        Recording(
            "Typed-ahead keys answer neither an error nor a destructive question", "ahead",
            ("Name", "Ada\rd\r"),
            (
                """
                  Delete “Ada”?

                  [! Delete ] ▸ ( Cancel ↵)

                  enter press  ·  ←→ move  ·  esc close  ·  ctrl-c quit
                """, "\r"
            ),
            leaves: "✓ Name: Ada\n✓ Delete “Ada”? Cancel\nsure: false"),
        Recording(
            "A question of a prompt's check is asked above the prompt, which then comes back", "above",
            ("[hello", "\r"), ("Replace “hello”?", "\u{1B}"),
            ("✗ It is taken.", "2\r"), ("Replace “hello2”?", "\r"),
            leaves: """
                ✓ Replace “hello”? Cancel
                ✓ Replace “hello2”? Replace
                ✓ Name: hello2
                name: hello2
                """),
        Recording(
            "Lines printed during progress stay above it, and cancelling is recorded", "progress", status: 1,
            ("  Waiting", "\u{1B}"),
            leaves: """
                copied 1
                copied 2
                copied 3
                ✓ Copying: done
                waits
                ✗ Waiting: cancelled
                cancelled
                """),
        Recording(
            "Work that returns although the user has cancelled it is recorded as cancelled", "stubborn",
            ("Tidying", "\u{1B}"), leaves: "✗ Tidying: cancelled"),
        Recording(
            "A refused text stays to be corrected, and its reason disappears with the question", "prompt",
            ("[hello", "/x\r"),
            (
                """
                begin
                  Name

                ▸ [hello/x                                   ]
                  ✗ A name has no slash.
                  [*  OK ↵ ]   ( Cancel )

                  enter submit  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit
                """, "\u{7F}\u{7F} 👩‍💻 東京\r"
            ),
            leaves: "✓ Name: hello 👩‍💻 東京\nname: hello 👩‍💻 東京"),
    ]
}
