import Testing

@testable import Aside

/// The rules of the stack in examples to read; StackMachineRandomTests holds all of them against the reference.
@Suite("The stack machine")
struct StackMachineTests {
    var machine = StackMachine()

    // MARK: Push

    @Test("A pushed entry is in view, on top, and waits")
    mutating func push() {
        let (a, first) = machine.push()
        let (b, second) = machine.push()
        #expect(machine.visible == [a, b])
        #expect(first == StackChange(added: [a]))
        #expect(second == StackChange(added: [b]))
        #expect(machine.phase(of: a) == .waiting)
        #expect(machine.phase(of: b) == .waiting)
    }

    // MARK: Publish

    @Test(
        "A value is taken only by the top entry, and only while it waits or unwinds",
        arguments: [
            (Situation.waiting, StackMachine.Publication.delivered, StackMachine.Phase.delivered),
            (.delivered, .refused, .delivered),
            (.running, .refused, .running),
            (.unwinding, .kept, .unwinding(hasNext: true)),
            (.unwindingWithNext, .refused, .unwinding(hasNext: true)),
            (.ended, .refused, .ended(returned: false)),
            (.returned, .refused, .ended(returned: true)),
            (.covered, .refused, .waiting),
            (.coveredUnwinding, .refused, .unwinding(hasNext: false)),
        ]
    )
    mutating func publish(situation: Situation, publication: StackMachine.Publication, phase: StackMachine.Phase) {
        let id = machine.put(in: situation)
        #expect(machine.publication(by: id) == publication)
        #expect(machine.publish(id) == publication)
        #expect(machine.phase(of: id) == phase)
    }

    // MARK: The closure

    @Test("A closure without a value cannot begin")
    func beginTooSoon() async {
        await #expect(processExitsWith: .failure) {
            var machine = StackMachine()
            machine.begin(machine.put(in: .waiting))
        }
    }

    @Test("A closure that had not begun cannot end", arguments: [Situation.waiting, .delivered])
    func endTooSoon(situation: Situation) async {
        await #expect(processExitsWith: .failure) { [situation] in
            var machine = StackMachine()
            _ = machine.end(machine.put(in: situation), with: .value)
        }
    }

    @Test("A cancellation removes everything above, as one change")
    mutating func endCancelledBelow() {
        let ids = machine.pushRunning(3)
        let (verdict, change) = machine.end(ids[0], with: .cancellation)
        #expect(verdict == .again)
        #expect(change == StackChange(leaving: [ids[2], ids[1]], removed: 2))
        #expect(machine.visible == [ids[0]])
        #expect(machine.publish(ids[0]) == .delivered)
    }

    // MARK: What ends, and what is in view

    @Test("A return through ten levels is one visible change", arguments: [StackMachine.Ending.value, .error])
    mutating func tenLevels(ending: StackMachine.Ending) {
        let ids = machine.pushRunning(10)
        for id in ids.reversed() {
            let (verdict, change) = machine.end(id, with: ending)
            #expect(verdict == .finish)
            #expect(!change.isVisible)
            machine.hasReturned(id)
            #expect(machine.lingering == id)
            #expect(machine.visible == ids)
        }
        #expect(machine.settle() == StackChange(removed: 10))
        #expect(machine.visible == [])
    }

    @Test("Three hundred levels that are entered with values are one change")
    mutating func manyLevels() {
        let root = machine.put(in: .running)
        let ids = machine.enter(300)
        #expect(machine.reveal() == StackChange(added: ids))
        #expect(machine.visible == [root] + ids)
    }

    // MARK: Back

    @Test(
        "An uncovered entry waits; only a running closure is cancelled",
        arguments: [
            (Situation.waiting, StackMachine.Phase.waiting, false),
            (.delivered, .waiting, false),
            (.running, .unwinding(hasNext: false), true),
            (.unwinding, .unwinding(hasNext: false), false),
            (.unwindingWithNext, .unwinding(hasNext: false), false),
        ]
    )
    mutating func uncover(situation: Situation, phase: StackMachine.Phase, isInterrupted: Bool) {
        let id = machine.put(in: situation)
        let (above, _) = machine.push()
        let change = StackChange(leaving: [above], interrupted: isInterrupted ? id : nil, removed: 1)
        #expect(machine.uncover(id) == change)
        #expect(machine.phase(of: id) == phase)
        #expect(machine.visible == [id])
    }

    @Test("A second back during the unwinding goes one screen further, and the root stays")
    mutating func popWhileUnwinding() {
        let ids = machine.pushRunning(3)
        #expect(machine.pop() == StackChange(leaving: [ids[2]], interrupted: ids[1], removed: 1))
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
        #expect(machine.pop() == nil)
        #expect(machine.end(ids[1], with: .cancellation).verdict == .left)
    }

    // MARK: Replacing

    @Test(
        "However a replaced screen's closure ends, its step ends, because nobody can choose there again",
        arguments: [StackMachine.Ending.value, .error, .cancellation]
    )
    mutating func endReplaced(ending: StackMachine.Ending) {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(replacingTop: true)
        let (verdict, change) = machine.end(ids[1], with: ending)
        #expect(verdict == .finish)
        #expect(change == StackChange(leaving: [next]))
        #expect(machine.visible == [ids[0], next])
        #expect(machine.settle() == StackChange(removed: 1))
        #expect(machine.visible == [ids[0]])
    }

    @Test("An ended replacement stays in view while the replaced closure continues, and back cancels that closure")
    mutating func standIn() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(next)
        _ = machine.reveal()
        _ = machine.end(next, with: .value)
        #expect(machine.settle() == StackChange())
        #expect(machine.visible == [ids[0], next])
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
    }

    // MARK: Leaving

    @Test("When the stage closes, everything leaves")
    mutating func leaveAll() {
        let ids = machine.pushRunning(3)
        #expect(machine.leaveAll() == StackChange(leaving: ids.reversed(), removed: 3))
        #expect(machine.visible == [])
        #expect(machine.leaveAll() == StackChange())
    }
}

// MARK: - Fixtures

/// What an entry can be in the middle of.
enum Situation: CaseIterable, Codable {
    case waiting
    case delivered
    case running
    case unwinding
    case unwindingWithNext
    case ended
    case returned
    case covered
    case coveredUnwinding
}

extension StackMachine {
    /// Pushes entries, each by the running closure of the one below; the closure of the last one runs, too.
    mutating func pushRunning(_ count: Int) -> [EntryID] {
        defer { _ = reveal() }
        return enter(count)
    }

    /// Pushes entries as ``pushRunning(_:)`` does, in one go: nothing of them is in view yet.
    mutating func enter(_ count: Int) -> [EntryID] {
        (0..<count).map { _ in
            let (id, _) = push(hasValue: true)
            begin(id)
            return id
        }
    }

    /// Pushes an entry, brings it into view, and into a situation.
    mutating func put(in situation: Situation) -> EntryID {
        let (id, _) = push(hasValue: situation != .waiting && situation != .covered)
        _ = reveal()
        switch situation {
        case .waiting, .delivered: return id
        case .covered:
            _ = push()
            return id
        case .running, .unwinding, .unwindingWithNext, .ended, .returned, .coveredUnwinding: begin(id)
        }
        switch situation {
        case .unwinding: _ = uncover(id)
        case .coveredUnwinding:
            _ = uncover(id)
            _ = push()
        case .unwindingWithNext:
            _ = uncover(id)
            _ = publish(id)
        case .ended: _ = end(id, with: .value)
        case .returned:
            _ = end(id, with: .value)
            hasReturned(id)
        case .waiting, .delivered, .running, .covered: break
        }
        return id
    }
}
