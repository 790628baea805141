import TerminalHarness
import Testing

/// Each example, used by its keys in a terminal.
@Suite(.timeLimit(.minutes(10)))
struct TerminalRunTests {
    @Test("Each example runs in a terminal to its end, and restores the terminal", arguments: TerminalRun.all)
    func wholeRun(_ run: TerminalRun) async throws {
        let terminal = try PseudoTerminal()
        let before = try terminal.attributes
        try terminal.start(Demo.path, [run.name])
        for step in run.steps {
            try await terminal.wait(until: "“\(step.shows)” is shown") { $0.text.contains(step.shows) }
            terminal.send(step.keys)
        }
        #expect(try await terminal.waitForEnd() == .status(0))
        #expect(!terminal.screen.isAlternate)
        #expect(terminal.screen.text == run.end)
        #expect(try terminal.attributes == before)
    }
}

/// What is shown in an example, and the keys that are pressed then.
struct TerminalRun: CustomTestStringConvertible, Sendable {
    struct Step: Sendable {
        let shows: String
        let keys: String

        init(_ shows: String, _ keys: String) {
            self.shows = shows
            self.keys = keys
        }
    }

    let name: String
    let steps: [Step]
    /// What is left on the terminal.
    let end: String

    var testDescription: String { name }

    private static let enter = "\r"
    private static let escape = "\u{1B}"
    private static let down = "\u{1B}[B"
    private static let tab = "\t"
    private static let eraseLine = "\u{15}"

    static let all = [
        TerminalRun(
            name: "order",
            steps: [
                Step("Your cart", enter),
                Step("Ship to", "Ada" + tab + "1 Main St" + enter),
                Step("Continue without a coupon", "FREE"),
                Step("100 % off", enter),
                Step("The order was not placed", enter),
                Step("Thank you, Ada", enter),
            ],
            end: "Order 1 is on its way."),
        TerminalRun(
            name: "screens",
            steps: [
                Step("[ Second ↵ ]", enter),
                Step("Go on in ten seconds", tab + enter),
                Step("Keep it", enter),
                Step("There is nothing to keep.", "Milk" + enter),
                Step("Note  Milk", tab + enter),
                Step("You have written down: Milk", enter),
            ],
            end: "You have written down: Milk"),
        TerminalRun(
            name: "syncups",
            steps: [
                Step("Open Design", enter),
                Step("Start meeting", enter),
                Step("Next speaker", escape),
                Step("End meeting?", enter),
                Step("Meeting 1", "e"),
                Step("Attendee 3", eraseLine + enter),
                Step("Give it a title.", "Art" + enter),
                Step("› Art", escape),
                Step("Open Art", tab + tab + enter),
            ],
            end: ""),
        TerminalRun(
            name: "modules",
            steps: [
                Step("( Quit )", enter),
                Step("Nobody can log in without a name.", "Ann" + enter),
                Step("Dashboard of Ann", down + down + enter),
                Step("In an emergency  nobody", enter),
                Step("[ Bob ]", tab + enter),
                Step("[ Choose Bob ↵ ]", enter),
                Step("In an emergency  Bob", escape),
                Step("( Log out )", tab + enter),
                Step("Log out?", enter),
                Step("You are logged out", tab + tab + enter),
            ],
            end: ""),
        TerminalRun(
            name: "call",
            steps: [
                Step("Make call", "11" + enter),
                Step("A number has 3 to 15 digits.", "2" + enter),
                Step("The line is busy.", enter),
                Step("112 has answered at attempt 2.", enter),
            ],
            end: "112 has answered at attempt 2."),
        TerminalRun(
            name: "new",
            steps: [
                Step("Project name", enter),
                Step("There is a “hello” here", eraseLine + "shop" + enter),
                Step("Command-line tool", down + enter),
                Step("[x] Tests", " " + enter),
                Step("Create 3 files in “shop”?", enter),
                Step("The disk is full.", enter),
            ],
            end: "Created: shop/Package.swift, shop/Sources/shop/shop.swift, shop/README.md"),
    ]
}
