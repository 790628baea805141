import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("The stack proxy")
struct StackProxyTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }
    let pages = (0..<4).map { Page("\($0)") }

    /// A way of going back from the top of four screens, and the screens that are left then.
    enum Back: CaseIterable {
        case pop, popToScreen, popToIndex, popToRoot

        var left: Int {
            switch self {
            case .pop: 3
            case .popToScreen, .popToIndex: 2
            case .popToRoot: 1
            }
        }
    }

    enum InFront: CaseIterable { case screen, modal }

    @Test(
        "Going back is one change, cancels the closures above, and uncovers a screen that waits",
        arguments: Back.allCases, InFront.allCases)
    func back(way: Back, from front: InFront) async throws {
        let effects = pages.map { _ in Effect() }
        let flow = Task { try await descend(0, effects, withModal: front == .modal) }
        for _ in pages { try await ui.screen(Page.self).publish("") }
        for effect in effects { try await ui.until { effect.isRunning } }
        if front == .modal { try await ui.confirm("Sure?") }
        let changes = ui.stacks.count

        #expect(go(way))

        #expect(stage.titles == pages.prefix(way.left).map(\.title))
        #expect(ui.stacks.count == changes + 1)
        #expect(stage.modals.isEmpty)
        for effect in effects[(way.left - 1)...] { try await ui.until { effect.wasCancelled } }
        for effect in effects[..<(way.left - 1)] { #expect(effect.isRunning) }
        #expect(pages[way.left - 1].publish("again"))

        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.entries.isEmpty)
    }

    @Test("The root is at index 0, stays after pop, and does not exist on an empty stack")
    func root() async throws {
        #expect(!stage.stack.pop())
        #expect(!stage.stack.popToRoot())
        try await ui.run {
            try await stage.show(pages[0]).value()
        } steps: {
            try await ui.screen(Page.self)
            #expect(stage.stack.count == 1)
            #expect(!stage.stack.pop())
            #expect(stage.stack.pop(to: 0))
            #expect(stage.stack.top === pages[0])
            pages[0].publish("")
        }
    }

    @Test("A screen that is not on the stack cannot be popped to")
    func notThere() {
        #expect(!stage.stack.pop(to: pages[0]))
    }

    @Test("A missing index stops the program with a message that prints it", arguments: [-1, 1])
    func outOfRange(index: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
            await MainActor.run {
                let stage = Stage()
                _ = stage.push(Page("root"), at: SourceLine(fileID: #fileID, line: #line))
                stage.stack.pop(to: index)
            }
        }
        expect(result, says: "There is no screen at index \(index): the stack holds 1, and index 0 is the root.")
    }

    private func descend(_ depth: Int, _ effects: [Effect], withModal: Bool) async throws {
        guard depth < pages.count else { return }
        try await stage.show(pages[depth]).then { value in
            guard value.isEmpty else { return }
            async let effect: Void = effects[depth].run()
            try await descend(depth + 1, effects, withModal: withModal)
            if depth + 1 == pages.count, withModal { _ = try await stage.confirm("Sure?") }
            try await effect
        }
    }

    private func go(_ way: Back) -> Bool {
        switch way {
        case .pop: stage.stack.pop()
        case .popToScreen: stage.stack.pop(to: pages[1])
        case .popToIndex: stage.stack.pop(to: 1)
        case .popToRoot: stage.stack.popToRoot()
        }
    }
}
