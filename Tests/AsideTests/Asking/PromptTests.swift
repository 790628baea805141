import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Prompts")
struct PromptTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A prompt shows one field and returns its text")
    func text() async throws {
        let name = try await ui.run {
            try await stage.prompt("Name", text: "List", placeholder: "New name", isSecure: true, submit: "Rename")
        } steps: {
            let prompt = try await ui.prompt("Name")
            let field = Outline.Kind.field(text: "List", placeholder: "New name", error: nil, isSecure: true)
            #expect(prompt.content.body == [Outline.Item(field, "Name")])
            #expect(prompt.content.choices.map(\.label) == ["Rename", "Cancel"])
            try await prompt.submit("Groceries")
        }
        #expect(name == "Groceries")
    }

    @Test("A prompt explains a refused text beside the field, never in a second modal; typing clears the error")
    func invalid() async throws {
        let age = try await ui.run {
            try await stage.prompt("Age") { text in
                guard let age = Int(text) else { throw InvalidInput("“\(text)” is not a number.") }
                return age
            }
        } steps: {
            let prompt = try await ui.prompt("Age")
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
            modal.fill(with: "SAVE10")
            #expect(modal.submit())
            try await ui.until { gate.isReached }
            #expect(modal.content.isBusy)
            #expect(!modal.fill(with: "OTHER"))
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

    @Test("Dismissing a question of a check returns to the prompt")
    func changedMind() async throws {
        let name = try await ui.run {
            try await stage.prompt("Name") { text in
                _ = try await stage.alert("Overwrite?") { Choice("Overwrite", true) }
                return text
            }
        } steps: {
            let prompt = try await ui.prompt("Name")
            try await prompt.submit()
            try await ui.alert("Overwrite?").dismiss()
            try await ui.prompt("Name")
            #expect(prompt.error == nil)
            try await prompt.submit()
            try await ui.alert("Overwrite?").press("Overwrite")
        }
        #expect(name == "")
    }

    @Test("Several fields make one value, and an error is shown beside the field that it names")
    func form() async throws {
        let login = try await ui.run {
            try await stage.prompt("Sign in", fields: [PromptField("User"), PromptField("Password", isSecure: true)]) {
                guard $0["Password"] == $0[1], !$0[1].isEmpty else {
                    throw InvalidInput("Enter the password.", field: "Password")
                }
                return $0["User"] + ":" + $0["Password"]
            }
        } steps: {
            let prompt = try await ui.prompt("Sign in")
            try prompt.fill("User", "me")
            try await prompt.submit()
            #expect(prompt.content.body.map(\.error) == [nil, "Enter the password."])
            try prompt.fill("Password", "secret")
            try await prompt.submit()
        }
        #expect(login == "me:secret")
    }

    @Test("A prompt without fields, and a missing field, stop with a message that teaches")
    func misuse() async {
        let noFields = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try? await Stage().prompt("Empty", fields: []) { _ in }
        }
        expect(noFields, says: "The prompt “Empty” has no fields. Give it at least one PromptField.")
        let noSuchField = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let values = FieldValues([PromptField("User").item(in: "Q"), PromptField("Code").item(in: "Q")])
            _ = values["Name"]
        }
        expect(noSuchField, says: "This prompt has no field “Name”. It has: “User”, “Code”.")
        let noSuchIndex = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = FieldValues([PromptField("User").item(in: "Q")])[3]
        }
        expect(noSuchIndex, says: "There is no field at index 3: this prompt has 1.")
    }
}
