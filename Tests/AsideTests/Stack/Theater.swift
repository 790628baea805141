import Observation

@testable import Aside

/// A stage whose flows are puppets, and a record of the events on it.
@MainActor
final class Theater: Presenter {
    let stage = Stage()
    /// The events since the driver last looked, in any order.
    var events: [String] = []
    /// The view after each change since the driver last looked.
    var views: [[Int]] = []

    private(set) var flows: [Int: Task<Void, Never>] = [:]
    private var puppets: [BodyID: Puppet] = [:]
    private var pages: [Int: WeakPage] = [:]
    /// Screens whose `then` has ended, and that can be shown again.
    private var attic: [Prop] = []
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
            _ = try? await Puppet(BodyID(owner: flow, run: 0), in: self).run()
        }
    }

    func command(_ id: BodyID, _ command: Puppet.Command) -> Bool {
        puppets[id]?.obey(command) ?? false
    }

    /// The screen of that name, if it has been in view.
    func page(_ name: Int) -> Prop? {
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
        if !puppets.isEmpty { return "The bodies \(puppets.keys) have not ended" }
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

    // MARK: What the puppets do

    func add(_ puppet: Puppet) {
        puppets[puppet.id] = puppet
        note("\(puppet.id) began")
    }

    func remove(_ puppet: Puppet, _ outcome: Puppet.Outcome) {
        puppets[puppet.id] = nil
        note("\(puppet.id) ended: \(outcome)")
    }

    func show(_ entrance: Entrance) async throws -> String {
        guard entrance.isInModal else { return try await enter(entrance) }
        return try await stage.progress("\(entrance.name)") { _ in try await self.enter(entrance) }
    }

    private func enter(_ entrance: Entrance) async throws -> String {
        let page = makePage(for: entrance)
        defer { if entrance.isReused { attic.append(page) } }
        var step = stage.show(page)
        if let value = entrance.value {
            if entrance.start == .starting { step = step.starting(with: value) } else { page.publish(value) }
        }
        if entrance.isReplacing { step = step.replacingTop() }
        switch entrance.kind {
        case .then: return try await step.then { try await self.runClosure(of: entrance, with: $0) }
        case .until:
            return try await step.until {
                do {
                    return .leave(try await self.runClosure(of: entrance, with: $0))
                } catch is CancellationError {
                    return .stay
                }
            }
        case .value: return try await step.value()
        }
    }

    private func makePage(for entrance: Entrance) -> Prop {
        let page = entrance.isReused ? attic.popLast() ?? Prop(entrance.name) : Prop(entrance.name)
        page.name = entrance.name
        page.wasInView = false
        pages[entrance.name] = WeakPage(page: page)
        return page
    }

    private func runClosure(of entrance: Entrance, with value: String) async throws -> String {
        let run = runs[entrance.name, default: 0] + 1
        runs[entrance.name] = run
        let puppet = Puppet(BodyID(owner: entrance.name, run: run), in: self, isStubborn: entrance.isStubborn)
        // A closure never chooses on its own screen, least of all during its cancellation.
        defer { if pages[entrance.name]?.page?.publish("late") == true { note("\(puppet.id) has published") } }
        return try await puppet.run {
            note("\(puppet.id) has \(value)")
            if entrance.isNagging {
                Task { await self.stage.alert("Beside \(puppet.id)") }
            }
            if entrance.isHasty { stage.stack.pop() }
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
        let shown = stage.entries.map { ($0.id, names[$0.id] ?? ($0.screen as? Prop)?.name) }
        names = Dictionary(uniqueKeysWithValues: shown).compactMapValues { $0 }
        views.append(titles)
        for case let page as Prop in stage.entries.map(\.screen) { page.wasInView = true }
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
        weak var page: Prop?
    }
}

/// A screen that can be shown again under another name.
@MainActor
final class Prop: Screen {
    let outlet = Outlet<String>()
    var name: Int
    var wasInView = false

    init(_ name: Int) {
        self.name = name
    }

    var title: String { "\(name)" }
}
