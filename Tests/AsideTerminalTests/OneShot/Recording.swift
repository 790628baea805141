import Testing

/// The terminal while a tool asks, the keys that the user then presses, and the records that the questions leave.
struct Recording: CustomTestStringConvertible, Sendable {
    /// The keys to press when a text is on the screen; several lines must be the last ones there.
    typealias Step = (shows: String, keys: String)

    let testDescription: String
    let tool: String
    var columns = 60
    var rows = 24
    var status: Int32 = 0
    let steps: [Step]
    let leaves: String

    init(
        _ rule: String, _ tool: String, columns: Int = 60, rows: Int = 24, status: Int32 = 0, _ steps: Step...,
        leaves: String
    ) {
        (testDescription, self.tool, self.columns, self.rows) = (rule, tool, columns, rows)
        (self.status, self.steps, self.leaves) = (status, steps, leaves)
    }
}

extension Recording {
    static let all = questions + fields

    private static let down = "\u{1B}[B"

    private static let questions = [
        Recording(
            "Ctrl-C ends a wizard, which is not drawn over what the tool prints then", "wizard", status: 130,
            ("1 of 3", "\u{3}"), leaves: "✗ Name: cancelled\ncancelled\ninterrupted"),
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
            "A long list scrolls to its selected row, moves by arrows, and is filtered by typing", "choose", rows: 8,
            (
                """
                begin
                  City
                  Filter:
                    Place 10                    ↑
                    Place 11
                ▸ • Place 12
                    Place 13            29 more ↓
                  ( Cancel )
                """, down
            ),
            ("▸   Place 13", "京"), ("Filter: 京  (1 of 42)", "\r"),
            leaves: "✓ City: 東京\ncity: 東京"),
        Recording(
            "The record of a list of many names the selected rows, or says that none was selected", "many",
            ("▸ [x] Oslo", down + " \r"), ("Olives", " \r"),
            leaves: """
                ✓ Visit: Oslo, Rome
                cities: ["Oslo", "Rome"]
                ✓ Toppings? none
                toppings: []
                """),
        Recording(
            "An acknowledged message stays with all its text", "alert",
            ("Nothing was lost.", "\r"), ("The disk is full.", "\r"),
            leaves: """
                ✓ Done
                  All files are there.
                  Nothing was lost.
                ✗ No space
                  The disk is full.
                """),
        Recording(
            "Each attempt is recorded with its error", "retry",
            ("attempt 1", "r"), ("attempt 2", "r"),
            leaves: """
                ! Upload failed: Retry
                  attempt 1 did not work
                ! Upload failed: Retry
                  attempt 2 did not work
                attempt: 3
                """),
        Recording(
            "Failed work has a record, and only what ends the tool is an error among the answers", "retriedWork",
            status: 1,
            ("attempt 1", "r"), ("attempt 2", "\u{1B}"),
            leaves: """
                ✗ Uploading: failed
                ! Upload failed: Retry
                  attempt 1 did not work
                ✗ Uploading: failed
                ✗ Upload failed: Cancel
                  attempt 2 did not work
                cancelled
                """),
        Recording(
            "A question of a prompt's check is asked above the prompt, which then comes back", "above",
            ("[hello", "\r"), ("Replace “hello”?", "\u{1B}"),
            (
                """
                begin
                ✓ Replace “hello”? Cancel
                  Name

                ▸ [hello                                     ]
                  ✗ It is taken.
                  [*  OK ↵ ]   ( Cancel )

                  enter submit  ·  ↑↓ move  ·  esc close  ·  ctrl-c quit
                """, "2\r"
            ),
            ("Replace “hello2”?", "\r"),
            leaves: """
                ✓ Replace “hello”? Cancel
                ✓ Replace “hello2”? Replace
                ✓ Name: hello2
                name: hello2
                """),
        Recording(
            "The record of an expired question says so, and shows no answer that nobody gave", "expire", status: 1,
            leaves: """
                ✓ Go? time ran out
                go: true
                ✓ Which? time ran out
                number: 2
                ✓ Name
                name: Ann
                ✗ Still there? cancelled
                cancelled
                """),
        Recording(
            "A record that is too long for a line is wrapped between words", "long", columns: 40,
            ("( Cancel", "\r"),
            leaves: """
                ✓ Which of all the places that we have
                  been to together was the one that you
                  liked best of all?
                  Saint-Jean-de-l’Île
                city: Saint-Jean-de-l’Île
                """),
        Recording(
            "The record of a marked message is plain, and contains the addresses", "markdown",
            ("See rm in the docs.", "\r"), ("Go on?", "\r"),
            leaves: """
                ✓ **Moved**
                  It is in Trash.
                  See rm in the docs (https://example.com).
                next
                ✓ Go on? Go on
                  Or read https://example.com/a.
                sure: true
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
        Recording("The record of failed work says so", "fail", status: 1, leaves: "✗ Copying: failed\nno room"),
    ]

    private static let fields = [
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
        Recording(
            "An error that is found while the user types appears without Enter", "typing", columns: 40,
            ("-*  OK   -", "a/"), ("✗ A name has no slash.", "\u{7F}"), ("[*  OK", "b\r"),
            leaves: "✓ Name: ab\nname: ab"),
        Recording(
            "A date is changed part by part and typed, and a date out of range is refused", "date",
            ("▸ [24.12.2026  ] 20.12.2026 to 31.12.2026", "\u{1B}[A"), ("[25.12.2026  ]", "3201\r"),
            ("✗ Enter a date from 20.12.2026 to 31.12.2026.", "t\r"),
            leaves: "✓ Arrival: 24.12.2026\narrival: 24.12.2026"),
        Recording(
            "Keys skip an unavailable row, and press no unavailable choice", "unavailable", columns: 50,
            ("Not to islands", down), ("By ship ▸   Standard", "\r"), ("Delete: Only its owner can.", "d\r"),
            leaves: "✓ Delivery: Standard\n✓ Delete it? Keep\nanswer: Standard 2"),
        Recording(
            "Results of a search appear in the room that was kept for them", "suggesting",
            ("[ ", "Os"),
            (
                """
                begin
                  City

                ▸ [Os                                        ]
                   Os 1
                   Os 2




                  [*  OK ↵ ]   ( Cancel )

                  enter submit · ↓ suggestions · esc close · ctrl-c quit
                """, down + down + "\r\r"
            ),
            leaves: "✓ City: Os 2\ncity: Os 2"),
        Recording(
            "Enter makes a new line in a text area, a paste keeps its lines, Ctrl-D submits, and one line is recorded",
            "note", columns: 40,
            ("▸ [(Anything)", "one\r\u{1B}[200~two\rthree\u{1B}[201~"),
            (
                """
                begin
                  Note

                ▸ [one                                ]
                  [two                                ]
                  [three                              ]
                  [                                   ]

                  [*  OK   ]   ( Cancel )

                  enter new line · ctrl-d submit
                """, "\u{1B}[A!\u{4}"
            ),
            leaves: "✓ Note: one …\nnote: one|two!|three"),
    ]
}
