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
        case ended(returned: Bool)
    }

    /// How a closure ended.
    enum Ending: Equatable { case value, error, cancellation }

    /// What a `then` does after its closure has ended.
    enum Verdict: Equatable { case finish, again, left }

    /// What happened to a published value.
    enum Publication: Equatable { case delivered, kept, refused }

    private var frames: StackFrames

    /// How many entries the stack holds, including hidden and lingering ones.
    var count: Int { frames.count }

    /// Makes an empty stack.
    ///
    /// - Parameter name: Identifies the stack.
    init(name: Int = 0) {
        frames = StackFrames(name: name)
    }

    /// The entries that are not replaced, the root first, whether or not they are in view yet.
    var visible: [EntryID] {
        (0..<frames.count).filter { !frames[$0].isReplaced }.map(frames.id(at:))
    }

    /// Returns what the entry's `then` is doing; `nil` when it has left.
    func phase(of id: EntryID) -> Phase? {
        frames.contains(id) ? frames[id.position].phase : nil
    }

    /// Returns the entry that this one has replaced, and whose closure continues unseen.
    func replaced(by id: EntryID) -> EntryID? {
        guard frames.contains(id), id.position > 0, frames[id.position - 1].isReplaced else { return nil }
        return frames.id(at: id.position - 1)
    }

    /// The lowest entry that has ended and whose `then` has returned its value.
    var lingering: EntryID? {
        guard frames.standing < frames.count, frames[frames.standing].phase == .ended(returned: true) else {
            return nil
        }
        return frames.id(at: frames.standing)
    }

    // MARK: What `then` tells

    /// Puts an entry on top.
    ///
    /// Lingering entries leave in the same change. An entry that has to wait is shown at once, with everything that was
    /// entered before. An entry with a value is not shown yet, because its closure may push further entries without
    /// waiting.
    mutating func push(hasValue: Bool = false, replacingTop: Bool = false) -> (id: EntryID, change: StackChange) {
        var change = StackChange(leaving: frames.remove(from: frames.standing))
        if replacingTop, let top = frames.last, !top.isReplaced {
            if top.phase == .running {
                frames.replaceLast()
            } else {
                // No closure of the top entry asked for a successor. If it stayed, the entry would wait unseen for a
                // value that cannot come.
                change.leaving = frames.remove(from: frames.count - 1)
            }
        }
        let id = frames.append(hasValue ? .delivered : .waiting)
        if !hasValue { frames.reveal(in: &change) }
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
    mutating func end(_ id: EntryID, with ending: Ending) -> (verdict: Verdict, change: StackChange) {
        guard frames.contains(id) else { return (.left, StackChange()) }
        let frame = frames[id.position]
        switch frame.phase {
        case .unwinding(let hasNext):
            frames[id.position].phase = hasNext ? .delivered : .waiting
            return (.again, StackChange())
        case .running where ending == .cancellation && !frame.isReplaced:
            frames[id.position].phase = .waiting
            return (.again, remove(from: id.position + 1))
        case .running:
            return (.finish, StackChange(leaving: frames.end(from: id.position)))
        case .ended:
            // The entry left because an entry below it has ended. It is still in view.
            return (.left, StackChange())
        case .waiting, .delivered:
            fail("A closure of \(id) ended before it began.")
        }
    }

    /// Called when the `then` of an ended entry is about to return to its caller.
    mutating func hasReturned(_ id: EntryID) {
        guard frames.contains(id), case .ended = frames[id.position].phase else { return }
        frames[id.position].phase = .ended(returned: true)
    }

    /// Called when the flow returns no further for now.
    ///
    /// Lingering entries leave, except one that is shown in place of a replaced entry. While the closure of a replaced
    /// entry continues, the lowest screen that was shown in its place stays in view, because the user can go back from
    /// it.
    mutating func settle() -> StackChange {
        var change = StackChange(leaving: frames.remove(from: standIn.map { $0 + 1 } ?? frames.standing))
        frames.revealAll(in: &change)
        return change
    }

    /// The position of the lowest lingering entry that is shown in place of a replaced one whose closure continues.
    private var standIn: Int? {
        let standing = frames.standing
        guard standing > 0, frames[standing - 1].isReplaced else { return nil }
        return (standing..<frames.count).first { !frames[$0].isReplaced }
    }

    /// Called when the task of the entry's `then` is cancelled.
    ///
    /// The entry leaves with everything above it.
    mutating func leave(_ id: EntryID) -> StackChange {
        frames.contains(id) ? remove(from: id.position) : StackChange()
    }

    /// Called when the stage is closed.
    ///
    /// All entries leave.
    mutating func leaveAll() -> StackChange {
        remove(from: 0)
    }

    private mutating func remove(from position: Int) -> StackChange {
        var change = StackChange(leaving: frames.remove(from: position))
        frames.reveal(in: &change)
        return change
    }

    // MARK: What is in view

    /// Whether an entry that has not ended is not in view yet.
    var hasUnrevealed: Bool { frames.hasUnrevealed }

    /// Whether the top entry has a value but its closure has not been called yet.
    ///
    /// That closure may push further entries.
    var awaitsClosure: Bool { frames.last?.phase == .delivered }

    /// Shows the entries that were entered but are not in view yet, as one change.
    mutating func reveal() -> StackChange {
        var change = StackChange()
        frames.reveal(in: &change)
        return change
    }

    // MARK: What the user does

    /// Returns what would happen to a value that a screen publishes now.
    func publication(by id: EntryID) -> Publication {
        guard frames.contains(id), id.position == frames.count - 1 else { return .refused }
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
        let top = frames.showsEnded ? frames.standing : frames.standing - 1
        let target = frames.lastVisible(upTo: top - 1)
        return target < 0 ? nil : uncover(frames.id(at: target))
    }

    /// Uncovers the entry's screen, which then waits again; `nil` if the entry is not on the stack.
    mutating func uncover(_ id: EntryID) -> StackChange? {
        guard frames.contains(id), id.position < frames.standing, !frames[id.position].isReplaced else { return nil }
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
