@testable import Aside

/// A second version of the stack's rules, written as plainly as possible.
///
/// It holds a list of facts about each screen, from the lowest to the topmost, and a list of what the user sees. It
/// remembers nothing that it can compute. It finds a change by a comparison of the lists before and after.
struct StackReference {
    /// The facts about one screen.
    struct Item {
        let id: EntryID
        /// A value is ready for the closure.
        var hasValue = false
        /// The closure has been called and has not ended.
        var runs = false
        /// The user came back to this screen while the closure ran.
        var isInterrupted = false
        /// The `then` has ended, and the screen stays in view until the returning stops.
        var isOver = false
        /// The `then` has passed on its result.
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
    /// The screens that the user sees, which may lag behind the items.
    private(set) var view: [EntryID] = []

    var visible: [EntryID] {
        items.filter { !$0.isReplaced }.map(\.id)
    }

    /// The screens to which the user can go back, or at which the user can stay.
    var choices: [EntryID] {
        items.filter { !$0.isReplaced && !$0.isOver }.map(\.id)
    }

    var lingering: EntryID? {
        guard let lowest = items.first(where: \.isOver), lowest.hasReturned else { return nil }
        return lowest.id
    }

    func replaced(by id: EntryID) -> EntryID? {
        guard let place = place(of: id), let below = items[..<place].last, below.isReplaced else { return nil }
        return below.id
    }

    func place(of id: EntryID) -> Int? {
        items.firstIndex { $0.id == id }
    }

    // MARK: The flow

    /// Puts the screen that the machine has named above all entries that are not over.
    mutating func push(_ id: EntryID, hasValue: Bool, replacingTop: Bool) -> StackChange {
        var change = changing { items in
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
        // If there is a value, the flow may push more screens before the user sees any of them.
        if !hasValue { show(visible, in: &change) }
        return change
    }

    mutating func begin(_ id: EntryID) {
        guard let place = place(of: id) else { return }
        items[place].hasValue = false
        items[place].runs = true
    }

    mutating func end(
        _ id: EntryID, with ending: StackMachine.Ending
    ) -> (afterClosure: StackMachine.AfterClosure, change: StackChange) {
        guard let place = place(of: id) else { return (.left, StackChange()) }
        let item = items[place]
        items[place].runs = false
        items[place].isInterrupted = false
        if item.isOver { return (.left, StackChange()) }
        if item.isInterrupted { return (.again, StackChange()) }
        if ending == .cancellation, !item.isReplaced {
            return (.again, showing { $0.removeLast($0.count - place - 1) })
        }
        var change = changing { items in
            for other in place..<items.count where !items[other].isOver {
                items[other].isOver = true
                // Leaving screens pass on no result.
                items[other].hasReturned = other > place
            }
        }
        change.leaving.removeAll { $0 == id }
        return (.finish, change)
    }

    mutating func hasReturned(_ id: EntryID) {
        if let place = place(of: id), items[place].isOver { items[place].hasReturned = true }
    }

    /// Removes ended screens; while the closure of a replaced screen runs, the lowest screen shown in its place stays.
    mutating func settle() -> StackChange {
        var change = changing { items in
            let isHiding = items.last { !$0.isOver }?.isReplaced ?? false
            if isHiding, let lowest = items.firstIndex(where: { $0.isOver && !$0.isReplaced }) {
                items.removeLast(items.count - lowest - 1)
            } else {
                items.removeAll(where: \.isOver)
            }
        }
        show(visible, in: &change)
        return change
    }

    mutating func leave(_ id: EntryID) -> StackChange {
        guard let place = place(of: id) else { return StackChange() }
        return showing { $0.removeLast($0.count - place) }
    }

    mutating func leaveAll() -> StackChange {
        showing { $0 = [] }
    }

    // MARK: The user

    mutating func publish(_ id: EntryID) -> StackMachine.Publication {
        guard let top = items.indices.last, items[top].id == id, !items[top].isOver, !items[top].hasValue else {
            return .refused
        }
        if items[top].runs, !items[top].isInterrupted { return .refused }
        items[top].hasValue = true
        return items[top].runs ? .kept : .delivered
    }

    /// Goes back from the topmost screen in view to the screen below it.
    ///
    /// From an ended screen, this goes to the topmost screen that has not ended. A replaced screen whose closure runs
    /// counts as a screen, too. From there, this also goes back to the topmost screen in view that has not ended.
    mutating func pop() -> StackChange? {
        var shown = self
        _ = shown.reveal()
        let top = items.last { !$0.isOver }?.id
        guard let target = choices.last(where: { $0 != top || top != shown.view.last }) else { return nil }
        return uncover(target)
    }

    mutating func uncover(_ id: EntryID) -> StackChange? {
        guard let place = place(of: id), !items[place].isOver, !items[place].isReplaced else { return nil }
        return showing { items in
            items.removeLast(items.count - place - 1)
            items[place].hasValue = false
            if items[place].runs { items[place].isInterrupted = true }
        }
    }

    // MARK: What the user sees

    var hasUnrevealed: Bool { choices.contains { !view.contains($0) } }

    var awaitsClosure: Bool { items.last?.phase == .delivered }

    /// Shows the standing screens; a screen that ended unseen is not shown, and the screen in its place stays.
    mutating func reveal() -> StackChange {
        showing { _ in }
    }

    private mutating func showing(_ operation: (inout [Item]) -> Void) -> StackChange {
        var change = changing(operation)
        if hasUnrevealed {
            show(choices, in: &change)
        } else if visible.allSatisfy(view.contains) {
            show(visible, in: &change)
        }
        return change
    }

    private mutating func show(_ wanted: [EntryID], in change: inout StackChange) {
        let common = zip(view, wanted).prefix { $0 == $1 }.count
        change.removed = view.count - common
        change.added = Array(wanted[common...])
        view = wanted
    }

    // MARK: What has changed

    private mutating func changing(_ operation: (inout [Item]) -> Void) -> StackChange {
        let before = items
        operation(&items)
        var change = StackChange()
        for old in before.reversed() where !old.isOver {
            let now = items.first { $0.id == old.id }
            if now == nil || now?.isOver == true { change.leaving.append(old.id) }
            if let now, now.isInterrupted, !old.isInterrupted { change.interrupted = old.id }
        }
        return change
    }
}
