/// The rules of the navigation stack: what happens to values, closures and entries, and when the view changes.
///
/// This is a pure value. It knows neither screens nor tasks. Its methods return what the owner has to do.
///
/// The view may lag behind the stack. Steps that already have their values push on without waiting. Where the flow
/// stops, the view shows all of them, as one change.
struct StackMachine {
    /// What the `then` of an entry is doing.
    enum Phase: Equatable {
        /// The `then` waits for a value.
        case waiting
        /// The `then` has a value, but its closure has not been called with it yet.
        case delivered
        /// The closure is running.
        case running
        /// The user came back, which cancelled the closure, but the closure has not ended yet.
        ///
        /// One next value can be kept.
        case unwinding(hasNext: Bool)
        /// The `then` has ended.
        ///
        /// The entry stays in view until it is known whether the flow returns further.
        case ended
    }

    /// How a closure ended.
    enum Ending: Equatable { case value, error, cancellation }

    /// What a `then` does after its closure has ended.
    enum AfterClosure: Equatable { case finish, again, left }

    /// What happened to a published value.
    enum Publication: Equatable { case delivered, kept, refused }

    /// An entry from its push until it leaves the stack.
    ///
    /// Entries leave only from the top, so that the place of an entry never changes.
    private struct Frame {
        let id: EntryID
        /// What its `then` is doing.
        var phase: Phase
        /// Whether another entry has replaced this one.
        ///
        /// Its closure continues unseen.
        var isReplaced = false
    }

    private let name: Int
    private var frames: [Frame] = []
    private var lastSerial = 0
    /// How many entries have not ended.
    ///
    /// The entries above them have ended and linger.
    private var standing = 0
    /// How many entries, from the bottom, were brought into view.
    private var revealed = 0
    /// How many entries in view have left the stack, or were replaced.
    ///
    /// They are above the others.
    private var stale = 0

    /// Makes an empty stack, identified by a name.
    init(name: Int = 0) {
        self.name = name
    }

    /// How many entries the stack holds, including hidden and lingering ones.
    var count: Int { frames.count }

    /// The entries that are not replaced, the root first, whether or not they are in view yet.
    var visible: [EntryID] {
        frames.filter { !$0.isReplaced }.map(\.id)
    }

    /// The topmost entry that has neither ended nor been replaced, whether or not it is in view yet.
    var top: EntryID? { frames[..<standing].last { !$0.isReplaced }?.id }

    /// Returns what the entry's `then` is doing; `nil` when it has left.
    func phase(of id: EntryID) -> Phase? {
        id.position < frames.count && frames[id.position].id == id ? frames[id.position].phase : nil
    }

    /// Returns the entry that this one has replaced, and whose closure continues unseen.
    func replaced(by id: EntryID) -> EntryID? {
        guard phase(of: id) != nil, id.position > 0, frames[id.position - 1].isReplaced else { return nil }
        return frames[id.position - 1].id
    }

    /// The lowest entry that has ended.
    var lingering: EntryID? {
        standing < frames.count ? frames[standing].id : nil
    }

    // MARK: What `then` tells

    /// Puts an entry on top.
    ///
    /// Lingering entries leave in the same change. An entry that has to wait is shown at once, with everything that was
    /// entered before. An entry with a value is not shown yet, because its closure may push further entries without
    /// waiting.
    mutating func push(hasValue: Bool = false, replacingTop: Bool = false) -> (id: EntryID, change: StackChange) {
        var change = StackChange(leaving: cut(from: standing))
        if replacingTop, let top = frames.last, !top.isReplaced {
            if top.phase == .running {
                frames[frames.count - 1].isReplaced = true
                if revealed == frames.count { stale += 1 }
            } else {
                // No closure of the top entry asked for a successor. If it stayed, the entry would wait unseen for a
                // value that cannot come.
                change.leaving = cut(from: frames.count - 1)
            }
        }
        lastSerial += 1
        let id = EntryID(stack: name, serial: lastSerial, position: frames.count)
        frames.append(Frame(id: id, phase: hasValue ? .delivered : .waiting))
        standing = frames.count
        if !hasValue { reveal(in: &change) }
        return (id, change)
    }

    /// Called when the closure starts with the delivered value.
    mutating func begin(_ id: EntryID) {
        require(phase(of: id) == .delivered, "The closure of \(id) was called without a value.")
        frames[id.position].phase = .running
    }

    /// Called when the closure has ended.
    ///
    /// Decides at once whether its `then` ends, too. An ending does not bring an entry into view. A flow therefore
    /// never shows a step that it entered with a value and that returns at once.
    mutating func end(_ id: EntryID, with ending: Ending) -> (afterClosure: AfterClosure, change: StackChange) {
        guard phase(of: id) != nil else { return (.left, StackChange()) }
        let frame = frames[id.position]
        switch frame.phase {
        case .unwinding(let hasNext):
            frames[id.position].phase = hasNext ? .delivered : .waiting
            return (.again, StackChange())
        case .running where ending == .cancellation && !frame.isReplaced:
            frames[id.position].phase = .waiting
            return (.again, remove(from: id.position + 1))
        case .running:
            let leaving = frames[id.position + 1..<standing].reversed().map(\.id)
            for ended in id.position..<standing { frames[ended].phase = .ended }
            standing = id.position
            return (.finish, StackChange(leaving: leaving))
        case .ended:
            // The entry left because an entry below it has ended. It is still in view.
            return (.left, StackChange())
        case .waiting, .delivered:
            fail("A closure of \(id) ended before it began.")
        }
    }

    /// Called when the flow returns no further for now.
    ///
    /// Lingering entries leave, except one that is shown in place of a replaced entry. While the closure of a replaced
    /// entry continues, the lowest screen that was shown in its place stays in view, because the user can go back from
    /// it.
    mutating func settle() -> StackChange {
        var change = StackChange(leaving: cut(from: standIn.map { $0 + 1 } ?? standing))
        reveal(upTo: frames.count, in: &change)
        return change
    }

    /// The position of the lowest lingering entry that is shown in place of a replaced one whose closure continues.
    private var standIn: Int? {
        guard standing > 0, frames[standing - 1].isReplaced else { return nil }
        return (standing..<frames.count).first { !frames[$0].isReplaced }
    }

    /// Called when the task of the entry's `then` is cancelled.
    ///
    /// The entry leaves with everything above it.
    mutating func leave(_ id: EntryID) -> StackChange {
        phase(of: id) == nil ? StackChange() : remove(from: id.position)
    }

    /// Called when the stage is closed.
    ///
    /// All entries leave.
    mutating func leaveAll() -> StackChange {
        remove(from: 0)
    }

    private mutating func remove(from position: Int) -> StackChange {
        var change = StackChange(leaving: cut(from: position))
        reveal(in: &change)
        return change
    }

    /// Removes the entries from a position on, and returns those that had not ended, topmost first.
    ///
    /// Entries that were in view stay in view.
    private mutating func cut(from position: Int) -> [EntryID] {
        if position == frames.count { return [] }
        var leaving: [EntryID] = []
        for place in (position..<frames.count).reversed() {
            if place < standing { leaving.append(frames[place].id) }
            if place < revealed, !frames[place].isReplaced { stale += 1 }
        }
        frames.removeLast(frames.count - position)
        standing = min(standing, position)
        revealed = min(revealed, position)
        return leaving
    }

    // MARK: What is in view

    /// Whether an entry that has not ended is not in view yet.
    var hasUnrevealed: Bool { revealed < standing && !frames[revealed..<standing].allSatisfy(\.isReplaced) }

    /// Whether the top entry has a value but its closure has not been called yet.
    ///
    /// That closure may push further entries.
    var awaitsClosure: Bool { frames.last?.phase == .delivered }

    /// Shows the entries that were entered but are not in view yet, as one change.
    mutating func reveal() -> StackChange {
        var change = StackChange()
        reveal(in: &change)
        return change
    }

    /// Brings the entries that have not ended into view.
    ///
    /// An entry that ended before it came into view is not shown while it lingers. Meanwhile, the entries in its place
    /// stay in view. The view therefore changes only once, when it is known how far the flow returns.
    private mutating func reveal(in change: inout StackChange) {
        if hasUnrevealed {
            reveal(upTo: standing, in: &change)
        } else if frames[revealed...].allSatisfy(\.isReplaced) {
            reveal(upTo: frames.count, in: &change)
        }
    }

    private mutating func reveal(upTo end: Int, in change: inout StackChange) {
        change.removed = stale
        for frame in frames[revealed..<end] where !frame.isReplaced { change.added.append(frame.id) }
        revealed = end
        stale = 0
    }

    // MARK: What the user does

    /// Returns what would happen to a value that a screen publishes now.
    func publication(by id: EntryID) -> Publication {
        guard id == frames.last?.id else { return .refused }
        return switch frames[id.position].phase {
        case .waiting: .delivered
        case .unwinding(hasNext: false): .kept
        case .delivered, .running, .unwinding, .ended: .refused
        }
    }

    /// Called when a screen publishes a value.
    mutating func publish(_ id: EntryID) -> Publication {
        let publication = publication(by: id)
        switch publication {
        case .delivered: frames[id.position].phase = .delivered
        case .kept: frames[id.position].phase = .unwinding(hasNext: true)
        case .refused: break
        }
        return publication
    }

    /// Goes back by one screen; `nil` if there is no screen to go back to.
    ///
    /// From an ended screen that is still in view, this goes back to the highest screen that has not ended. A replaced
    /// entry whose closure continues counts as a screen above the one below it, even if another screen is shown in its
    /// place. Going back cancels that closure.
    mutating func pop() -> StackChange? {
        let lingers = frames[standing..<max(revealed, standing)].contains { !$0.isReplaced }
        let showsEnded = !hasUnrevealed && (stale > 0 || lingers)
        let below = frames[..<max(showsEnded ? standing : standing - 1, 0)]
        return below.last { !$0.isReplaced }.flatMap { uncover($0.id) }
    }

    /// Uncovers the entry's screen, which then waits again; `nil` if the entry is not on the stack.
    mutating func uncover(_ id: EntryID) -> StackChange? {
        guard phase(of: id) != nil, id.position < standing, !frames[id.position].isReplaced else { return nil }
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
}

/// What the owner of the stack has to do after an operation, as one change.
struct StackChange: Equatable {
    /// The entries that leave, the topmost first.
    ///
    /// Their `then` throws, and their work is cancelled.
    var leaving: [EntryID] = []
    /// The entry that the user uncovers while its closure runs.
    ///
    /// Its closure is cancelled.
    var interrupted: EntryID?
    /// How many entries to remove from the top of the view.
    var removed = 0
    /// The entries to add to the view instead, the lowest first.
    var added: [EntryID] = []

    /// Whether the user sees a difference.
    var isVisible: Bool { removed > 0 || !added.isEmpty }
}
