import Testing

@testable import Aside

@Suite("The stack machine and its reference, under random operations")
struct StackMachineRandomTests {
    @Test("The stack machine and its reference never differ")
    func agreement() throws {
        var pair = MachinePair(seed: RandomRun.seed)
        while pair.count < RandomRun.operations { try pair.step() }
    }

    @Test("The stack machine and its reference never differ, for fixed seeds", arguments: [1, 2, 3] as [UInt64])
    func seeds(seed: UInt64) throws {
        var pair = MachinePair(seed: seed)
        while pair.count < 2_000 { try pair.step() }
    }
}

// MARK: - Fixtures

/// The machine, its reference, and a list that follows the changes of the machine.
private struct MachinePair {
    private enum Operation: CaseIterable {
        case push, pushOver, begin, end, hasReturned, reveal, settle, leave, publish, pop, uncover, leaveAll
    }

    private static let often: [Operation] =
        Array(repeating: .push, count: 6) + Array(repeating: .pushOver, count: 3) + Array(repeating: .begin, count: 12)
        + Array(repeating: .end, count: 6) + Array(repeating: .hasReturned, count: 4)
        + Array(repeating: .reveal, count: 3) + Array(repeating: .settle, count: 2)
        + Array(repeating: .publish, count: 9)
        + Array(repeating: .pop, count: 2) + Array(repeating: .uncover, count: 2) + [.leave]

    private static let neverThere = EntryID(stack: 0, serial: 0, position: 0)

    private var machine = StackMachine()
    private var reference = StackReference()
    private var replayed: [EntryID] = []
    private var run: RandomRun
    /// Some entries that have left, and one that never existed.
    private var stale = [Self.neverThere]
    private var lastSerial = 0
    private var maximalDepth = 6

    init(seed: UInt64) {
        run = RandomRun(seed: seed)
    }

    /// How many operations were performed.
    var count: Int { run.count }

    mutating func step() throws {
        if run.number(below: 500) == 0 { maximalDepth = run.chance(10) ? 30 : 2 + run.number(below: 8) }
        guard !isTooDeep else { return try perform(run.chance(50) ? .leave : .uncover) }
        try perform(run.number(below: 1_000) == 0 ? .leaveAll : run.one(of: Self.often) ?? .push)
    }

    private var isTooDeep: Bool { reference.items.count > maximalDepth }

    // MARK: Operations

    private mutating func perform(_ operation: Operation) throws {
        switch operation {
        case .push: try push(replacingTop: false)
        case .pushOver: try push(replacingTop: true)
        case .begin:
            guard let id = run.one(of: reference.items.filter { $0.phase == .delivered })?.id else { return }
            run.note("begin \(id.short)")
            machine.begin(id)
            reference.begin(id)
            try compare(nil)
        case .end:
            let running = reference.items.filter(\.runs).map(\.id)
            guard let id = run.one(of: running.isEmpty || run.chance(10) ? stale : running),
                let ending = run.one(of: [StackMachine.Ending.value, .value, .error, .cancellation])
            else { return }
            run.note("end \(id.short) with \(ending)")
            let (afterClosure, change) = machine.end(id, with: ending)
            let expected = reference.end(id, with: ending)
            try equal("The afterClosure", afterClosure, expected.afterClosure)
            try compare(change, expected.change)
        case .hasReturned:
            let id = anyID(run.one(of: reference.items.filter(\.isOver))?.id)
            run.note("hasReturned \(id.short)")
            machine.hasReturned(id)
            reference.hasReturned(id)
            try compare(nil)
        case .reveal:
            run.note("reveal")
            try compare(machine.reveal(), reference.reveal())
        case .settle:
            run.note("settle")
            try compare(machine.settle(), reference.settle())
        case .leave:
            let id = anyID()
            run.note("leave \(id.short)")
            try compare(machine.leave(id), reference.leave(id))
        case .leaveAll:
            run.note("leaveAll")
            try compare(machine.leaveAll(), reference.leaveAll())
        case .publish:
            let id = anyID(run.chance(70) ? reference.items.last?.id : nil)
            run.note("publish \(id.short)")
            try equal("The publication", machine.publish(id), reference.publish(id))
            try compare(nil)
        case .pop:
            run.note("pop")
            try compare(machine.pop(), reference.pop())
        case .uncover:
            let id = anyID()
            run.note("uncover \(id.short)")
            try compare(machine.uncover(id), reference.uncover(id))
        }
    }

    private mutating func push(replacingTop: Bool) throws {
        let hasValue = run.chance(40)
        run.note("push\(hasValue ? " with a value" : "")\(replacingTop ? " replacing the top" : "")")
        let (id, change) = machine.push(hasValue: hasValue, replacingTop: replacingTop)
        guard id.serial > lastSerial else { throw run.difference("\(id) has been used before.") }
        lastSerial = id.serial
        let expected = reference.push(id, hasValue: hasValue, replacingTop: replacingTop)
        try equal("The position", id.position, reference.items.count - 1)
        try compare(change, expected)
    }

    /// The wanted entry, or any entry; sometimes one of another stack, or one that has left.
    private mutating func anyID(_ wanted: EntryID? = nil) -> EntryID {
        if let wanted, run.chance(95) { return wanted }
        let standing = run.one(of: reference.items)?.id
        if let standing, run.chance(85) { return standing }
        let other = run.one(of: reference.items)?.id
        if let other, run.chance(20) { return EntryID(stack: 1, serial: other.serial, position: other.position) }
        return run.one(of: stale) ?? Self.neverThere
    }

    // MARK: Comparing

    private mutating func compare(_ change: StackChange?, _ expected: StackChange? = nil) throws {
        try equal("The change", change, expected)
        if let change { replayed = shown(change, over: replayed) }
        let visible = machine.visible
        try equal("What is not replaced", visible, reference.visible)
        try equal("What is in view", replayed, reference.view)
        try equal("Whether something is unrevealed", machine.hasUnrevealed, reference.hasUnrevealed)
        try equal("Whether a closure is awaited", machine.awaitsClosure, reference.awaitsClosure)
        try equal("What lingers", machine.lingering, reference.lingering)
        try checkView()
        try checkWayOut()
        for item in reference.items {
            try equal("The phase of \(item.id.short)", machine.phase(of: item.id), item.phase)
            try equal("What \(item.id.short) replaced", machine.replaced(by: item.id), reference.replaced(by: item.id))
        }
        for gone in change?.leaving ?? [] where reference.place(of: gone) == nil {
            stale.append(gone)
            if stale.count > 20 { stale.remove(at: 1) }
        }
        guard let gone = run.one(of: stale) else { return }
        try equal("The phase of \(gone.short), which has left,", machine.phase(of: gone), nil)
    }

    // MARK: Promises

    /// Checks that an entry that waits is in view, and that nothing is missing after revealing and settling.
    private func checkView() throws {
        for item in reference.items where !replayed.contains(item.id) {
            switch item.phase {
            case .waiting, .unwinding: throw run.difference("\(item.id.short) waits and is not in view")
            case .delivered, .running, .ended: continue
            }
        }
        guard !machine.hasUnrevealed, !reference.items.contains(where: \.isOver) else { return }
        try equal("What is in view", replayed, machine.visible)
    }

    /// Checks that each screen in view has a way out, now and after all returns.
    private func checkWayOut() throws {
        var later = machine
        let revealed = shown(later.reveal(), over: replayed)
        try checkBack(in: later, seeing: revealed)
        let settled = shown(later.settle(), over: revealed)
        try checkBack(in: later, seeing: settled)
    }

    /// Checks that back leads from the top of the view to the highest standing screen below, which then waits.
    ///
    /// If the closure of a replaced screen runs on top, it is the top. Back then leads to the highest screen in view.
    private func checkBack(in machine: StackMachine, seeing view: [EntryID]) throws {
        let standing = view.filter(reference.choices.contains)
        let top = reference.items.last { !$0.isOver }?.id
        let target = standing.last { $0 != top || top != view.last }
        var back = machine
        let change = back.pop()
        guard let target, let change else {
            return try equal("Whether there is a way back", change != nil, target != nil)
        }
        let uncovered = shown(change, over: view)
        try equal("Where back leads", uncovered.last, target)
        try equal("What stays in view", uncovered, Array(view.prefix(uncovered.count)))
        switch back.phase(of: target) {
        case .waiting, .unwinding(hasNext: false): break
        case let phase: throw run.difference("The screen that back leads to is \(String(describing: phase))")
        }
    }

    private func shown(_ change: StackChange, over view: [EntryID]) -> [EntryID] {
        view.dropLast(change.removed) + change.added
    }

    private func equal<Value: Equatable>(_ what: @autoclosure () -> String, _ actual: Value, _ expected: Value) throws {
        guard actual != expected else { return }
        throw run.difference("\(what()) is \(actual) and should be \(expected)")
    }
}

extension EntryID {
    fileprivate var short: String { "\(serial)@\(position)" }
}
