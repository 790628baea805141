import Aside
import Observation
import SwiftUI
import Testing

@testable import AsideUI

/// Several changes of the stack between two frames, which SwiftUI sees as one.
@Suite("The path of a stack in the double", .timeLimit(.minutes(1)))
@MainActor
struct PathTests {
    private let stage = Stage()
    private let log = ViewLog()

    private func visitor() -> Visitor {
        let (stage, log) = (stage, log)
        return Visitor { StageView(stage).screen(Page.self) { LoggedView(page: $0, log: log) } }
    }

    /// What happens to the stack between two frames.
    enum Change: Sendable {
        case push(String)
        case replaceTop(String)
        case pop
        case popToRoot
    }

    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let drawn: [String]
        let changes: [Change]
        let stack: [String]
        let seen: [String]

        init(_ name: String, from drawn: [String], _ changes: [Change], to stack: [String], seen: [String]) {
            testDescription = name
            (self.drawn, self.changes, self.stack, self.seen) = (drawn, changes, stack, seen)
        }
    }

    @Test(
        "4.2: the screen on top is drawn once after several changes, with its own state, and Back leads through the others",
        arguments: [
            Example("push and pop", from: ["Root", "A"], [.push("B"), .pop], to: ["Root", "A"], seen: []),
            Example(
                "pop and push", from: ["Root", "A"], [.pop, .push("B")], to: ["Root", "B"], seen: ["-A", "+B"]),
            Example(
                "pop and push with the same title", from: ["Root", "A"], [.pop, .push("A")], to: ["Root", "A"],
                seen: ["-A", "+A"]),
            Example(
                "replace", from: ["Root", "A"], [.replaceTop("B")], to: ["Root", "B"], seen: ["-A", "+B"]),
            Example(
                "replace twice", from: ["Root", "A"], [.replaceTop("B"), .replaceTop("C")], to: ["Root", "C"],
                seen: ["-A", "+C"]),
            Example(
                "push two", from: ["Root"], [.push("A"), .push("B")], to: ["Root", "A", "B"], seen: ["-Root", "+B"]),
            Example(
                "pop two", from: ["Root", "A", "B"], [.pop, .pop], to: ["Root"], seen: ["-B", "+Root"]),
            Example(
                "pop two and push one", from: ["Root", "A", "B"], [.pop, .pop, .push("C")], to: ["Root", "C"],
                seen: ["-B", "+C"]),
            Example(
                "pop to the root and push two", from: ["Root", "A", "B"], [.popToRoot, .push("C"), .push("D")],
                to: ["Root", "C", "D"], seen: ["-B", "+D"]),
            Example(
                "push, pop and push", from: ["Root", "A"], [.push("B"), .pop, .push("C")], to: ["Root", "A", "C"],
                seen: ["-A", "+C"]),
        ])
    func merged(example: Example) async {
        let user = visitor()
        let flow = Task { try? await Shelf(stage: stage).run("Root") }
        await stacks(["Root"])
        for title in example.drawn.dropFirst() { await change(.push(title)) }
        await user.press("Count \(example.drawn.last!)")
        log.events = []
        for next in example.changes { await change(next) }
        #expect(titles == example.stack)
        user.settle()
        let count = example.seen.isEmpty ? 1 : 0
        #expect(user.window.texts.contains("\(example.stack.last!) \(count)"))
        #expect(log.events == example.seen)
        for depth in stride(from: example.stack.count - 1, to: 0, by: -1) {
            await user.press("Back")
            await stacks(Array(example.stack.prefix(depth)))
            #expect(user.window.buttons.contains("Count \(example.stack[depth - 1])"))
        }
        flow.cancel()
        await flow.value
    }

    @Test(
        "4.2: Back in a frame that is out of date leaves what the user saw, and no screen that came after it",
        arguments: [
            ([Change.push("C")], ["Root", "A"]), ([.pop], ["Root", "A"]), ([.pop, .push("C")], ["Root", "A", "C"]),
            ([.replaceTop("C")], ["Root", "A", "C"]), ([.pop, .pop, .push("C")], ["Root", "C"]),
            ([.popToRoot], ["Root"]), ([.push("C"), .pop], ["Root", "A"]),
        ])
    func late(changes: [Change], stack: [String]) async {
        let user = visitor()
        let flow = Task { try? await Shelf(stage: stage).run("Root") }
        await stacks(["Root"])
        await change(.push("A"))
        await change(.push("B"))
        await user.until { $0.buttons.contains("Back") }
        for next in changes { await change(next) }
        user.window.press("Back")
        await stacks(stack)
        user.settle()
        #expect(user.window.buttons.contains("Count \(stack.last!)"))
        flow.cancel()
        await flow.value
    }

    @Test(
        "4.2: Back that began before a change and ends after it leaves what the user saw, and shows what is on the stack",
        arguments: [
            ([Change.pop], ["Root", "A"]), ([.pop, .push("C")], ["Root", "A", "C"]), ([.push("C")], ["Root", "A"]),
        ])
    func held(changes: [Change], stack: [String]) async throws {
        let user = visitor()
        let flow = Task { try? await Shelf(stage: stage).run("Root") }
        await stacks(["Root"])
        await change(.push("A"))
        await change(.push("B"))
        await user.until { $0.buttons.contains("Count B") }
        let letGo = try #require(user.window.hold("Back"))
        for next in changes { await change(next) }
        user.settle()
        letGo()
        await stacks(stack)
        user.settle()
        #expect(user.window.buttons.contains("Count \(stack.last!)"))
        flow.cancel()
        await flow.value
    }

    private var titles: [String] { stage.stack.screens.map(\.title) }

    /// Changes the stack, and lets nothing be drawn.
    private func change(_ change: Change) async {
        var expected = titles
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
        while titles != expected {
            let (changes, continuation) = AsyncStream<Void>.makeStream()
            withObservationTracking {
                _ = stage.entries
            } onChange: {
                continuation.yield()
            }
            for await _ in changes { break }
            guard !Task.isCancelled else {
                Issue.record("On the stack: \(titles). Expected: \(expected).")
                return
            }
        }
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

/// Which pages came into view and went out of it.
@MainActor
private final class ViewLog {
    var events: [String] = []
}

private struct LoggedView: View {
    let page: Page
    let log: ViewLog
    @State private var count = 0

    var body: some View {
        Group {
            Text("\(page.title) \(count)")
            Button("Count \(page.title)") { count += 1 }
        }
        .onAppear { log.events.append("+\(page.title)") }
        .onDisappear { log.events.append("-\(page.title)") }
    }
}
