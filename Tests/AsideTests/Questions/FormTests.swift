import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Forms")
struct FormTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    private struct Booking: Equatable {
        var name = ""
        var guests = 2
        var isByWindow = false
        var days: Int?
    }

    private var form: Question<Booking> {
        .form("Booking", Booking()) { booking in
            Heading("Your table")
            Field("Name", \.name)
            Block("Table") {
                Field("Guests", \.guests, .number(in: 1...8))
                if booking.guests > 4 { Field("By the window", \.isByWindow) }
            }
            Field("Days", \.days)
        }
    }

    @Test("Its fields may depend on the value as it is now, and may stand in blocks")
    func dependent() async throws {
        let booking = try await ui.ask(form) { form in
            #expect(form.content.fields.map(\.label) == ["Name", "Guests", "Days"])
            try form.fill("Guests", "5", in: "Table")
            #expect(form.content.fields.map(\.label) == ["Name", "Guests", "By the window", "Days"])
            try form.toggle("By the window")
            try form.fill("Name", "Ada")
            try form.fill("Days", "3")
            try await form.submit()
        }
        #expect(booking == Booking(name: "Ada", guests: 5, isByWindow: true, days: 3))
    }

    @Test("A form whose owner goes while it asks whether to discard ends with the question above it")
    func ownerGone() async throws {
        let asking = Task { try await stage.ask(form) }
        let shown = try await ui.form("Booking")
        try shown.fill("Name", "Ada")
        try shown.dismiss()
        try await ui.confirm("Discard what you entered?")
        asking.cancel()
        await #expect(throws: CancellationError.self) { try await asking.value }
        #expect(stage.modals.isEmpty)
        #expect(!shown.modal.enter("Eve", intoField: 0))
    }

    @Test("A prompt for one of several values without a start needs a choice")
    func choice() async throws {
        let size = try await ui.ask(.prompt("Size", .choice(from: ["S", "M"]))) { prompt in
            try await prompt.submit()
            #expect(prompt.error == "Choose one.")
            try prompt.pick("M", from: "Size")
            #expect(prompt.error == nil)
            try await prompt.submit()
        }
        #expect(size == "M")
    }

    @Test("An undismissible prompt, form or list has no cancel button, and Esc is refused")
    func undismissible() async throws {
        let questions: [ModalContent] = [
            Question.prompt("Q").undismissible().content, form.undismissible().content,
            Question.choose("Q", from: [1]).undismissible().content,
            Question.chooseMany("Q", from: [1]).undismissible().content,
        ]
        #expect(questions.allSatisfy { $0.cancelChoice == nil && !$0.isDismissible })
        // Nobody could ever leave a list in which nothing can be chosen.
        #expect(Question.choose("Q", from: [Int]()).undismissible().content.cancelChoice != nil)
        let name = try await ui.ask(.prompt("Name").undismissible()) { prompt in
            #expect(!prompt.modal.dismiss())
            try await prompt.submit("Ada")
        }
        #expect(name == "Ada")
    }

    #if DEBUG
        @Test("A modifier without a meaning does nothing, and a warning names it")
        func idle() async throws {
            let ui = RecordingPresenter()
            ui.answering = { $0.submit() }
            let stage = ui.stage
            let question = Question("Delete?") { Choice("Delete", true) }
            #expect(question.cancel("Back").submit("Go").content == question.content)
            _ = try await stage.ask(question.cancel("Back"))
            _ = try await stage.ask(.choose("Which?", from: [1], initial: 1).submit("Go").markdown())
            _ = try await stage.ask(.prompt("Name").cancel("Back").submit("Go"))
            #expect(
                ui.warnings.map(\.message) == [
                    "cancel(“Back”) has no meaning for the alert “Delete?”.",
                    "submit(“Go”) has no meaning for the list “Which?”.",
                    "markdown() has no meaning for the list “Which?”.",
                ])
        }
    #endif
}
