import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Prompts")
struct PromptTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A prompt shows one field and returns its text")
    func text() async throws {
        let question = Question.prompt("Name", .text("List", placeholder: "New name").secure()).submit("Rename")
        let name = try await ui.ask(question) { prompt in
            let field = Outline.Kind.field(text: "List", placeholder: "New name", error: nil, isSecure: true)
            #expect(prompt.content.body == [Outline.Item(field, "Name")])
            #expect(prompt.content.choices.map(\.label) == ["Rename", "Cancel"])
            try await prompt.submit("Groceries")
        }
        #expect(name == "Groceries")
    }

    @Test("A prompt explains a refused text beside the field, never in a second modal; typing clears the error")
    func invalid() async throws {
        let number = Input.text().parsed { text in
            guard let age = Int(text) else { throw InvalidInput("“\(text)” is not a number.") }
            return age
        }
        let age = try await ui.ask(.prompt("Age", number)) { prompt in
            try await prompt.submit("ten")
            #expect(prompt.error == "“ten” is not a number.")
            #expect(prompt.content.body[0].text == "ten")
            try prompt.fill("10")
            #expect(prompt.error == nil)
            try await prompt.submit()
        }
        #expect(age == 10)
        #expect(ui.asked == ["Age"])
    }

    @Test("While a check runs, the input is locked and kept")
    func locked() async throws {
        let gate = Gate()
        let code = try await ui.run {
            try await stage.prompt("Coupon") { text in
                await gate.pass()
                return text
            }
        } steps: {
            let modal = try await ui.prompt("Coupon").modal
            _ = modal.enter("SAVE10", intoField: 0)
            #expect(modal.submit())
            try await ui.until { gate.isReached }
            #expect(modal.content.isBusy)
            #expect(!modal.enter("OTHER", intoField: 0))
            #expect(!modal.submit())
            #expect(modal.content.body[0].text == "SAVE10")
            gate.open()
        }
        #expect(code == "SAVE10")
    }

    @Test("A dismissal while a check runs cancels the check")
    func dismissedCheck() async throws {
        let effect = Effect()
        let nothing: Void? = try await ui.run {
            try await stage.nilIfDismissed { try await stage.prompt("Coupon") { _ in try await effect.run() } }
        } steps: {
            let prompt = try await ui.prompt("Coupon")
            try prompt.press("OK")
            try await ui.until { effect.isRunning }
            try prompt.dismiss()
            try await ui.until { effect.wasCancelled }
        }
        #expect(nothing == nil)
    }

    @Test("A number prompt shows at once why a text is not a number, and does not submit it")
    func whole() async throws {
        let guests = try await ui.ask(.prompt("Guests", .number(2, in: 1...8))) { prompt in
            #expect(prompt.content.body.first?.text == "2")
            try prompt.fill("99")
            #expect(prompt.error == "Enter a number from 1 to 8.")
            try await prompt.submit()
            #expect(prompt.error == "Enter a number from 1 to 8.")
            #expect(!prompt.modal.isLeaving)
            try await prompt.submit("4")
        }
        #expect(guests == 4)
    }

    @Test("A number prompt without an initial number shows no error until it is submitted")
    func empty() async throws {
        let price = try await ui.ask(Question<Double>.prompt("Price", .number(in: 0...10, step: 0.5))) { prompt in
            #expect(prompt.error == nil)
            try await prompt.submit()
            #expect(prompt.error == "Enter a number from 0 to 10.")
            try await prompt.submit("2.5")
        }
        #expect(price == 2.5)
    }

    @Test("A form without fields, with an action, or over an object stops with a message that teaches")
    func misuse() async {
        let noFields = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await Question.form("Empty", 1) { Paragraph("Nothing to fill in") }
        }
        expect(noFields, says: "The form “Empty” has no fields, so nobody could fill it in. Give it a Field.")
        let action = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await Question.form("Table", [""] as [String]) {
                Field("Name", \.[0])
                Action("Scan") {}
            }
        }
        expect(action, says: "The form “Table” has the action “Scan”.")
        let object = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await Question.form("Login", Login()) { Field("User", \.user) }
        }
        expect(object, says: "The form “Login” edits the object Login, and could not undo it. Give it a struct.")
    }
}

private final class Login {
    var user = ""
}
