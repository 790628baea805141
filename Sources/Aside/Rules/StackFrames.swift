/// The entries of a stack from the root up, and the part of them that is in view.
///
/// Entries leave only from the top, so an entry's position never changes. For the same reason, two numbers describe the
/// view: how many entries of the stack it shows, from the bottom, and how many it shows above those that have left the
/// stack. Every operation takes constant time in the depth of the stack, plus time for the entries that it removes or
/// brings into view.
struct StackFrames {
    struct Frame {
        fileprivate let serial: Int
        /// What its `then` is doing.
        var phase: StackMachine.Phase
        /// Whether another entry has replaced this one.
        ///
        /// Its closure continues unseen.
        fileprivate(set) var isReplaced = false
        /// How many entries are not replaced, up to and including this one.
        fileprivate var height: Int
    }

    private let name: Int
    private var frames: [Frame] = []
    private var lastSerial = 0
    /// How many entries have not ended.
    ///
    /// The entries above them have ended and linger.
    private(set) var standing = 0
    /// How many of the entries that are not replaced are in view, from the bottom.
    private var shown = 0
    /// How many entries in view have left the stack; they are above the others.
    private var stale = 0

    /// Makes a stack without entries.
    ///
    /// - Parameter name: Identifies the stack.
    init(name: Int) {
        self.name = name
    }

    // MARK: Places

    /// How many entries there are, including hidden ones.
    var count: Int { frames.count }

    /// The entry on top.
    var last: Frame? { frames.last }

    subscript(position: Int) -> Frame {
        get { frames[position] }
        set { frames[position] = newValue }
    }

    /// Returns whether the entry is on the stack, standing or lingering.
    func contains(_ id: EntryID) -> Bool {
        id.stack == name && id.position < frames.count && frames[id.position].serial == id.serial
    }

    func id(at position: Int) -> EntryID {
        EntryID(stack: name, serial: frames[position].serial, position: position)
    }

    /// Returns the highest position up to the given one whose entry is not replaced, or -1.
    func lastVisible(upTo position: Int) -> Int {
        var position = position
        while position >= 0, frames[position].isReplaced { position -= 1 }
        return position
    }

    private func height(below position: Int) -> Int {
        position == 0 ? 0 : frames[position - 1].height
    }

    // MARK: Changing

    /// Puts an entry above those that have not ended.
    mutating func append(_ phase: StackMachine.Phase) -> EntryID {
        lastSerial += 1
        frames.append(Frame(serial: lastSerial, phase: phase, height: height(below: frames.count) + 1))
        standing = frames.count
        return id(at: frames.count - 1)
    }

    /// Hides the top entry, which stays on the stack.
    mutating func replaceLast() {
        frames[frames.count - 1].isReplaced = true
        frames[frames.count - 1].height -= 1
        forgetView()
    }

    /// Ends an entry and everything above it.
    ///
    /// All these entries linger.
    ///
    /// - Returns: The entries above it that had not ended before, topmost first.
    mutating func end(from position: Int) -> [EntryID] {
        let leaving = (position + 1..<standing).reversed().map(id(at:))
        for ended in position..<standing { frames[ended].phase = .ended(returned: ended > position) }
        standing = position
        return leaving
    }

    /// Removes the entries from a position on.
    ///
    /// Entries that were in view stay in view.
    ///
    /// - Returns: The removed entries that had not ended, topmost first.
    mutating func remove(from position: Int) -> [EntryID] {
        let leaving = position < standing ? (position..<standing).reversed().map(id(at:)) : []
        frames.removeLast(frames.count - position)
        standing = min(standing, position)
        forgetView()
        return leaving
    }

    // MARK: The view

    /// Whether an entry that has not ended is not in view yet.
    var hasUnrevealed: Bool { shown < height(below: standing) }

    /// Whether the view, after ``reveal(in:)``, shows something above the entries that have not ended.
    var showsEnded: Bool { !hasUnrevealed && shown + stale > height(below: standing) }

    /// Brings the entries that have not ended into view.
    ///
    /// An entry that ended before it came into view is not shown while it lingers. Meanwhile, the entries in its place
    /// stay in view. The view therefore changes only once, when it is known how far the flow returns.
    mutating func reveal(in change: inout StackChange) {
        if hasUnrevealed {
            reveal(upTo: standing, in: &change)
        } else if shown == height(below: frames.count) {
            revealAll(in: &change)
        }
    }

    /// Brings all entries into view, including those that linger.
    mutating func revealAll(in change: inout StackChange) {
        reveal(upTo: frames.count, in: &change)
    }

    private mutating func reveal(upTo end: Int, in change: inout StackChange) {
        var first = end
        while first > 0, frames[first - 1].height > shown { first -= 1 }
        change.removed = stale
        change.added = (first..<end).filter { !frames[$0].isReplaced }.map(id(at:))
        shown = height(below: end)
        stale = 0
    }

    /// Counts what is in view but not on the stack any more.
    private mutating func forgetView() {
        let height = height(below: frames.count)
        guard shown > height else { return }
        stale += shown - height
        shown = height
    }
}
