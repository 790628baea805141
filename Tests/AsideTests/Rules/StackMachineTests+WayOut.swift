import Testing

@testable import Aside

/// No screen in view is without a way out: what has replaced another stays while the other's closure goes on.
extension StackMachineTests {
    @Test("An ended replacement stays in view while the replaced closure continues")
    mutating func standInStays() {
        let ids = machine.pushRunning(2)
        let next = machine.replaceRunning()
        _ = machine.end(next, with: .value)
        machine.hasReturned(next)
        #expect(machine.settle() == StackChange())
        #expect(machine.settle() == StackChange())
        #expect(machine.visible == [ids[0], next])
        #expect(machine.phase(of: next) == .ended(returned: true))
        #expect(machine.publish(next) == .refused)
        #expect(machine.replaced(by: next) == ids[1])
    }

    @Test("Back from an ended replacement leads to the screen below, and cancels the replaced closure")
    mutating func popStandIn() {
        let ids = machine.pushRunning(2)
        let next = machine.replaceRunning()
        _ = machine.end(next, with: .value)
        _ = machine.settle()
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
        #expect(machine.phase(of: ids[0]) == .unwinding(hasNext: false))
        #expect(machine.end(ids[1], with: .cancellation).verdict == .left)
        #expect(machine.pop() == nil)
    }

    @Test("There is no way back from an ended replacement of the root: it is the root in view")
    mutating func popRootStandIn() {
        _ = machine.put(in: .running)
        let next = machine.replaceRunning()
        _ = machine.end(next, with: .value)
        #expect(machine.settle() == StackChange())
        #expect(machine.pop() == nil)
        #expect(machine.visible == [next])
    }

    @Test(
        "The next screen of the replaced closure takes the same place, in the same change", arguments: [false, true])
    mutating func pushOverStandIn(hasValue: Bool) {
        let ids = machine.pushRunning(2)
        let next = machine.replaceRunning()
        _ = machine.end(next, with: .value)
        _ = machine.settle()
        let (third, pushed) = machine.push(hasValue: hasValue)
        let change = StackChange(removed: 1, added: [third])
        #expect(pushed == (hasValue ? StackChange() : change))
        #expect(machine.reveal() == (hasValue ? change : StackChange()))
        #expect(machine.visible == [ids[0], third])
        #expect(
            machine.pop() == StackChange(leaving: [third, ids[1]], interrupted: ids[0], removed: 1)
        )
    }

    @Test(
        "When the replaced closure ends, its value is returned further, and the replacement leaves with the rest",
        arguments: [StackMachine.Ending.value, .error, .cancellation]
    )
    mutating func standInReturns(ending: StackMachine.Ending) {
        let ids = machine.pushRunning(3)
        let next = machine.replaceRunning()
        _ = machine.end(next, with: .value)
        _ = machine.settle()
        let (verdict, change) = machine.end(ids[2], with: ending)
        #expect(verdict == .finish)
        #expect(change == StackChange())
        #expect(machine.lingering == nil)
        machine.hasReturned(ids[2])
        #expect(machine.lingering == ids[2])
        _ = machine.end(ids[1], with: .value)
        #expect(machine.settle() == StackChange(removed: 2))
        #expect(machine.visible == [ids[0]])
    }

    @Test("Of several entries that linger above a replaced one, only the lowest stays")
    mutating func lowestStandsIn() {
        let ids = machine.pushRunning(2)
        let next = machine.replaceRunning()
        let above = machine.pushRunning(2)
        for id in [above[1], above[0], next] { _ = machine.end(id, with: .value) }
        #expect(machine.settle() == StackChange(removed: 2))
        #expect(machine.visible == [ids[0], next])
    }

    @Test("Entries that linger above a standing replacement leave as usual")
    mutating func replacementStands() {
        let ids = machine.pushRunning(2)
        let next = machine.replaceRunning()
        let above = machine.pushRunning(1)
        _ = machine.end(above[0], with: .value)
        #expect(machine.settle() == StackChange(removed: 1))
        #expect(machine.visible == [ids[0], next])
    }

    @Test("If the replacement was replaced itself, the lowest one in view stays")
    mutating func visibleStandsIn() {
        let ids = machine.pushRunning(2)
        let second = machine.replaceRunning()
        let third = machine.replaceRunning()
        let above = machine.pushRunning(1)
        for id in [above[0], third, second] { _ = machine.end(id, with: .value) }
        #expect(machine.settle() == StackChange(removed: 1))
        #expect(machine.visible == [ids[0], third])
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
    }

    @Test("A replacement that ended before it was shown is shown when the returning stops")
    mutating func unseenStandIn() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(next)
        _ = machine.end(next, with: .value)
        #expect(machine.reveal() == StackChange())
        #expect(machine.settle() == StackChange(removed: 1, added: [next]))
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
    }

    @Test("A replacement that ended unseen, like the entry that it replaced, is shown when the returning stops")
    mutating func unseenInUnseenPlace() {
        let root = machine.put(in: .running)
        _ = machine.enter(1)
        let (next, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(next)
        _ = machine.end(next, with: .value)
        #expect(!machine.hasUnrevealed)
        #expect(machine.settle() == StackChange(added: [next]))
        #expect(machine.visible == [root, next])
    }

    @Test("When the replacement has left, back cancels the replaced closure, and the screen in view waits again")
    mutating func popOverHidden() {
        let ids = machine.pushRunning(3)
        let (next, _) = machine.push(replacingTop: true)
        #expect(machine.leave(next) == StackChange(leaving: [next], removed: 1))
        #expect(machine.pop() == StackChange(leaving: [ids[2]], interrupted: ids[1]))
        #expect(machine.visible == [ids[0], ids[1]])
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
    }

    @Test("When the replacement has left, its successor works as before, above the same screen")
    mutating func pushOverHidden() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(replacingTop: true)
        _ = machine.leave(next)
        let (third, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(added: [third]))
        #expect(machine.visible == [ids[0], third])
        #expect(machine.phase(of: ids[1]) == .running)
    }

    @Test("A replaced entry whose replacement has left leaves nothing in view when it ends")
    mutating func hiddenEnds() {
        let ids = machine.pushRunning(2)
        let (next, _) = machine.push(replacingTop: true)
        _ = machine.leave(next)
        _ = machine.end(ids[1], with: .value)
        #expect(machine.settle() == StackChange())
        #expect(machine.visible == [ids[0]])
    }
}
