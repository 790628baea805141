import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Asking")
struct AskingTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    // MARK: Answers

    // MARK: Reasons

    @Test("outcome(of:) returns the reason for a missing answer as a value")
    func outcomes() async throws {
        try await ui.run { () async throws in
            #expect(try await stage.outcome { try await stage.confirm("Q") } == .answered(true))
            #expect(try await stage.outcome { try await stage.prompt("Q") } == .dismissed)
            let short = Question.confirm("Expiring").expiring(after: .seconds(5))
            #expect(try await stage.outcome { try await stage.ask(short) } == .expired)
            #expect(try await stage.outcome { try await stage.confirm("Old") } == .replaced)
        } steps: {
            try await ui.confirm("Q").press("OK")
            try await ui.prompt("Q").dismiss()
            try await ui.confirm("Expiring")
            try await ui.advance(by: .seconds(5))
            try await ui.confirm("Old")
            #expect(try await stage.outcome { try await stage.ask(.confirm("No").rejecting()) } == .rejected)
            let new = Task { try await stage.ask(.confirm("New").replacing()) }
            try await ui.confirm("New").submit()
            #expect(try await new.value)
        }
    }

    @Test("outcome(of:) rethrows every error that is not a cancellation")
    func outcomeErrors() async {
        await #expect(throws: Broken()) {
            try await stage.outcome { try await stage.progress("P") { _ in throw Broken() } }
        }
    }

    // MARK: Expiry

    @Test("The time of a question does not run while the question waits, and stops with the answer")
    func expiryStartsWhenShown() async throws {
        let first = Task { await stage.alert("First") }
        let modal = try await ui.alert("First")
        let second = Task { try await stage.ask(.confirm("Second").expiring(after: .seconds(1))) }
        let third = Task { await stage.ask(.alert("Third").expiring(after: .seconds(9))) }
        #expect(!ui.clock.isInUse)
        try modal.press("OK")
        await first.value
        for _ in 1...2 { try await ui.alert().submit() }
        _ = try await second.value
        await third.value
        #expect(stage.modals.isEmpty)
        #expect(!ui.clock.isInUse)
    }

    @Test("A question shows its remaining time by the stage's clock, from when it is shown")
    func timeLeft() async throws {
        let staying = Task { try await stage.ask(.confirm("Stay?").expiring(after: .seconds(60))) }
        let modal = try await ui.confirm("Stay?").modal
        #expect(modal.timeLeft == .seconds(60))
        try await ui.advance(by: .seconds(49))
        #expect(modal.timeLeft == .seconds(11))
        #expect(modal.timeLeftText == "15 s left")
        try await ui.advance(by: .seconds(8))
        #expect(modal.timeLeftText == "3 s left")
        try await ui.confirm("Stay?").dismiss()
        _ = try await staying.value
        #expect(modal.timeLeft == nil)

        let asked = Task { await stage.alert("Without an end") }
        #expect(try await ui.alert().modal.timeLeft == nil)
        try await ui.alert().submit()
        await asked.value
    }

    // MARK: Once

    @Test("Repeats of the same question share one modal and its answer")
    func once() async throws {
        let tasks = (1...3).map { _ in
            Task { try await stage.ask(.confirm("Sign in?").once("session")) }
        }
        let answers = try await ui.run {
            try await [tasks[1].value, tasks[2].value]
        } steps: {
            let modal = try await ui.confirm("Sign in?")
            tasks[0].cancel()
            await #expect(throws: CancellationError.self) { try await tasks[0].value }
            try modal.press("OK")
        }
        #expect(answers == [true, true])
        #expect(ui.asked == ["Sign in?"])
        let again = try await ui.run {
            try await stage.ask(.confirm("Sign in?").once("session"))
        } steps: {
            try await ui.confirm("Sign in?").press("Cancel")
        }
        #expect(!again)
    }

    @Test("The same id with another type of answer is another question")
    func onceWithOtherType() async throws {
        let number = Task { try await stage.ask(.prompt("Number", .text().parsed { Int($0) ?? 0 }).once("n")) }
        let text = Task { try await stage.ask(.prompt("Text", .text().parsed { $0 }).once("n")) }
        try await ui.run {
            try await #expect(number.value == 7)
            try await #expect(text.value == "seven")
        } steps: {
            try await ui.prompt("Number").submit("7")
            try await ui.prompt("Text").submit("seven")
        }
    }
}
