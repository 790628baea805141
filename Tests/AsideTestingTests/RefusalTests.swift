import Aside
import AsideTesting
import Testing

/// What a step says that cannot be done.
@MainActor
@Suite("Steps that fail")
struct RefusalTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }
    private let useWhatIsShown = "use what the modal shows, when it shows it."

    /// The first line and the advice of what is reported when steps are taken in a flow.
    private func refusal(
        flow: @escaping @MainActor () async throws -> Void, steps: @MainActor () async throws -> Void
    ) async -> [String] {
        await reports { try await ui.run(flow, steps: steps) }.map { report in
            let lines = report.text.split(separator: "\n")
            return "\(lines.first ?? "") \(lines.last { $0.hasPrefix("to fix:") }?.dropFirst(14) ?? "")"
        }
    }

    @Test("A missing choice fails the step, with a list of the existing ones")
    func choice() async {
        let said = await refusal {
            _ = try await stage.confirm("Delete?", action: "Delete")
        } steps: {
            try await ui.alert("Delete?").press("Keep")
        }
        #expect(
            said == [
                "There is no action “Keep” on the alert “Delete?”. Correct the label, or bring the alert into the state "
                    + "that shows it. Actions here: Delete, Cancel. \(useWhatIsShown)"
            ])
    }

    @Test("A missing option, and too many options, fail the step")
    func option() async {
        let flow: @MainActor () async throws -> Void = {
            _ = try await stage.choose("Sort by", from: ["name", "size"])
        }
        let missing = await refusal(flow: flow) { try await ui.choose().pick("nam") }
        #expect(
            missing == [
                "The list “Sort by” has no option “nam”. "
                    + "Did you mean “name”? Options: name, size. \(useWhatIsShown)"
            ])
        let many = await refusal(flow: flow) { try await ui.choose().pick("name", "size") }
        #expect(many == ["The list “Sort by” takes one answer, and 2 were given. give one."])
        let none = await refusal(flow: { await stage.alert("Hello") }, steps: { try await ui.alert().pick("name") })
        #expect(none == ["The alert “Hello” is not a list. answer it with `press`, `submit` or `dismiss`."])
    }

    @Test("Pressing an option fails the step, which says how to pick it")
    func pressedOption() async {
        let list = await refusal {
            _ = try await stage.choose("Sort by", from: ["name", "size"])
        } steps: {
            try await ui.choose().press("name")
        }
        #expect(list == ["“name” is an option of the list “Sort by”, and no button. pick it: `pick(\"name\")`."])
        let screen = await refusal {
            try await stage.show(ShirtScreen()).value()
        } steps: {
            try await ui.screen(ShirtScreen.self).press("large")
        }
        #expect(
            screen.first?.hasSuffix("“large” is an option: `pick(\"large\", from: \"Size\")`.") == true)
    }

    @Test("Picking more options than allowed fails the step")
    func count() async {
        let said = await refusal {
            _ = try await stage.chooseMany("Toppings", from: ["ham", "eggs", "olives"], count: 1...2)
        } steps: {
            try await ui.choose().pick("ham", "eggs", "olives")
        }
        #expect(
            said == [
                "The list “Toppings” takes 1 to 2 of its options, and 3 were given. give as many as it takes."
            ])
    }

    @Test("A missing field, and one that has to be named, fail the step")
    func field() async {
        let flow: @MainActor () async throws -> Void = {
            _ = try await stage.prompt("Sign in", fields: [PromptField("Name"), PromptField("Password")]) { $0["Name"] }
        }
        let missing = await refusal(flow: flow) { try await ui.prompt().fill("Nam", "Ann") }
        #expect(
            missing == [
                "There is no field “Nam” on the prompt “Sign in”. Did you mean “Name”? Fields here: Name, Password. "
                    + useWhatIsShown
            ])
        let unnamed = await refusal(flow: flow) { try await ui.prompt().fill("Ann") }
        #expect(
            unnamed == [
                "The prompt “Sign in” has 2 fields, and one text was given. "
                    + "say which field is meant, before the text; the fields are “Name”, “Password”."
            ])
    }

    @Test("Answering a modal that has ended fails the step")
    func ended() async {
        let said = await refusal {
            await stage.alert("First")
            await stage.alert("Second")
        } steps: {
            let first = try await ui.alert("First")
            try first.press("OK")
            try await ui.alert("Second")
            try first.press("OK")
        }
        #expect(
            said == [
                "The user cannot press “OK” in alert “First”: it has ended, because it was answered. "
                    + "wait for the next one."
            ])
    }

    @Test("Dismissing a modal that is not dismissible fails the step")
    func dismissal() async {
        let said = await refusal {
            _ = try await stage.sheet(CouponScreen(), isDismissible: false)
        } steps: {
            try await ui.sheet().dismiss()
        }
        #expect(
            said == [
                "The user cannot dismiss sheet “Coupon entry”. drive its screen, or give a stub for that: "
                    + "`ui.answer(TheScreen.self) { screen in … }`."
            ])
    }

    @Test("Submitting without a default button fails the step")
    func noDefault() async {
        let list = await refusal {
            _ = try await stage.choose("Sort by", from: ["name", "size"])
        } steps: {
            try await ui.choose().submit()
        }
        #expect(
            list == [
                "The list “Sort by” starts from no option, which Enter would take. "
                    + "say which one is meant; its options are “name”, “size”."
            ])
        let alert = await refusal {
            try await stage.alert("Delete?") { Choice("Delete", role: .destructive, ()) }
        } steps: {
            try await ui.alert().submit()
        }
        #expect(
            alert == [
                "The alert “Delete?” has no default, which Enter would take. "
                    + "say which choice is meant; its choices are “Delete”."
            ])
    }

    @Test("A second dismissal while the close guard decides fails; the sheet can be awaited until it has decided")
    func guarded() async throws {
        let flow: @MainActor () async throws -> Void = {
            _ = try await stage.nilIfDismissed { try await stage.sheet(NoteScreen(on: stage)) }
        }
        let said = await refusal(flow: flow) {
            let sheet = try await ui.sheet()
            try sheet.dismiss()
            try await ui.confirm("Discard?").press("Cancel")
            try sheet.dismiss()
        }
        #expect(
            said == [
                "The user cannot dismiss sheet “Note”: its close guard has not decided yet. "
                    + "wait until it has (`try await ui.sheet()`); what it asks has to be answered before."
            ])
        try await ui.run(flow) {
            for answer in ["Cancel", "Cancel", "Discard"] {
                try await ui.sheet(NoteScreen.self).dismiss()
                try await ui.confirm("Discard?").press(answer)
            }
        }
    }

    @Test("Publishing a value that a screen refuses fails the step")
    func publish() async {
        let said = await refusal {
            try await stage.show(CartScreen()).then { _ in try await never() }
        } steps: {
            let cart = try await ui.screen(CartScreen.self)
            try cart.publish(1)
            try cart.publish(2)
        }
        #expect(
            said == [
                "CartScreen does not take a value now. wait until it does (`try await ui.screen(CartScreen.self)`): "
                    + "it is covered, has left, or its last value is dealt with."
            ])
    }

    @Test("A missing control fails the step")
    func control() async {
        let said = await refusal {
            _ = try await stage.show(CartScreen()).value()
        } steps: {
            try await ui.screen(CartScreen.self).press("Kontinue")
        }
        #expect(
            said == [
                "There is no action “Kontinue” on CartScreen. Did you mean “Continue”? Actions here: Continue. "
                    + "use what the screen shows, when it shows it."
            ])
    }

    @Test("Going back fails the step if there is nothing to go back to, or a modal is in front")
    func back() async {
        let root = await refusal {
            _ = try await stage.show(CartScreen()).value()
        } steps: {
            try await ui.screen(CartScreen.self)
            try ui.goBack()
        }
        #expect(
            root == [
                "The user cannot go back: there is no screen to go back to. wait for the screen to go back from "
                    + "(`try await ui.screen(TheScreen.self)`); a root stays."
            ])
        let covered = await refusal {
            await stage.alert("Hello")
        } steps: {
            try await ui.alert()
            try ui.goBack()
        }
        #expect(covered == ["The user cannot go back: a modal is in front. answer the modal, or dismiss it."])
    }
}

private final class ShirtScreen: Screen {
    let outlet = Outlet<Void>()
    private var size = "small"

    var content: Content {
        Selection("Size", value: \.size, from: ["small", "large"])
        Action("Done") { self.publish() }
    }
}
