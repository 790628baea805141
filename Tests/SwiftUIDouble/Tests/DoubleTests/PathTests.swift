import Aside
import Observation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Several changes of the stack between two frames, which SwiftUI sees as one change.
@Suite("The path of a stack in the double", .timeLimit(.minutes(1)))
@MainActor
struct PathTests {
    private let stage = Stage()
    private let log = ViewLog()

    private func visitor(_ scenario: Scenario = Scenario()) -> Visitor {
        let (stage, log) = (stage, log)
        return Visitor(scenario) {
            StageView(stage).screen(Page.self) { page in
                CountedPage(page: page)
                    .onAppear { log.events.append("+\(page.title)") }
                    .onDisappear { log.events.append("-\(page.title)") }
            }
        }
    }

    /// The changes of the stack between two frames.
    enum Change: Sendable, Equatable {
        case push(String)
        case replaceTop(String)
        case pop
        case popToRoot
    }

    /// Changes from the drawn screens to those on the stack, and the pages that came (+) and went (-).
    typealias Example = (drawn: [String], changes: [Change], stack: [String], seen: [String])

    @Test(
        "The screen on top is drawn once after several changes, with its own state, and Back leads through the others",
        arguments: [
            (["Root", "A"], [.push("B"), .pop], ["Root", "A"], []),
            (["Root", "A"], [.pop, .push("B")], ["Root", "B"], ["-A", "+B"]),
            (["Root", "A"], [.pop, .push("A")], ["Root", "A"], ["-A", "+A"]),
            (["Root", "A"], [.replaceTop("B")], ["Root", "B"], ["-A", "+B"]),
            (["Root", "A"], [.replaceTop("B"), .replaceTop("C")], ["Root", "C"], ["-A", "+C"]),
            (["Root"], [.push("A"), .push("B")], ["Root", "A", "B"], ["-Root", "+B"]),
            (["Root", "A", "B"], [.pop, .pop], ["Root"], ["-B", "+Root"]),
            (["Root", "A", "B"], [.pop, .pop, .push("C")], ["Root", "C"], ["-B", "+C"]),
            (["Root", "A", "B"], [.popToRoot, .push("C"), .push("D")], ["Root", "C", "D"], ["-B", "+D"]),
            (["Root", "A"], [.push("B"), .pop, .push("C")], ["Root", "A", "C"], ["-A", "+C"]),
        ] as [Example])
    func merged(example: Example) async {
        let user = visitor()
        let flow = await open(example.drawn, user)
        await user.press("Count \(example.drawn.last!)")
        log.events = []
        for next in example.changes { await change(next) }
        #expect(stage.titles == example.stack)
        user.settle()
        let count = example.seen.isEmpty ? 1 : 0
        #expect(user.window.texts.contains("\(example.stack.last!) \(count)"))
        #expect(log.events == example.seen)
        for depth in stride(from: example.stack.count - 1, to: 0, by: -1) {
            await user.press("Back")
            await stacks(Array(example.stack.prefix(depth)))
            #expect(user.window.buttons.contains("Count \(example.stack[depth - 1])"))
        }
        await flow.end()
    }

    @Test(
        "Back in a frame that is out of date leaves what the user saw, and no screen that came after it",
        arguments: [
            ([Change.push("C")], ["Root", "A"]), ([.pop], ["Root", "A"]), ([.pop, .push("C")], ["Root", "A", "C"]),
            ([.replaceTop("C")], ["Root", "A", "C"]), ([.pop, .pop, .push("C")], ["Root", "C"]),
            ([.popToRoot], ["Root"]), ([.push("C"), .pop], ["Root", "A"]),
        ], Scenario.all(\.popsCurrentPath))
    func late(example: ([Change], [String]), scenario: Scenario) async throws {
        let (changes, stack) = example
        try await goBack(scenario, after: changes, to: stack) { user in { user.window.press("Back") } }
    }

    @Test(
        "A push or a pop that SwiftUI loses is not written again; after a second, a warning says so",
        arguments: [Change.push("B"), .pop])
    func lost(next: Change) async {
        let user = visitor()
        let flow = await open(["Root", "A"], user)
        user.window.lostStackChanges = 100
        await change(next)
        user.pass(.seconds(1))
        #expect(user.window.buttons.contains("Count A"))
        #expect(user.warnings.count == 1)
        #expect(
            user.warnings.first?.contains("SwiftUI has not shown the screen “\(next == .pop ? "Root" : "B")”") == true)
        await flow.end()
    }

    @Test(
        "Back that began before a change and ends after it leaves what is in view when it ends",
        arguments: [
            ([Change.pop], ["Root", "A"]), ([.pop, .push("C")], ["Root", "A"]), ([.push("C")], ["Root", "A"]),
        ])
    func held(changes: [Change], stack: [String]) async throws {
        try await goBack(after: changes, to: stack) { user in
            let letGo = try #require(user.window.hold("Back"))
            return {
                user.settle()
                letGo()
            }
        }
    }

    /// Goes back from three screens: `begin` acts as the user before some changes, and returns what comes after them.
    private func goBack(
        _ scenario: Scenario = Scenario(), after changes: [Change], to stack: [String],
        _ begin: (Visitor) throws -> () -> Void
    ) async throws {
        let user = visitor(scenario)
        let flow = await open(["Root", "A", "B"], user)
        let end = try begin(user)
        for next in changes { await change(next) }
        end()
        await stacks(stack)
        user.settle()
        #expect(user.window.buttons.contains("Count \(stack.last ?? "")"))
        await flow.end()
    }

    /// Begins a flow, and moves it to these screens.
    private func open(_ titles: [String], _ user: Visitor) async -> Task<Void, Never> {
        let flow = Task { _ = try? await Shelf(stage: stage).run("Root") }
        await stacks(["Root"])
        for title in titles.dropFirst() { await change(.push(title)) }
        await user.until { $0.buttons.contains("Count \(titles.last ?? "")") }
        return flow
    }

    /// Changes the stack without a drawing in between.
    private func change(_ change: Change) async {
        var expected = stage.titles
        let top = stage.stack.top as? Page
        switch change {
        case .push(let title):
            top?.publish(title)
            expected.append(title)
        case .replaceTop(let title):
            top?.publish("=\(title)")
            expected[expected.count - 1] = title
        case .pop:
            stage.stack.pop()
            expected.removeLast()
        case .popToRoot:
            stage.stack.popToRoot()
            expected = ["Root"]
        }
        await stacks(expected)
    }

    /// Waits until these screens are on the stack.
    private func stacks(_ expected: [String]) async {
        while stage.titles != expected, !Task.isCancelled {
            let (changes, change) = AsyncStream<Never>.makeStream()
            withObservationTracking {
                _ = stage.entries
            } onChange: {
                change.finish()
            }
            for await _ in changes {}
        }
        #expect(stage.titles == expected)
    }
}

/// Pushes a page for each title that the page on top publishes; a title after `=` replaces that page.
private struct Shelf: Flow {
    let stage: Stage

    func run(_ title: String) async throws {
        try await open(show(Page(title)))
    }

    private func open(_ step: ScreenStep<Page>) async throws {
        try await step.until { title in
            if title.hasPrefix("=") {
                try await open(show(Page(String(title.dropFirst()))).replacingTop())
            } else {
                try await open(show(Page(title)))
            }
            return .stay
        }
    }
}

/// The pages that came into view and went out of view.
@MainActor
private final class ViewLog {
    var events: [String] = []
}
