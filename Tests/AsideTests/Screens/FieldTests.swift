import AsideTesting
import Observation
import Testing

@testable import Aside

/// Fields with checks on a screen (DESIGN §5).
@MainActor
@Suite("Fields with checks on a screen")
struct FieldTests {
    let ui = TestPresenter(.lenient)
    private let screen = SignUpScreen()

    private func item(_ label: String) -> Outline.Item? { screen.outline.first(label) }
    private var isReady: Bool? { item("Book")?.isEnabled }

    /// Shows the screen, and leaves it after the steps.
    private func shown(_ steps: () async throws -> Void) async throws {
        try await ui.run {
            _ = try await ui.stage.nilIfDismissed { try await ui.stage.show(screen).value() }
        } steps: {
            try await ui.screen(SignUpScreen.self)
            try await steps()
            screen.publish("left")
        }
    }

    @Test("A typed text is a draft: its place keeps the last value until the field is left and the checks have passed")
    func left() async throws {
        try await shown {
            try screen.fill("Name", "ada")
            #expect((screen.name, item("Name")?.text, screen.checked) == ("Bob", "ada", []))
            #expect(screen.hasUnfinishedInput)
            #expect(isReady == true)
            try screen.leave("Name")
            #expect((screen.name, item("Name")?.text, screen.checked) == ("ada", "ada", ["ada"]))
            #expect(!screen.hasUnfinishedInput)
            // A text that has passed is not checked again.
            try screen.leave("Name")
            #expect(screen.checked == ["ada"])
        }
    }

    @Test("A refused text stays, with the reason beside it; only the default action is disabled")
    func refused() async throws {
        try await shown {
            try screen.fill("Name", "x")
            try screen.leave("Name")
            #expect((screen.name, item("Name")?.text, item("Name")?.error) == ("Bob", "x", "x is taken."))
            #expect(screen.hasUnfinishedInput)
            #expect(isReady == false)
            #expect(item("Skip")?.isEnabled == true)
            // Typing on removes the reason; leaving the field again checks the same text again.
            try screen.fill("Name", "xy")
            #expect(item("Name")?.error == nil)
            #expect(isReady == true)
            try screen.fill("Name", "x")
            try screen.leave("Name")
            try screen.leave("Name")
            #expect(screen.checked == ["x", "x", "x"])
        }
    }

    @Test("Operating another control leaves the field", arguments: 0...3)
    func leftByAnother(_ way: Int) async throws {
        try await shown {
            try screen.fill("Name", "ada")
            switch way {
            case 0: try screen.fill("Note", "n")
            case 1: try screen.toggle("News")
            case 2: try screen.pick("Meal", "rice")
            default: try await screen.press("Skip").value
            }
            #expect(screen.checked == ["ada"])
            #expect(screen.name == "ada")
        }
    }

    @Test("The default action checks all fields first, also those that nobody entered, and is done if all pass")
    func defaultAction() async throws {
        try await shown {
            try screen.fill("Name", "ada")
            try await screen.press("Book").value
            #expect(screen.checked == ["ada"])
            #expect(screen.booked == ["ada"])
            // All have passed already.
            try await screen.press("Book").value
            #expect(screen.checked == ["ada"])
            screen.name = "eve"
            try await screen.press("Book").value
            #expect(screen.checked == ["ada", "eve"])
            #expect(screen.booked == ["ada", "ada", "eve"])
        }
    }

    @Test("The default action is not done if a check fails, and each field shows its own reason")
    func defaultActionRefused() async throws {
        try await shown {
            screen.name = "x"
            try screen.fill("City", "Paris")
            #expect(isReady == true)
            try await screen.press("Book").value
            #expect(screen.booked == [])
            #expect(item("Name")?.error == "x is taken.")
            #expect(item("City")?.error == "Paris is unknown.")
            #expect(isReady == false)
            #expect(throws: ControlError.self) { try screen.press("Book") }
        }
    }

    @Test("While the default action waits for a check, it is busy, and the field says so; typing on withdraws it")
    func waiting() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            let press = try screen.press("Book")
            await until { screen.gate.isReached }
            #expect(item("Name")?.isBusy == true)
            #expect(item("Book")?.isBusy == true)
            try screen.fill("Name", "fast")
            await press.value
            #expect(screen.booked == [])
            #expect(item("Name")?.isBusy == false)
            screen.gate.open()
            try await screen.press("Book").value
            #expect(screen.booked == ["fast"])
            #expect(screen.name == "fast")
        }
    }

    @Test("The default action waits for a check that is running already")
    func joins() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            try screen.leave("Name")
            await until { screen.gate.isReached }
            let press = try screen.press("Book")
            screen.gate.open()
            await press.value
            #expect(screen.checked == ["slow"])
            #expect(screen.booked == ["slow"])
        }
    }

    @Test("The default action is done as it is after the checks")
    func disabledMeanwhile() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            let press = try screen.press("Book")
            await until { screen.gate.isReached }
            screen.isClosed = true
            screen.gate.open()
            await press.value
            #expect(screen.booked == [])
            #expect(screen.name == "slow")
        }
    }

    @Test("Cancelling the task of the default action ends its waiting, and leaves the check running")
    func cancelled() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            let press = try screen.press("Book")
            await until { screen.gate.isReached }
            press.cancel()
            await press.value
            #expect(screen.booked == [])
            screen.gate.open()
            await until { [screen] in screen.name == "slow" }
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
            try screen.leave("City")
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
        }
    }

    @Test("Leaving a field during the pause checks it at once, and only once")
    func leftInPause() async throws {
        try await shown {
            try screen.fill("Coupon", "SAVE10")
            try screen.leave("Coupon")
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
        try await ui.run {
            try await ui.stage.show(screen).value()
        } steps: {
            try await ui.screen(OneField.self)
            try screen.fill("Text", "a")
            try await ui.advance(by: .seconds(1))
            #expect((log, screen.text) == (["1", "2"], ""))
            try screen.leave("Text")
            #expect((log, screen.text) == (["1", "2", "1", "2", "3"], "a"))
            screen.publish()
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
            try screen.fill("Coupon", "SAVE10")
            try screen.leave("Coupon")
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

    @Test("A check that is cancelled by the user's own answer leaves the text unchecked, and shows nothing")
    func changedMind() async throws {
        try await shown {
            try screen.fill("Name", "ask")
            let press = try screen.press("Book")
            try await ui.alert("Sure?").dismiss()
            await press.value
            #expect(item("Name")?.error == nil)
            #expect(screen.booked == [])
            #expect(screen.hasUnfinishedInput)
            #expect(isReady == true)
        }
    }

    @Test("Leaving the screen cancels its checks and the default action that waits for them")
    func screenLeft() async throws {
        let effect = Effect()
        let screen = OneField(Input.text().checked { _ in try await effect.run() })
        var press: Task<Void, Never>?
        try await ui.run {
            try await ui.stage.show(screen).value()
        } steps: {
            try await ui.screen(OneField.self)
            try screen.fill("Text", "a")
            press = try screen.press("Done")
            await until { effect.isRunning }
            screen.publish()
            await until { effect.wasCancelled }
        }
        await press?.value
        #expect(screen.text == "")
        #expect(screen.isDone == false)
    }

    @Test("A screen that is not shown keeps the draft, and checks it when it is")
    func notShown() async throws {
        try screen.fill("Name", "ada")
        try screen.leave("Name")
        #expect((screen.checked, item("Name")?.text) == ([], "ada"))
        try await shown {
            try await screen.press("Book").value
            #expect(screen.booked == ["ada"])
        }
    }

    @Test("A picked option and a switch are checked at once; a refused one stays, with the reason")
    func complete() async throws {
        try await shown {
            try screen.pick("Meal", "fish")
            #expect((screen.meal, item("Meal")?.error) == (.rice, "The fish is sold out."))
            #expect(item("Meal")?.kind == .selection(options: ["fish", "rice"], selected: 0))
            #expect(isReady == false)
            try screen.pick("Meal", "rice")
            #expect((item("Meal")?.error, isReady) == (nil, true))
            try screen.toggle("Terms", to: true)
            #expect(screen.terms)
            try screen.toggle("Terms")
            #expect((screen.terms, item("Terms")?.error) == (true, "Accept the terms."))
            #expect(item("Terms")?.kind == .switch(isOn: false))
        }
    }

    @Test("An option that is unavailable cannot be picked, and says why")
    func unavailable() throws {
        #expect(
            throws: ControlError(
                .disabled, "The option “B” of the selection “Row” cannot be taken: Taken.")
        ) { try screen.pick("Row", "B") }
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
            try screen.leave("Name")
            #expect(item("Name")?.error == "x is taken.")
        }
    }

    @Test("A renderer learns of a draft, of a running check and of its result")
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

private struct City: Equatable {
    let name: String

    init(_ name: String) { self.name = name }
}

@MainActor
@Observable
private final class SignUpScreen: Screen {
    enum Meal: Equatable, CaseIterable { case fish, rice }

    let outlet = Outlet<String>()
    let title = "Sign up"
    var name = "Bob"
    var problem: String?
    var note = ""
    var city: City?
    var coupon: Int?
    var age: Int?
    var seat = 1 { didSet { if seat > 5 { seat = 5 } } }
    var meal = Meal.rice
    var row = ""
    var news = false
    var terms = true
    var isClosed = false
    var home = 1
    var work = 1
    @ObservationIgnored private(set) var checked: [String] = []
    @ObservationIgnored private(set) var booked: [String] = []
    let gate = Gate()

    var content: Content {
        Field("Name", \.name, .text().checked { try await self.check($0) }, error: problem)
        Field("City", \.city, .text().parsed(showing: \.name) { try self.find($0) })
        Field("Coupon", \.coupon, .text().parsed(whileTyping: true) { try self.count($0) })
        Field("Age", \.age, .number(in: 0...))
        Field("Seat", \.seat, .number(in: 1...9))
        Field("Note", \.note)
        Field("News", \.news)
        Field("Terms", \.terms, .toggle().checked { if !$0 { throw InvalidInput("Accept the terms.") } })
        Field(
            "Meal", \.meal,
            .choice(from: Meal.allCases).checked { if $0 == .fish { throw InvalidInput("The fish is sold out.") } })
        Field("Row", \.row, .choice(from: ["A", "B"]) { Outline.Option($0, unavailable: $0 == "B" ? "Taken" : nil) })
        Block("Home") { Field("Street", \.home, .number()) }
        Block("Work") { Field("Street", \.work, .number()) }
        Action("Skip") {}
        Action("Book", shortcut: .enter, isEnabled: !isClosed) { self.booked.append(self.name) }
    }

    private func check(_ name: String) async throws {
        checked.append(name)
        if name == "slow" { await gate.pass() }
        if name == "ask", let stage = outlet.stay?.stage {
            _ = try await stage.alert("Sure?") { Choice("Sure", true) }
        }
        if name == "x" { throw InvalidInput("x is taken.") }
    }

    private func find(_ name: String) throws -> City {
        checked.append(name)
        guard ["Oslo", "Rome"].contains(name) else { throw InvalidInput("\(name) is unknown.") }
        return City(name)
    }

    private func count(_ code: String) throws -> Int {
        checked.append(code)
        guard code.count > 1 else { throw InvalidInput("\(code) is no coupon.") }
        return code.count
    }
}

/// A screen with one field and a default action.
@MainActor
@Observable
private final class OneField: Screen {
    let outlet = Outlet<Void>()
    let title = "One"
    var text = ""
    private(set) var isDone = false
    private let input: Input<String>

    init(_ input: Input<String>) { self.input = input }

    var content: Content {
        Field("Text", \.text, input)
        Action("Done", shortcut: .enter) { self.isDone = true }
    }
}
