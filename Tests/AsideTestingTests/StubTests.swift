import Aside
import AsideTesting
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Stubs")
struct StubTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }

    @Test("A stub answers every kind of modal at once, with a press, a pick or a text")
    func kinds() async throws {
        ui.answer(.alert("Delete?"), with: "Archive")
        ui.answer(.confirm("Sure?"), with: "Yes")
        ui.answer(.choose("Sort by"), with: "size")
        ui.answer(.choose("Toppings"), with: .options("ham", "olives"))
        ui.answer(.prompt("Coupon"), with: "SAVE10")
        ui.answer(.form("Sign in"), with: .fields(["Name": "Ann", "Password": "secret"]))
        ui.answer(.sheet(CouponScreen.self), with: .dismissal)
        ui.answer(.progress("Searching"), with: "Cancel")
        try await ui.run {
            let deletion = try await stage.alert("Delete?") {
                Choice("Delete", role: .destructive, 1)
                Choice("Archive", 2)
            }
            #expect(deletion == 2)
            #expect(try await stage.confirm("Sure?", action: "Yes"))
            #expect(try await stage.choose("Sort by", from: ["name", "size"]) == "size")
            let toppings = try await stage.chooseMany("Toppings", from: ["ham", "eggs", "olives"], initial: ["eggs"])
            #expect(toppings == ["ham", "olives"])
            #expect(try await stage.prompt("Coupon") == "SAVE10")
            let signIn = try await stage.form("Sign in", ["", ""] as [String]) {
                Field("Name", \.[0])
                Field("Password", \.[1], .text().secure())
            }
            #expect(signIn == ["Ann", "secret"])
            #expect(try await stage.nilIfDismissed { try await stage.sheet(CouponScreen()) } == nil)
            let found: Void? = try await stage.nilIfDismissed {
                try await stage.progress("Searching") { _ in try await untilCancelled() }
            }
            #expect(found == nil)
        }
        #expect(
            ui.transcript.description == """
                alert “Delete?” → Archive
                alert “Sure?” → Yes
                list “Sort by” → size
                list “Toppings” → ham, olives
                prompt “Coupon” → “SAVE10”
                form “Sign in” → Name: “Ann”, Password: a secret
                sheet “Coupon entry” → it was dismissed
                progress “Searching” → it was dismissed
                """)
    }

    @Test("The first matching stub that is not used up answers")
    func order() async throws {
        ui.answer(.prompt("Coupon"), with: "first")
        ui.answer(.prompt(), with: "then", times: .exactly(2))
        ui.answer(.any, with: "at last", times: .always)
        try await ui.run {
            var codes: [String] = []
            for _ in 1...5 { codes.append(try await stage.prompt("Coupon")) }
            #expect(codes == ["first", "then", "then", "at last", "at last"])
        }
    }

    @Test("A stub can choose its answer by the content of the question")
    func byContent() async throws {
        ui.answer(.choose(), times: .always) { question in .text(question.options.last?.label ?? "") }
        try await ui.run {
            let orders = [
                try await stage.choose("Sort by", from: ["name", "size"]),
                try await stage.choose("Sort by", from: ["name"]),
            ]
            #expect(orders == ["size", "name"])
        }
    }

    @Test("A stub can match the id of a question that is asked once")
    func identity() async throws {
        ui.answer(.once("session"), with: "Stay")
        ui.answer(.any, with: .dismissal)
        try await ui.run {
            let first = try await stage.confirm("Stay?", action: "Stay")
            let second = try await stage.ask(.confirm("Stay?", action: "Stay").once("session"))
            #expect([first, second] == [false, true])
        }
    }

    @Test("A prompt that refuses a text is answered by the next matching stub, or by nobody")
    func refused() async throws {
        ui.answer(.prompt("Coupon"), with: "WRONG")
        ui.answer(.prompt("Coupon"), with: "SAVE10")
        func ask() async throws -> String {
            try await stage.prompt("Coupon") { code in
                guard code == "SAVE10" else { throw InvalidInput("No such coupon") }
                return code
            }
        }
        #expect(try await ui.run { try await ask() } == "SAVE10")

        ui.answer(.prompt("Coupon"), with: "WRONG")
        let reports = await reports(in: ui) { try await ask() }
        #expect(reports.count == 1)
        #expect(reports.first?.text.hasPrefix("No step or stub answers prompt “Coupon”.") == true)
        #expect(reports.first?.text.contains("field: “WRONG”, refused: No such coupon") == true)
        #expect(
            reports.first?.text.contains("it answers once, and has; what was entered was refused: No such coupon")
                == true)
    }

    @Test(
        "A stub with .always that is refused twice in the same way fails at its line, with the reason",
        arguments: [true, false])
    func refusedAgain(isStep: Bool) async {
        ui.answer(.prompt("Coupon"), with: "WRONG", times: .always, sourceLocation: at(9))
        var checks = 0
        let reports = await reports(in: ui) {
            let question: Question<Int> = .prompt(
                "Coupon",
                .text().parsed { _ in
                    checks += 1
                    throw InvalidInput("No such coupon")
                })
            return isStep ? try await stage.show(question).value() : try await stage.ask(question)
        }
        #expect(checks == 2)
        #expect(reports.map(\.line) == [9])
        let headline = "A stub’s answer “WRONG” was refused twice by prompt “Coupon”: No such coupon"
        #expect(reports.first?.text.hasPrefix(headline) == true)
    }

    @Test("A stub publishes at a screen when the screen accepts input: pushed, in a sheet, and after going back")
    func screens() async throws {
        ui.answer(CartScreen.self, with: 1)
        ui.answer(CartScreen.self) { screen in screen.note.isEmpty ? 2 : 3 }
        ui.answer(CouponScreen.self, with: "SAVE10", times: .exactly(2))
        let total = try await ui.run {
            try await stage.show(CartScreen()).until { value in
                let coupon = try await stage.sheet(CouponScreen())
                return value == 2 ? .leave(coupon) : .stay
            }
        }
        #expect(total == "SAVE10")
        #expect(
            ui.transcript.description == """
                Cart
                sheet “Coupon entry” → a value
                sheet “Coupon entry” → a value
                no screens
                """)
    }

    @Test("A stub for anything lets work with progress end by itself")
    func anything() async throws {
        ui.answer(.any, with: .dismissal, times: .always)
        let result = try await ui.run {
            await stage.alert("Before")
            return try await stage.progress("Loading") { _ in "loaded" }
        }
        #expect(result == "loaded")
    }

    @Test(
        "A stub gives a switch its state in several words",
        arguments: [("yes", true), ("On", true), ("true", true), ("no", false), ("off", false)])
    func states(_ word: String, _ isOn: Bool) async throws {
        ui.answer(.form("Order"), with: .fields(["Gift": word]))
        #expect(try await ui.run { try await order(isGift: !isOn) } == isOn)
    }

    @Test(
        "A stub that gives a field what it cannot take fails at its line, and names what it can take",
        arguments: [
            ("Gift", "“x” is no state of the switch “Gift” of the form “Order”.", "`true` or `false`."),
            ("Size", "“x” is no option of “Size” of the form “Order”.", "“S”, “M”."),
        ])
    func noEntry(_ field: String, _ problem: String, _ advice: String) async {
        ui.answer(.form("Order"), with: .fields([field: "x"]), sourceLocation: at(2))
        let reports = await reports(in: ui) { try await order(isGift: false) }
        #expect(reports.first?.line == 2)
        #expect(reports.first?.text.hasPrefix("A stub’s answer does not fit. \(problem)\n") == true)
        #expect(reports.first?.text.hasSuffix(advice) == true)
    }

    private func order(isGift: Bool) async throws -> Bool {
        try await stage.form("Order", Order(isGift: isGift)) {
            Field("Gift", \.isGift)
            Field("Size", \.size, .choice(from: ["S", "M"]))
        }.isGift
    }

    @Test("A stub reads what a screen has loaded when it was shown", arguments: [true, false])
    func loading(byProgress: Bool) async throws {
        ui.answer(LoadingScreen.self) { $0.items.first ?? "nothing" }
        ui.answer(.alert(), with: "OK")
        let value = try await ui.run {
            let value = try await stage.show(LoadingScreen(on: byProgress ? stage : nil)).value()
            await stage.alert(value)
            return value
        } steps: {
            try await ui.settle()
        }
        #expect(value == "Milk")
    }

    @Test("A stub with .always counts as a loop after 10,000 answers")
    func loop() async {
        ui.answer(.alert("Upload failed"), with: "Retry", times: .always)
        var tries = 0
        let reports = await reports(in: ui) {
            try await stage.retrying("Upload failed") {
                tries += 1
                throw Declined()
            }
        }
        #expect(tries == 10_001)
        #expect(reports.count == 1)
        #expect(reports.first?.text.contains(", 10000 times\n") == true)
        #expect(
            reports.first?.text.hasSuffix(
                "find out why it is asked again and again: a stub with `.always` has answered it each time.") == true)
        #expect(
            reports.first?.text.contains("it has answered 10000 times, and stops there because that looks like a loop")
                == true)
    }

    @Test("A stub with .always at a hub counts as a loop after 100 answers without a change")
    func endlessHub() async {
        ui.answer(CartScreen.self, with: 1, times: .always)
        let reports = await reports(in: ui) {
            try await stage.show(CartScreen()).until { _ in StayOrLeave<Int>.stay }
        }
        #expect(reports.count == 1)
        let text = reports.first?.text ?? ""
        #expect(text.contains("it has answered 100 times, the last 100 in the same state: that looks like a loop"))
        #expect(text.hasSuffix("a stub with `.always` has answered it each time."))
    }

    @Test("A stub may answer at a hub any number of times while something is shown, asked or changed")
    func busyHub() async throws {
        ui.answer(CartScreen.self, with: 1, times: .always)
        let cart = CartScreen()
        var count = 0
        try await ui.run {
            try await stage.show(cart).until { _ in
                count += 1
                cart.note = "\(count)"
                return count < 250 ? .stay : .leave(())
            }
        }
        #expect(count == 250)
    }

    @Test("A stub whose Enter or Esc does nothing fails at its line")
    func impossible() async {
        ui.answer(.choose("Sort by"), with: .submission, sourceLocation: at(9))
        let reports = await reports(in: ui) { try await stage.choose("Sort by", from: ["name", "size"]) }
        #expect(reports.map(\.line) == [9])
        #expect(
            reports.first?.text.hasPrefix(
                "A stub’s answer does not fit. The list “Sort by” has no selected option for Enter.") == true)
    }

    @Test("The next stub answers a sheet that its close guard keeps")
    func guarded() async throws {
        ui.answer(.sheet(NoteScreen.self), with: .dismissal, times: .exactly(2))
        ui.answer(.confirm("Discard?"), with: "Cancel")
        ui.answer(.confirm("Discard?"), with: "Discard")
        try await ui.run {
            let note = try await stage.nilIfDismissed { try await stage.sheet(NoteScreen(on: stage)) }
            #expect(note == nil)
        }
    }
}

/// A screen that loads what it shows.
@Observable
private final class LoadingScreen: SelfStarting {
    let outlet = Outlet<String>()
    private(set) var items: [String] = []
    private let stage: Stage?

    init(on stage: Stage?) {
        self.stage = stage
    }

    func begin() async throws {
        let load: @MainActor () async -> [String] = {
            for _ in 1...3 { await Task.detached {}.value }
            return ["Milk"]
        }
        items = if let stage { try await stage.progress("Loading") { _ in await load() } } else { await load() }
    }
}

private struct Order: Equatable {
    var isGift: Bool
    var size = "S"
}
