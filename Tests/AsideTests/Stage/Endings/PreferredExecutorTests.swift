import Dispatch
import TestSupport
import Testing

@testable import Aside

/// Under a task executor preference, each `await` gives up the main actor, even one of a function of the main actor.
///
/// The event that a task waits for can then happen after its last check and before its wait. The tests delay the event
/// by a number of turns of the main actor, so that it meets each of these gaps once.
@MainActor
@Suite("Waiting under a task executor preference", .timeLimit(.minutes(10)))
struct PreferredExecutorTests {
    let watcher = RecordingPresenter()
    var stage: Stage { watcher.stage }

    /// More turns than any wait has gaps.
    nonisolated static let turns = 0...30

    @Test("A question that ends in any turn of the main actor returns its answer", arguments: turns)
    func question(turns: Int) async throws {
        watcher.answering = { modal in after(turns) { modal.press(0) } }
        let answer = try await preferringMainQueue { try await stage.alert("Sort") { Choice("Up", 1) } }
        #expect(answer == 1)
        #expect(!stage.isAnswerUntaken)
    }

    @Test("A dismissal stays a dismissal through any number of returning functions", arguments: [0, 1, 20])
    func dismissal(depth: Int) async throws {
        watcher.answering = { $0.dismiss() }
        let outcome = try await preferringMainQueue {
            try await stage.outcome { try await stage.ask(depth: depth) }
        }
        #expect(outcome == .dismissed)
    }

    @Test("A screen can publish its value in any turn of the main actor", arguments: turns)
    func screen(turns: Int) async throws {
        let page = Page("A")
        after(turns) { page.publishOrRetry("value") }
        let value = try await preferringMainQueue { try await stage.show(page).value() }
        #expect(value == "value")
    }

    @Test("The caller of a sheet continues if the flow ends in any turn around a dismissal", arguments: turns)
    func sheet(turns: Int) async throws {
        let gate = Gate()
        watcher.answering = { modal in
            after(10) { modal.dismiss() }
            after(turns) { gate.open() }
        }
        await preferringMainQueue {
            _ = try? await stage.sheet("Sheet") { _ in
                // A task of the sheet does not inherit the preference of the caller.
                await preferringMainQueue { await gate.pass() }
            }
        }
        #expect(!stage.isAnswerUntaken)
    }

    @Test("A sheet that appears in any turn begins its flow", arguments: turns)
    func late(turns: Int) async throws {
        let stage = Stage()
        let watcher = RecordingPresenter(stage)
        watcher.detach()
        after(turns) { watcher.attach() }
        let value = try await preferringMainQueue { try await stage.sheet("Sheet") { _ in 1 } }
        #expect(value == 1)
    }

    @Test("A prompt that is submitted in any turn is checked", arguments: turns)
    func prompt(turns: Int) async throws {
        watcher.answering = { modal in
            after(turns) {
                _ = modal.enter("5", intoField: 0)
                modal.press(0)
            }
        }
        let number = try await preferringMainQueue {
            try await stage.prompt("Number") { text in
                guard let number = Int(text) else { throw InvalidInput("No number.") }
                return number
            }
        }
        #expect(number == 5)
    }

    @Test("The caller of a notice learns of a press in any turn", arguments: turns)
    func notice(turns: Int) async {
        let isPressed = await preferringMainQueue {
            stage.pressNotice(after: turns)
            return await stage.notice("Archived", action: "Undo", for: .seconds(3_600))
        }
        #expect(isPressed)
        #expect(!stage.isAnswerUntaken)
    }

    @Test("The caller of cancelled work continues if the work ends in any later turn", arguments: turns)
    func progress(turns: Int) async {
        let gate = Gate()
        watcher.answering = { modal in
            modal.dismiss()
            after(turns) { gate.open() }
        }
        await preferringMainQueue {
            _ = try? await stage.progress("Copying") { _ in await gate.pass() }
        }
        #expect(stage.modals.isEmpty)
    }
}

/// Calls the body a number of turns of the main actor later.
@MainActor
private func after(_ turns: Int, _ body: @escaping @MainActor () -> Void) {
    if turns == 0 { body() } else { Task { after(turns - 1, body) } }
}

/// Runs the body in a task that prefers the main queue, where the turns are in order.
@MainActor
private func preferringMainQueue<Result: Sendable>(
    _ body: @escaping @MainActor () async throws -> Result
) async rethrows -> Result {
    guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return try await body() }
    return try await withTaskExecutorPreference(MainQueue.shared) { @MainActor in try await body() }
}

/// An executor as a program would write it: it knows nothing of the main actor, so each `await` takes a turn.
///
/// The executor of explorations runs a task on the main actor at once, and leaves fewer gaps.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private final class MainQueue: TaskExecutor {
    static let shared = MainQueue()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

extension Stage {
    fileprivate func ask(depth: Int) async throws -> String {
        depth == 0 ? try await prompt("Name") : try await ask(depth: depth - 1)
    }

    /// Presses the button of the next notice, a number of turns after it is shown.
    fileprivate func pressNotice(after turns: Int) {
        if let notice { after(turns) { notice.press() } } else { after(1) { self.pressNotice(after: turns) } }
    }
}

extension Page {
    /// Publishes as soon as the screen is shown.
    fileprivate func publishOrRetry(_ value: String) {
        if !publish(value) { after(1) { self.publishOrRetry(value) } }
    }
}
