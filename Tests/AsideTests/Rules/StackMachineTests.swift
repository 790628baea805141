import Testing

@testable import Aside

/// The rules of the stack, one by one; each further group of rules is in a file beside this one.
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

    @Test("An entry pushed with a value is delivered at once")
    mutating func pushWithValue() {
        let (a, _) = machine.push(hasValue: true)
        #expect(machine.phase(of: a) == .delivered)
        #expect(machine.publish(a) == .refused)
    }

    @Test("The identity of an entry is never used again in the same place")
    mutating func names() {
        let (a, _) = machine.push()
        _ = machine.leave(a)
        let (b, _) = machine.push()
        #expect(a != b)
        #expect(a.position == b.position)
        #expect(machine.phase(of: a) == nil)
        #expect(machine.phase(of: b) == .waiting)
    }

    @Test("The identity of an entry on another stack means nothing here")
    mutating func otherStack() {
        let (id, _) = machine.push()
        var other = StackMachine(name: 1)
        let (stranger, _) = other.push()
        #expect(machine.phase(of: stranger) == nil)
        #expect(machine.publish(stranger) == .refused)
        #expect(machine.uncover(stranger) == nil)
        #expect(machine.leave(stranger) == StackChange())
        #expect(machine.visible == [id])
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

    @Test("An entry that has left refuses every value")
    mutating func publishStale() {
        let (a, _) = machine.push()
        _ = machine.leave(a)
        #expect(machine.publish(a) == .refused)
        _ = machine.push()
        #expect(machine.publish(a) == .refused)
    }

    // MARK: The closure

    @Test("A delivered value starts the closure")
    mutating func begin() {
        let id = machine.put(in: .delivered)
        machine.begin(id)
        #expect(machine.phase(of: id) == .running)
    }

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

    @Test("A value or an error ends the step", arguments: [StackMachine.Ending.value, .error])
    mutating func end(ending: StackMachine.Ending) {
        let id = machine.put(in: .running)
        let (verdict, change) = machine.end(id, with: ending)
        #expect(verdict == .finish)
        #expect(change == StackChange())
        #expect(machine.phase(of: id) == .ended(returned: false))
    }

    @Test("A cancellation while the entry is on the stack means that the user changed their mind")
    mutating func endCancelled() {
        let id = machine.put(in: .running)
        let (verdict, change) = machine.end(id, with: .cancellation)
        #expect(verdict == .again)
        #expect(change == StackChange())
        #expect(machine.phase(of: id) == .waiting)
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

    @Test(
        "An interrupted closure may end in any way: its entry waits for the next value",
        arguments: [StackMachine.Ending.value, .error, .cancellation]
    )
    mutating func endUnwinding(ending: StackMachine.Ending) {
        let id = machine.put(in: .unwinding)
        let (verdict, change) = machine.end(id, with: ending)
        #expect(verdict == .again)
        #expect(change == StackChange())
        #expect(machine.phase(of: id) == .waiting)
    }

    @Test("A value kept during the unwinding is delivered when the closure has ended")
    mutating func endUnwindingWithNext() {
        let id = machine.put(in: .unwindingWithNext)
        #expect(machine.end(id, with: .value).verdict == .again)
        #expect(machine.phase(of: id) == .delivered)
    }

    @Test(
        "A closure that ends after its entry has left changes nothing",
        arguments: [StackMachine.Ending.value, .error, .cancellation]
    )
    mutating func endStale(ending: StackMachine.Ending) {
        let ids = machine.pushRunning(2)
        _ = machine.uncover(ids[0])
        let (next, _) = machine.push()
        let (verdict, change) = machine.end(ids[1], with: ending)
        #expect(verdict == .left)
        #expect(change == StackChange())
        #expect(machine.visible == [ids[0], next])
    }

    // MARK: Leaving

    @Test("An entry that leaves removes everything above it, topmost first")
    mutating func leave() {
        let ids = machine.pushRunning(3)
        #expect(machine.leave(ids[1]) == StackChange(leaving: [ids[2], ids[1]], removed: 2))
        #expect(machine.visible == [ids[0]])
        #expect(machine.phase(of: ids[0]) == .running)
        #expect(machine.leave(ids[1]) == StackChange())
        #expect(machine.leave(ids[2]) == StackChange())
    }

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

    /// Pushes an entry whose closure runs in the place of the top one, and brings it into view.
    mutating func replaceRunning() -> EntryID {
        let (id, _) = push(hasValue: true, replacingTop: true)
        begin(id)
        _ = reveal()
        return id
    }
}
