import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Parallel flows on one stage, under random schedules")
struct ParallelFlowRandomTests {
    @Test("Whatever several flows do on one stage, no screen in view is dead, and nothing is left at the end")
    func nothingIsLeft() async throws {
        let first = RandomRun.seed
        for seed in first..<first + UInt64(max(RandomRun.operations / 100, 1)) {
            try await ParallelSchedule(seed: seed).play()
        }
    }

    @Test("A screen that publishes at once, pushed by another flow in the end of a closure, leaves with it")
    func pushedInTheEnd() async throws {
        let stage = Stage()
        let gate = Gate()
        let page = Page("Cart")
        let first = Task {
            try await stage.show(page).then { value in
                gate.open()
                return value
            }
        }
        let second = Task {
            await gate.pass()
            return try await stage.show(LoadingPage("Loading")).value()
        }
        await until { stage.acceptsInput }
        page.publish("cart")
        #expect(try await first.value == "cart")
        _ = await second.result
        await until { stage.entries.isEmpty }
    }
}

// MARK: - Fixtures

/// A screen that publishes when it is shown.
@MainActor
private final class LoadingPage: Page, SelfStarting {
    func begin() async throws { publish("loaded") }
}

/// What a flow does.
private indirect enum Part: CustomStringConvertible {
    enum Kind: CaseIterable { case plain, starting, loading, replacing }

    /// Shows a screen, and does something in its closure.
    case show(Kind, [Part])
    /// Shows a screen for one value.
    case value(Kind)
    case question
    case progress([Part])
    case sheet([Part])
    /// Does something whose error counts for nothing.
    case attempt([Part])
    case open(Int)
    case pass(Int)

    var description: String {
        switch self {
        case .show(let kind, let parts): "show(\(kind), \(parts))"
        case .value(let kind): "value(\(kind))"
        case .question: "question"
        case .progress(let parts): "progress(\(parts))"
        case .sheet(let parts): "sheet(\(parts))"
        case .attempt(let parts): "attempt(\(parts))"
        case .open(let gate): "open(\(gate))"
        case .pass(let gate): "pass(\(gate))"
        }
    }
}

/// Several random flows on one stage, and a user who acts at random each time that nothing goes on by itself.
@MainActor
private final class ParallelSchedule: Presenter {
    private static let gates = 2
    private static let fewBacks = 3

    private let stage = Stage()
    private let counter = WorkCounter()
    private var run: RandomRun
    private var flows = 0
    private var isOpen = [Bool](repeating: false, count: ParallelSchedule.gates)
    private var passing: [(gate: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var resting: CheckedContinuation<Void, Never>?
    private var backs = 0

    init(seed: UInt64) {
        run = RandomRun(seed: seed)
    }

    func play() async throws {
        stage.workCounter = counter
        counter.whenSettled = { [weak self] in
            self?.resting?.resume()
            self?.resting = nil
        }
        stage.attach(self)
        for _ in 0..<(2 + run.number(below: 3)) { start(parts(depth: 0)) }
        var moves = 0
        while true {
            await rest()
            if flows == 0, stage.entries.isEmpty, stage.modals.isEmpty { break }
            moves += 1
            guard moves < 1_000, try move() else {
                throw run.difference("Nobody can go on: \(stage.description), \(flows) flows")
            }
        }
        counter.whenSettled = nil
        stage.detach(self)
    }

    /// Waits until no task of the stage or of a flow is running.
    private func rest() async {
        while counter.running > 0 { await withCheckedContinuation { resting = $0 } }
    }

    // MARK: Flows

    private func start(_ parts: [Part]) {
        run.note("flow \(parts)")
        flows += 1
        stage.start {
            try? await self.perform(parts, on: self.stage)
            self.flows -= 1
        }
    }

    private func parts(depth: Int) -> [Part] {
        (0..<(1 + run.number(below: 3))).map { _ in part(depth: depth) }
    }

    private func part(depth: Int) -> Part {
        let kind = run.chance(50) ? .plain : run.one(of: Part.Kind.allCases) ?? .plain
        switch run.number(below: depth < 3 ? 14 : 7) {
        case 0..<2: return .open(run.number(below: Self.gates))
        case 2..<4: return .pass(run.number(below: Self.gates))
        case 4..<6: return .value(run.chance(50) ? .loading : kind)
        case 6: return .question
        case 7..<11: return .show(kind, parts(depth: depth + 1))
        case 11:
            return .progress([
                .pass(run.number(below: Self.gates)), .value(.loading), .open(run.number(below: Self.gates)),
            ])
        case 12: return .sheet(parts(depth: depth + 1))
        default: return .attempt(parts(depth: depth + 1))
        }
    }

    private func perform(_ parts: [Part], on stage: Stage) async throws {
        for part in parts {
            switch part {
            case .show(let kind, let parts):
                try await step(kind, on: stage).then { _ in try await self.perform(parts, on: stage) }
            case .value(let kind): _ = try await step(kind, on: stage).value()
            case .question: _ = try await stage.confirm("Sure?")
            case .progress(let parts):
                try await stage.progress("Work") { _ in try await self.perform(parts, on: stage) }
            case .sheet(let parts): try await stage.sheet("Sheet") { try await self.perform(parts, on: $0) }
            case .attempt(let parts): try? await perform(parts, on: stage)
            case .open(let gate): open(gate)
            case .pass(let gate): await pass(gate)
            }
        }
    }

    private func step(_ kind: Part.Kind, on stage: Stage) -> ScreenStep<Page> {
        let step = stage.show(kind == .loading ? LoadingPage("loading") : Page("\(kind)"))
        return switch kind {
        case .plain, .loading: step
        case .starting: step.starting(with: "start")
        case .replacing: step.replacingTop()
        }
    }

    private func pass(_ gate: Int) async {
        guard !isOpen[gate] else { return }
        await withCheckedContinuation {
            passing.append((gate, $0))
            counter.end()
        }
    }

    private func open(_ gate: Int) {
        isOpen[gate] = true
        let through = passing.filter { $0.gate == gate }
        passing.removeAll { $0.gate == gate }
        for (_, continuation) in through {
            counter.begin()
            continuation.resume()
        }
    }

    // MARK: The user

    /// Does something that makes things go on; returns `false` if that is impossible.
    private func move() throws -> Bool {
        if run.chance(30), openAny() { return true }
        let modal = stage.modals.last
        if let modal, modal.stage == nil {
            if modal.content.kind == .progress {
                if run.chance(80), openAny() { return true }
                run.note("cancel the work")
                return modal.dismiss() || openAny()
            }
            run.note("answer")
            return run.chance(70) ? modal.submit() : modal.dismiss()
        }
        let front = modal?.stage ?? stage
        if run.chance(30), backs < Self.fewBacks {
            backs += 1
            run.note("back")
            if front.stack.pop() { return true }
        }
        if front.acceptsInput, let page = front.entries.last?.screen as? Page {
            run.note("publish on \(page.title)")
            return page.publish("value")
        }
        if openAny() { return true }
        run.note("dismiss the sheet")
        return modal?.dismiss() ?? false
    }

    private func openAny() -> Bool {
        guard let gate = run.one(of: passing)?.gate else { return false }
        run.note("open \(gate)")
        open(gate)
        return true
    }
}
