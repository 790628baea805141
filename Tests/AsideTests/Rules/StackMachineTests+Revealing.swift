import Testing

@testable import Aside

extension StackMachineTests {
    @Test("An entry that already has its value is not shown before its flow stops")
    mutating func entersUnseen() {
        let (id, change) = machine.push(hasValue: true)
        #expect(change == StackChange())
        #expect(machine.visible == [id])
        #expect(machine.hasUnrevealed)
        #expect(machine.reveal() == StackChange(added: [id]))
        #expect(!machine.hasUnrevealed)
        #expect(machine.reveal() == StackChange())
    }

    @Test("An entry that has to wait is shown at once, with everything entered before, as one change")
    mutating func waitingReveals() {
        let ids = machine.enter(4)
        let (last, change) = machine.push()
        #expect(change == StackChange(added: ids + [last]))
        #expect(!machine.hasUnrevealed)
        #expect(machine.reveal() == StackChange())
    }

    @Test("Three hundred levels that are entered with values are one change")
    mutating func manyLevels() {
        let root = machine.put(in: .running)
        let ids = machine.enter(300)
        #expect(machine.reveal() == StackChange(added: ids))
        #expect(machine.visible == [root] + ids)
    }

    @Test("A lingering entry stays in view until its successor is revealed")
    mutating func entersOverLingering() {
        let ids = machine.pushRunning(3)
        _ = machine.end(ids[2], with: .value)
        _ = machine.end(ids[1], with: .value)
        let (next, change) = machine.push(hasValue: true)
        #expect(change == StackChange())
        #expect(machine.visible == [ids[0], next])
        #expect(machine.reveal() == StackChange(removed: 2, added: [next]))
    }

    @Test("A replaced screen stays in view until its successor is revealed")
    mutating func replacesUnseen() {
        let ids = machine.pushRunning(2)
        let (next, change) = machine.push(hasValue: true, replacingTop: true)
        #expect(change == StackChange())
        #expect(machine.visible == [ids[0], next])
        #expect(machine.reveal() == StackChange(removed: 1, added: [next]))
    }

    @Test("A replaced entry that waited leaves at once, and stays in view until the reveal")
    mutating func replacesWaitingUnseen() {
        let waiting = machine.put(in: .waiting)
        let (next, change) = machine.push(hasValue: true, replacingTop: true)
        #expect(change == StackChange(leaving: [waiting]))
        #expect(machine.reveal() == StackChange(removed: 1, added: [next]))
    }

    @Test("Of replacements that follow each other at once, only the last one is shown")
    mutating func replacesTwiceUnseen() {
        let ids = machine.enter(2)
        let (second, _) = machine.push(hasValue: true, replacingTop: true)
        machine.begin(second)
        let (third, change) = machine.push(replacingTop: true)
        #expect(change == StackChange(added: [ids[0], third]))
        #expect(machine.visible == [ids[0], third])
    }

    // MARK: Never in view

    @Test("A step that is entered with a value and returns at once is never in view")
    mutating func returnsUnseen() {
        let root = machine.put(in: .running)
        let ids = machine.enter(2)
        for id in ids.reversed() {
            #expect(machine.end(id, with: .value).change == StackChange())
            machine.hasReturned(id)
        }
        #expect(machine.lingering == ids[0])
        #expect(!machine.hasUnrevealed)
        #expect(machine.reveal() == StackChange())
        #expect(machine.settle() == StackChange())
        #expect(machine.visible == [root])
    }

    @Test("Standing entries are revealed without ended ones above them that were never shown")
    mutating func revealsStanding() {
        let ids = machine.enter(2)
        _ = machine.end(ids[1], with: .value)
        #expect(machine.reveal() == StackChange(added: [ids[0]]))
        #expect(machine.settle() == StackChange())
        #expect(machine.visible == [ids[0]])
    }

    @Test("An ended entry stays in view while its successor returns unseen, so that the return is one change")
    mutating func returnsOverLingering() {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[1], with: .value)
        let unseen = machine.enter(1)
        _ = machine.end(unseen[0], with: .value)
        #expect(machine.reveal() == StackChange())
        _ = machine.end(ids[0], with: .value)
        #expect(machine.reveal() == StackChange())
        #expect(machine.settle() == StackChange(removed: 2))
    }

    @Test("Standing entries replace a lingering one in view, even if its successor has returned unseen")
    mutating func revealsOverLingering() {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[1], with: .value)
        let unseen = machine.enter(2)
        _ = machine.end(unseen[1], with: .value)
        #expect(machine.reveal() == StackChange(removed: 1, added: [unseen[0]]))
        #expect(machine.settle() == StackChange())
    }

    @Test("When an entry leaves, an ended entry below it that was never shown stays unseen")
    mutating func leavesAboveUnseen() {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[1], with: .value)
        let unseen = machine.enter(2)
        _ = machine.end(unseen[0], with: .value)
        #expect(machine.leave(unseen[1]) == StackChange())
        #expect(machine.settle() == StackChange(removed: 1))
        #expect(machine.visible == [ids[0]])
    }

    @Test("An entry that leaves before it was revealed is reported, and appears in no change")
    mutating func leavesUnseen() {
        let root = machine.put(in: .running)
        let ids = machine.enter(2)
        #expect(machine.leave(ids[0]) == StackChange(leaving: [ids[1], ids[0]]))
        #expect(machine.reveal() == StackChange())
        #expect(machine.visible == [root])
    }

    // MARK: What reveals

    @Test("Back reveals the screen that it uncovers, as one change")
    mutating func popReveals() {
        let shown = machine.pushRunning(2)
        _ = machine.end(shown[1], with: .value)
        let ids = machine.enter(3)
        let change = StackChange(leaving: [ids[2]], interrupted: ids[1], removed: 1, added: [ids[0], ids[1]])
        #expect(machine.pop() == change)
        #expect(!machine.hasUnrevealed)
    }

    @Test("Going back to a screen by name reveals the entries below it, and nothing above", arguments: 0..<4)
    mutating func uncoverReveals(place: Int) {
        let ids = machine.enter(4)
        let leaving = Array(ids[(place + 1)...].reversed())
        let change = StackChange(leaving: leaving, interrupted: ids[place], added: Array(ids[...place]))
        #expect(machine.uncover(ids[place]) == change)
    }

    @Test("An entry that leaves reveals the entries below it")
    mutating func leaveReveals() {
        let ids = machine.enter(3)
        #expect(machine.leave(ids[1]) == StackChange(leaving: [ids[2], ids[1]], added: [ids[0]]))
    }

    @Test("An unknown entry leaves without revealing anything")
    mutating func leaveNothing() {
        let (stale, _) = machine.push()
        _ = machine.leave(stale)
        let ids = machine.enter(1)
        #expect(machine.leave(stale) == StackChange())
        #expect(machine.uncover(stale) == nil)
        #expect(machine.reveal() == StackChange(added: ids))
    }

    @Test("If a changed mind makes an entry wait again, everything up to it is revealed")
    mutating func cancellationReveals() {
        let ids = machine.enter(3)
        let (verdict, change) = machine.end(ids[1], with: .cancellation)
        #expect(verdict == .again)
        #expect(change == StackChange(leaving: [ids[2]], added: [ids[0], ids[1]]))
    }

    @Test("When the returning stops, standing entries are revealed in the same change")
    mutating func settleReveals() {
        let shown = machine.pushRunning(2)
        _ = machine.end(shown[1], with: .value)
        let ids = machine.enter(2)
        _ = machine.end(ids[1], with: .value)
        #expect(machine.settle() == StackChange(removed: 1, added: [ids[0]]))
    }

    @Test("When the stage closes, the entries in view leave, and nothing is shown first")
    mutating func leaveAllReveals() {
        let shown = machine.pushRunning(2)
        _ = machine.end(shown[1], with: .value)
        let ids = machine.enter(2)
        #expect(machine.leaveAll() == StackChange(leaving: [ids[1], ids[0], shown[0]], removed: 2))
        #expect(machine.reveal() == StackChange())
    }

    // MARK: Back past what is not in view

    @Test("Back skips entries that ended unseen, and leads from the screen in view to the one below")
    mutating func popOverUnseen() {
        let ids = machine.pushRunning(2)
        let unseen = machine.enter(1)
        _ = machine.end(unseen[0], with: .value)
        #expect(machine.pop() == StackChange(leaving: [ids[1]], interrupted: ids[0], removed: 1))
    }

    @Test("Back from a lingering entry leads to the highest standing one, even if its successor ended unseen")
    mutating func popFromStale() {
        let ids = machine.pushRunning(2)
        _ = machine.end(ids[1], with: .value)
        let unseen = machine.enter(1)
        _ = machine.end(unseen[0], with: .value)
        #expect(machine.pop() == StackChange(interrupted: ids[0], removed: 1))
        #expect(machine.visible == [ids[0]])
    }

    @Test("Back counts a standing entry that is not in view yet as the top, whatever has ended above it")
    mutating func popFromUnrevealed() {
        let ids = machine.pushRunning(3)
        _ = machine.end(ids[2], with: .value)
        _ = machine.end(ids[1], with: .value)
        let unseen = machine.enter(2)
        _ = machine.end(unseen[1], with: .value)
        #expect(machine.pop() == StackChange(leaving: [unseen[0]], interrupted: ids[0], removed: 2))
    }

    // MARK: More to come

    @Test(
        "More entries may be pushed at once while the top entry's closure has not been called with its value",
        arguments: Situation.allCases
    )
    mutating func awaitsClosure(situation: Situation) {
        #expect(!machine.awaitsClosure)
        _ = machine.put(in: situation)
        #expect(machine.awaitsClosure == (situation == .delivered))
    }

    @Test("The value of a covered entry is no reason to wait for more entries")
    mutating func awaitsNoCoveredClosure() {
        _ = machine.put(in: .delivered)
        _ = machine.push()
        #expect(!machine.awaitsClosure)
    }
}
