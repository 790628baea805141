import Testing

@testable import Aside

@MainActor
@Suite("A live flow on a stack and its model, under random operations")
struct StackRandomTests {
    @Test("A live flow and its model never differ")
    func agreement() async throws {
        var seed = RandomRun.seed
        var count = 0
        while count < RandomRun.operations / 40 {
            let driver = FlowDriver(seed: seed)
            try await driver.play()
            count += driver.count
            seed &+= 1
        }
    }

    @Test("A live flow and its model never differ, for fixed seeds", arguments: [1, 2, 3] as [UInt64])
    func seeds(seed: UInt64) async throws {
        try await FlowDriver(seed: seed).play()
    }
}

// MARK: - Fixtures

/// A driver that performs the same operations on the scripted and on the model, and compares them after each.
@MainActor
private final class FlowDriver {
    private let scripted = ScriptedStage()
    private let model = FlowModel()
    private var run: RandomRun
    private var lastName = 0
    private var lastFlow = 0
    private var lastValue = 0

    init(seed: UInt64) {
        run = RandomRun(seed: seed)
    }

    var count: Int { run.count }

    func play() async throws {
        let watch = scripted.watch()
        defer { watch.cancel() }
        for _ in 0..<(20 + run.number(below: 80)) {
            try stretch()
            try await compare()
        }
        try await finish()
    }

    /// Cancels everything, and ends the bodies that wait for a command.
    private func finish() async throws {
        run.note("finish")
        for flow in model.bodies where flow.place == nil && !flow.isCancelled { try cancel(flow) }
        try await compare()
        while let idle = model.bodies.first(where: \.isIdle) {
            try command(idle, .end(.cancelled))
            try await compare()
        }
        if let failure = await scripted.close() { throw run.difference(failure) }
        try equal("What is left to the model", model.bodies.count, 0)
    }

    // MARK: Operations

    /// Performs some operations that do not depend on each other's results.
    private func stretch() throws {
        guard let flow = model.bodies.first(where: { $0.place == nil }) else { return start() }
        switch run.number(below: 100) {
        case 0..<45:
            guard let idle = chooseIdle() else { return try move() }
            try command(idle, makeCommand(for: idle))
            if run.chance(15) { try goBack() }
            if run.chance(3) { try cancel(flow) }
        case 45..<47:
            try cancel(flow)
            if run.chance(30) { try goBack() }
        default:
            try move()
            while run.chance(30) { try move() }
        }
    }

    private func start() {
        lastFlow -= 1
        run.note("start \(lastFlow)")
        scripted.start(lastFlow)
        model.start(lastFlow)
    }

    private func cancel(_ flow: FlowModel.Body) throws {
        run.note("cancel \(flow.id)")
        scripted.flows[flow.id.owner]?.cancel()
        model.cancel(flow)
        try hasBeenTold()
    }

    private func command(_ body: FlowModel.Body, _ command: ScriptedFlow.Command) throws {
        run.note("\(body.id): \(command)")
        try equal("\(body.id) obeys", scripted.command(body.id, command), true)
        body.command = command
    }

    private func move() throws {
        if run.chance(30) { try goBack() } else { try publish() }
    }

    private func publish() throws {
        let isAtTop = run.chance(85)
        guard let name = isAtTop ? model.places.last?.step.name : run.one(of: 1..<(lastName + 2)) else { return }
        lastValue += 1
        let value = "v\(lastValue)"
        run.note("publish \(value) on \(name)")
        let isTaken = scripted.page(name)?.publish(value) ?? false
        try equal("That it is taken", isTaken, model.publish(name, value))
    }

    private func goBack() throws {
        let stack = scripted.stage.stack
        switch run.number(below: 10) {
        case 0..<6:
            run.note("pop")
            try equal("That it pops", stack.pop(), model.pop())
        case 6..<9:
            guard let name = run.one(of: model.places)?.step.name, let page = scripted.page(name) else { return }
            run.note("pop to \(name)")
            try equal("That it pops", stack.pop(to: page), model.pop(to: name))
        default:
            run.note("pop to root")
            try equal("That it pops", stack.popToRoot(), model.popToRoot())
        }
        try hasBeenTold()
    }

    /// Cancelled bodies know of it from that very line on.
    private func hasBeenTold() throws {
        try equal("What has happened at once", scripted.events.sorted(), model.events.sorted())
    }

    private func chooseIdle() -> FlowModel.Body? {
        let idle = model.bodies.filter(\.isIdle)
        return run.chance(70) ? idle.last : run.one(of: idle)
    }

    private func makeCommand(for body: FlowModel.Body) -> ScriptedFlow.Command {
        let depth = model.places.count
        let deeper = body.place == nil ? 97 : depth < 4 ? 80 : depth < 12 ? 50 : 5
        if run.chance(deeper) { return .enter(makeStep()) }
        lastValue += 1
        switch run.number(below: 10) {
        case 0..<7: return .end(.value("r\(lastValue)"))
        case 7..<8: return .end(.error("e\(lastValue)"))
        default: return .end(.cancelled)
        }
    }

    private func makeStep() -> ScriptedStep {
        lastName += 1
        let start = run.chance(60) ? .plain : run.one(of: ScriptedStep.Start.allCases) ?? .plain
        return ScriptedStep(
            name: lastName,
            kind: run.chance(70) ? .then : run.one(of: ScriptedStep.Kind.allCases) ?? .then,
            start: start,
            isReplacing: run.chance(20),
            isStubborn: run.chance(15),
            isHasty: run.chance(5),
            isNagging: run.chance(5),
            // If a screen publishes several values before it is shown, only the first is kept.
            isReused: start != .published && run.chance(20),
            next: makeNext()
        )
    }

    private func makeNext() -> ScriptedStep.Next {
        switch run.number(below: 20) {
        case 0..<1: return .goBackAndPass
        case 1..<12: return .pass
        case 12..<17: return .stay
        default: return .enter(makeStep())
        }
    }

    // MARK: Comparing

    private func compare() async throws {
        model.run()
        let (events, view, views, isWaiting) = (model.events.sorted(), model.view, model.views, model.isWaiting)
        let isSo = await scripted.wait { [self] in
            scripted.titles == view && scripted.stage.acceptsInput == isWaiting
                && scripted.views == views && scripted.events.sorted() == events
        }
        try equal("What has happened", scripted.events.sorted(), events)
        try equal("What has been in view", scripted.views, views)
        try equal("What is in view", scripted.titles, view)
        try equal("That the top screen waits", scripted.stage.acceptsInput, isWaiting)
        try equal("That all this is so", isSo, true)
        scripted.events = []
        scripted.views = []
        model.events = []
        model.views = []
    }

    private func equal<Value: Equatable>(_ what: @autoclosure () -> String, _ actual: Value, _ expected: Value) throws {
        guard actual != expected else { return }
        throw run.difference("\(what()) is\n\(actual)\nand should be\n\(expected)")
    }
}
