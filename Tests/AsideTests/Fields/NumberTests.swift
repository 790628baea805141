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

    @Test("A number is a field with the number as its text, and its range")
    func shown() {
        #expect(guests?.kind == .field(text: "2", placeholder: "", error: nil, isSecure: false))
        #expect(guests?.format == .number(.whole(in: 1...8, step: 1)))
        #expect(screen.outline.first("Tip")?.text == "0.5")
        #expect(screen.outline.first("Tip")?.format == .number(.decimal(in: 0...1, step: 0.25)))
    }

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

    @Test("A disabled number outside of the range shows no error, because nobody could correct it")
    func outsideAndDisabled() {
        screen.areGuestsKnown = true
        screen.guests = 9
        #expect(guests?.error == nil)
        #expect(book?.isEnabled == true)
    }

    @Test("A typed text is dropped when the property changes in another way")
    func changedMeanwhile() throws {
        try screen.fill("Guests", "99")
        screen.guests = 5
        #expect(guests?.text == "5")
        #expect(guests?.error == nil)
        // This is true even if the property gets its earlier value back.
        try screen.fill("Guests", "99")
        try screen.fill("Guests", "6")
        #expect(guests?.text == "6")
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

    @Test("A presenter learns of a draft even if the property does not change")
    func observed() throws {
        let change = Change { _ = screen.outline }
        try screen.fill("Guests", "99")
        #expect(change.isSeen)
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
    var tip = 0.5
    var areGuestsKnown = false

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8), isEnabled: !areGuestsKnown)
        Field("Tip", \.tip, .number(in: 0...1, step: 0.25))
        Action("Clear") { self.guests = 1 }
        Block("More") {
            Action("Book", shortcut: .enter) { self.publish(self.guests) }
        }
    }
}
