import Testing

@testable import Aside

@MainActor
@Suite("Progress")
struct ProgressTests {
    let stage = Stage()
    let ui: Watcher

    init() {
        ui = Watcher(stage)
    }

    @Test("Progress shows what is reported and returns what the operation returns")
    func reports() async throws {
        let gate = Gate()
        let result = Task {
            try await stage.progress("Searching…") { report in
                report(0.4, "12 found")
                await gate.pass()
                report(nil)
                return 12
            }
        }
        let modal = await ui.modal("Searching…")
        await gate.reached()
        #expect(modal.content.progress == .init(fraction: 0.4, note: "12 found"))
        gate.open()
        #expect(try await result.value == 12)
    }

    @Test(
        "A fraction is taken as the nearest from 0 to 1, or as not known",
        arguments: [
            (-1.0, 0.0), (0.5, 0.5), (2, 1), (.infinity, 1), (-.infinity, 0), (.nan, nil),
        ] as [(Double, Double?)])
    func fractions(given: Double, shown: Double?) async throws {
        var seen: Double?
        try await stage.progress("P") { report in
            report(given)
            seen = ui.presented[0].content.progress?.fraction
        }
        #expect(seen == shown)
    }

    @Test("What the operation throws is thrown on")
    func fails() async {
        await #expect(throws: Broken()) { try await stage.progress("P") { _ in throw Broken() } }
        #expect(stage.modals.isEmpty)
    }

    @Test("A dismissal in the moment in which it is shown cancels the operation that is only about to begin")
    func cancelsAtOnce() async throws {
        ui.answering = { $0.dismiss() }
        let outcome = try await stage.outcome {
            try await stage.progress("P") { _ in
                try await Task.sleep(for: .seconds(1_000_000))
                return 12
            }
        }
        #expect(outcome == .dismissed)
    }

    @Test("A dismissal cancels the operation, and the modal stands until that has ended")
    func cancels() async throws {
        let gate = Gate()
        let result = Task {
            try await stage.outcome {
                try await stage.progress("P") { _ in
                    await gate.pass()
                    try Task.checkCancellation()
                    return 1
                }
            }
        }
        let modal = await ui.modal("P")
        await gate.reached()
        #expect(!modal.submit())
        #expect(modal.dismiss())
        #expect(!modal.dismiss())
        #expect(modal.content.isBusy)
        #expect(!modal.isLeaving)
        gate.open()
        #expect(try await result.value == .dismissed)
    }

    @Test("An operation that ends in spite of its cancellation has ended: its value is returned")
    func endsAllTheSame() async throws {
        let gate = Gate()
        let result = Task {
            try await stage.progress("P") { _ in
                await gate.pass()
                return 1
            }
        }
        let modal = await ui.modal("P")
        await gate.reached()
        modal.press(0)
        gate.open()
        #expect(try await result.value == 1)
    }

    @Test("Progress that is not cancellable has no button and cannot be dismissed")
    func notCancellable() async throws {
        let gate = Gate()
        let result = Task { try await stage.progress("P", isCancellable: false) { _ in await gate.pass() } }
        let modal = await ui.modal("P")
        #expect(modal.content.choices.isEmpty)
        #expect(!modal.dismiss())
        #expect(!modal.submit())
        await gate.reached()
        gate.open()
        try await result.value
    }

    @Test("An operation in line runs already, and may end without ever appearing")
    func runsInLine() async throws {
        let first = Task { await stage.alert("First") }
        let modal = await ui.modal("First")
        #expect(try await stage.progress("P") { _ in 5 } == 5)
        #expect(ui.presented.count == 1)
        modal.submit()
        await first.value
    }

    @Test("The caller goes on only when the cancelled operation has ended")
    func structured() async throws {
        let gate = Gate()
        var hasEnded = false
        let result = Task {
            defer { #expect(hasEnded) }
            try await stage.progress("P") { _ in
                await gate.pass()
                hasEnded = true
            }
        }
        await ui.modal("P")
        await gate.reached()
        result.cancel()
        await ui.until { ui.modals.isEmpty }
        gate.open()
        await #expect(throws: CancellationError.self) { try await result.value }
    }
}

@MainActor
@Suite("Retrying")
struct RetryingTests {
    let stage = Stage()
    let ui: Watcher

    init() {
        ui = Watcher(stage)
    }

    @Test("An operation that fails is tried again as often as the user wants")
    func retries() async throws {
        var tries = 0
        ui.answering = { $0.press(0) }
        let result = try await stage.retrying("Upload failed") {
            tries += 1
            if tries < 4 { throw InvalidInput("Try \(tries)") }
            return tries
        }
        #expect(result == 4)
        #expect(ui.presented.map(\.content.message) == ["Try 1", "Try 2", "Try 3"])
        let content = try #require(ui.presented.first?.content)
        #expect(content.title == "Upload failed" && content.severity == .error)
        #expect(content.choices.map(\.label) == ["Retry", "Cancel"])
    }

    @Test("Giving up is a CancellationError, as is a cancellation of the operation, which nobody is asked about")
    func givesUp() async {
        ui.answering = { $0.dismiss() }
        await #expect(throws: CancellationError.self) { try await stage.retrying("R") { throw Broken() } }
        #expect(ui.presented.count == 1)
        await #expect(throws: CancellationError.self) { try await stage.retrying("R") { throw CancellationError() } }
        #expect(ui.presented.count == 1)
    }
}
