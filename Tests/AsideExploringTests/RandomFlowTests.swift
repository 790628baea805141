import Aside
import RandomOperations
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Random flows")
struct RandomFlowTests {
    @Test(
        "A variable that outlives Back is the only finding wherever it can be seen, and none once it is where it belongs"
    )
    func outliving() async {
        let first = Wanted.seed(usually: 45)
        // Exploring a flow three times counts as two thousand operations.
        for seed in first..<first + UInt64(Wanted.operations(6_000) / 2_000) {
            var maker = RandomFlowMaker(seed: seed)
            let flow = maker.flow()
            var isSeen = false
            // The reference tells all states apart, and knows what should be shown.
            await explore { walk in
                let run = RandomFlowRun(on: walk.stage)
                walk.remember { run.outer.isSet }
                defer { if run.hasDiffered { isSeen = true } }
                try await run.run(flow, RandomFlowRun.Variable())
            }
            let findings = await explore { try await RandomFlowRun(on: $0.stage).run(flow, RandomFlowRun.Variable()) }
            #expect(findings == (isSeen ? [.finding(.outlivesBack)] : []), "seed \(seed):\n\(flow)")
            let others = await explore {
                try await RandomFlowRun(on: $0.stage, isFixed: true).run(flow, RandomFlowRun.Variable())
            }
            #expect(others == [], "seed \(seed), without the bug:\n\(flow)")
        }
    }

    @discardableResult
    private func explore(
        _ flow: @escaping @MainActor (Walk) async throws -> Void
    ) async -> [Fault.Rule] {
        // A flow that goes on after a dismissal breaks this rule on purpose.
        await explored(ExplorationOptions(), flow).defects.map(\.rule).filter { $0 != .finding(.leadsElsewhere) }
    }
}

/// A flow with a variable that belongs in a closure and is declared outside of it.
private indirect enum RandomFlow: CustomStringConvertible {
    enum Setter: CaseIterable { case yes, no, firstRow, lastRow, text, dismissal, button }
    enum Use: CaseIterable { case alert, screen, question }

    case nothing
    case confirm(Int)
    case sheet(Int)
    /// A screen, with what each of its buttons leads to.
    case screen(Int, [RandomFlow])
    /// A screen that is there again after what its buttons lead to, until the user leaves it.
    case hub(Int, [RandomFlow])
    /// The closure in which the variable belongs.
    case scope(RandomFlow)
    case set(Setter, Int)
    case use(Use, Int)
    case sequence([RandomFlow])

    var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        func items(_ flows: [RandomFlow]) -> [String] {
            flows.enumerated().flatMap { index, flow in ["- Go \(index)"] + flow.lines.map { "  " + $0 } }
        }
        return switch self {
        case .nothing: []
        case .confirm(let id): ["confirm \(id)"]
        case .sheet(let id): ["sheet \(id)"]
        case .screen(let id, let flows): ["screen \(id)"] + items(flows)
        case .hub(let id, let flows): ["hub \(id)"] + items(flows)
        case .scope(let flow): ["variable"] + flow.lines
        case .set(let setter, let id): ["set by \(setter) \(id)"]
        case .use(let use, let id): ["use in \(use) \(id)"]
        case .sequence(let flows): flows.flatMap(\.lines)
        }
    }
}

private struct RandomFlowMaker {
    private var random: Seeded
    private var count = 0

    init(seed: UInt64) { random = Seeded(seed: seed) }

    /// Makes a flow in which the user can come to the closure of the variable more than once.
    mutating func flow() -> RandomFlow {
        var flow = RandomFlow.scope(closure(depth: .random(in: 0...2, using: &random), isSet: false))
        for level in 0..<Int.random(in: 1...3, using: &random) {
            if level == 0 || chance(50) {
                let others = (0..<Int.random(in: 0...2, using: &random)).map { _ in filler() }
                let flows = ([flow] + others).shuffled(using: &random)
                flow = chance(60) ? .hub(id(), flows) : .screen(id(), flows)
            } else {
                flow = .sequence([filler(), flow])
            }
        }
        return flow
    }

    private mutating func closure(depth: Int, isSet: Bool) -> RandomFlow {
        var parts: [RandomFlow] = []
        if chance(30) { parts.append(filler()) }
        if !isSet { parts.append(.set(RandomFlow.Setter.allCases.randomElement(using: &random) ?? .yes, id())) }
        if chance(30) { parts.append(filler()) }
        guard depth > 0 else {
            parts.append(.use(RandomFlow.Use.allCases.randomElement(using: &random) ?? .alert, id()))
            return .sequence(parts)
        }
        let flows = [closure(depth: depth - 1, isSet: true)] + (chance(50) ? [filler()] : [])
        parts.append(chance(30) ? .hub(id(), flows) : .screen(id(), flows))
        return .sequence(parts)
    }

    /// Something that has nothing to do with the variable.
    private mutating func filler() -> RandomFlow {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .confirm(id())
        case 1: .sheet(id())
        case 2: .screen(id(), [.nothing])
        default: .nothing
        }
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func id() -> Int {
        count += 1
        return count
    }
}

/// Runs a random flow, each step of which counts as a line of its own.
@MainActor
private final class RandomFlowRun {
    final class Variable { var isSet = false }

    /// The variable outside of the closure in which it belongs.
    let outer = Variable()
    /// Whether the flow has shown something else than with the variable in its closure.
    private(set) var hasDiffered = false
    private let stage: Stage
    private let isFixed: Bool

    init(on stage: Stage, isFixed: Bool = false) { (self.stage, self.isFixed) = (stage, isFixed) }

    func run(_ flow: RandomFlow, _ inner: Variable) async throws {
        switch flow {
        case .nothing: break
        case .confirm(let id): _ = try await stage.confirm("Really \(id)?", line: id)
        case .sheet(let id): _ = try await stage.sheet(ButtonScreen("Sheet \(id)", ["Done"]), line: id)
        case .screen(let id, let flows):
            try await stage.show(ButtonScreen("Screen \(id)", labels(flows)), line: id).then { label in
                try await self.run(self.choice(label, flows), inner)
            }
        case .hub(let id, let flows):
            try await stage.show(ButtonScreen("Hub \(id)", labels(flows), "End"), line: id).until { label in
                if label == "End" { return .leave }
                try await self.run(self.choice(label, flows), inner)
                return .stay
            }
        case .scope(let flow): try await run(flow, Variable())
        case .sequence(let flows):
            guard let first = flows.first else { return }
            let rest = RandomFlow.sequence(Array(flows.dropFirst()))
            if case .set(.button, let id) = first {
                return try await stage.show(ButtonScreen("Set \(id)", ["Set", "Not"]), line: id).then { label in
                    let inner = Variable()
                    if label == "Set" { self.set(inner) }
                    try await self.run(rest, inner)
                }
            }
            try await run(first, inner)
            try await run(rest, inner)
        case .set(let setter, let id): if try await isAnswered(setter, id) { set(inner) }
        case .use(let use, let id):
            if outer.isSet != inner.isSet { hasDiffered = true }
            let isSet = (isFixed ? inner : outer).isSet
            let text = "\(isSet ? "With" : "Without") \(id)"
            switch use {
            case .alert: await stage.alert(text, line: id)
            case .screen: _ = try await stage.show(ButtonScreen(text, ["Done"]), line: id).value()
            case .question: if isSet { _ = try await stage.confirm(text, line: id) }
            }
        }
    }

    /// Asks a question, and returns whether its answer sets the variable.
    private func isAnswered(_ setter: RandomFlow.Setter, _ id: Int) async throws -> Bool {
        func row() async throws -> String { try await stage.choose("Set \(id)", from: ["a", "b"], line: id) }
        return switch setter {
        case .yes: try await stage.confirm("Set \(id)?", line: id)
        case .no: try await !stage.confirm("Set \(id)?", line: id)
        case .firstRow: try await row() == "a"
        case .lastRow: try await row() == "b"
        case .text: try await !stage.prompt("Set \(id)", .text(placeholder: "x"), line: id).isEmpty
        case .dismissal: try await stage.nilIfDismissed { try await row() } == nil
        case .button: false
        }
    }

    private func set(_ inner: Variable) { (outer.isSet, inner.isSet) = (true, true) }

    private func labels(_ flows: [RandomFlow]) -> [String] { flows.indices.map { "Go \($0)" } }

    private func choice(_ label: String, _ flows: [RandomFlow]) -> RandomFlow {
        zip(labels(flows), flows).first { $0.0 == label }?.1 ?? .nothing
    }
}
