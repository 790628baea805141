import Observation

@testable import Aside

/// A stage whose flows are scriptedFlows, and a record of the events on it.
@MainActor
final class ScriptedStage: Presenter {
    let stage = Stage()
    /// The events since the driver last looked, in any order.
    var events: [String] = []
    /// The view after each change since the driver last looked.
    var views: [[Int]] = []

    private(set) var flows: [Int: Task<Void, Never>] = [:]
    private var scriptedFlows: [BodyID: ScriptedFlow] = [:]
    private var pages: [Int: WeakPage] = [:]
    /// Screens whose `then` has ended, and that can be shown again.
    private var attic: [ScriptedScreen] = []
    private var runs: [Int: Int] = [:]
    /// The name under which each screen in view was shown.
    private var names: [EntryID: Int] = [:]
    private var waiting: (condition: @MainActor () -> Bool, continuation: CheckedContinuation<Bool, Never>)?
    private var progress = 0

    init() {
        stage.attach(self)
        watchWaiting()
    }

    // MARK: What the driver does

    func start(_ flow: Int) {
        flows[flow] = Task {
            _ = try? await ScriptedFlow(BodyID(owner: flow, run: 0), in: self).run()
        }
    }

    func command(_ id: BodyID, _ command: ScriptedFlow.Command) -> Bool {
        scriptedFlows[id]?.obey(command) ?? false
    }

    /// The screen of that name, if it has been in view.
    func page(_ name: Int) -> ScriptedScreen? {
        guard let page = pages[name]?.page, page.name == name, page.wasInView else { return nil }
        return page
    }

    /// Waits until a condition holds; it is checked now, and at each event.
    ///
    /// - Returns: `false` if there was no event for a minute of real time. Many other tests, or a sanitizer, can keep
    ///   the main actor busy for long.
    func wait(until condition: @escaping @MainActor () -> Bool) async -> Bool {
        if condition() { return true }
        return await withCheckedContinuation { waiting = (condition, $0) }
    }

    /// Waits for the flows to end, and returns a message about remaining screens and bodies.
    func close() async -> String? {
        for flow in flows.values { await flow.value }
        stage.detach(self)
        attic = []
        let screens = pages.filter { $0.value.page != nil }.keys.sorted()
        if !screens.isEmpty { return "The screens \(screens) were not deallocated" }
        if !scriptedFlows.isEmpty { return "The bodies \(scriptedFlows.keys) have not ended" }
        return stage.stack.screens.isEmpty ? nil : "There are screens left: \(titles)"
    }

    /// Ends the wait of a driver if nothing has happened for a while, so that a failing test ends.
    func watch() -> Task<Void, any Error> {
        Task { [weak self] in
            var last = -1
            while let self {
                if waiting != nil, last == progress { answer(false) }
                last = progress
                try await ContinuousClock().sleep(for: .seconds(60))
            }
        }
    }

    // MARK: What the scripted flows do

    func add(_ scriptedFlow: ScriptedFlow) {
        scriptedFlows[scriptedFlow.id] = scriptedFlow
        note("\(scriptedFlow.id) began")
    }

    func remove(_ scriptedFlow: ScriptedFlow, _ outcome: ScriptedFlow.Outcome) {
        scriptedFlows[scriptedFlow.id] = nil
        note("\(scriptedFlow.id) ended: \(outcome)")
    }

    func show(_ step: ScriptedStep) async throws -> String {
        let page = makePage(for: step)
        defer { if step.isReused { attic.append(page) } }
        var screen = stage.show(page)
        if let value = step.value {
            if step.start == .starting { screen = screen.starting(with: value) } else { page.publish(value) }
        }
        if step.isReplacing { screen = screen.replacingTop() }
        switch step.kind {
        case .then: return try await screen.then { try await self.runClosure(of: step, with: $0) }
        case .until:
            return try await screen.until {
                do {
                    return .leave(try await self.runClosure(of: step, with: $0))
                } catch is CancellationError {
                    return .stay
                }
            }
        case .value: return try await screen.value()
        }
    }

    private func makePage(for step: ScriptedStep) -> ScriptedScreen {
        let page = step.isReused ? attic.popLast() ?? ScriptedScreen(step.name) : ScriptedScreen(step.name)
        page.name = step.name
        page.wasInView = false
        pages[step.name] = WeakPage(page: page)
        return page
    }

    private func runClosure(of step: ScriptedStep, with value: String) async throws -> String {
        let run = runs[step.name, default: 0] + 1
        runs[step.name] = run
        let scriptedFlow = ScriptedFlow(BodyID(owner: step.name, run: run), in: self, isStubborn: step.isStubborn)
        // A closure never chooses on its own screen, least of all during its cancellation.
        defer { if pages[step.name]?.page?.publish("late") == true { note("\(scriptedFlow.id) has published") } }
        return try await scriptedFlow.run {
            note("\(scriptedFlow.id) has \(value)")
            if step.isNagging {
                Task { await self.stage.alert("Beside \(scriptedFlow.id)") }
            }
            if step.isHasty { stage.stack.pop() }
        }
    }

    func note(_ event: String) {
        events.append(event)
        wake()
    }

    /// Settles the stage in the middle of a closure's end, as a new question does.
    ///
    /// If a return continues, this must have no visible effect.
    func dismiss(_ modal: Modal) {
        stage.settle()
        modal.reportGone()
    }

    func stackChanged(on stage: Stage) {
        // A screen object can be shown again under another name while its last entry is still in view.
        let shown = stage.entries.map { ($0.id, names[$0.id] ?? ($0.screen as? ScriptedScreen)?.name) }
        names = Dictionary(uniqueKeysWithValues: shown).compactMapValues { $0 }
        views.append(titles)
        for case let page as ScriptedScreen in stage.entries.map(\.screen) { page.wasInView = true }
        wake()
    }

    /// The names of the screens in view.
    ///
    /// These are the entries themselves, because reading the stack would bring new screens into view.
    var titles: [Int] { stage.entries.compactMap { names[$0.id] } }

    // MARK: Waiting

    /// Checks again when the screen on top begins or stops waiting, because no presenter learns of that.
    private func watchWaiting() {
        withObservationTracking {
            _ = stage.acceptsInput
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.watchWaiting()
                self?.wake()
            }
        }
    }

    private func wake() {
        progress += 1
        if let waiting, waiting.condition() { answer(true) }
    }

    private func answer(_ isSo: Bool) {
        let continuation = waiting?.continuation
        waiting = nil
        continuation?.resume(returning: isSo)
    }

    private struct WeakPage {
        weak var page: ScriptedScreen?
    }
}

/// A screen that can be shown again under another name.
@MainActor
final class ScriptedScreen: Screen {
    let outlet = Outlet<String>()
    var name: Int
    var wasInView = false

    init(_ name: Int) {
        self.name = name
    }

    var title: String { "\(name)" }
}
