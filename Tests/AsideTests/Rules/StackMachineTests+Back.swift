import Testing

@testable import Aside

extension StackMachineTests {
    @Test("Back uncovers the screen below and cancels its closure, and the screen waits again when that has ended")
    mutating func pop() {
        let (a, b) = (machine.put(in: .running), machine.put(in: .waiting))
        #expect(machine.pop() == StackChange(leaving: [b], interrupted: a, removed: 1))
        #expect(machine.visible == [a])
        #expect(machine.phase(of: a) == .unwinding(hasNext: false))
        #expect(machine.phase(of: b) == nil)
    }

    @Test("The root cannot be popped", arguments: [Situation.waiting, .delivered, .running, .unwinding])
    mutating func popRoot(situation: Situation) {
        let root = machine.put(in: situation)
        #expect(machine.pop() == nil)
        #expect(machine.visible == [root])
    }

    @Test("An empty stack has nothing to go back to")
    mutating func popNothing() {
        #expect(machine.pop() == nil)
    }

    @Test("Back while a value is being returned leads to the screen whose closure is about to receive it")
    mutating func popWhileReturning() {
        let ids = machine.pushRunning(4)
        _ = machine.end(ids[3], with: .value)
        _ = machine.end(ids[2], with: .value)
        #expect(machine.pop() == StackChange(interrupted: ids[1], removed: 2))
        #expect(machine.visible == [ids[0], ids[1]])
    }

    @Test("There is no way back while the root itself is being left")
    mutating func popWhileRootReturns() {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[0], with: .value)
        #expect(machine.pop() == nil)
        #expect(machine.visible == ids)
    }

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

    @Test("Uncovering a screen removes everything above it, topmost first, as one change", arguments: 0..<5)
    mutating func uncoverAny(place: Int) {
        let ids = machine.pushRunning(5)
        let above = Array(ids[(place + 1)...].reversed())
        let change = StackChange(leaving: above, interrupted: ids[place], removed: above.count)
        #expect(machine.uncover(ids[place]) == change)
        #expect(machine.visible == Array(ids[...place]))
    }

    @Test("Going back to the top screen is no visible change, and cancels its closure")
    mutating func uncoverTop() throws {
        let id = machine.put(in: .running)
        let change = machine.uncover(id)
        #expect(change == StackChange(interrupted: id))
        #expect(try !#require(change).isVisible)
    }

    @Test("An entry that has ended or left cannot be uncovered", arguments: [Situation.ended, .returned])
    mutating func uncoverEnded(situation: Situation) {
        let id = machine.put(in: situation)
        #expect(machine.uncover(id) == nil)
        _ = machine.settle()
        #expect(machine.uncover(id) == nil)
        let (next, _) = machine.push()
        #expect(machine.uncover(id) == nil)
        #expect(machine.visible == [next])
    }

    @Test("Closures that ran above an uncovered screen have no effect any more")
    mutating func interruptedAbove() {
        let ids = machine.pushRunning(3)
        _ = machine.uncover(ids[0])
        #expect(machine.end(ids[2], with: .value).verdict == .left)
        #expect(machine.end(ids[1], with: .value).verdict == .left)
        #expect(machine.end(ids[0], with: .value).verdict == .again)
        #expect(machine.publish(ids[0]) == .delivered)
        #expect(machine.visible == [ids[0]])
    }

    @Test("A second back during the unwinding goes one screen further")
    mutating func popWhileUnwinding() {
        let ids = machine.pushRunning(3)
        #expect(machine.pop() == StackChange(leaving: [ids[2]], interrupted: ids[1], removed: 1))
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
        #expect(machine.pop() == nil)
        #expect(machine.end(ids[1], with: .cancellation).verdict == .left)
    }
}
