import Testing

@testable import Aside

@MainActor
@Suite("Steps")
struct StepTests {
    let stage = Stage()
    let ui: Watcher
    let list = Page("list"), detail = Page("detail"), edit = Page("edit")

    init() {
        ui = Watcher(stage)
    }

    // MARK: until and value

    @Test("until comes back to its screen after each value, and ends with the first result")
    func hub() async throws {
        var values: [String] = []
        let result = Task {
            try await stage.show(list).until { value -> String? in
                values.append(value)
                guard value != "quit" else { return "done" }
                _ = try await stage.show(detail).value()
                return nil
            }
        }
        await ui.top(list)
        list.publish("a")
        await ui.top(detail)
        detail.publish("")
        await ui.top(list)
        list.publish("b")
        await ui.top(detail)
        detail.publish("")
        await ui.top(list)
        list.publish("quit")
        #expect(try await result.value == "done")
        #expect(values == ["a", "b", "quit"])
    }

    @Test("value shows, takes one value, and leaves")
    func value() async throws {
        let result = Task { try await stage.show(list).value() }
        await ui.top(list)
        list.publish("x")
        #expect(try await result.value == "x")
        await ui.until { ui.titles.isEmpty }
        #expect(ui.stacks == [["list"], []])
    }

    // MARK: publish

    @Test("A value published while the screen is covered or its closure runs is refused")
    func covered() async throws {
        let gate = Gate()
        let result = Task {
            try await stage.show(list).then { _ in
                _ = try await stage.show(detail).value()
                await gate.pass()
            }
        }
        await ui.top(list)
        #expect(list.publish("tap"))
        #expect(!list.publish("second tap"))
        await ui.top(detail)
        #expect(!list.publish("covered"))
        detail.publish("")
        await gate.reached()
        #expect(!list.publish("running"))
        gate.open()
        try await result.value
        #expect(!list.publish("left"))
    }

    @Test("A screen that is covered by another flow's screen yields nothing, and yields again when that has left")
    func coveredByAnotherFlow() async throws {
        let first = Task { try await stage.show(list).value() }
        await ui.top(list)
        let second = Task { try await stage.show(detail).value() }
        await ui.top(detail)
        #expect(!list.publish("covered"))
        stage.stack.pop()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(list.publish("free"))
        #expect(try await first.value == "free")
    }

    @Test("One value published before the screen is first shown is kept and delivered")
    func kept() async throws {
        #expect(list.publish("early"))
        #expect(!list.publish("too much"))
        #expect(try await stage.show(list).value() == "early")
        #expect(!list.publish("late"))
    }

    // MARK: starting, replacing

    @Test("starting(with:) enters as if the user had chosen, and back uncovers the screen")
    func deepLink() async throws {
        var chosen: [String] = []
        let result = Task {
            try await stage.show(list).starting(with: "7").then { id in
                chosen.append(id)
                return try await stage.show(detail).starting(with: "edit").then { _ in
                    try await stage.show(edit).value()
                }
            }
        }
        await ui.top(edit)
        #expect(ui.titles == ["list", "detail", "edit"])
        stage.stack.pop()
        #expect(ui.titles == ["list", "detail"])
        stage.stack.pop()
        #expect(list.publish("8"))
        await ui.top(edit)
        edit.publish("saved")
        #expect(try await result.value == "saved")
        #expect(chosen == ["7", "8"])
    }

    @Test("A value to start with is not left behind when its step is never entered")
    func neverEntered() async throws {
        let task = Task { try await stage.show(list).starting(with: "old").value() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let result = Task { try await stage.show(list).value() }
        await ui.top(list)
        list.publish("new")
        #expect(try await result.value == "new")
    }

    @Test("replacingTop takes the place of the screen below: back skips it, and its closure is not cancelled")
    func replacing() async throws {
        let effect = Effect()
        let result = Task {
            try await stage.show(list).then { list in
                try await stage.show(detail).then { _ in
                    async let work: Void = effect.run()
                    let text = try await stage.show(edit).replacingTop().value()
                    #expect(!Task.isCancelled)
                    _ = try? await work
                    return list + text
                }
            }
        }
        await ui.top(list)
        list.publish("a")
        await ui.top(detail)
        detail.publish("")
        await ui.top(edit)
        await effect.started()
        #expect(ui.titles == ["list", "edit"])
        #expect(!effect.wasCancelled)
        stage.stack.pop()
        #expect(ui.titles == ["list"])
        await effect.cancelled()
        list.publish("b")
        await ui.top(detail)
        #expect(ui.stacks.last == ["list", "detail"])
        result.cancel()
        _ = try? await result.value
        #expect(stage.entries.isEmpty)
    }

    @Test("A replaced screen is not shown any more: its buttons' work ends, and it can do nothing")
    func replacedScreen() async throws {
        let effect = Effect()
        let result = Task { try await stage.show(list).then { _ in try await stage.show(edit).replacingTop().value() } }
        await ui.top(list)
        list.perform { try await effect.run() }
        list.publish("")
        await ui.top(edit)
        await effect.cancelled()
        #expect(!list.perform {})
        #expect(!list.publish(""))
        edit.publish("x")
        #expect(try await result.value == "x")
    }

    @Test("A value returned past a replaced screen goes through its closure")
    func replacedReturns() async throws {
        let result = Task {
            try await stage.show(list).then { list in
                list + (try await stage.show(edit).replacingTop().value())
            }
        }
        await ui.top(list)
        list.publish("a")
        await ui.top(edit)
        edit.publish("b")
        #expect(try await result.value == "ab")
        await ui.until { ui.titles.isEmpty }
        #expect(ui.stacks == [["list"], ["edit"], []])
    }

    // MARK: Composition

    @Test("map yields something made of the values")
    func mapped() async throws {
        let result = Task { try await stage.show(list).map { Int($0) ?? 0 }.then { $0 + 1 } }
        await ui.top(list)
        list.publish("41")
        #expect(try await result.value == 42)
    }

    @Test(
        "A composite behaves like its last screen: back from what follows leads into its middle",
        arguments: [true, false])
    func composite(isFlatMap: Bool) async throws {
        func ahead(_ value: String) async throws -> String {
            value + (try await stage.show(edit).value())
        }
        let result = Task {
            isFlatMap
                ? try await stage.show(list).flatMap { list in stage.show(detail).map { list + $0 } }.then(ahead)
                : try await Compound { next in
                    try await stage.show(list).then { list in
                        try await stage.show(detail).then { try await next(list + $0) }
                    }
                }.then(ahead)
        }
        await ui.top(list)
        list.publish("a")
        await ui.top(detail)
        detail.publish("1")
        await ui.top(edit)
        stage.stack.pop()
        #expect(ui.titles == ["list", "detail"])
        detail.publish("2")
        await ui.top(edit)
        edit.publish("!")
        #expect(try await result.value == "a2!")
    }

    @Test("A sub-flow that is awaited instead is forgotten")
    func forgotten() async throws {
        let result = Task {
            let text = try await stage.show(list).then { list in list + (try await stage.show(detail).value()) }
            return text + (try await stage.show(edit).value())
        }
        await ui.top(list)
        list.publish("a")
        await ui.top(detail)
        detail.publish("b")
        await ui.top(edit)
        #expect(ui.titles == ["edit"])
        #expect(!stage.stack.pop())
        edit.publish("c")
        #expect(try await result.value == "abc")
    }

    // MARK: Misuse

    @Test("A screen that is shown twice at the same time stops with a message that teaches")
    func shownTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage()
                let page = Page("page")
                for _ in 1...2 { _ = try? stage.enter(page, at: CodeLine(fileID: #fileID, line: #line)) }
            }
        }
        expect(
            result,
            says: """
                This Page is shown already. A screen object stands in one place at a time: \
                make a new one, or wait until its `then` has ended.
                """
        )
    }

    @Test("An outlet that is made anew at each look stops with a message that teaches")
    func computedOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = try? Stage().enter(Forgetful(), at: CodeLine(fileID: #fileID, line: #line)) }
        }
        expect(
            result,
            says: "The outlet of Forgetful is made anew at each look. Store it: `let outlet = Outlet<String>()`."
        )
    }
}

@MainActor
private final class Forgetful: Screen {
    var outlet: Outlet<String> { Outlet() }
}
