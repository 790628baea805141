/// The rules of the navigation stack: which values are taken, who is cancelled, and when what has ended leaves.
///
/// A pure value. It knows neither screens nor tasks; its methods return what is to be done.
/// Entries are only ever taken from the top, so an entry's position never changes and every operation is O(1)
/// in the depth of the stack (plus the entries that it removes).
struct StackMachine {
    /// What the `then` of an entry is doing.
    enum Phase: Equatable {
        /// Waiting for a value.
        case waiting
        /// It has a value that its closure has not been called with yet.
        case delivered
        /// Its closure runs.
        case running
        /// Its closure was cancelled by the user's return and has not ended yet. One next value can be kept.
        case unwinding(hasNext: Bool)
        /// It has ended; the entry stays in view until it is known whether the returning goes on.
        case ended(returned: Bool)
    }

    /// How a closure ended.
    enum Ending: Equatable { case value, error, cancellation }

    /// What `then` is to do after its closure has ended.
    enum Verdict: Equatable { case finish, again, left }

    /// What became of a published value.
    enum Publication: Equatable { case delivered, kept, refused }

    private struct Frame {
        let serial: Int
        var phase: Phase
        /// Another entry took this one's place; its closure goes on unseen.
        var isReplaced = false
        /// How many entries are in view up to and including this one.
        var height: Int
    }

    private let name: Int
    private var frames: [Frame] = []
    private var lastSerial = 0
    /// The frames from here on have ended and linger in view.
    private var standing = 0

    /// An empty stack.
    ///
    /// - Parameter name: tells its entries from those of other stacks.
    init(name: Int = 0) {
        self.name = name
    }

    /// The entries in view, the root first.
    var visible: [Entry.ID] {
        frames.indices.filter { !frames[$0].isReplaced }.map(id(at:))
    }

    /// What the entry's `then` is doing; `nil` when it has left.
    func phase(of id: Entry.ID) -> Phase? {
        isThere(id) ? frames[id.position].phase : nil
    }

    /// The entry whose place this one has taken, and whose closure goes on unseen.
    func replaced(by id: Entry.ID) -> Entry.ID? {
        guard isThere(id), id.position > 0, frames[id.position - 1].isReplaced else { return nil }
        return self.id(at: id.position - 1)
    }

    /// The lowest entry that has ended and whose `then` has returned its value.
    var lingering: Entry.ID? {
        guard standing < frames.count, frames[standing].phase == .ended(returned: true) else { return nil }
        return id(at: standing)
    }

    // MARK: What `then` tells

    /// Puts an entry on top; what lingers there leaves in the same change.
    mutating func push(hasValue: Bool = false, replacingTop: Bool = false) -> (id: Entry.ID, change: StackChange) {
        var change = remove(from: standing)
        if replacingTop, let top = frames.last, !top.isReplaced {
            if top.phase == .running {
                frames[frames.count - 1].isReplaced = true
                frames[frames.count - 1].height -= 1
                change.removed += 1
            } else {
                // No closure of it asks for a successor, so it would wait unseen for a value that cannot come.
                change.add(remove(from: frames.count - 1))
            }
        }
        lastSerial += 1
        frames.append(
            Frame(serial: lastSerial, phase: hasValue ? .delivered : .waiting, height: height(below: frames.count) + 1)
        )
        standing = frames.count
        change.added = id(at: frames.count - 1)
        return (id(at: frames.count - 1), change)
    }

    /// The closure is called with the delivered value.
    mutating func begin(_ id: Entry.ID) {
        precondition(phase(of: id) == .delivered, "The closure of \(id) was called without a value.")
        frames[id.position].phase = .running
    }

    /// The closure has ended: decides at once whether its `then` ends too.
    mutating func end(_ id: Entry.ID, with ending: Ending) -> (verdict: Verdict, change: StackChange) {
        guard isThere(id) else { return (.left, StackChange()) }
        switch frames[id.position].phase {
        case .unwinding(let hasNext):
            frames[id.position].phase = hasNext ? .delivered : .waiting
            return (.again, StackChange())
        case .running where ending == .cancellation && !frames[id.position].isReplaced:
            frames[id.position].phase = .waiting
            return (.again, remove(from: id.position + 1))
        case .running:
            var change = StackChange()
            for position in (id.position..<frames.count).reversed() where position < standing {
                if position > id.position { change.leaving.append(self.id(at: position)) }
                frames[position].phase = .ended(returned: position > id.position)
            }
            standing = id.position
            return (.finish, change)
        case .ended:
            // It left because an entry below it has ended, and is still in view.
            return (.left, StackChange())
        case .waiting, .delivered:
            preconditionFailure("A closure of \(id) ended that had not begun.")
        }
    }

    /// The ended entry's `then` is about to return to its caller.
    mutating func hasReturned(_ id: Entry.ID) {
        guard isThere(id), case .ended = frames[id.position].phase else { return }
        frames[id.position].phase = .ended(returned: true)
    }

    /// The returning has stopped: what lingers leaves.
    mutating func settle() -> StackChange {
        remove(from: standing)
    }

    /// The task of the entry's `then` was cancelled: the entry leaves with everything above it.
    mutating func leave(_ id: Entry.ID) -> StackChange {
        isThere(id) ? remove(from: id.position) : StackChange()
    }

    /// The stage is closed: nobody stands any more.
    mutating func leaveAll() -> StackChange {
        remove(from: 0)
    }

    // MARK: What the user does

    /// What would become of a value that a screen publishes now.
    func publication(by id: Entry.ID) -> Publication {
        guard isThere(id), id.position == frames.count - 1 else { return .refused }
        return switch frames[id.position].phase {
        case .waiting: .delivered
        case .unwinding(hasNext: false): .kept
        case .delivered, .running, .unwinding, .ended: .refused
        }
    }

    /// A screen has a value.
    mutating func publish(_ id: Entry.ID) -> Publication {
        let publication = publication(by: id)
        switch publication {
        case .delivered: frames[id.position].phase = .delivered
        case .kept: frames[id.position].phase = .unwinding(hasNext: true)
        case .refused: break
        }
        return publication
    }

    /// The user goes back by one screen; `nil` where there is none to go back to.
    ///
    /// While a value is being returned, that is a return to the screen whose closure is about to get it.
    mutating func pop() -> StackChange? {
        var target = standing - 1
        if standing == frames.count {
            target = lastVisible(upTo: target)
            target -= 1
        }
        target = lastVisible(upTo: target)
        return target < 0 ? nil : uncover(id(at: target))
    }

    /// The entry's screen is uncovered and waits again; `nil` where it is not there.
    mutating func uncover(_ id: Entry.ID) -> StackChange? {
        guard isThere(id), id.position < standing, !frames[id.position].isReplaced else { return nil }
        var change = remove(from: id.position + 1)
        switch frames[id.position].phase {
        case .running:
            frames[id.position].phase = .unwinding(hasNext: false)
            change.interrupted = id
        case .unwinding:
            frames[id.position].phase = .unwinding(hasNext: false)
        case .delivered:
            frames[id.position].phase = .waiting
        case .waiting, .ended:
            break
        }
        return change
    }

    // MARK: Places

    private func id(at position: Int) -> Entry.ID {
        Entry.ID(stack: name, serial: frames[position].serial, position: position)
    }

    private func isThere(_ id: Entry.ID) -> Bool {
        id.stack == name && id.position < frames.count && frames[id.position].serial == id.serial
    }

    private func height(below position: Int) -> Int {
        position == 0 ? 0 : frames[position - 1].height
    }

    private func lastVisible(upTo position: Int) -> Int {
        var position = position
        while position >= 0, frames[position].isReplaced { position -= 1 }
        return position
    }

    private mutating func remove(from position: Int) -> StackChange {
        guard position < frames.count else { return StackChange() }
        var change = StackChange()
        for gone in (position..<frames.count).reversed() where gone < standing {
            change.leaving.append(id(at: gone))
        }
        change.removed = height(below: frames.count) - height(below: position)
        frames.removeSubrange(position...)
        standing = min(standing, position)
        return change
    }
}

extension StackChange {
    /// Does the other change after this one.
    fileprivate mutating func add(_ other: StackChange) {
        leaving += other.leaving
        removed += other.removed
    }
}
