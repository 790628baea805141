import Testing

/// The lines that a user types to answer a tool, and the whole text on the terminal afterwards.
struct Transcript: CustomTestStringConvertible, Sendable {
    let tool: String
    let rule: String
    let lines: [String]
    let text: String

    init(_ tool: String, _ rule: String, typing lines: [String], shows text: String) {
        (self.tool, self.rule, self.lines, self.text) = (tool, rule, lines, text)
    }

    var testDescription: String { rule }
}

extension Transcript {
    static let all = [
        Transcript(
            "wizard", "a wizard asks one question after the other, and Back asks again with the answer still in it",
            typing: ["Grace", "2", "0", "1", "n"],
            shows: """
                Name
                1 of 3
                  an empty line keeps Ada
                  type /cancel to stop
                > Grace

                Size
                2 of 3
                  1) Small (selected)
                  2) Large
                  0) Back
                > 2

                Gift?
                3 of 3
                  1) Wrap it (default)
                  2) Cancel
                  0) Back
                > 0

                Size
                2 of 3
                  1) Small
                  2) Large (selected)
                  0) Back
                > 1

                Gift?
                3 of 3
                  1) Wrap it (default)
                  2) Cancel
                  0) Back
                > n
                order: Grace, Small, false
                """),
        Transcript(
            "many", "a list takes several numbers or labels in one line, and says which it refuses",
            typing: ["1 2 3", "1 x", "5 1", "Bern, Rom", "none"],
            shows: """
                Visit
                  1) Bern
                  2) Oslo (selected)
                  3) Rome
                  enter 1 to 2 of these numbers, such as 1 2
                  type /cancel to stop
                > 1 2 3
                Select 1 to 2 of them, not 3.
                > 1 x
                “x” is neither a number from 1 to 3 nor a label.
                > 5 1
                “5” is not a number from 1 to 3.
                > Bern, Rom
                cities: ["Bern", "Rome"]

                Toppings?
                  1) Basil (selected)
                  2) Olives
                  enter one or more of these numbers, such as 1 2, or none
                > none
                toppings: []
                """),
        Transcript(
            "secret", "a secret is not shown as it is typed, and what follows is",
            typing: ["geheim", "Bern"],
            shows: """
                Log in
                Password
                  type /cancel to stop
                >

                City
                  an empty line keeps ada
                  type /back to go back
                > Bern
                login: 6 letters from Bern
                """),
        Transcript(
            "suggesting", "what a search finds is not listed",
            typing: ["1"],
            shows: """
                City
                  type /cancel to stop
                > 1
                city: 1
                """),
        Transcript(
            "unavailable", "what is unavailable is refused with the reason, and the name of a group is above its rows",
            typing: ["2", "3", "delete", "keep"],
            shows: """
                Delivery
                By air:
                  1) Courier, today
                  2) Express, today, not available: Not to islands
                By ship:
                  3) Standard, today
                  4) Cancel
                > 2
                “Express” is not available: Not to islands
                > 3

                Delete it?
                  1) Delete, not available: Only its owner can.
                  2) Keep (default)
                > delete
                “Delete” is not available: Only its owner can.
                > keep
                answer: Standard 2
                """),
    ]
}
