import AsideText

/// Keeps what is typed while nothing in front can take it, and knows for whom it is meant: the one policy for questions
/// by themselves and for whole screens.
///
/// What is typed right after something was done is meant for what comes of that: the next screen, sheet, prompt or list,
/// or a question without danger. It is never an answer that nobody can have meant: a message, or a question that loses
/// something, takes no key that was pressed before it was there to be seen. Work that goes on is passed over: its only
/// button would give it up. The same key once more, where it has led to something else already, is a double tap, which
/// does nothing, except from one question to the next; and Escape twice is meant to go back twice. A key for a button that cannot be pressed just yet waits for
/// that button a little, and for no other.
struct TypeAhead: Sendable {
    /// What is in front, as far as it matters for what is typed.
    enum Front: Hashable, Sendable {
        /// Takes what is typed.
        case open
        /// Takes it as well, and a single key may decide something.
        case decision
        /// Work goes on, and a single key may give it up; what is typed ahead is for what comes after it.
        case progress
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
    /// Whether it answered a question.
    private var hasAnswered = false
    /// Whether the first event waits for its button.
    private(set) var isHolding = false
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
        hasAnswered = surface?.isQuestion ?? false
    }

    /// What was done has done all that it does itself; something else may come of it only where what is in front says so.
    mutating func endWork() {
        isWorkDone = true
    }

    /// What was done has had enough time to have an effect.
    mutating func endEffect() {
        if hasLedElsewhere, cause != .key(Key(.escape)) {
            while let first = events.first, first == cause { events.removeFirst() }
        }
        cause = nil
    }

    /// Nothing that was typed is meant any more.
    mutating func clear() {
        events = []
        isHolding = false
    }

    /// An event is for a button that cannot be pressed just yet; it waits, and all that comes after it.
    mutating func hold(_ event: InputEvent) {
        events.insert(event, at: 0)
        isHolding = true
    }

    /// The button can be pressed now.
    mutating func release() {
        isHolding = false
    }

    /// The button cannot be pressed, and the event for it is meant for no other.
    mutating func dropHeld() {
        guard isHolding else { return }
        events.removeFirst()
        isHolding = false
    }

    /// What has just been drawn has been there long enough to be seen.
    mutating func markSeen() {
        isUnseen = false
    }

    /// Something is in front, be it the same as before.
    mutating func setFront(_ next: Front, _ nextSurface: SurfaceID?) {
        let isOther = nextSurface != surface
        if isOther { dropHeld() }
        // The text after which all that was typed has been refused.
        if !isOther, front == .checking, next == .open { events = [] }
        if isOther || next == .busy { hasLedElsewhere = true }
        // Questions in a row are answered in a row, as by Enter for each default.
        if hasAnswered, nextSurface?.isQuestion == true { hasLedElsewhere = false }
        if isOther || isWorkDone, next != .busy { endEffect() }
        if isOther, next == .decision { events = [] }
        if isOther { isUnseen = next == .decision || next == .progress }
        front = next
        surface = nextSurface
    }

    /// Whether what is in front can take what is next.
    var isOpen: Bool { !isClosed && !isUnseenDecision && front != .progress }

    /// Whether what the user points to is what they see: nothing is kept of what is pressed with the mouse.
    var takesMouse: Bool { events.isEmpty && !isUnseen && !isPending && !isHolding }

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
        if front == .progress, !isUnseen { return .take }
        guard !events.isEmpty || isClosed else { return .take }
        guard events.count < Self.limit else { return .drop }
        events.append(event)
        return .keep
    }

    /// Whether what is in front can take what was kept.
    var canDeliver: Bool { !events.isEmpty && !isClosed && front != .progress }

    /// The next of what was kept, if what is in front can take it.
    mutating func next() -> InputEvent? {
        canDeliver ? events.removeFirst() : nil
    }

    /// Whether nobody can have seen yet what there is to be decided.
    private var isUnseenDecision: Bool { front == .decision && isUnseen }

    private var isClosed: Bool { front == .checking || isPending || isHolding || (front == .progress && isUnseen) }
}
