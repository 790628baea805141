import Testing

@testable import Aside

extension StackMachineTests {
    @Test("A replacement hides the screen below, whose closure continues")
    mutating func replace() {
        let ids = machine.pushRunning(2)
        let (next, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(removed: 1, added: [next]))
        #expect(machine.visible == [ids[0], next])
        #expect(machine.phase(of: ids[1]) == .running)
    }

    @Test("Back skips a replaced screen, which leaves")
    mutating func popOverReplaced() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(replacingTop: true)
        #expect(machine.pop() == StackChange(leaving: [next, ids[1]], interrupted: ids[0], removed: 1))
        #expect(machine.visible == [ids[0]])
    }

    @Test("A replaced screen cannot be uncovered, and accepts no value")
    mutating func uncoverReplaced() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(replacingTop: true)
        #expect(machine.uncover(ids[1]) == nil)
        #expect(machine.publish(ids[1]) == .refused)
        #expect(machine.visible == [ids[0], next])
    }

    @Test(
        "A replaced screen without a running closure leaves",
        arguments: [Situation.waiting, .delivered, .unwinding, .unwindingWithNext]
    )
    mutating func replaceWaiting(situation: Situation) {
        let root = machine.put(in: .running)
        let id = machine.put(in: situation)
        let (next, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(leaving: [id], removed: 1, added: [next]))
        #expect(machine.visible == [root, next])
        #expect(machine.phase(of: id) == nil)
    }

    @Test("A replacement knows which entry it replaced, and an entry above it does not")
    mutating func replaced() {
        let ids = machine.pushRunning(2)
        let next = machine.replaceRunning()
        let (above, _) = machine.push()
        #expect(machine.replaced(by: next) == ids[1])
        for id in ids + [above] { #expect(machine.replaced(by: id) == nil) }
        _ = machine.leave(next)
        #expect(machine.replaced(by: next) == nil)
    }

    @Test("Replacements can follow each other in the same place")
    mutating func replaceTwice() {
        let ids = machine.pushRunning(2)
        let (second, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(second)
        let (third, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(removed: 1, added: [third]))
        #expect(machine.visible == [ids[0], third])
        #expect(machine.pop() == StackChange(leaving: [third, second, ids[1]], interrupted: ids[0], removed: 1))
        #expect(machine.visible == [ids[0]])
    }

    @Test("A replacement of an ended replacement replaces the same screen, and hides nothing more")
    mutating func replaceAgain() {
        let ids = machine.pushRunning(2)
        let (second, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(second)
        _ = machine.end(second, with: .value)
        let (third, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(removed: 1, added: [third]))
        #expect(machine.visible == [ids[0], third])
        #expect(machine.phase(of: ids[1]) == .running)
    }

    @Test("A replaced root is out of view, and there is nothing to go back to")
    mutating func replaceRoot() {
        let root = machine.put(in: .running)
        let (next, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(removed: 1, added: [next]))
        #expect(machine.visible == [next])
        #expect(machine.pop() == nil)
        #expect(machine.leave(next) == StackChange(leaving: [next], removed: 1))
        #expect(machine.visible == [])
        #expect(machine.pop() == nil)
        #expect(machine.leave(root) == StackChange(leaving: [root]))
    }

    @Test("A replacement on an empty stack is a push")
    mutating func replaceNothing() {
        let (id, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(added: [id]))
        #expect(machine.visible == [id])
    }

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

    @Test("A changed mind in the replacement itself returns to it")
    mutating func cancellationInReplacement() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(next)
        #expect(machine.end(next, with: .cancellation).verdict == .again)
        #expect(machine.phase(of: next) == .waiting)
        #expect(machine.visible == [ids[0], next])
    }

    @Test("Going back to a replacement does not affect the replaced entry")
    mutating func uncoverReplacement() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(next)
        let (above, _) = machine.push()
        #expect(machine.pop() == StackChange(leaving: [above], interrupted: next, removed: 1))
        #expect(machine.phase(of: ids[1]) == .running)
        #expect(machine.visible == [ids[0], next])
    }

    @Test("Back while the replacement's value is being returned leads to the next screen in view")
    mutating func popWhileReplacementReturns() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(next)
        _ = machine.end(next, with: .value)
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
    }
}
