@testable import Aside

/// The rules of the stack once more, written down from DESIGN.md §3 as plainly as possible.
///
/// A list of facts about each screen, from the lowest to the topmost. Nothing is remembered that can be found by
/// looking, and what an operation changed is found by comparing the list before with the list after.
struct StackReference {
    /// What is known of one screen.
    struct Item {
        let id: Entry.ID
        /// A value lies ready for the closure.
        var hasValue = false
        /// The closure has been called and has not ended.
        var runs = false
        /// The user came back to this screen while the closure ran.
        var isInterrupted = false
        /// The `then` is over; the screen is in view until the returning stops.
        var isOver = false
        /// That `then` has handed its result on.
        var hasReturned = false
        /// Another screen was shown in its place.
        var isReplaced = false

        var phase: StackMachine.Phase {
            if isOver { return .ended(returned: hasReturned) }
            if runs { return isInterrupted ? .unwinding(hasNext: hasValue) : .running }
            return hasValue ? .delivered : .waiting
        }
    }

    private(set) var items: [Item] = []

    var visible: [Entry.ID] {
        items.filter { !$0.isReplaced }.map(\.id)
    }

    var lingering: Entry.ID? {
        guard let lowest = items.first(where: \.isOver), lowest.hasReturned else { return nil }
        return lowest.id
    }

    func place(of id: Entry.ID) -> Int? {
        items.firstIndex { $0.id == id }
    }

    // MARK: The flow

    /// The screen that the machine has named stands on top of what is not over.
    mutating func push(_ id: Entry.ID, hasValue: Bool, replacingTop: Bool) -> StackChange {
        changing { items in
            items.removeAll(where: \.isOver)
            if replacingTop, let below = items.indices.last, !items[below].isReplaced {
                if items[below].phase == .running {
                    items[below].isReplaced = true
                } else {
                    items.removeLast()
                }
            }
            items.append(Item(id: id, hasValue: hasValue))
        }
    }

    mutating func begin(_ id: Entry.ID) {
        guard let place = place(of: id) else { return }
        items[place].hasValue = false
        items[place].runs = true
    }

    mutating func end(
        _ id: Entry.ID, with ending: StackMachine.Ending
    ) -> (verdict: StackMachine.Verdict, change: StackChange) {
        guard let place = place(of: id) else { return (.left, StackChange()) }
        let item = items[place]
        items[place].runs = false
        items[place].isInterrupted = false
        if item.isOver { return (.left, StackChange()) }
        if item.isInterrupted { return (.again, StackChange()) }
        if ending == .cancellation, !item.isReplaced {
            return (.again, changing { $0.removeLast($0.count - place - 1) })
        }
        var change = changing { items in
            for other in place..<items.count where !items[other].isOver {
                items[other].isOver = true
                // What leaves has nothing to hand on.
                items[other].hasReturned = other > place
            }
        }
        change.leaving.removeAll { $0 == id }
        return (.finish, change)
    }

    mutating func hasReturned(_ id: Entry.ID) {
        if let place = place(of: id), items[place].isOver { items[place].hasReturned = true }
    }

    mutating func settle() -> StackChange {
        changing { $0.removeAll(where: \.isOver) }
    }

    mutating func leave(_ id: Entry.ID) -> StackChange {
        guard let place = place(of: id) else { return StackChange() }
        return changing { $0.removeLast($0.count - place) }
    }

    mutating func leaveAll() -> StackChange {
        changing { $0 = [] }
    }

    // MARK: The user

    mutating func publish(_ id: Entry.ID) -> StackMachine.Publication {
        guard let top = items.indices.last, items[top].id == id, !items[top].isOver, !items[top].hasValue else {
            return .refused
        }
        if items[top].runs, !items[top].isInterrupted { return .refused }
        items[top].hasValue = true
        return items[top].runs ? .kept : .delivered
    }

    /// Back leads from the topmost screen in view to the one below it.
    ///
    /// While the upper ones are over already, it leads to the topmost one that is not.
    mutating func pop() -> StackChange? {
        let choices = items.filter { !$0.isReplaced && !$0.isOver }
        let isReturning = items.contains(where: \.isOver)
        guard let target = isReturning ? choices.last : choices.dropLast().last else { return nil }
        return uncover(target.id)
    }

    mutating func uncover(_ id: Entry.ID) -> StackChange? {
        guard let place = place(of: id), !items[place].isOver, !items[place].isReplaced else { return nil }
        return changing { items in
            items.removeLast(items.count - place - 1)
            items[place].hasValue = false
            if items[place].runs { items[place].isInterrupted = true }
        }
    }

    // MARK: What has changed

    private mutating func changing(_ operation: (inout [Item]) -> Void) -> StackChange {
        let before = items
        let viewBefore = visible
        operation(&items)
        let view = visible
        let common = zip(viewBefore, view).prefix { $0 == $1 }.count

        var change = StackChange()
        change.removed = viewBefore.count - common
        // No operation shows more than one screen.
        change.added = view.count > common ? view.last : nil
        for old in before.reversed() where !old.isOver {
            let now = items.first { $0.id == old.id }
            if now == nil || now?.isOver == true { change.leaving.append(old.id) }
            if let now, now.isInterrupted, !old.isInterrupted { change.interrupted = old.id }
        }
        return change
    }
}
