import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Prompts for a number")
struct NumberPromptTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("A number prompt shows at once why a text is not a number, and does not submit it")
    func whole() async throws {
        let guests = try await ui.run {
            try await stage.prompt("Guests", .number(2, in: 1...8))
        } steps: {
            let prompt = try await ui.prompt("Guests")
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
        let price = try await ui.run {
            try await stage.prompt("Price", .number(in: 0...10, step: 0.5)) as Double
        } steps: {
            let prompt = try await ui.prompt("Price")
            #expect(prompt.error == nil)
            try await prompt.submit()
            #expect(prompt.error == "Enter a number from 0 to 10.")
            try await prompt.submit("2.5")
        }
        #expect(price == 2.5)
    }

    @Test("Among other fields, numbers are checked first")
    func fields() async throws {
        var checks = 0
        let order = try await ui.run {
            try await stage.form("Table", Table()) {
                Field("Name", \.name)
                Field("Guests", \.guests, .number(in: 1...8))
                Field("Tip", \.tip)
            } check: { table in
                checks += 1
                if table.name.isEmpty { throw InvalidInput("Say who comes.", field: "Name") }
            }
        } steps: {
            let prompt = try await ui.form("Table")
            try prompt.fill("Guests", "many")
            try await prompt.submit()
            #expect(checks == 0)
            #expect(prompt.error == "Enter a number from 1 to 8.")
            try prompt.fill("Guests", "3")
            try await prompt.submit()
            #expect(prompt.error == "Say who comes.")
            try prompt.fill("Name", "Ada")
            try await prompt.submit()
        }
        #expect(order == Table(name: "Ada", guests: 3))
    }

    private struct Table: Equatable {
        var name = ""
        var guests = 2
        var tip = 0.5
    }

    @Test("A question value for a number can be stubbed with the number, and with its text")
    func stubbed() async throws {
        let guests = Question.prompt("Guests", .number(2, in: 1...8))
        ui.answer(guests, with: 5)
        ui.answer(.prompt("Price"), with: "1.5")
        let result = try await ui.run {
            (try await stage.ask(guests), try await stage.prompt("Price", .number(in: 0...10)) as Double)
        }
        #expect(result == (5, 1.5))
    }
}
