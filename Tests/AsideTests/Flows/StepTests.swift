import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Steps")
struct StepTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }
    private let list = List("list"), detail = Detail("detail"), edit = Edit("edit")

    @Test("A step does nothing until it is awaited")
    func lazy() {
        _ = stage.show(list)
        _ = stage.show(list).map { $0 + "!" }
        #expect(stage.entries.isEmpty)
        #expect(ui.transcript.entries.isEmpty)
    }

    // MARK: What has ended

    @Test("An ended screen stays until the next modal, and leaves when that appears")
    func modalTakesThePlace() async throws {
        try await ui.run {
            try await stage.show(list).then { _ in
                _ = try await stage.show(detail).value()
                await stage.alert("Thanks")
            }
        } steps: {
            try await ui.screen(List.self).publish("a")
            try await ui.screen(Detail.self).publish("b")
            try await ui.alert("Thanks").press("OK")
        }
        #expect(
            ui.transcript.description == """
                list
                list › detail
                list
                alert “Thanks” → OK
                no screens
                """)
    }

    // MARK: starting, replacing

    @Test("A step that is never entered leaves no value of starting(with:) behind")
    func neverEntered() async throws {
        let task = Task { try await stage.show(list).starting(with: "old").value() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let result = try await ui.run {
            try await stage.show(list).value()
        } steps: {
            try await ui.screen(List.self).publish("new")
        }
        #expect(result == "new")
    }

    @Test("When a screen is replaced, the work of its buttons ends, and it can start no other")
    func replacedScreen() async throws {
        let effect = Effect()
        let result = try await ui.run {
            try await stage.show(list).then { _ in try await stage.show(edit).replacingTop().value() }
        } steps: {
            try await ui.screen(List.self)
            list.perform { try await effect.run() }
            list.publish("")
            try await ui.screen(Edit.self)
            try await ui.until { effect.wasCancelled }
            #expect(list.perform {} == nil)
            #expect(!list.publish(""))
            edit.publish("x")
        }
        #expect(result == "x")
    }

    // MARK: Composition

    enum Composite: CaseIterable { case flatMap, compound }

    @Test("Going back from what follows a composite leads to its last screen", arguments: Composite.allCases)
    func composite(_ composite: Composite) async throws {
        func ahead(_ value: String) async throws -> String {
            value + (try await stage.show(edit).value())
        }
        let result = try await ui.run {
            composite == .flatMap
                ? try await stage.show(list).flatMap { list in stage.show(detail).map { list + $0 } }.then(ahead)
                : try await Compound { next in
                    try await stage.show(list).then { list in
                        try await stage.show(detail).then { try await next(list + $0) }
                    }
                }.then(ahead)
        } steps: {
            try await ui.screen(List.self).publish("a")
            try await ui.screen(Detail.self).publish("1")
            try await ui.screen(Edit.self)
            try ui.goBack()
            #expect(stage.titles == ["list", "detail"])
            try await ui.screen(Detail.self).publish("2")
            try await ui.screen(Edit.self).publish("!")
        }
        #expect(result == "a2!")
    }

    // MARK: Misuse

    @Test("Showing a screen twice at the same time stops with a message that teaches")
    func shownTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage()
                let page = Page("page")
                for _ in 1...2 { _ = stage.push(page, at: SourceLine(fileID: #fileID, line: #line)) }
            }
        }
        expect(
            result,
            says: """
                This Page is shown already. A screen object can be shown in only one place at a time: \
                make a new one, or wait until its `then` has ended.
                """
        )
    }

    @Test("An outlet that is made anew at each read stops with a message that teaches")
    func computedOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Stage().push(Forgetful(), at: SourceLine(fileID: #fileID, line: #line)) }
        }
        expect(
            result,
            says: "The outlet of Forgetful is a new object at each read. Store it: `let outlet = Outlet<String>()`."
        )
    }
}

@MainActor
struct Broken: Error, Equatable {}

private final class Forgetful: Screen {
    var outlet: Outlet<String> { Outlet() }
}

private final class List: Page {}
private final class Detail: Page {}
private final class Edit: Page {}
