import Aside
import AsideFoundation
import AsideTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A flow that is resumed")
struct ResumingTests {
    enum Size: String, CaseIterable, Codable { case small, large }

    // MARK: The stack

    @Test("Back drops what was collected above the uncovered screen, and finds earlier answers after a resumption")
    func back() async throws {
        let flow = ResumedFlow { stage in
            try await stage.show(.prompt("A"), step: 1, of: 3).then { a in
                try await stage.show(Page("B")).then { b in
                    try await stage.show(Page("C")).then { "\(a)\(b)\($0)" }
                }
            }
        }
        try await flow.visit { ui in
            try await ui.prompt("A").submit("a")
            try await ui.screen(Page.self).publish("b")
            try await ui.screen(Page.self)
            try await flow.mark()
            try ui.goBack()
            try await flow.mark()
        }
        #expect(flow.points.map(\.view.text) == ["A › B › C", "A › B"])
        #expect(flow.points[1].record.text == #"{"answer":"a","name":"prompt “A”","then":[{"name":"Page “B”"}]}"#)
        try await flow.expectTheSameAtEachPoint()
        let result = try await flow.visit(from: flow.points[0].record) { ui in
            try await ui.screen(Page.self)
            try ui.goBack()
            try ui.goBack()
            let first = try await ui.prompt("A")
            #expect(first.content.fields.map(\.text) == ["a"])
            try await first.submit("1")
            try await ui.screen(Page.self).publish("2")
            try await ui.screen(Page.self).publish("3")
        }
        #expect(result == "123")
        #expect(flow.latest.isEmpty)
    }

    @Test("What is resumed comes into view as one change, and nothing is asked", arguments: 1...10)
    func oneChange(round: Int) async throws {
        let body: @MainActor (Stage) async throws -> String = { stage in
            try await stage.show(Page("A")).then { a in
                let isSure = try await stage.confirm("Sure?")
                let number = try await stage.prompt("Number", .number(2, in: 1...8))
                return try await stage.show(.prompt("B")).then { b in
                    try await stage.show(Page("C")).then { "\(a)\(isSure)\(number)\(b)\($0)" }
                }
            }
        }
        let flow = ResumedFlow(body)
        try await flow.visit { ui in
            try await ui.screen(Page.self).publish("a")
            try await ui.confirm("Sure?").press("OK")
            try await ui.prompt("Number").submit("7")
            try await ui.prompt("B").submit("b")
            try await flow.mark()
        }
        let recorder = RecordingPresenter()
        let task = recorder.resume(flow.latest, body)
        await until { recorder.stage.acceptsInput }
        #expect(recorder.stacks == [["A", "B", "C"]])
        #expect(recorder.presented.isEmpty)
        #expect((recorder.stage.stack.top as? Page)?.publish("c") == true)
        #expect(try await task.value == "atrue7bc")
    }

    @Test("A visit that returned to its hub is dropped; one that is open is kept")
    func hub() async throws {
        let flow = ResumedFlow { stage in
            try await stage.show(Page("Menu")).until { wish in
                if wish == "quit" { return .leave(wish) }
                _ = try await stage.prompt("Name of \(wish)")
                _ = try await stage.show(Page("Detail of \(wish)")).value()
                return .stay
            }
        }
        try await flow.visit { ui in
            try await ui.screen(Page.self).publish("x")
            try await ui.prompt("Name of x").submit("1")
            try await ui.screen(Page.self).publish("done")
            try await flow.mark()
            try await ui.screen(Page.self).publish("y")
            try await ui.prompt("Name of y").submit("2")
            try await flow.mark()
        }
        #expect(
            flow.points.map(\.record.text) == [
                #"{"name":"Page “Menu”"}"#,
                #"{"answer":"y","name":"Page “Menu”","then":["#
                    + #"{"answer":"2","name":"prompt “Name of y”"},{"name":"Page “Detail of y”"}]}"#,
            ])
        try await flow.expectTheSameAtEachPoint()
    }

    @Test("Where the user went back to wins over the value that the flow was entered with")
    func deepLink() async throws {
        let flow = ResumedFlow { stage in
            try await stage.show(Page("A")).starting(with: "link").then { a in
                try await stage.show(Page("B")).then { a + $0 }
            }
        }
        try await flow.visit { ui in
            try await ui.screen(Page.self)
            try await flow.mark()
            try ui.goBack()
            try await flow.mark()
            try await ui.screen(Page.self).publish("own")
            try await flow.mark()
        }
        #expect(flow.points.map(\.view.text) == ["A › B", "A", "A › B"])
        try await flow.expectTheSameAtEachPoint()
    }

    @Test("A step that the user left without an answer is left again, and the flow goes on")
    func leftStep() async throws {
        let flow = ResumedFlow { stage in
            var name = "-"
            do { name = try await stage.show(.prompt("Name")).value() } catch is CancellationError {}
            return try await stage.prompt("Size") + name
        }
        try await flow.visit { ui in
            try await ui.prompt("Name").dismiss()
            try await ui.prompt("Size")
            try await flow.mark()
        }
        #expect(
            flow.points[0].record.text == #"{"ending":"dismissed","name":"prompt “Name”"},{"name":"prompt “Size”"}"#)
        try await flow.expectTheSameAtEachPoint()
    }

    // MARK: Kinds of answers

    @Test("Each kind of answer is recorded, and so is a dismissal; a notice is not shown again")
    func kinds() async throws {
        let flow = ResumedFlow { stage in
            await stage.alert("Hello")
            let size = try await stage.choose("Size", from: Size.allCases)
            let many = try await stage.chooseMany("Many", from: Size.allCases)
            let none = try await stage.nilIfDismissed { try await stage.prompt("None") }
            stage.notice("Taken")
            let number = try await stage.prompt("Number", .number(2, in: 1...8))
            let page = try await stage.nilIfDismissed { try await stage.sheet(Page("Sheet")) }
            let edited = try await stage.sheet("Edit") { stage in try await stage.show(Page("Inside")).value() }
            _ = try await stage.confirm("\(size) \(many) \(none ?? "-") \(number) \(page ?? "-") \(edited)")
        }
        try await flow.visit { ui in
            try await ui.alert("Hello").press("OK")
            try await ui.choose("Size").pick("large")
            try await ui.choose("Many").pick("small", "large")
            try await ui.prompt("None").dismiss()
            try await ui.prompt("Number").submit("7")
            try await ui.screen(Page.self).publish("p")
            try await ui.screen(Page.self).publish("e")
            ui.clock.advance(by: .seconds(10))
            try await flow.mark()
        }
        #expect(flow.points[0].record.rawValue.contains(#"{"answer":["small","large"],"name":"list “Many”"}"#))
        try await flow.expectTheSameAtEachPoint()
    }

    struct Guest: Equatable {
        var name = ""
        var guests = 1
        var isVegetarian = false
        var meal: Size? = .small
        var note = ""
    }

    @Test("A form is answered by its fields, also by those that others bring about; its checks run again")
    func form() async throws {
        var (checks, taken) = (0, "Bob")
        let flow = ResumedFlow { stage in
            let guest = try await stage.form("Guest", Guest()) { guest in
                Field("Name", \.name, .text().checked { if $0 == taken { throw InvalidInput("Taken") } })
                Field("Guests", \.guests, .number(in: 1...8))
                Field("Vegetarian", \.isVegetarian)
                Field("Meal", \.meal, .choice(from: Size.allCases))
                if guest.guests > 2 { Field("Note", \.note) }
            } check: { _ in
                checks += 1
            }
            let seat = try await stage.prompt("Seat")
            return "\(guest.name) \(guest.note) \(seat)"
        }
        try await flow.visit { ui in
            let form = try await ui.form("Guest")
            try form.fill("Name", "Ada")
            try form.fill("Guests", "3")
            try form.toggle("Vegetarian", to: true)
            try form.pick("large", from: "Meal")
            try form.fill("Note", "late")
            try await form.submit()
            try await flow.mark()
        }
        #expect(checks == 1)
        try await flow.expectTheSameAtEachPoint()
        #expect(checks == 2)
        // What a check refuses now is asked again.
        taken = "Ada"
        try await flow.visit(from: flow.points[0].record) { ui in try await ui.form("Guest") }
    }

    @Test("The id of a question and of a choice names an entry in any language")
    func ids() async throws {
        func flow(_ question: String, _ yes: String, _ no: String) -> ResumedFlow<String> {
            ResumedFlow { stage in
                let isSure = try await stage.ask(
                    Question(question) {
                        Choice(yes, true).id("yes")
                        Choice(no, role: .cancel, false).id("no")
                    }.id("sure"))
                return try await stage.prompt("\(isSure)")
            }
        }
        let english = flow("Sure?", "Yes", "No")
        try await english.visit { ui in
            try await ui.alert("Sure?").press("Yes")
            try await english.mark()
        }
        #expect(english.latest.text == #"{"answer":"yes","name":"alert #sure"},{"name":"prompt “true”"}"#)
        try await flow("Sicher?", "Ja", "Nein").visit(from: english.latest) { ui in try await ui.prompt("true") }
    }

    // MARK: What ends the record

    @Test("A secret ends the record, but not the memory of effects")
    func secrets() async throws {
        var charged = 0
        let flow = ResumedFlow { stage in
            let name = try await stage.prompt("Name")
            let pin = try await stage.prompt("PIN", .text().secure())
            let size = try await stage.choose("Size", from: Size.allCases)
            return try await stage.show(Page("Pay")).then { pay in
                let receipt = try await stage.remembering("charge") { _ in
                    charged += 1
                    return "\(name) \(pin) \(size) \(pay) \(charged)"
                }
                return try await stage.confirm("Print?") ? receipt : ""
            }
        }
        try await flow.visit { ui in
            try await ui.prompt("Name").submit("Ada")
            try await ui.prompt("PIN").submit("0815")
            try await ui.choose("Size").pick("large")
            try await ui.screen(Page.self).publish("now")
            try await flow.mark()
        }
        #expect(!flow.latest.text.contains(#"0815","name":"prompt"#))
        #expect(!flow.latest.text.contains("list “Size”"))
        let printed = try await flow.visit(from: flow.points[0].record) { ui in
            try await ui.prompt("PIN").submit("0815")
            try await ui.choose("Size").pick("small")
            try await ui.screen(Page.self).publish("again")
            try await ui.confirm("Print?").press("OK")
        }
        #expect(printed == "Ada 0815 large now 1")
        #expect(charged == 1)
    }

    final class Login: Screen {
        let outlet = Outlet<String>()
        var password = ""
        var content: Content {
            Field("Password", \.password, .text().unrecorded())
            Action("OK", shortcut: .enter) { self.publish(self.password) }
        }
    }

    @Test("The value of a screen with a field that nobody may write down is not recorded", arguments: [false, true])
    func secretScreens(isSheet: Bool) async throws {
        let flow = ResumedFlow { stage in
            let name = try await stage.prompt("Name")
            let password = try await isSheet ? stage.sheet(Login()) : stage.show(Login()).value()
            return try await stage.prompt("Size") + name + password
        }
        try await flow.visit { ui in
            try await ui.prompt("Name").submit("n")
            let login = try await ui.screen(Login.self)
            try login.fill("Password", "secret")
            try login.press("OK")
            try await ui.prompt("Size")
            try await flow.mark()
        }
        #expect(flow.latest.text == #"{"answer":"n","name":"prompt “Name”"}"#)
    }

    @Test("Questions side by side end the record in front of the first one")
    func sideBySide() async throws {
        let flow = ResumedFlow { stage in
            let name = try await stage.prompt("Name")
            async let a = stage.prompt("A")
            async let b = stage.prompt("B")
            let both = try await "\(a) \(b)"
            return try await stage.prompt("C") + name + both
        }
        try await flow.visit { ui in
            try await ui.prompt("Name").submit("n")
            try await ui.settle()
            // Which of the two comes first is not known.
            try await ui.prompt().submit("1")
            try await ui.prompt().submit("2")
            try await ui.prompt("C")
            try await flow.mark()
        }
        #expect(flow.latest.text == #"{"answer":"n","name":"prompt “Name”"}"#)
    }

    @Test("A loop that should be an `until` ends the record with a warning, and the record stays short")
    func loop() async throws {
        let recorder = RecordingPresenter()
        recorder.answering = { $0.press(0) }
        var (latest, rounds) = (FlowRecord(), 0)
        try? await recorder.stage.resuming(FlowRecord()) {
            latest = $0.isEmpty ? latest : $0
        } flow: {
            while rounds < 1_500, try await recorder.stage.confirm("More?") { rounds += 1 }
        }
        #expect(rounds == 1_500)
        #expect(latest.text.split(separator: "},").count == 1_000)
        #expect(
            recorder.warnings.map(\.message) == [
                "A closure of the flow has asked for alert “More?” after 1000 other questions. The record ends there."
            ])
    }

    // MARK: What is asked again

    @Test("A destructive choice is asked again; what follows stays if the answer is the same, and is dropped otherwise")
    func destructive() async throws {
        var deleted: [String] = []
        let flow = ResumedFlow { stage in
            let file = try await stage.prompt("File")
            let isSure = try await stage.confirm("Delete \(file)?", action: "Delete", role: .destructive)
            let reason = try await stage.prompt("Reason")
            if isSure { deleted.append(file) }
            return try await stage.prompt("Anything else?") + reason
        }
        try await flow.visit { ui in
            try await ui.prompt("File").submit("a.txt")
            try await ui.confirm("Delete a.txt?").press("Delete")
            try await ui.prompt("Reason").submit("old")
            try await ui.prompt("Anything else?")
            try await flow.mark()
        }
        #expect(deleted == ["a.txt"])
        deleted = []
        for answer in ["Delete", "Cancel"] {
            let record = flow.points[0].record
            try await flow.visit(from: record) { ui in
                let question = try await ui.confirm("Delete a.txt?")
                #expect(deleted == [])
                // It can be left here, too.
                #expect(flow.latest == record)
                try question.press(answer)
                try await ui.prompt(answer == "Delete" ? "Anything else?" : "Reason")
            }
            deleted = []
        }
    }

    @Test("An alert about an error is no part of the record, which goes on behind it")
    func errors() async throws {
        var isDown = true
        let flow = ResumedFlow { stage in
            try await stage.retrying("No network") { if isDown { throw InvalidInput("Down") } }
            return try await stage.prompt("Size")
        }
        try await flow.visit { ui in
            let alert = try await ui.alert("No network")
            isDown = false
            try alert.press("Retry")
            try await ui.prompt("Size")
            try await flow.mark()
        }
        #expect(flow.latest.text == #"{"name":"prompt “Size”"}"#)
    }

    @Test("What made the flow give up is asked again")
    func givingUp() async throws {
        let flow = ResumedFlow { stage in
            let name = try await stage.prompt("Name")
            let size = try await stage.prompt("Size")
            guard try await stage.confirm("Sure?") else { throw CancellationError() }
            return name + size
        }
        try await flow.visit { ui in
            try await ui.prompt("Name").submit("n")
            try await ui.prompt("Size").dismiss()
        }
        #expect(flow.latest.text == #"{"answer":"n","name":"prompt “Name”"},{"name":"prompt “Size”"}"#)
        try await flow.visit(from: flow.latest) { ui in
            try await ui.prompt("Size").submit("s")
            try await ui.confirm("Sure?").press("Cancel")
        }
        let result = try await flow.visit(from: flow.latest) { ui in try await ui.confirm("Sure?").press("OK") }
        #expect(result == "ns")
    }

    @Test("A notice that was shown before is not shown again; one behind a new answer is")
    func notices() async throws {
        let recorder = RecordingPresenter()
        let record = try FlowRecord(
            entries: #"{"answer":"a","name":"prompt “A”","then":[{"answer":"b","name":"prompt “B”"}]}"#)
        let task = recorder.resume(record) { stage in
            stage.notice("1", for: .seconds(600))
            return try await stage.show(.prompt("A")).then { a in
                stage.notice("2", for: .seconds(600))
                let b = try await stage.prompt("B")
                stage.notice("3", for: .seconds(600))
                let isSure = try await stage.confirm("Sure?")
                stage.notice("4", for: .seconds(600))
                return try await stage.prompt("C") + a + b + "\(isSure)"
            }
        }
        await recorder.modal("Sure?").submit()
        await recorder.modal("C").dismiss()
        #expect(recorder.stage.notices.map(\.content.text) == ["4"])
        task.cancel()
        _ = await task.result
    }

    @Test("A question that nobody can answer takes no earlier answer away")
    func unanswered() async throws {
        let recorder = RecordingPresenter()
        var latest = FlowRecord()
        let task = Task {
            try await recorder.stage.resuming(FlowRecord()) {
                latest = $0
            } flow: {
                let name = try await recorder.stage.prompt("Name")
                return try await name + recorder.stage.prompt("Size")
            }
        }
        let name = await recorder.modal("Name")
        #expect(name.enter("Ada", intoField: 0))
        #expect(name.submit())
        await recorder.modal("Size").reportUnanswered()
        _ = await task.result
        #expect(latest.text == #"{"answer":"Ada","name":"prompt “Name”"}"#)
    }

    @Test("Questions of a screen's own buttons are no part of the record")
    func ownWork() async throws {
        let flow = ResumedFlow { stage in
            let screen = ButtonScreen("Cart", ["Remove", "Buy"])
            screen.whenPressed = { [unowned screen] label in
                if label == "Remove" { screen.perform { _ = try await stage.confirm("Remove?") } }
            }
            return try await stage.show(screen).value()
        }
        try await flow.visit { ui in
            try await ui.screen(ButtonScreen.self).press("Remove")
            try await ui.confirm("Remove?")
            try await flow.mark()
        }
        #expect(flow.latest.text == #"{"name":"ButtonScreen “Cart”"}"#)
    }

    // MARK: Effects

    @Test("An effect that is remembered runs once; one that fails runs again with the same key; Back forgets it")
    func effects() async throws {
        var keys: [String] = []
        let flow = ResumedFlow { stage in
            try await stage.show(.prompt("Card")).then { card in
                let receipt = try await stage.retrying("Declined") {
                    try await stage.remembering("charge") { key in
                        keys.append(key)
                        if keys.count == 1 { throw InvalidInput("No network") }
                        return "receipt \(keys.count) for \(card)"
                    }
                }
                return try await stage.show(Page("Print")).then { $0 + receipt }
            }
        }
        try await flow.visit { ui in
            try await ui.prompt("Card").submit("visa")
            try await ui.alert("Declined")
            try await flow.mark()
            try await ui.alert("Declined").press("Retry")
            try await ui.screen(Page.self)
            try await flow.mark()
        }
        #expect(keys.count == 2 && keys[0] == keys[1])
        let printed = try await flow.visit(from: flow.points[1].record) { ui in
            try await ui.screen(Page.self).publish("p ")
        }
        #expect(printed == "p receipt 2 for visa")
        #expect(keys.count == 2)
        // A process that ended inside of the effect begins it again, with the same key.
        try await flow.visit(from: flow.points[0].record) { ui in
            try await ui.screen(Page.self)
            #expect(keys.count == 3 && keys[2] == keys[0])
            try ui.goBack()
            try await ui.prompt("Card").submit("other")
            try await ui.screen(Page.self)
            #expect(keys.count == 4 && keys[3] != keys[0])
        }
    }

    @Test("What an effect asks is forgotten with its result")
    func askingEffect() async throws {
        let flow = ResumedFlow { stage in
            let receipt = try await stage.remembering("charge") { _ in
                guard try await stage.confirm("Pay $5?") else { throw CancellationError() }
                return try await stage.prompt("Code")
            }
            return try await stage.confirm("Print?") ? receipt : ""
        }
        try await flow.visit { ui in
            try await flow.mark()
            try await ui.confirm("Pay $5?").press("OK")
            try await flow.mark()
            try await ui.prompt("Code").submit("17")
            try await flow.mark()
        }
        try await flow.expectTheSameAtEachPoint()
        #expect(!flow.latest.text.contains("Code"))
    }

    @Test("An effect of a flow in an open sheet is remembered, and its questions are asked again")
    func effectInSheet() async throws {
        var charged = 0
        let flow = ResumedFlow { stage in
            try await stage.sheet("Pay") { stage in
                let card = try await stage.prompt("Card")
                try await stage.remembering("charge") { _ in charged += 1 }
                return try await stage.prompt("Note") + card
            }
        }
        try await flow.visit { ui in
            try await ui.prompt("Card").submit("visa")
            try await ui.prompt("Note")
            try await flow.mark()
        }
        let result = try await flow.visit(from: flow.points[0].record) { ui in
            try await ui.prompt("Card").submit("visa")
            try await ui.prompt("Note").submit("n")
        }
        #expect(result == "nvisa")
        #expect(charged == 1)
    }

    @Test("A result that cannot be written is a warning, and ends the record")
    func unwritable() async throws {
        var runs = 0
        let recorder = RecordingPresenter()
        var latest = FlowRecord()
        let task = Task {
            try await recorder.stage.resuming(FlowRecord()) {
                latest = $0
            } flow: {
                _ = try await recorder.stage.remembering("measure") { _ in
                    runs += 1
                    return Double.infinity
                }
                return try await recorder.stage.confirm("Go on?")
            }
        }
        let question = await recorder.modal("Go on?")
        #expect(
            recorder.warnings.map(\.message) == [
                "The result of `remembering(\"measure\")`, a Double, cannot be written. The record ends there."
            ])
        #expect(!latest.text.contains("Go on?"))
        question.submit()
        #expect(try await task.value)
    }

    // MARK: Other versions

    @Test("A flow that has changed drops the rest with a warning that names both, but no effect")
    func mismatch() async throws {
        var charged = 0
        let record = try FlowRecord(
            entries: #"{"answer":"a","name":"prompt “A”"},{"answer":"b","name":"prompt “B”"},"#
                + #"{"answer":"x","name":"Page “P”","then":[{"answer":"r","key":"k","name":"charge"},{"answer":"c","name":"prompt “C”"}]}"#
        )
        let recorder = RecordingPresenter()
        let task = recorder.resume(record) { stage in
            let a = try await stage.prompt("A")
            let new = try await stage.prompt("New")
            let b = try await stage.prompt("B")
            return try await stage.show(Page("P")).then { p in
                let r = try await stage.remembering("charge") { _ in
                    charged += 1
                    return "again"
                }
                return try await "\(a)\(new)\(b)\(p)\(r)\(stage.prompt("C"))"
            }
        }
        func answer(_ title: String, _ text: String) async {
            let modal = await recorder.modal(title)
            #expect(modal.enter(text, intoField: 0))
            #expect(modal.submit())
        }
        await answer("New", "n")
        await answer("B", "b2")
        await until { recorder.stage.acceptsInput }
        #expect((recorder.stage.stack.top as? Page)?.publish("p") == true)
        await answer("C", "c2")
        #expect(try await task.value == "anb2prc2")
        #expect(charged == 0)
        #expect(
            recorder.warnings.map(\.message) == [
                "The flow asks for prompt “New”, where its record answers prompt “B”. The rest of the record is dropped."
            ])
    }

    @Test("A record of another format is refused, and one of another flow never stops the program")
    func foreign() async throws {
        #expect(FlowRecord(rawValue: #"{"version":2,"entries":[]}"#) == nil)
        #expect(FlowRecord(rawValue: "") == nil)
        let answers = [#""x""#, "7", "true", "null", #"["a"]"#, #"{"a":1}"#, "1.5"]
        let names = ["prompt “A”", "list “B”", "list “C”", "form “D”", "Page “E”", "alert “F”", "charge"]
        for answer in answers {
            let entries = names.map { name in
                #"{"answer":\#(answer),"name":"\#(name)"\#(name == "charge" ? #","key":"k""# : "")}"#
            }
            let recorder = RecordingPresenter()
            for first in entries.indices {
                let record = try FlowRecord(entries: entries[first...].joined(separator: ","))
                let task = recorder.resume(record) { stage in
                    if first <= 0 { _ = try await stage.prompt("A", .number(in: 1...8)) }
                    if first <= 1 { _ = try await stage.choose("B", from: ["a", "b"]) }
                    if first <= 2 { _ = try await stage.chooseMany("C", from: ["a", "b"], count: 2...2) }
                    if first <= 3 {
                        _ = try await stage.form("D", Guest()) { Field("Name", \.name) }
                    }
                    if first <= 4 { _ = try await stage.show(Page("E")).value() }
                    if first <= 5 { _ = try await stage.confirm("F") }
                    return try await stage.remembering("charge") { _ in 1 }
                }
                await until { recorder.stage.acceptsInput || !recorder.stage.modals.isEmpty || first == 6 }
                task.cancel()
                _ = await task.result
            }
        }
    }
}
