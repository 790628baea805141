import Aside
import AsideTesting
import Testing

@MainActor
@Suite("Question values in tests")
struct QuestionValueTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }

    @Test("A question value can be stubbed, and answered with a value")
    func byValue() async throws {
        ui.answer(.delete("Groceries"), with: .archive)
        ui.answer(.overwrite, with: false)
        ui.answer(.sortOrder, with: .size)
        ui.answer(.toppings, with: [.olives, .ham])
        try await ui.run { () async throws in
            #expect(try await stage.ask(.delete("Groceries")) == .archive)
            #expect(try await stage.ask(.overwrite) == false)
            #expect(try await stage.ask(.sortOrder) == .size)
            #expect(try await stage.ask(.toppings) == [.ham, .olives])
        }
        #expect(
            ui.transcript.description == """
                alert “Delete “Groceries”?” → Archive
                alert “Overwrite?” → Cancel
                list “Sort by” → size
                list “Toppings” → ham, olives
                """)
    }

    @Test("A question value without places takes labels and texts; a text is its own answer")
    func byAnswer() async throws {
        let code: Question<String> = .prompt("Coupon")
        let number: Question<Int> = .prompt(
            "How many?",
            .text().parsed { text in
                guard let number = Int(text) else { throw InvalidInput("Enter a number.") }
                return number
            })
        ui.answer(code, with: "SAVE10")
        ui.answer(number, with: .text("3"))
        ui.answer(.toppings, with: .options("ham"))
        ui.answer(.delete("Groceries"), with: .dismissal)
        ui.answer(.greeting, with: .submission)
        try await ui.run { () async throws in
            #expect(try await stage.ask(code) == "SAVE10")
            #expect(try await stage.ask(number) == 3)
            #expect(try await stage.ask(.toppings) == [.ham])
            #expect(try await stage.ask(.delete("Groceries")) == .keep)
            await stage.ask(.greeting)
        }
    }

    @Test("A step waits for a question value")
    func step() async throws {
        try await ui.run { () async throws in
            #expect(try await stage.ask(.delete("Groceries")) == .delete)
        } steps: {
            try await ui.question(.delete("Groceries")).press("Delete")
        }
    }

    @Test("Of many answers, the failure of a value that no choice gives lists the first twelve")
    func noSuchAnswerOfMany() async {
        let question = Question.choose("Number", from: Array(1...302))
        ui.answer(question, with: 303, sourceLocation: at(9))
        let said = await reports(in: ui) { try await stage.ask(question) }
        #expect(said.first?.text.hasSuffix("12 (“12”) and 290 more.") == true, "\(said)")
    }

    @Test("A value that no choice gives fails at the stub’s line, with a list of the answers")
    func noSuchAnswer() async {
        ui.answer(.delete("Groceries"), with: .rename, sourceLocation: at(9))
        let said = await reports(in: ui) { try await stage.ask(.delete("Groceries")) }
        #expect(said.first?.line == 9)
        #expect(
            said.first?.text.hasPrefix(
                "A stub’s answer does not fit. No choice of the alert “Delete “Groceries”?” answers rename.") == true)
        #expect(
            said.first?.text.hasSuffix(
                "give one of its answers: delete (“Delete”), archive (“Archive”), keep (“Keep”).") == true)
    }

    @Test("A value for a question without known answers fails, and the failure says what to give")
    func unknownAnswers() async {
        let number: Question<Int> = .prompt("How many?", .text().parsed { $0.count })
        ui.answer(number, with: 3)
        let said = await reports(in: ui) { try await stage.ask(number) }
        #expect(
            said.first?.text.hasSuffix("say what the user does: a label, a text, `.options(…)` or `.fields(…)`.")
                == true)
    }
}

private enum Deletion: Equatable { case delete, archive, keep, rename }
private enum SortOrder: Equatable, CaseIterable { case name, size }
private enum Topping: Equatable, CaseIterable { case ham, eggs, olives }

extension Question where Answer == Deletion {
    fileprivate static func delete(_ list: String) -> Self {
        Question("Delete “\(list)”?", message: "This can't be undone.") {
            Choice("Delete", role: .destructive, .delete)
            Choice("Archive", .archive)
            Choice("Keep", role: .cancel, .keep)
        }
    }
}

extension Question where Answer == Bool {
    fileprivate static var overwrite: Self { .confirm("Overwrite?", action: "Overwrite") }
}

extension Question where Answer == SortOrder {
    fileprivate static var sortOrder: Self { .choose("Sort by", from: SortOrder.allCases, initial: .name) }
}

extension Question where Answer == [Topping] {
    fileprivate static var toppings: Self { .chooseMany("Toppings", from: Topping.allCases) }
}

extension Question where Answer == Acknowledged {
    fileprivate static var greeting: Self { .alert("Hello") }
}
