import AsideText

/// Keeps what is typed while nothing in front can take it, and knows for whom it is meant.
///
/// What is typed right after something was done is meant for what comes of that: the next screen, sheet, prompt or list.
/// It is never an answer that nobody can have meant: an alert, or a button beside work that goes on, takes no key that
/// was pressed before it was there to be seen. The same key once more, where it has led to something else already, is a
/// double tap, which does nothing.
struct TypeAhead: Sendable {
    /// What is in front, as far as it matters for what is typed.
    enum Front: Hashable, Sendable {
        /// Takes what is typed.
        case open
        /// Takes it as well, and a single key may decide something.
        case decision
        /// A prompt finds out whether it takes what was entered.
        case checking
        /// A screen that does what it was told, or nothing at all.
        case busy
    }

    /// What is done with an event.
    enum Verdict: Hashable, Sendable {
        case take
        case keep
        case drop
    }

    /// At most so many events are kept: more of them nobody means.
    static let limit = 1_000

    private(set) var events: [InputEvent] = []
    private var front = Front.open
    private var surface: SurfaceID?
    /// What was done last, until it is known what comes of it.
    private var cause: InputEvent?
    /// Whether that has done all that it does itself.
    private var isWorkDone = false
    /// Whether that has led to something else, so that the same once more would be a double tap.
    private var hasLedElsewhere = false
    /// Whether what is in front came only just now.
    private(set) var isUnseen = false

    /// Whether something was done, and nobody knows yet what comes of it.
    var isPending: Bool { cause != nil }

    /// Something was done, of which something may come.
    mutating func expectEffect(of event: InputEvent) {
        cause = event
        isWorkDone = false
        hasLedElsewhere = false
    }

    /// What was done has done all that it does itself; something else may come of it only where what is in front says so.
    mutating func endWork() {
        isWorkDone = true
    }

    /// What was done has had enough time to have an effect.
    mutating func endEffect() {
        if hasLedElsewhere { while let first = events.first, first == cause { events.removeFirst() } }
        cause = nil
    }

    /// What has just been drawn has been there long enough to be seen.
    mutating func markSeen() {
        isUnseen = false
    }

    /// Something is in front, be it the same as before.
    mutating func setFront(_ next: Front, _ nextSurface: SurfaceID?) {
        let isOther = nextSurface != surface
        // The text after which all that was typed has been refused.
        if !isOther, front == .checking, next == .open { events = [] }
        if isOther || next == .busy { hasLedElsewhere = true }
        if isOther || isWorkDone, next != .busy { endEffect() }
        if isOther, next == .decision {
            events = []
            isUnseen = true
        }
        front = next
        surface = nextSurface
    }

    /// Whether what is in front can take what is next.
    var isOpen: Bool { !isClosed && !isUnseenDecision }

    /// What becomes of the rest of an event, of which something has been taken.
    mutating func keepRest(_ rest: InputEvent) -> Verdict {
        if isUnseenDecision { return .drop }
        events.insert(rest, at: 0)
        return .keep
    }

    /// For whom an event is that comes in now; one to keep is kept.
    mutating func receive(_ event: InputEvent) -> Verdict {
        if front == .checking, event == .key(Key(.escape)) {
            events = []
            return .take
        }
        if isUnseenDecision { return .drop }
        guard !events.isEmpty || isClosed else { return .take }
        guard events.count < Self.limit else { return .drop }
        events.append(event)
        return .keep
    }

    /// Whether what is in front can take what was kept.
    var canDeliver: Bool { !events.isEmpty && !isClosed }

    /// The next of what was kept, if what is in front can take it.
    mutating func next() -> InputEvent? {
        canDeliver ? events.removeFirst() : nil
    }

    /// Whether nobody can have seen yet what there is to be decided.
    private var isUnseenDecision: Bool { front == .decision && isUnseen }

    private var isClosed: Bool { front == .checking || isPending }
}
