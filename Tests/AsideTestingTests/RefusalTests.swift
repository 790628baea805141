import Aside
import AsideTesting
import Observation
import TestSupport
import Testing

/// The messages of steps that are not possible.
@MainActor
@Suite("Steps that fail")
struct RefusalTests {
    /// A flow, steps of which the last one is not possible, and the report of that step.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let headline: String
        let fix: String
        let flow: @MainActor @Sendable (TestPresenter) async throws -> Void
        let steps: @MainActor @Sendable (TestPresenter) async throws -> Void

        init(
            _ name: String, _ headline: String, fix: String = "use a control that the modal shows now.",
            flow: @escaping @MainActor @Sendable (TestPresenter) async throws -> Void,
            steps: @escaping @MainActor @Sendable (TestPresenter) async throws -> Void
        ) {
            testDescription = name
            self.headline = headline
            self.fix = fix
            self.flow = flow
            self.steps = steps
        }
    }

    @Test("An impossible step fails with the reason, and says what to do instead", arguments: refusals)
    func refused(_ refusal: Refusal) async {
        let ui = TestPresenter(quietPeriod: .milliseconds(100))
        let said = await reports(in: ui) {
            try await refusal.flow(ui)
        } steps: {
            try await refusal.steps(ui)
        }
        #expect(said.map { $0.text.prefix { $0 != "\n" } } == [refusal.headline[...]])
        #expect(said.first?.text.hasSuffix("\nto fix:       \(refusal.fix)") == true)
    }

    nonisolated private static let refusals: [Refusal] = [
        // MARK: Modals
        Refusal(
            "two options of a list of one", "The list “Sort by” takes one answer, and 2 were given.", fix: "give one."
        ) {
            _ = try await $0.stage.choose("Sort by", from: ["name", "size"])
        } steps: {
            try await $0.choose().pick("name", "size")
        },
        Refusal(
            "more options than a list of many takes",
            "The list “Toppings” takes 1 to 2 of its options, and 3 were given.",
            fix: "give as many as it takes."
        ) {
            _ = try await $0.stage.chooseMany("Toppings", from: ["ham", "eggs", "olives"], count: 1...2)
        } steps: {
            try await $0.choose().pick("ham", "eggs", "olives")
        },
        Refusal(
            "an option of an alert", "The alert “Hello” is not a list.",
            fix: "answer it with `press`, `submit` or `dismiss`."
        ) {
            await $0.stage.alert("Hello")
        } steps: {
            try await $0.alert().pick("name")
        },
        Refusal(
            "an option that is pressed", "“name” is an option of the list “Sort by”, and no button.",
            fix: "pick it: `pick(\"name\")`."
        ) {
            _ = try await $0.stage.choose("Sort by", from: ["name", "size"])
        } steps: {
            try await $0.choose().press("name")
        },
        Refusal(
            "an option that is unavailable",
            "The option “Express” of the list “Delivery” cannot be taken: Not to islands",
            fix: "give an answer that a user can give."
        ) {
            _ = try await $0.stage.choose("Delivery", from: ["Express", "Standard"]) {
                ListOption($0, unavailable: $0 == "Express" ? "Not to islands" : nil)
            }
        } steps: {
            try await $0.choose("Delivery").pick("Express")
        },
        Refusal(
            "a field that is missing",
            "There is no field “Nam” on the form “Sign in”. Did you mean “Name”? Fields here: Name, Password, Meal."
        ) {
            try await signIn($0)
        } steps: {
            try await $0.form().fill("Nam", "Ann")
        },
        Refusal(
            "a field that has to be named", "The form “Sign in” has 3 fields, and one text was given.",
            fix: "say which field is meant, before the text; the fields are “Name”, “Password”, “Meal”."
        ) {
            try await signIn($0)
        } steps: {
            try await $0.form().fill("Ann")
        },
        Refusal(
            "a modal that has ended",
            "The user cannot press “OK” in alert “First”: it has ended, because it was answered.",
            fix: "wait for the next one."
        ) {
            await $0.stage.alert("First")
            await $0.stage.alert("Second")
        } steps: {
            let first = try await $0.alert("First")
            try first.press("OK")
            try await $0.alert("Second")
            try first.press("OK")
        },
        Refusal(
            "a field of a sheet", "The sheet “Cart” has no controls of its own.",
            fix: "its controls are those of its screen: `try await ui.screen(CartScreen.self).fill(\"Note\", …)`."
        ) {
            _ = try await $0.stage.sheet(CartScreen())
        } steps: {
            try await $0.sheet(CartScreen.self).fill("Note", "ring twice")
        },
        Refusal(
            "dismissing what is not dismissible", "The user cannot dismiss sheet “Coupon entry”.",
            fix: "drive its screen, or give a stub for that: `ui.answer(TheScreen.self) { screen in … }`."
        ) {
            _ = try await $0.stage.sheet(CouponScreen(), undismissible: true)
        } steps: {
            try await $0.sheet().dismiss()
        },
        Refusal(
            "dismissing a sheet twice while its close guard decides",
            "The user cannot dismiss sheet “Note”: its close guard has not decided yet.",
            fix: "wait until it has (`try await ui.sheet()`); what it asks has to be answered before."
        ) {
            try await note($0)
        } steps: {
            let sheet = try await $0.sheet()
            try sheet.dismiss()
            try await $0.confirm("Discard?").press("Cancel")
            try sheet.dismiss()
        },
        Refusal(
            "going back twice while a close guard decides",
            "The user cannot go back: a close guard has not decided yet.",
            fix: "wait until it has (`try await ui.screen(TheScreen.self)`); what it asks has to be answered before."
        ) { ui in
            try await ui.stage.show(CartScreen()).then { _ in
                let slow = SlowGuard()
                _ = try await ui.stage.show(slow).value()
            }
        } steps: {
            try await $0.screen(CartScreen.self).publish(1)
            try await $0.screen(SlowGuard.self)
            try $0.goBack()
            try $0.goBack()
        },
        Refusal(
            "submitting a list that starts from no option",
            "The list “Sort by” has no selected option for Enter.",
            fix: "say which one is meant; its options are “name”, “size”."
        ) {
            _ = try await $0.stage.choose("Sort by", from: ["name", "size"])
        } steps: {
            try await $0.choose().submit()
        },
        Refusal(
            "submitting an alert without a default", "The alert “Delete?” has no default button for Enter.",
            fix: "say which choice is meant; its choices are “Delete”."
        ) {
            try await $0.stage.alert("Delete?") { Choice("Delete", role: .destructive, ()) }
        } steps: {
            try await $0.alert().submit()
        },
        // MARK: What does not come
        Refusal(
            "a screen beneath a modal that a step has looked at",
            "Expected CartScreen in front, ready to take a value, but alert “Hello” is shown.",
            fix:
                "a step has looked at it and not answered it: call `press(\"OK\")` on what `ui.alert(\"Hello\")` returns."
        ) {
            await $0.stage.alert("Hello")
        } steps: {
            try await $0.alert("Hello")
            try await $0.screen(CartScreen.self)
        },
        Refusal(
            "a screen that was shown beneath its sheet",
            "Expected CouponScreen in front, ready to take a value, but sheet “Coupon” is empty, and CouponScreen was "
                + "shown beneath it.",
            fix: "show it on the stage that the closure of the sheet receives."
        ) { ui in
            try await ui.stage.show(CartScreen()).then { _ in
                try await ui.stage.sheet("Coupon") { _ in _ = try await ui.stage.show(CouponScreen()).value() }
            }
        } steps: {
            try await $0.screen(CartScreen.self).publish(1)
            try await $0.screen(CouponScreen.self)
        },
        Refusal(
            "a modal after a refused answer", "Expected alert “Welcome”, but prompt “Name” is shown.",
            fix: "its answer was refused: It is taken. Enter something else, or dismiss it."
        ) {
            _ = try await $0.stage.prompt("Name", .text().checked { _ in throw InvalidInput("It is taken.") })
        } steps: {
            try await $0.prompt("Name").submit("Ada")
            try await $0.alert("Welcome")
        },
        Refusal(
            "a modal of a flow that has thrown an error whose text ends with a full stop",
            "Expected alert “Goodbye”, but the flow has thrown Refused: Your bank said no.",
            fix: "leave the step out if the flow is right; else see what its last answer led to."
        ) { _ in
            throw Refused()
        } steps: {
            try await $0.alert("Goodbye")
        },
        Refusal(
            "a modal of a flow that sleeps by the clock",
            "Expected alert “Receipt”, but for 0.1 seconds the flow has waited for something other than a screen or a "
                + "modal.",
            fix: "a task sleeps by the test's clock, with 5.0 seconds to go: move the clock "
                + "(`try await ui.advance(by: …)`)."
        ) {
            try await $0.clock.sleep(for: .seconds(5))
        } steps: {
            try await $0.alert("Receipt")
        },
        Refusal(
            "time of a flow that does not sleep",
            "Expected a task that sleeps by the test's clock, but the flow has returned.",
            fix: "leave the step out if the flow is right; else see what its last answer led to."
        ) { _ in
        } steps: {
            try await $0.advance(by: .seconds(5))
        },
        // MARK: Notices
        Refusal(
            "another button of a notice", "notice “Archived” has no button “Redo”.", fix: "its button is “Undo”."
        ) {
            _ = await $0.stage.notice("Archived", action: "Undo")
        } steps: {
            try await $0.notice("Archived").press("Redo")
        },
        Refusal(
            "a notice whose time has run out", "notice “Archived” is over.",
            fix: "press its button before a step that waits for something else, which lets its time run out."
        ) {
            _ = await $0.stage.notice("Archived", action: "Undo")
            await $0.stage.alert("Done")
        } steps: {
            let notice = try await $0.notice("Archived")
            try await $0.alert("Done").press("OK")
            try notice.press("Undo")
        },
        // MARK: Screens
        Refusal(
            "a value that a screen refuses", "CartScreen does not take a value now.",
            fix: "wait until it does (`try await ui.screen(CartScreen.self)`): it is covered, has left, or the flow "
                + "still handles its last value."
        ) {
            try await $0.stage.show(CartScreen()).then { _ in try await untilCancelled() }
        } steps: {
            let cart = try await $0.screen(CartScreen.self)
            try cart.publish(1)
            try cart.publish(2)
        },
        Refusal(
            "a button of a covered screen", "The user cannot use CartScreen: ListScreen covers it.",
            fix: "first let the user come back to it: `try await ui.screen(CartScreen.self)`."
        ) { ui in
            try await ui.stage.show(CartScreen()).then { _ in try await ui.stage.show(ListScreen(ui.stage)).value() }
        } steps: {
            let cart = try await $0.screen(CartScreen.self)
            try cart.publish(1)
            try await $0.screen(ListScreen.self)
            try cart.press("Continue")
        },
        Refusal(
            "a field beneath an alert", "The user cannot use CartScreen: alert “Hello” is above it.",
            fix: "first let the user come back to it: `try await ui.screen(CartScreen.self)`."
        ) { ui in
            try await ui.stage.show(CartScreen()).then { _ in await ui.stage.alert("Hello") }
        } steps: {
            let cart = try await $0.screen(CartScreen.self)
            try cart.publish(1)
            try await $0.alert("Hello")
            try cart.fill("Note", "hidden")
        },
        Refusal(
            "a button of a screen that has left", "The user cannot use CartScreen: it has left the stage.",
            fix: "first let the user come back to it: `try await ui.screen(CartScreen.self)`."
        ) { ui in
            _ = try await ui.stage.show(CartScreen()).value()
            await ui.stage.alert("Hello")
        } steps: {
            let cart = try await $0.screen(CartScreen.self)
            try cart.publish(1)
            try await $0.alert("Hello")
            try cart.press("Continue")
        },
        Refusal(
            "a control that is missing",
            "There is no action “Kontinue” on CartScreen. Did you mean “Continue”? Actions here: Continue.",
            fix: "use a control that the screen shows now."
        ) {
            _ = try await $0.stage.show(CartScreen()).value()
        } steps: {
            try await $0.screen(CartScreen.self).press("Kontinue")
        },
        Refusal(
            "an action that is disabled", "The action “Go” on WaitingScreen is disabled. First do what enables it.",
            fix: "see what the screen waits for: `print(ui.text)`."
        ) {
            try await $0.stage.show(WaitingScreen()).value()
        } steps: {
            try await $0.screen(WaitingScreen.self).press("Go")
        },
        Refusal(
            "an action that is busy",
            "The action “Save” on WaitingScreen is busy with an earlier press. Wait until that has ended: `press` returns "
                + "its task. Or let it be pressed meanwhile: add `.repeatable()` to the action.",
            fix: "let the earlier press end: give what it waits for, and then `try await ui.settle()`."
        ) {
            try await $0.stage.show(WaitingScreen()).value()
        } steps: {
            let screen = try await $0.screen(WaitingScreen.self)
            for _ in 1...2 { try screen.press("Save") }
        },
        Refusal(
            "an action that is disabled while a field is refused",
            "The action “Use” on PercentScreen is disabled. First do what enables it.",
            fix: "correct the field “Percent”, which is refused: Enter a number from 1 to 50."
        ) {
            try await $0.stage.show(PercentScreen()).value()
        } steps: {
            let screen = try await $0.screen(PercentScreen.self)
            try screen.fill("Percent", "99")
            try screen.press("Use")
        },
        Refusal(
            "an option of a screen that is pressed",
            "There is no action “large” on ListScreen. Correct the label, or first do what makes the screen show "
                + "it. Actions here: Remove (in Apples), Remove (in Pears).",
            fix: "“large” is an option: `pick(\"large\", from: \"Size\")`."
        ) {
            try await $0.stage.show(ListScreen($0.stage)).value()
        } steps: {
            try await $0.screen(ListScreen.self).press("large")
        },
        Refusal(
            "going back from a root", "The user cannot go back: there is no screen to go back to.",
            fix: "wait for the screen to go back from (`try await ui.screen(TheScreen.self)`); a root stays."
        ) {
            _ = try await $0.stage.show(CartScreen()).value()
        } steps: {
            try await $0.screen(CartScreen.self)
            try $0.goBack()
        },
        Refusal(
            "going back beneath a modal", "The user cannot go back: a modal is in front.",
            fix: "answer the modal, or dismiss it."
        ) {
            await $0.stage.alert("Hello")
        } steps: {
            try await $0.alert()
            try $0.goBack()
        },
        Refusal(
            "going back beneath work that cannot be dismissed",
            "The user cannot go back: progress “Paying” is in front.",
            fix: "let its work end first. If the work sleeps by `ui.clock`, move the clock "
                + "(`try await ui.advance(by: …)`)."
        ) { ui in
            try await ui.stage.show(CartScreen()).then { _ in
                try await ui.stage.progress("Paying", undismissible: true) { _ in
                    try await ui.clock.sleep(for: .seconds(1))
                }
            }
        } steps: {
            try await $0.screen(CartScreen.self).publish(1)
            try await $0.progress("Paying")
            try $0.goBack()
        },
    ]
}

@MainActor
private func signIn(_ ui: TestPresenter) async throws {
    _ = try await ui.stage.form("Sign in", ["", "", "Rice"] as [String]) {
        Field("Name", \.[0])
        Field("Password", \.[1])
        Field("Meal", \.[2], .choice(from: ["Fish", "Rice"]))
    }
}

@MainActor
private func note(_ ui: TestPresenter) async throws {
    _ = try await ui.stage.nilIfDismissed { try await ui.stage.sheet(NoteScreen(on: ui.stage)) }
}

/// An error whose text ends with a full stop.
private struct Refused: Error, CustomStringConvertible {
    var description: String { "Your bank said no." }
}

/// A screen that decides by itself whether the user may leave it, and never does.
private final class SlowGuard: CloseGuarding {
    let outlet = Outlet<Void>()

    func mayClose() async -> Bool {
        try? await Task.sleep(for: .seconds(3_600))
        return false
    }
}

/// A screen with an action that is never enabled, and one that never ends.
private final class WaitingScreen: Screen {
    let outlet = Outlet<Void>()

    var content: Content {
        Action("Go", isEnabled: false) { self.publish() }
        Action("Save") { try await untilCancelled() }
    }
}

/// A screen with a number, and an action that is disabled while the number is refused.
@Observable
private final class PercentScreen: Screen {
    let outlet = Outlet<Void>()
    var percent = 10

    var content: Content {
        Field("Percent", \.percent, .number(in: 1...50))
        Action("Use", shortcut: .enter) { self.publish() }
    }
}
