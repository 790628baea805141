import AsideTesting
import TestSupport
import Testing

@testable import Aside

/// Where a question is shown.
private enum Place: CaseIterable {
    case modal, step
}

private struct Guest: Equatable {
    var name = "Ada"
    var guests = 1
}

@MainActor
@Suite("A question that is shown has the same rules in a modal and as a step")
struct LiveQuestionTests {
    let ui = RecordingPresenter()
    private var stage: Stage { ui.stage }

    private func ask<Answer: Sendable>(
        _ question: Question<Answer>, _ place: Place
    ) -> Task<Answer, any Error> {
        Task {
            switch place {
            case .modal: try await stage.ask(question)
            case .step: try await stage.show(question).value()
            }
        }
    }

    /// The question in front, once it takes input.
    private func shown(_ title: String) async throws -> any ShownQuestion {
        await until { [stage] in
            guard let shown = stage.questionInFront, shown.question.title == title else { return false }
            return !shown.isLeaving && !shown.question.isBusy && (shown is Modal || stage.acceptsInput)
        }
        return try #require(stage.questionInFront)
    }

    private func form(
        _ input: Input<String> = .text(), check: (@MainActor (Guest) async throws -> Void)? = nil
    ) -> Question<Guest> {
        .form(
            "Guest", Guest(), { Block("Who") { Field("Name", \.name, input) } }, check: check)
    }

    @Test("Nothing entered and a wrong entry are no answers, and the question says why", arguments: Place.allCases)
    private func wrong(in place: Place) async throws {
        let answer = ask(.prompt("Guests", .number(in: 1...8)), place)
        let prompt = try await shown("Guests")
        let problem = "Enter a number from 1 to 8."
        for (entry, atOnce) in [("", nil), ("9", problem)] {
            if !entry.isEmpty { try prompt.fill("Guests", entry) }
            #expect(prompt.question.fields.first?.error == atOnce)
            #expect(prompt.submit() && !prompt.isLeaving)
            #expect(prompt.question.fields.first?.error == problem)
            try prompt.fill("Guests", "3")
            #expect(prompt.question.fields.first?.error == nil)
        }
        #expect(prompt.submit())
        #expect(try await answer.value == 3)
    }

    @Test("While it is checked, it takes no input, and its answer is what was submitted", arguments: Place.allCases)
    private func locked(in place: Place) async throws {
        let gate = Gate()
        let answer = ask(form { _ in await gate.pass() }, place)
        let guest = try await shown("Guest")
        try guest.fill("Name", "Grace")
        #expect(guest.submit())
        await until { gate.isReached }
        #expect(guest.question.isBusy)
        #expect(throws: MoveError.self) { try guest.fill("Name", "Linus") }
        #expect(!guest.submit())
        #expect(guest.question.fields.first?.text == "Grace")
        gate.open()
        #expect(try await answer.value.name == "Grace")
    }

    @Test(
        "Checks while typing run at the start, where they say nothing, and before a submission in their pause",
        arguments: Place.allCases)
    private func checkedAtStart(in place: Place) async throws {
        let input = Input<String>.text("a").checked(whileTyping: true) {
            if $0 == "a" { throw InvalidInput("Not a.") }
        }
        let answer = ask(.prompt("Name", input), place)
        let prompt = try await shown("Name")
        #expect(prompt.question.typingCheck == .open)
        await until { prompt.pendingFields.isEmpty }
        #expect(prompt.question.fields.first?.error == nil)
        #expect(prompt.question.choices.first.map { prompt.question.isEnabled($0) } == false)
        try prompt.fill("Name", "b")
        await until { prompt.question.typingCheck == .passed }
        try prompt.fill("Name", "a")
        // The pause after the letter is not over yet.
        #expect(prompt.submit())
        await until { prompt.question.fields.first?.error == "Not a." }
        try prompt.fill("Name", "b")
        #expect(prompt.submit())
        #expect(try await answer.value == "b")
    }

    @Test("A field of a form is checked when it is left, a prompt when it is submitted", arguments: Place.allCases)
    private func leaving(in place: Place) async throws {
        let input = Input<String>.text().checked { if $0 == "x" { throw InvalidInput("No x.") } }
        let first = ask(form(input), place)
        let guest = try await shown("Guest")
        try guest.fill("Name", "x", in: "Who")
        try guest.leave("Name", in: "Who")
        await until { guest.question.fields.first?.error == "No x." }
        await first.end()
        let second = ask(.prompt("Name", input), place)
        let prompt = try await shown("Name")
        try prompt.fill("Name", "x")
        try prompt.leave("Name")
        #expect(prompt.pendingFields.isEmpty && prompt.question.fields.first?.error == nil)
        await second.end()
    }

    @Test(
        "What a form refuses stands at the field that it names, else at the form, until something is entered",
        arguments: Place.allCases)
    private func refused(in place: Place) async throws {
        let answer = ask(
            form { guest in
                if guest.name == "Ada" { throw InvalidInput("Ada is there.", field: "Name") }
                if guest.name == "Eve" { throw InvalidInput("Nobody may.") }
                if guest.name == "Bob" { throw InvalidInput("No such day.", field: "Weekday") }
            }, place)
        let guest = try await shown("Guest")
        #expect(guest.submit())
        await until { guest.question.fields.first?.error == "Ada is there." }
        try guest.fill("Name", "Eve")
        #expect(guest.question.fields.first?.error == nil)
        #expect(guest.submit())
        await until { guest.question.refusal == "Nobody may." }
        try guest.fill("Name", "Bob")
        #expect(guest.question.refusal == nil)
        #expect(guest.submit())
        await until { guest.question.refusal == "No such day." }
        #expect(guest.question.fields.first?.error == nil)
        try guest.fill("Name", "Grace")
        #expect(guest.submit())
        #expect(try await answer.value.name == "Grace")
    }

    @Test(
        "Leaving asks before it discards a form or several lines, and asks nothing about one line",
        arguments: Place.allCases)
    private func discarding(in place: Place) async throws {
        for input in [Input.lines(), .text()] {
            let answer = ask(.prompt("Note", input), place)
            let prompt = try await shown("Note")
            try prompt.fill("Note", "Dear diary")
            #expect(prompt.dismiss())
            if prompt.question.fields.first?.format == .lines {
                await ui.modal("Discard what you entered?").dismiss()
                #expect(try await shown("Note").dismiss())
                try await ui.modal("Discard what you entered?").press("Discard")
            }
            await #expect(throws: CancellationError.self) { try await answer.value }
        }
        #expect(stage.modals.isEmpty && stage.entries.isEmpty)
    }

    @Test("Leaving a form asks nothing if nothing was entered, or all of it was taken back", arguments: Place.allCases)
    private func takenBack(in place: Place) async throws {
        for texts in [[], ["Gr", "Ada"]] {
            let answer = ask(form(.text().checked { _ in }), place)
            let guest = try await shown("Guest")
            for text in texts { try guest.fill("Name", text) }
            #expect(guest.dismiss())
            await #expect(throws: CancellationError.self) { try await answer.value }
        }
        #expect(ui.presented.allSatisfy { $0.content.kind == .form })
    }

    @Test(
        "A check that passes while the user is asked whether to discard saves only what they keep",
        arguments: Place.allCases, ["Discard", "Keep Editing"])
    private func passedWhileAsked(in place: Place, _ decision: String) async throws {
        let gate = Gate()
        let answer = ask(form { _ in await gate.pass() }, place)
        let guest = try await shown("Guest")
        try guest.fill("Name", "Grace")
        #expect(guest.submit())
        await until { gate.isReached }
        #expect(guest.dismiss())
        let question = await ui.modal("Discard what you entered?")
        gate.open()
        for _ in 1...5 { await Task {}.value }
        try question.press(decision)
        let name = try? await answer.value.name
        #expect(name == (decision == "Discard" ? nil : "Grace"))
        #expect(stage.modals.isEmpty && stage.entries.isEmpty)
    }

    @Test("The user who dismisses a question of the check is back", arguments: Place.allCases)
    private func changedMind(in place: Place) async throws {
        let answer = ask(form { [stage] _ in try await stage.alert("Overwrite?") { Choice("Overwrite", ()) } }, place)
        #expect(try await shown("Guest").submit())
        await ui.modal("Overwrite?").dismiss()
        let guest = try await shown("Guest")
        await until { !guest.question.isBusy }
        #expect(guest.question.refusal == nil)
        #expect(guest.submit())
        await ui.modal("Overwrite?").submit()
        #expect(try await answer.value == Guest())
    }

    @Test("An error about a control names the question", arguments: Place.allCases)
    private func named(in place: Place) async throws {
        let answer = ask(form(), place)
        let guest = try await shown("Guest")
        let error = #expect(throws: MoveError.self) { try guest.fill("Age", "3") }
        #expect(error?.description.contains("form “Guest”") == true, "\(error?.description ?? "")")
        await answer.end()
    }

    @Test("A list of many takes as many rows as it says, and none that is unavailable", arguments: Place.allCases)
    private func many(in place: Place) async throws {
        let question = Question.chooseMany("Extras", from: ["a", "b", "c"], count: 1...2) {
            ListOption($0, unavailable: $0 == "c" ? "Sold out" : nil)
        }
        let answer = ask(question, place)
        let list = try await shown("Extras")
        #expect(!list.pick(2) && !list.pick(3) && !list.pick(-1) && !list.submit())
        #expect(list.pick(0) && list.pick(1) && list.pick(0))
        #expect(list.submit())
        #expect(try await answer.value == ["b"])
    }

    @Test("An answer counts once, and what is unavailable is none, also for Enter", arguments: Place.allCases)
    private func once(in place: Place) async throws {
        let question = Question("Send?") {
            Choice("Send", role: .preferred, unavailable: "Nothing is packed.", 1)
            Choice("Later", 2)
            Choice("Never", role: .cancel, 3)
        }
        let answer = ask(question, place)
        let alert = try await shown("Send?")
        #expect(!alert.press(0) && !alert.press(3) && !alert.press(-1))
        #expect(alert.question.choices.map { alert.question.isEnabled($0) } == [false, true, true])
        #expect(alert.submit())
        #expect(!alert.press(2))
        #expect(try await answer.value == 2)
    }

    @Test("The check has the task-local values of the flow, and not those of who pressed", arguments: Place.allCases)
    private func taskLocals(in place: Place) async throws {
        var seen: Int?
        let question = form { _ in seen = Flag.number }
        let answer = Flag.$number.withValue(1) { ask(question, place) }
        let guest = try await shown("Guest")
        #expect(Flag.$number.withValue(2) { guest.submit() })
        _ = try await answer.value
        #expect(seen == 1)
    }

    @Test("What a check finds out too late changes no later showing", arguments: Place.allCases, [true, false])
    private func tooLate(in place: Place, passes: Bool) async throws {
        let gate = Gate()
        let question = form { guest in
            guard guest.name == "Grace" else { return }
            await gate.pass()
            if !passes { throw InvalidInput("Too late") }
        }
        let kept = stage.show(question)
        func again() -> Task<Guest, any Error> {
            place == .modal ? ask(question, .modal) : Task { try await kept.value() }
        }
        let first = again()
        var guest = try await shown("Guest")
        try guest.fill("Name", "Grace")
        #expect(guest.submit())
        await until { gate.isReached }
        await first.end()
        let second = again()
        guest = try await shown("Guest")
        gate.open()
        for _ in 1...5 { await Task {}.value }
        #expect(!guest.question.isBusy && guest.question.refusal == nil && !guest.isLeaving)
        try guest.fill("Name", "Linus")
        #expect(guest.submit())
        #expect(try await second.value.name == "Linus")
    }
}

private enum Flag {
    @TaskLocal static var number = 0
}
