import Testing

@testable import Aside

extension StackMachineTests {
    @Test("An ended entry stays in view until the returning has stopped")
    mutating func lingers() {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[1], with: .value)
        #expect(machine.visible == ids)
        #expect(machine.settle() == StackChange(removed: 1))
        #expect(machine.visible == [ids[0]])
        #expect(machine.phase(of: ids[1]) == nil)
        #expect(machine.phase(of: ids[0]) == .running)
        #expect(machine.settle() == StackChange())
    }

    @Test("The next push replaces the ended entry, in the same change")
    mutating func pushOverLingering() {
        let ids = machine.pushRunning(3)
        _ = machine.end(ids[2], with: .value)
        _ = machine.end(ids[1], with: .value)
        let (next, change) = machine.push()
        #expect(change == StackChange(removed: 2, added: [next]))
        #expect(machine.visible == [ids[0], next])
        #expect(next.position == ids[1].position)
    }

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

    @Test("An entry above one that ends leaves with it, unseen until the returning stops")
    mutating func endsBelow() {
        let ids = machine.pushRunning(3)
        let (verdict, change) = machine.end(ids[0], with: .value)
        #expect(verdict == .finish)
        #expect(change == StackChange(leaving: [ids[2], ids[1]]))
        #expect(machine.visible == ids)
        #expect(machine.phase(of: ids[1]) == .ended(returned: true))
        #expect(machine.phase(of: ids[2]) == .ended(returned: true))
        #expect(machine.settle() == StackChange(removed: 3))
    }

    @Test(
        "An entry that leaves because one below it has ended has no effect any more, in view or not",
        arguments: [StackMachine.Ending.value, .error, .cancellation], [false, true]
    )
    mutating func endsAfterBelow(ending: StackMachine.Ending, isSettled: Bool) {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[0], with: .value)
        if isSettled { _ = machine.settle() }
        let (verdict, change) = machine.end(ids[1], with: ending)
        #expect(verdict == .left)
        #expect(change == StackChange())
        #expect(machine.visible == (isSettled ? [] : ids))
    }

    @Test("An entry that ended above one that ends does not leave twice")
    mutating func endsBelowLingering() {
        let ids = machine.pushRunning(3)
        _ = machine.end(ids[2], with: .value)
        let (_, change) = machine.end(ids[0], with: .value)
        #expect(change == StackChange(leaving: [ids[1]]))
        #expect(machine.phase(of: ids[2]) == .ended(returned: false))
    }

    @Test("The returning has reached the lowest ended entry once its `then` has returned")
    mutating func lingering() {
        let ids = machine.pushRunning(2)
        #expect(machine.lingering == nil)
        _ = machine.end(ids[1], with: .value)
        #expect(machine.lingering == nil)
        machine.hasReturned(ids[1])
        #expect(machine.lingering == ids[1])
        _ = machine.end(ids[0], with: .value)
        #expect(machine.lingering == nil)
        machine.hasReturned(ids[0])
        #expect(machine.lingering == ids[0])
        _ = machine.settle()
        #expect(machine.lingering == nil)
    }

    @Test(
        "Only an ended entry can have returned",
        arguments: [Situation.waiting, .delivered, .running, .unwinding, .unwindingWithNext]
    )
    mutating func hasReturned(situation: Situation) {
        let id = machine.put(in: situation)
        let phase = machine.phase(of: id)
        machine.hasReturned(id)
        #expect(machine.phase(of: id) == phase)
        #expect(machine.lingering == nil)
    }

    @Test("A stale entry that has returned says nothing about the one in its place")
    mutating func hasReturnedStale() {
        let stale = machine.put(in: .ended)
        _ = machine.settle()
        let id = machine.put(in: .ended)
        machine.hasReturned(stale)
        #expect(machine.phase(of: id) == .ended(returned: false))
    }

    @Test("A changed mind also removes the ended entries above")
    mutating func cancellationTakesLingering() {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[1], with: .value)
        let (verdict, change) = machine.end(ids[0], with: .cancellation)
        #expect(verdict == .again)
        #expect(change == StackChange(removed: 1))
        #expect(machine.settle() == StackChange())
    }

    @Test("An ended entry leaves the view when its task is cancelled, without leaving twice")
    mutating func leavesLingering() {
        let ids = machine.pushRunning(3)
        _ = machine.end(ids[2], with: .value)
        #expect(machine.leave(ids[1]) == StackChange(leaving: [ids[1]], removed: 2))
        #expect(machine.visible == [ids[0]])
    }

    @Test("The lowest lingering entry stays when one above it leaves")
    mutating func leavesAboveLingering() {
        let ids = machine.pushRunning(3)
        _ = machine.end(ids[1], with: .value)
        #expect(machine.leave(ids[2]) == StackChange(removed: 1))
        #expect(machine.settle() == StackChange(removed: 1))
        #expect(machine.visible == [ids[0]])
    }
}
