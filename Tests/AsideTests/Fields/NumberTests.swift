import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Number")
struct NumberTests {
    private let screen = TableScreen()

    private var guests: Outline.Item? { screen.outline.first("Guests") }
    private var book: Outline.Item? { screen.outline.first("Book") }

    @Test("The property has a typed number at once, in any notation", arguments: ["4", "04", " ４"])
    func taken(_ text: String) throws {
        try screen.fill("Guests", text)
        #expect(screen.guests == 4)
        #expect(guests?.text == text)
        #expect(guests?.error == nil)
        #expect(book?.isEnabled == true)
    }

    @Test(
        "A text that is not a number in the range stays, says why, changes nothing and disables the default action",
        arguments: [
            ("9", "Enter a number from 1 to 8."), ("", "Enter a number from 1 to 8."),
            ("👨‍👩‍👧", "Enter a number from 1 to 8."), ("2.5", "Enter a whole number."),
            (String(repeating: "9", count: 1_000_000), "Enter a number from 1 to 8."),
        ])
    func refused(_ text: String, _ error: String) throws {
        try screen.fill("Guests", text)
        #expect(screen.guests == 2)
        #expect(guests?.text == text)
        #expect(guests?.error == error)
        #expect(book?.isEnabled == false)
        #expect(screen.outline.first("Clear")?.isEnabled == true)
        try screen.fill("Guests", "3")
        #expect(guests?.error == nil)
        #expect(book?.isEnabled == true)
    }

    @Test("A property outside of the range is shown with the reason, and disables the default action")
    func outside() throws {
        screen.guests = 9
        #expect(guests?.text == "9")
        #expect(guests?.error == "Enter a number from 1 to 8.")
        #expect(book?.isEnabled == false)
        let refusal = #expect(throws: ControlError.self) { try screen.press("Book") }
        #expect(refusal.map { "\($0)" }?.contains("disabled") == true)
        try screen.fill("Guests", "8")
        #expect(guests?.error == nil)
        #expect(book?.isEnabled == true)
    }

    @Test("The words of the stage explain a wrong number")
    func words() async throws {
        var words = Strings.english
        words.noNumberInRange = "{first} bis {last}!"
        let ui = TestPresenter(strings: words)
        try await ui.run {
            try await ui.stage.show(screen).value()
        } steps: {
            let shown = try await ui.screen(TableScreen.self)
            try shown.fill("Guests", "99")
            #expect(shown.outline.first("Guests")?.error == "1 bis 8!")
            try shown.fill("Guests", "8")
            try shown.press("Book")
        }
    }

    @Test("A step of zero or less stops the program with a message that prints it")
    func noStep() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Field("Guests", \TableScreen.guests, .number(step: 0)) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("The step of a number is 0. Make it 1 or more."))
    }
}

@MainActor
@Observable
private final class TableScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Table"
    var guests = 2

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8))
        Action("Clear") { self.guests = 1 }
        Block("More") {
            Action("Book", shortcut: .enter) { self.publish(self.guests) }
        }
    }
}
