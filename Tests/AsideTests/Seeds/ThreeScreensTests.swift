import Testing

@testable import Aside

/// First, second, third; the third one leads on to the end or back to the beginning.
struct ThreeScreensFlow: Flow {
    let stage: Stage

    func run() async throws -> String {
        try await show(Page("First")).until { _ in
            try await show(Page("Second")).then { _ in
                let choice = try await show(Page("Third")).value()
                return choice == "to the first" ? nil : choice
            }
        }
    }
}

@MainActor @Suite("Seed 001: three screens")
struct ThreeScreensTests {
    let stage = Stage()

    // MARK: Back to the first

    @Test("From the third screen to the first is one change, however it is asked for", arguments: BackToFirst.allCases)
    func backToFirst(_ way: BackToFirst) async throws {
        let user = User(of: stage)
        async let end = ThreeScreensFlow(stage: stage).run()
        await user.goesToThird()
        await way.take(user)
        let first = await user.sees("First")
        #expect(user.ui.stacks == [["First"], ["First", "Second"], ["First", "Second", "Third"], ["First"]])
        await user.goesToThird()
        await user.at("Third", enters: "the end")
        #expect(try await end == "the end")
        #expect(user.ui.stacks[3] == [first.title])
    }

    @Test("Several screens are entered at once, and each can be gone back to")
    func deepLink() async throws {
        let user = User(of: stage)
        async let end = stage.show(Page("First")).starting(with: "link").then { _ in
            try await stage.show(Page("Second")).starting(with: "link").then { _ in
                try await stage.show(Page("Third")).value()
            }
        }
        await user.sees("Third")
        user.goesBack()
        #expect(user.titles == ["First", "Second"])
        await user.at("Second", enters: "")
        await user.at("Third", enters: "the end")
        #expect(try await end == "the end")
    }

    // MARK: What runs on the second

    @Test("Work of the second screen is cancelled when it is left, and can send nothing", arguments: Leaving.allCases)
    func effect(_ way: Leaving) async throws {
        let user = User(of: stage)
        let flow = Task { try await ThreeScreensFlow(stage: stage).run() }
        await user.at("First", enters: "")
        let second = try #require(await user.sees("Second") as? Page)
        let effect = Effect()
        var sent: Bool?
        second.perform {
            try? await effect.run()
            sent = second.publish("late")
        }
        await way.take(user, flow)
        await effect.cancelled()
        #expect(!second.publish("too late"))
        await user.ui.until { !stage.stack.screens.contains { $0 === second } }
        #expect(sent == false)
        #expect(second.outlet.visit == nil)
        flow.cancel()
        _ = await flow.result
    }

    @Test("What its value led to is cancelled with the second screen")
    func effectAhead() async throws {
        let user = User(of: stage)
        let effect = Effect()
        let flow = Task {
            try await stage.show(Page("First")).then { _ in
                try await stage.show(Page("Second")).then { _ in try await effect.run() }
            }
        }
        await user.at("First", enters: "")
        await user.at("Second", enters: "")
        await effect.started()
        user.goesBack()
        await effect.cancelled()
        await user.isFree(at: "First")
        flow.cancel()
        _ = await flow.result
    }

    @Test("Work of the second screen goes on while the third covers it")
    func covered() async throws {
        let user = User(of: stage)
        async let end = ThreeScreensFlow(stage: stage).run()
        await user.at("First", enters: "")
        let second = await user.sees("Second")
        let effect = Effect()
        second.perform { try await effect.run() }
        await user.at("Second", enters: "")
        await user.sees("Third")
        user.goesBack()
        #expect(effect.isRunning)
        user.goesBack()
        await effect.cancelled()
        await user.goesToThird()
        await user.at("Third", enters: "the end")
        _ = try await end
    }

    @Test("What a screen asked for leaves with it")
    func question() async throws {
        let user = User(of: stage)
        let flow = Task { try await ThreeScreensFlow(stage: stage).run() }
        await user.at("First", enters: "")
        let second = await user.sees("Second")
        second.perform { await stage.alert("Hello") }
        let alert = await user.ui.modal("Hello")
        stage.stack.popToRoot()
        #expect(stage.modals.isEmpty)
        #expect(!alert.submit())
        flow.cancel()
        _ = await flow.result
    }

    // MARK: Content until gone

    @Test("A sheet keeps its content until the renderer says that it is gone, and only then does the flow go on")
    func contentStays() async throws {
        let user = User(of: stage)
        user.ui.animates = true
        async let end = stage.show(Page("First")).then { _ in
            let answer = try await stage.sheet(Page("Beside"))
            return try await stage.show(Page("Second")).then { _ in answer }
        }
        await user.at("First", enters: "")
        let sheet = await user.ui.modal("Beside")
        await user.at("Beside", enters: "kept")
        #expect(sheet.isLeaving)
        #expect(stage.modals.map(\.id) == [sheet.id])
        #expect(sheet.stage?.entries.map(\.screen.title) == ["Beside"])
        #expect(user.ui.titles == ["First"])
        #expect(sheet.reportGone())
        #expect(stage.modals.isEmpty)
        await user.at("Second", enters: "")
        #expect(try await end == "kept")
    }

    @Test("A sheet that takes the place of one that still animates away waits for that, and is not closed by it")
    func switched() async throws {
        let user = User(of: stage)
        user.ui.animates = true
        let flow = Task { try await ThreeScreensFlow(stage: stage).run() }
        let first = await user.sees("First")
        let (outcomes, ended) = AsyncStream<Outcome<String>>.makeStream()
        var iterator = outcomes.makeAsyncIterator()
        func ask(_ title: String, _ asking: Asking<String>) {
            first.perform {
                ended.yield(try await stage.outcome { try await stage.sheet(Page(title), asking: asking) })
            }
        }
        ask("Old", .queue)
        let old = await user.ui.modal("Old")
        ask("New", .replace)
        #expect(old.isLeaving)
        #expect(stage.modals.map(\.id) == [old.id])
        #expect(old.stage?.entries.map(\.screen.title) == ["Old"])
        #expect(old.reportGone())
        let new = await user.ui.modal("New")
        let replaced = await iterator.next()
        #expect(replaced == .replaced)
        #expect(!old.dismiss())
        #expect(!old.reportGone())
        await user.at("New", enters: "answer")
        #expect(new.reportGone())
        let answered = await iterator.next()
        #expect(answered == .answered("answer"))
        flow.cancel()
        _ = await flow.result
    }

    @Test("A screen that has left can still be drawn by whoever keeps its entry")
    func entryStays() async throws {
        let user = User(of: stage)
        let flow = Task { try await ThreeScreensFlow(stage: stage).run() }
        await user.goesToThird()
        let leaving = stage.entries.suffix(2)
        stage.stack.popToRoot()
        #expect(leaving.map(\.screen.title) == ["Second", "Third"])
        flow.cancel()
        _ = await flow.result
    }
}

/// The ways from the third screen to the first.
enum BackToFirst: CaseIterable {
    case byPlace
    case byScreen
    case toTheRoot
    case byReturning

    @MainActor
    func take(_ user: User) async {
        let stack = user.stage.stack
        switch self {
        case .byPlace: stack.pop(to: 0)
        case .byScreen: stack.pop(to: stack.screens[0])
        case .toTheRoot: stack.popToRoot()
        case .byReturning: await user.at("Third", enters: "to the first")
        }
    }
}

/// The ways in which the second screen is left.
enum Leaving: CaseIterable {
    case pop
    case popToScreen
    case popToRoot
    case popFromThird
    case replacedFromBelow
    case taskCancelled
    case returned

    @MainActor
    func take(_ user: User, _ flow: Task<String, any Error>) async {
        let stack = user.stage.stack
        switch self {
        case .pop:
            stack.pop()
        case .popToScreen:
            stack.pop(to: stack.screens[0])
        case .popToRoot:
            stack.popToRoot()
        case .popFromThird:
            await user.at("Second", enters: "")
            await user.sees("Third")
            stack.popToRoot()
        case .replacedFromBelow:
            stack.popToRoot()
            await user.at("First", enters: "another second")
        case .taskCancelled:
            flow.cancel()
        case .returned:
            await user.at("Second", enters: "")
            await user.at("Third", enters: "the end")
        }
    }
}

extension User {
    fileprivate func goesToThird() async {
        await at("First", enters: "")
        await at("Second", enters: "")
        await sees("Third")
    }
}
