import Testing

@testable import Aside

@MainActor
@Suite("Asking")
struct AskingTests {
    let clock = ManualClock()
    let stage: Stage
    let ui: Watcher

    init() {
        stage = Stage(clock: clock)
        ui = Watcher(stage)
    }

    // MARK: Answers and reasons

    @Test("An alert returns the answer of the choice that was pressed", arguments: [(0, 10), (1, 20)])
    func typedChoice(place: Int, answer: Int) async throws {
        ui.answering = { $0.press(place) }
        let result = try await stage.alert("Sort", message: "By what?", severity: .warning) {
            Choice("Ten", 10)
            Choice("Twenty", role: .destructive, 20)
        }
        #expect(result == answer)
        let shown = try #require(ui.presented.first?.content)
        #expect(shown.title == "Sort" && shown.message == "By what?" && shown.severity == .warning)
        #expect(shown.choices.map(\.label) == ["Ten", "Twenty"])
        #expect(shown.choices.map(\.role) == [.normal, .destructive])
    }

    @Test("A dismissal gives the cancel choice's answer where there is one, else CancellationError")
    func dismissal() async throws {
        ui.answering = { $0.dismiss() }
        let kept = try await stage.alert("Delete?") {
            Choice("Delete", role: .destructive, "deleted")
            Choice("Keep", role: .cancel, "kept")
        }
        #expect(kept == "kept")
        #expect(try await stage.confirm("Sure?") == false)
        await #expect(throws: CancellationError.self) {
            try await stage.alert("Delete?") { Choice("Delete", 1) }
        }
        await #expect(throws: CancellationError.self) { try await stage.prompt("Name") }
        await #expect(throws: CancellationError.self) { try await stage.choose("One", from: [1]) }
    }

    @Test("Cancellation and loss of the owner never give an answer, not even that of the cancel choice")
    func noAnswer() async throws {
        let cancelled = Task { try await stage.outcome { try await stage.confirm("First") } }
        await ui.modal("First")
        cancelled.cancel()
        #expect(try await cancelled.value == .cancelled)

        let owner = Work(surface: .base, host: stage.host)
        let orphan = Work.$current.withValue(owner) {
            Task { try await stage.outcome { try await stage.confirm("Second") } }
        }
        await ui.modal("Second")
        owner.end()
        #expect(try await orphan.value == .ownerGone)
    }

    @Test("outcome(of:) gives the reason as a value")
    func outcomes() async throws {
        ui.answering = { $0.press(0) }
        #expect(try await stage.outcome { try await stage.confirm("Q") } == .answered(true))
        ui.answering = { $0.dismiss() }
        #expect(try await stage.outcome { try await stage.prompt("Q") } == .dismissed)
        ui.answering = { _ in }

        let expiring = Task {
            try await stage.outcome { try await stage.confirm("Expiring", asking: .expiring(after: .seconds(5))) }
        }
        await ui.modal("Expiring")
        await clock.advance(by: .seconds(5))
        #expect(try await expiring.value == .expired)

        let replaced = Task { try await stage.outcome { try await stage.confirm("Old") } }
        await ui.modal("Old")
        #expect(try await stage.outcome { try await stage.confirm("No", asking: .reject) } == .rejected)
        let new = Task { try await stage.confirm("New", asking: .replace) }
        #expect(try await replaced.value == .replaced)
        await ui.modal("New").submit()
        #expect(try await new.value)
    }

    @Test("unlessDismissed gives nil for the user's dismissal only")
    func unlessDismissed() async throws {
        ui.answering = { $0.submit() }
        #expect(try await stage.unlessDismissed { try await stage.prompt("Name", text: "x") } == "x")
        ui.answering = { $0.dismiss() }
        #expect(try await stage.unlessDismissed { try await stage.prompt("Name") } == nil)
        ui.answering = { _ in }
        let cancelled = Task { try await stage.unlessDismissed { try await stage.prompt("Name") } }
        await ui.modal("Name")
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }

    @Test("An acknowledgement has an outcome, too")
    func outcomeOfAcknowledgement() async throws {
        ui.answering = { $0.press(0) }
        guard case .answered = try await stage.outcome(of: { await stage.alert("A") }) else {
            Issue.record("It was acknowledged.")
            return
        }
        ui.answering = { _ in }
        let cancelled = Task { try await stage.outcome { await stage.alert("B") } }
        await ui.modal("B")
        cancelled.cancel()
        guard case .cancelled = try await cancelled.value else {
            Issue.record("It was cancelled.")
            return
        }
    }

    @Test("A modal that the system takes away is dismissed: its cancel choice is the answer, where it has one")
    func takenAway() async throws {
        ui.answering = { $0.reportGone() }
        #expect(try await stage.confirm("Sure?") == false)
        await #expect(throws: CancellationError.self) { try await stage.prompt("Name") }
        #expect(ui.presented.count == 2)
    }

    @Test("outcome(of:) rethrows every error that is not a cancellation")
    func outcomeErrors() async {
        await #expect(throws: Broken()) {
            try await stage.outcome { try await stage.progress("P") { _ in throw Broken() } }
        }
    }

    // MARK: Exactly once

    @Test("The first answer wins, and every later one is refused")
    func firstAnswerWins() async throws {
        ui.animates = true
        let result = Task { try await stage.choose("One", from: ["a", "b"]) }
        let modal = await ui.modal("One")
        #expect(modal.pick(1))
        #expect(!modal.pick(0))
        #expect(!modal.dismiss())
        #expect(!modal.submit())
        modal.reportGone()
        #expect(!modal.reportGone())
        #expect(try await result.value == "b")
    }

    @Test("A late dismissal of an old modal cannot close a new one")
    func lateDismissal() async throws {
        let first = Task { try await stage.confirm("First") }
        let old = await ui.modal("First")
        old.press(0)
        #expect(try await first.value)
        let second = Task { try await stage.confirm("Second") }
        let new = await ui.modal("Second")
        #expect(!old.dismiss())
        #expect(!old.reportGone())
        #expect(!new.isLeaving)
        new.press(0)
        #expect(try await second.value)
    }

    @Test("What a modal does not have cannot be pressed, picked or filled")
    func wrongInput() async throws {
        let result = Task { try await stage.confirm("Q") }
        let modal = await ui.modal("Q")
        #expect(!modal.press(2))
        #expect(!modal.press(-1))
        #expect(!modal.pick(0))
        #expect(!modal.fill(with: "x"))
        modal.press(1)
        #expect(try await result.value == false)
    }

    // MARK: Coming and going

    @Test("The awaiting code resumes only when the renderer has reported the modal gone")
    func gone() async throws {
        ui.animates = true
        var isOver = false
        let result = Task {
            _ = try await stage.confirm("First")
            isOver = true
            return try await stage.confirm("Second")
        }
        let first = await ui.modal("First")
        first.press(0)
        #expect(first.isLeaving)
        #expect(stage.modals.map(\.id) == [first.id])
        let sibling = Task { await stage.alert("Sibling") }
        await ui.until { first.isLeaving }
        #expect(!isOver)
        first.reportGone()
        let shown = await ui.modal("Second", or: "Sibling")
        #expect(isOver || shown.content.title == "Sibling")
        shown.press(0)
        shown.reportGone()
        let last = await ui.modal("Second", or: "Sibling")
        last.press(0)
        last.reportGone()
        #expect(try await result.value)
        await sibling.value
    }

    @Test("A cancelled question that is in view resumes when it has gone")
    func goneAfterCancellation() async throws {
        ui.animates = true
        let result = Task { try await stage.outcome { try await stage.confirm("Q") } }
        let modal = await ui.modal("Q")
        result.cancel()
        await ui.until { modal.isLeaving }
        #expect(stage.modals.count == 1)
        modal.reportGone()
        #expect(try await result.value == .cancelled)
        #expect(stage.modals.isEmpty)
    }

    @Test("A modal asked for by a cancelled task ends at once without ever appearing", arguments: EveryKind.allCases)
    func cancelledBefore(kind: EveryKind) async throws {
        let result = Task { try? await kind.ask(on: stage) }
        result.cancel()
        await result.value
        #expect(ui.presented.isEmpty)
    }

    @Test("Without a renderer a question waits, appears when one attaches, and can be cancelled meanwhile")
    func noRenderer() async throws {
        ui.detach()
        let cancelled = Task { try await stage.confirm("Cancelled") }
        let waiting = Task { try await stage.confirm("Waiting") }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(stage.modals.isEmpty)
        ui.attach()
        await ui.modal("Waiting").press(0)
        #expect(try await waiting.value)
        #expect(ui.presented.map(\.content.title) == ["Waiting"])
    }

    @Test("A modal that stands when its renderer goes away appears on the next one")
    func nextRenderer() async throws {
        let result = Task { try await stage.confirm("Q") }
        let modal = await ui.modal("Q")
        ui.detach()
        #expect(stage.modals.isEmpty)
        let next = Watcher(stage)
        #expect(next.presented.map(\.id) == [modal.id])
        modal.press(0)
        #expect(try await result.value)
    }

    // MARK: Expiry

    @Test("A modal can expire with a chosen answer")
    func expiresWithAnswer() async throws {
        let result = Task {
            try await stage.confirm("Stay?", asking: .expiring(after: .seconds(60), answering: false))
        }
        await ui.modal("Stay?")
        await clock.advance(by: .seconds(59))
        #expect(stage.modals.count == 1)
        await clock.advance(by: .seconds(1))
        #expect(try await result.value == false)
    }

    @Test("The time of a question in line does not run, and an answer stops it")
    func expiryStartsWhenShown() async throws {
        let first = Task { await stage.alert("First") }
        let modal = await ui.modal("First")
        let second = Task { try await stage.confirm("Second", asking: .expiring(after: .seconds(1))) }
        let third = Task { await stage.alert("Third", asking: .expiring(after: .seconds(9))) }
        #expect(!clock.isInUse)
        modal.submit()
        await first.value
        let next = await ui.modal("Second", or: "Third")
        next.submit()
        await ui.modal("Second", or: "Third").submit()
        _ = try await second.value
        await third.value
        #expect(stage.modals.isEmpty)
    }

    // MARK: Once

    @Test("Repeats of the same question share one modal and its answer")
    func once() async throws {
        let tasks = (1...3).map { _ in Task { try await stage.confirm("Sign in?", asking: .once("session")) } }
        let modal = await ui.modal("Sign in?")
        tasks[0].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[0].value }
        #expect(!modal.isLeaving)
        modal.press(0)
        #expect(try await tasks[1].value)
        #expect(try await tasks[2].value)
        #expect(ui.presented.count == 1)
        ui.answering = { $0.press(1) }
        #expect(try await stage.confirm("Sign in?", asking: .once("session")) == false)
    }

    @Test("A sheet that is asked once from unknown tasks is shown once")
    func onceSheet() async throws {
        let login = Page("login")
        let tasks = [login, Page("login")].map { page in
            Task { try await stage.sheet(page, asking: .once("login")) }
        }
        await ui.modal("login")
        await ui.until { ui.presented.count == 1 }
        (ui.modals.last?.stage?.stack.top as? Page)?.publish("token")
        for task in tasks { #expect(try await task.value == "token") }
        #expect(ui.presented.count == 1)
    }

    @Test("The same question with answers of different types stops with a message that teaches")
    func onceWithOtherType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Task { @MainActor in
                let stage = Stage()
                let ui = Watcher(stage)
                let first = Task { try await stage.prompt("Number", asking: .once("n")) { Int($0) ?? 0 } }
                let second = Task { try await stage.prompt("Number", asking: .once("n")) { $0 } }
                await ui.modal("Number").submit()
                _ = try? await first.value
                _ = try? await second.value
            }.value
        }
        expect(
            result,
            says: """
                “Number” was asked as the same question by two callers whose answers differ in type or number: \
                this one wants String. Give one of them another id.
                """
        )
    }
}
