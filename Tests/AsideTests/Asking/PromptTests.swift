import Observation
import Testing

@testable import Aside

@MainActor
@Suite("Prompts")
struct PromptTests {
    let stage = Stage()
    let ui: Watcher

    init() {
        ui = Watcher(stage)
    }

    @Test("A prompt shows one field and returns its text")
    func text() async throws {
        ui.answering = { modal in
            modal.fill(with: "Groceries")
            modal.submit()
        }
        let name = try await stage.prompt(
            "Name", text: "List", placeholder: "New name", isSecure: true, submit: "Rename")
        #expect(name == "Groceries")
        let content = try #require(ui.presented.first?.content)
        #expect(content.fields.map(\.placeholder) == ["New name"])
        #expect(content.fields.map(\.isSecure) == [true])
        #expect(content.choices.map(\.label) == ["Rename", "Cancel"])
    }

    @Test("What cannot be taken is explained beside the field, never by a second modal, and typing clears it")
    func invalid() async throws {
        let result = Task {
            try await stage.prompt("Age") { text in
                guard let age = Int(text) else { throw InvalidInput("“\(text)” is not a number.") }
                return age
            }
        }
        let modal = await ui.modal("Age")
        modal.fill(with: "ten")
        modal.submit()
        await ui.idle(modal)
        #expect(modal.content.fields[0].error == "“ten” is not a number.")
        #expect(modal.content.fields[0].text == "ten")
        modal.fill(with: "10")
        #expect(modal.content.fields[0].error == nil)
        modal.submit()
        #expect(try await result.value == 10)
        #expect(ui.presented.count == 1)
    }

    @Test("While a check runs, input is locked and kept")
    func locked() async throws {
        let gate = Gate()
        let result = Task {
            try await stage.prompt("Coupon") { text in
                await gate.pass()
                return text
            }
        }
        let modal = await ui.modal("Coupon")
        modal.fill(with: "SAVE10")
        #expect(modal.submit())
        await gate.reached()
        #expect(modal.content.isBusy)
        #expect(!modal.fill(with: "OTHER"))
        #expect(!modal.submit())
        #expect(modal.content.fields[0].text == "SAVE10")
        gate.open()
        #expect(try await result.value == "SAVE10")
    }

    @Test("A dismissal while a check runs cancels the check")
    func dismissedCheck() async throws {
        let effect = Effect()
        let result = Task {
            try await stage.outcome { try await stage.prompt("Coupon") { _ in try await effect.run() } }
        }
        let modal = await ui.modal("Coupon")
        modal.submit()
        await effect.started()
        modal.dismiss()
        guard case .dismissed = try await result.value else {
            Issue.record("The reason is not .dismissed.")
            return
        }
        await effect.cancelled()
    }

    @Test("A check that asks something itself, which the user dismisses, leads back to the prompt")
    func changedMind() async throws {
        let result = Task {
            try await stage.prompt("Name") { text in
                _ = try await stage.alert("Overwrite?") { Choice("Overwrite", true) }
                return text
            }
        }
        let modal = await ui.modal("Name")
        modal.submit()
        await ui.modal("Overwrite?").dismiss()
        await ui.idle(modal)
        #expect(modal.content.fields[0].error == nil)
        modal.submit()
        await ui.modal("Overwrite?").press(0)
        #expect(try await result.value == "")
    }

    @Test("Several fields make one value, and an error is shown beside the field that it names")
    func form() async throws {
        let result = Task {
            try await stage.prompt("Sign in", fields: [PromptField("User"), PromptField("Password", isSecure: true)]) {
                guard $0["Password"] == $0[1], !$0[1].isEmpty else {
                    throw InvalidInput("Enter the password.", field: "Password")
                }
                return $0["User"] + ":" + $0["Password"]
            }
        }
        let modal = await ui.modal("Sign in")
        modal.fill(0, with: "me")
        modal.submit()
        await ui.idle(modal)
        #expect(modal.content.fields.map(\.error) == [nil, "Enter the password."])
        modal.fill(1, with: "secret")
        modal.submit()
        #expect(try await result.value == "me:secret")
    }

    @Test("A prompt without fields, and a field that is not there, stop with a message that teaches")
    func misuse() async {
        let noFields = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try? await Stage().prompt("Empty", fields: []) { _ in }
        }
        expect(noFields, says: "The prompt “Empty” has no fields. Give it at least one PromptField.")
        let noSuchField = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let values = FieldValues([PromptField("User").content(id: 0), PromptField("Code").content(id: 1)])
            _ = values["Name"]
        }
        expect(noSuchField, says: "This prompt has no field “Name”. It has: “User”, “Code”.")
        let noSuchIndex = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = FieldValues([PromptField("User").content(id: 0)])[3]
        }
        expect(noSuchIndex, says: "There is no field at index 3: this prompt has 1.")
    }
}

extension Watcher {
    /// Waits until a modal's input is not locked any more.
    fileprivate func idle(_ modal: Modal) async {
        while modal.content.isBusy {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = modal.content
                } onChange: {
                    Task { @MainActor in continuation.resume() }
                }
            }
        }
    }
}
