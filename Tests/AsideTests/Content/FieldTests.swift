import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

/// The drafts of fields on a screen, and the checks that run while they are entered.
@MainActor
@Suite("Fields on a screen")
struct FieldTests: SigningUp {
    let ui = TestPresenter(.lenient)
    let screen = SignUpScreen()

    @Test("A typed text is a draft: its place keeps the last value until the field is left and the checks have passed")
    func left() async throws {
        try await shown {
            try screen.fill("Name", "ada")
            #expect((screen.name, item("Name")?.text, screen.checked) == ("Bob", "ada", []))
            #expect(screen.hasUnfinishedInput)
            #expect(isReady == true)
            try await leave("Name")
            #expect((screen.name, item("Name")?.text, screen.checked) == ("ada", "ada", ["ada"]))
            #expect(!screen.hasUnfinishedInput)
            // A text that has passed is not checked again.
            try await leave("Name")
            #expect(screen.checked == ["ada"])
        }
    }

    @Test("The content of a screen may ask whether input is unfinished")
    func unfinishedInContent() throws {
        let screen = GuestsScreen()
        #expect(screen.outline.controls.last?.isEnabled == true)
        try screen.fill("Guests", "9")
        #expect(screen.outline.controls.last?.isEnabled == false)
        try screen.fill("Guests", "2")
        try screen.leave("Guests")
        #expect(screen.outline.controls.last?.isEnabled == true)
    }

    @Test("A refused text stays, with the reason beside it; only the default action is disabled")
    func refused() async throws {
        try await shown {
            try screen.fill("Name", "x")
            try await leave("Name")
            #expect((screen.name, item("Name")?.text, item("Name")?.error) == ("Bob", "x", "x is taken."))
            #expect(screen.hasUnfinishedInput)
            #expect(isReady == false)
            #expect(item("Skip")?.isEnabled == true)
            // Typing on removes the reason; leaving the field again checks the same text again.
            try screen.fill("Name", "xy")
            #expect(item("Name")?.error == nil)
            #expect(isReady == true)
            try screen.fill("Name", "x")
            try await leave("Name")
            try await leave("Name")
            #expect(screen.checked == ["x", "x", "x"])
            // It is left already.
            try screen.toggle("News")
            #expect(screen.checked.count == 3)
        }
    }

    @Test("Operating another control leaves the field", arguments: ["Note", "News", "Meal", "Skip"])
    func leftByAnother(_ control: String) async throws {
        try await shown {
            try screen.fill("Name", "ada")
            switch control {
            case "Note": try screen.fill(control, "n")
            case "News": try screen.toggle(control)
            case "Meal": try screen.pick(control, "rice")
            default: try await screen.press(control).value
            }
            try await begun()
            #expect(screen.checked == ["ada"])
            #expect(screen.name == "ada")
        }
    }

    @Test("An optional place is nil while the draft is no value; an empty text is nil and needs no check")
    func optional() async throws {
        try await shown {
            screen.city = City("Oslo")
            #expect(item("City")?.text == "Oslo")
            try screen.fill("City", "Rom")
            #expect(screen.city == nil)
            #expect(item("City")?.text == "Rom")
            try screen.fill("City", "Rome")
            try await leave("City")
            #expect(screen.city == City("Rome"))
            try screen.fill("City", "")
            #expect(screen.city == nil)
            #expect(!screen.hasUnfinishedInput)
            try await screen.press("Book").value
            #expect(screen.booked == ["Bob"])
            #expect(screen.checked == ["Rome", "Bob"])
        }
    }

    @Test("An optional number is nil while its text is empty or no number")
    func optionalNumber() throws {
        for (text, age, error) in [("7", 7, nil), ("x", nil, "Enter a number of 0 or more."), ("", nil, nil)] {
            try screen.fill("Age", text)
            #expect((screen.age, item("Age")?.text, item("Age")?.error) == (age, text, error))
            #expect(isReady == (error == nil))
            #expect(screen.hasUnfinishedInput == (error != nil))
        }
    }

    @Test("The words of the stage explain a wrong number")
    func words() async throws {
        let words = Words { word, _ in word.name == "library.noNumberInRange" ? "{first} bis {last}!" : nil }
        let ui = TestPresenter(.lenient, words: words)
        try await ui.run {
            try await ui.stage.show(screen).then { _ in }
        } steps: {
            try await ui.screen(SignUpScreen.self).fill("Seat", "99")
            #expect(item("Seat")?.error == "1 bis 9!")
        }
    }

    @Test("A check while typing runs after a pause, for the last text only; its value is written without leaving")
    func whileTyping() async throws {
        try await shown {
            try screen.fill("Coupon", "S")
            try screen.fill("Coupon", "SAVE10")
            try await ui.advance(by: .milliseconds(299))
            #expect((screen.checked, screen.coupon) == ([], nil))
            #expect(item("Coupon")?.isBusy == false)
            try await ui.advance(by: .milliseconds(1))
            #expect((screen.checked, screen.coupon) == (["SAVE10"], 6))
            #expect(item("Coupon")?.text == "SAVE10")
            try screen.fill("Coupon", "x")
            #expect(screen.coupon == nil)
            try await ui.advance(by: .milliseconds(300))
            #expect(item("Coupon")?.error == "x is no coupon.")
            try screen.fill("Coupon", "slow")
            try await ui.advance(by: .milliseconds(300))
            #expect(item("Coupon")?.isBusy == true)
            // It is being checked already.
            try await leave("Coupon")
            #expect(screen.checked == ["SAVE10", "x", "slow"])
            screen.gate.open()
            await until { [screen] in screen.coupon == 4 }
        }
    }

    @Test("Leaving a field during the pause checks it at once, and only once")
    func leftInPause() async throws {
        try await shown {
            try screen.fill("Coupon", "SAVE10")
            try await leave("Coupon")
            #expect(screen.coupon == 6)
            #expect(screen.checked == ["SAVE10"])
            #expect(!ui.clock.isInUse)
        }
    }

    @Test("While typing, all checks up to the last one run that is meant to, each with what has passed those before it")
    func order() async throws {
        var log: [String] = []
        let input = Input.text()
            .checked { _ in log.append("1") }.checked(whileTyping: true) { _ in log.append("2") }
            .checked { _ in log.append("3") }
        let screen = OneField(input)
        try await shown(screen) {
            try screen.fill("Text", "a")
            try await ui.advance(by: .seconds(1))
            #expect((log, screen.text) == (["1", "2"], ""))
            try screen.leave("Text")
            try await begun()
            #expect((log, screen.text) == (["1", "2", "1", "2", "3"], "a"))
        }
    }

    @Test("A value that the program writes replaces the draft, and drops the result of its check")
    func replaced() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            try screen.leave("Name")
            await until { screen.gate.isReached }
            screen.name = "eve"
            #expect(item("Name")?.text == "eve")
            #expect(item("Name")?.isBusy == false)
            screen.gate.open()
            await until { [screen] in screen.isSlowDone }
            #expect(screen.name == "eve")
            try screen.fill("Coupon", "SAVE10")
            try await leave("Coupon")
            #expect(screen.coupon == 6)
            screen.coupon = nil
            #expect(item("Coupon")?.text == "")
            try await screen.press("Book").value
            #expect(screen.booked == ["eve"])
        }
    }

    @Test("A place that changes what is written to it shows its own value, and the draft is over")
    func normalized() throws {
        try screen.fill("Seat", "09")
        #expect((screen.seat, item("Seat")?.text) == (5, "5"))
        try screen.fill("Seat", "04")
        #expect((screen.seat, item("Seat")?.text) == (4, "04"))
        screen.seat = 5
        #expect(item("Seat")?.text == "5")
    }

    @Test("A place may change a checked value, too, and what it is changed to counts")
    func normalizedByCheck() async throws {
        try await shown {
            try screen.fill("Name", "Robert")
            try await leave("Name")
            #expect((screen.name, item("Name")?.text) == ("Bob", "Bob"))
            screen.again = "again"
            try screen.fill("Coupon", "first")
            #expect(item("Coupon")?.text == "again")
        }
    }

    @Test("Typing on cancels a running check")
    func typedOn() async throws {
        let effect = Effect()
        let screen = OneField(Input.text().checked { if $0 == "a" { try await effect.run() } })
        try await shown(screen) {
            try screen.fill("Text", "a")
            try screen.leave("Text")
            await until { effect.isRunning }
            try screen.fill("Text", "b")
            await until { effect.wasCancelled }
            try screen.leave("Text")
            try await begun()
            #expect(screen.text == "b")
        }
    }

    @Test("A secure field starts no search")
    func secure() async throws {
        let screen = OneField(Input.text().suggesting { [$0] }.secure())
        try await shown(screen) {
            try screen.fill("Text", "a")
            #expect(!ui.clock.isInUse)
        }
    }

    @Test("A picked option and a switch are checked at once; a refused one stays, with the reason")
    func complete() async throws {
        try await shown {
            try screen.pick("Meal", "fish")
            try await begun()
            #expect((screen.meal, item("Meal")?.error) == (.rice, "The fish is sold out."))
            #expect(item("Meal")?.kind == .selection(options: ["fish", "rice"], selected: 0))
            #expect(isReady == false)
            try screen.pick("Meal", "rice")
            try await begun()
            #expect((item("Meal")?.error, isReady) == (nil, true))
            try screen.toggle("Terms", to: true)
            try await begun()
            #expect(screen.terms)
            try screen.toggle("Terms")
            try await begun()
            #expect((screen.terms, item("Terms")?.error) == (true, "Accept the terms."))
            #expect(item("Terms")?.kind == .switch(isOn: false))
        }
    }

    @Test("An option that is unavailable cannot be picked, and says why")
    func unavailable() throws {
        expect("The option “B” of the selection “Row” cannot be taken: Taken.", .disabled) {
            try screen.pick("Row", "B")
        }
        try screen.pick("Row", "A")
        #expect(screen.row == "A")
    }

    @Test("The screen's own error is shown unless the draft has one")
    func ownError() async throws {
        try await shown {
            screen.problem = "Mine"
            #expect(item("Name")?.error == "Mine")
            #expect(isReady == true)
            try screen.fill("Name", "x")
            try await leave("Name")
            #expect(item("Name")?.error == "x is taken.")
        }
    }

    @Test("A presenter learns of a draft, of a running check and of its result")
    func observed() async throws {
        try await shown {
            let draft = Change { _ = screen.outline }
            let unfinished = Change { _ = screen.hasUnfinishedInput }
            try screen.fill("Name", "slow")
            #expect(draft.isSeen && unfinished.isSeen)
            let running = Change { _ = screen.outline }
            try screen.leave("Name")
            #expect(running.isSeen)
            await until { screen.gate.isReached }
            let result = Change { _ = screen.outline }
            screen.gate.open()
            await until { [screen] in screen.name == "slow" }
            #expect(result.isSeen)
        }
    }

    @Test("Fields with the same label in different blocks have drafts of their own")
    func blocks() throws {
        try screen.fill("Street", "x", in: "Home")
        #expect(screen.outline.first("Work")?.children.first?.text == "1")
        #expect(screen.outline.first("Home")?.children.first?.text == "x")
    }
}

@MainActor
@Observable
private final class GuestsScreen: Screen {
    let outlet = Outlet<Int>()
    var guests = 1

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8))
        Action("Save", isEnabled: !hasUnfinishedInput) {}
    }
}
