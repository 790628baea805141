import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Choices and rows that are unavailable")
struct UnavailableTests {
    let ui = TestPresenter()

    @Test("An unavailable row is never the answer, even if it is the selected one")
    func row() async throws {
        let question = Question.choose("Delivery", from: ["Express", "Standard"], initial: "Express") {
            ListOption($0, unavailable: $0 == "Express" ? "Not to islands" : nil)
        }
        let answer = try await ui.ask(question) { list in
            #expect(list.content.options.map(\.isSelected) == [true, false])
            #expect(!list.modal.pick(0) && !list.modal.submit())
            try list.pick("Standard")
        }
        #expect(answer == "Standard")
    }

    @Test("Unavailable rows of a list of many cannot be changed, and the list requires no more rows than are available")
    func many() async throws {
        let question = Question.chooseMany("Extras", from: ["Card", "Ribbon", "Box"], initial: ["Box"], count: 3...3) {
            ListOption($0, unavailable: $0 == "Card" ? nil : "Sold out")
        }
        let answer = try await ui.ask(question) { list in
            #expect(list.content.count == 2...3)
            #expect(!list.modal.pick(1))
            #expect(!list.modal.pick(2))
            try list.pick("Card", "Box")
        }
        #expect(answer == ["Card", "Box"])
    }

    @Test("An alert without an available choice, or with an unavailable cancel choice, is a programmer's error")
    func noChoice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Question("Delete it?") { Choice("Delete", unavailable: "No.", 1) }
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Question("Delete it?") {
                Choice("Delete", 1)
                Choice("Keep", role: .cancel, unavailable: "No.", 2)
            }
        }
    }
}
