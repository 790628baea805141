import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Progress")
struct ProgressTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("Parts that run at the same time are shown below the whole work, until each has ended or failed")
    func parts() async throws {
        try await stage.progress("Loading") { report in
            @MainActor func labels() -> [String] { stage.modals[0].content.body.map(\.label) }
            let value = await report.part("one") { one in
                one(0.5, "half")
                await report.part("two") { _ in
                    #expect(labels() == ["Loading", "one", "two"])
                    #expect(stage.modals[0].content.body[1].note == "half")
                }
                return 12
            }
            #expect(value == 12)
            await #expect(throws: Broken()) { try await report.part("three") { _ in throw Broken() } }
            #expect(labels() == ["Loading"])
        }
    }

    @Test("The time left is estimated from the pace of the reports and the clock of the stage")
    func timeLeft() async throws {
        for showsTimeLeft in [true, false] {
            try await stage.progress("Loading", showsTimeLeft: showsTimeLeft) { report in
                report(0, "a note")
                ui.clock.advance(by: .seconds(30))
                report(0.25)
                let note = stage.modals[0].content.body[0].note
                #expect(note == (showsTimeLeft ? "a note, 2 min left" : "a note"))
            }
        }
    }

    enum Cancellation: CaseIterable { case heeded, ignored, failing }

    @Test(
        "A dismissal cancels the operation; the modal stays until it has ended, and its success or error still counts",
        arguments: Cancellation.allCases)
    func cancels(_ cancellation: Cancellation) async throws {
        let gate = Gate()
        let outcome: Outcome<Int>? = try await ui.run {
            do {
                return try await stage.outcome {
                    try await stage.progress("P") { _ in
                        await gate.pass()
                        if cancellation == .heeded { try Task.checkCancellation() }
                        if cancellation == .failing { throw Broken() }
                        return 1
                    }
                }
            } catch is Broken {
                return nil
            }
        } steps: {
            let modal = try await ui.progress("P").modal
            try await ui.until { gate.isReached }
            #expect(!modal.submit())
            #expect(modal.dismiss())
            #expect(!modal.dismiss())
            #expect(modal.content.isBusy)
            #expect(!modal.isLeaving)
            gate.open()
        }
        let expected: [Cancellation: Outcome<Int>] = [.heeded: .dismissed, .ignored: .answered(1)]
        #expect(outcome == expected[cancellation])
    }

    @Test("A waiting progress already runs its operation, and may end without ever appearing")
    func runsInLine() async throws {
        try await ui.run {
            await stage.alert("First")
        } steps: {
            let alert = try await ui.alert("First")
            #expect(try await stage.progress("P") { _ in 5 } == 5)
            try alert.press("OK")
        }
        #expect(ui.asked == ["First"])
    }
}

@MainActor
@Suite("Retrying")
struct RetryingTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("retrying repeats a failing operation as often as the user wants")
    func retries() async throws {
        var tries = 0
        let result = try await ui.run {
            try await stage.retrying("Upload failed") {
                tries += 1
                if tries < 4 { throw InvalidInput("Try \(tries)") }
                return tries
            }
        } steps: {
            for count in 1...3 {
                let alert = try await ui.alert("Upload failed")
                #expect(alert.content.message == "Try \(count)")
                #expect(alert.content.severity == .error)
                #expect(alert.content.choices.map(\.label) == ["Retry", "Cancel"])
                try alert.press("Retry")
            }
        }
        #expect(result == 4)
    }

    @Test("A cancelled operation throws CancellationError without a question")
    func cancelled() async {
        await #expect(throws: CancellationError.self) {
            try await ui.run { try await stage.retrying("R") { throw CancellationError() } }
        }
    }
}
