import TerminalHarness
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ExampleTests {
    @Test("Each example runs by its name, to its end", arguments: Run.all)
    func wholeRun(_ run: Run) async throws {
        let demo = try await Demo.run(.pipe(run.answers), arguments: [run.name])
        #expect(demo.status == 0)
        for part in run.says { #expect(demo.errors.contains(part)) }
        #expect(demo.output == run.result)
    }

    @Test("The end of the input ends each example at its first and its last question", arguments: Run.all)
    func endOfInput(_ run: Run) async throws {
        for count in [0, run.answers.count - 1] {
            let demo = try await Demo.run(.file(Array(run.answers.prefix(count))), arguments: [run.name])
            #expect(demo.errors.hasSuffix("aside-demo: the input ended before \(run.name) did\n"))
            #expect(demo.hasExited)
            #expect(demo.status == 1)
        }
    }
}

/// The answers to an example, and the output that follows.
struct Run: CustomTestStringConvertible {
    let name: String
    let answers: [String]
    let says: [String]
    /// What is on standard output.
    let result: String

    var testDescription: String { name }

    static let all = [
        Run(
            name: "order",
            answers: ["5", "1", "Ada", "2", "1 Main St", "3", "1", "FREE", "2", "1", "1"],
            says: ["\n100 % off\n", " %, nothing to pay\n", "\n$0.00. It goes to 1 Main St.\n"],
            result: "Order 1 is on its way.\n"),
        Run(
            name: "screens",
            answers: ["1", "2", "2", "1", "Milk", "2", "3", "1"],
            says: [
                "  1) Text: (empty) (There is nothing to keep.)\n", "\nNote: Milk\n",
            ],
            result: "You have written down: Milk\n"),
        Run(
            name: "syncups",
            answers: [
                "1", "1", "2", "1", "2", "1", "4", "1", "", "8", "1", "Art", "2", "25", "3", "4", "19/01/2026", "9",
                "5", "1", "2",
            ],
            says: [
                "\nEnd meeting?\n", "\nMeeting 1: 5 Jan 2026\n", "  1) Title: (empty) (Give it a title.)\n",
                "  4) Next meeting: 12/01/2026\n", "\nLength: 25 min\n", "\nNext meeting: 19 Jan 2026\n",
                "\nDelete “Art”?\n", "\nThere are none yet.\n",
            ],
            result: ""),
        Run(
            name: "modules",
            answers: ["2", "1", "Ann", "2", "3", "1", "1", "0", "2", "1", "3", "1", "1", "2", "1", "0", "4", "1", "3"],
            says: [
                "  1) Name: (empty) (Nobody can log in without a name.)\n", "\nIn an emergency: Bob\n", "\nLog out?\n",
            ],
            result: "Sent: Song to Bob\n"),
        Run(
            name: "call",
            answers: ["1", "11", "2", "1", "112", "2", "2", "2", "1"],
            says: [
                "  1) Number: 11 (A number has 3 to 15 digits.)\n", " %, ringing\n",
                "\nError: The call failed\nThe line is busy.\n",
            ],
            result: "112 has answered at attempt 2.\n"),
        Run(
            name: "new",
            answers: ["shop", "2", "2", "1", "1"],
            says: ["The disk is full."],
            result: "Created: shop/Package.swift, shop/Sources/shop/shop.swift, shop/README.md\n"),
        Run(
            name: "gallery",
            answers: [
                "3", "Ada Lovelace of Paris", "5", "4", "6", "27/12/2026", "7", "By the window.", "Or outside.", ".",
                "8", "9", "3", "11", "2", "1", "5", "2", "9", "3", "13", "1", "No nuts", "2", "14", "15", "1", "17",
                "18", "12",
            ],
            says: [
                "Paris (At most 20 letters.)\n", "\n  5) Guests: 4\n", "\n  6) Delivery: 27/12/2026\n",
                "\n  7) Note: By the window. …\n", "\n  8) Gift wrap: on\n", "\n  9) Size: large\n",
                "\nAnswer: archive\n", "\nAnswer: Express\n", "\nAnswer: 3\n", "\nAnswer: No nuts\n",
                "\nAnswer: 3 files\n", "\nAnswer: done at attempt 2\n", "\nSaved\nAnswer: nobody was asked\n",
            ],
            result: ""),
    ]
}
