import Aside

/// A buffer for keys that nothing in front accepts yet, and the policy that decides what they are for.
///
/// Inline questions and whole screens share this policy:
///
/// - Keys typed right after an action are for what follows the action: the next screen, sheet, prompt or list, or a
///   harmless question.
/// - They never answer a question that the user cannot have meant to answer. A message and a destructive question
///   ignore every key that was pressed before the user could see them.
/// - Nobody reads a question in less than a quarter of a second. For that long, nothing presses a choice that destroys,
///   nothing closes an error or a warning, and nothing ends a wizard.
/// - Keys skip running work, because its only button would cancel it.
/// - If a key has already led to something else, or its button has gone with its row, the same key once more is a double
///   tap and has no effect. From one question to the next, it counts. Escape twice goes back twice.
/// - While a prompt shows that it checks an answer, Enter and the key that submitted it have no effect, until another
///   key is typed. An impatient user presses them.
/// - What was typed ahead of a refusal was for what follows an answer, and has no effect.
/// - A key for a button that cannot be pressed yet waits a little for that button, and for no other.
struct TypeAhead: Sendable {
    /// What is in front, as far as it matters for typed keys.
    enum Front: Equatable, Sendable {
        /// It accepts keys.
        case open
        /// It accepts keys, and a single key may decide something.
        case decision
        /// Work is running, and a single key may cancel it.
        ///
        /// Typed-ahead keys are for whatever follows the work.
        case progress
        /// A prompt is checking its entry.
        case checking
        /// A screen that is handling the last action, or nothing at all.
        case busy
    }

    /// What happens to an event.
    enum Decision: Equatable, Sendable {
        case take
        case keep
        case drop
    }

    /// The maximum number of kept events.
    ///
    /// Nobody means to type more.
    static let limit = 1_000

    /// How long a surface is in view before the user can have read it.
    static let readingTime = Duration.milliseconds(250)

    private(set) var events: [InputEvent] = []
    private var front = Front.open
    private var surface: FrontID?
    /// Whether a question is in front, and not a screen.
    private var isQuestion = false
    private var lastAction: InputEvent?
    /// Whether it is still unknown what follows the last action.
    private(set) var isPending = false
    /// Whether the last action's own work has ended.
    private var isWorkDone = false
    /// Whether the last action answered a question.
    private var hasAnswered = false
    /// Whether the first event waits for its button.
    private(set) var isHolding = false
    /// Whether the last action has led to something else, so that the same key again would be a double tap.
    private var hasLedElsewhere = false
    /// Whether the pressed button has gone, and the user cannot have seen that yet.
    private(set) var hasLostButton = false
    /// Whether Enter was refused, and the user cannot have seen that yet.
    private(set) var isRefused = false
    /// Whether the surface in front has only just appeared.
    private(set) var isUnseen = false
    /// When the surface in front was first drawn; `nil` if it was not.
    private var drawn: ContinuousClock.Instant?

    /// Called when an action was done that may lead to something else.
    mutating func expectEffect(of event: InputEvent) {
        lastAction = event
        isPending = true
        isWorkDone = false
        hasLedElsewhere = false
        hasAnswered = isQuestion
    }

    /// Called when the pressed button has gone, so that the same key would press another one.
    mutating func loseButton() {
        hasLedElsewhere = true
        hasLostButton = true
    }

    /// Called when the surface in front has refused Enter.
    mutating func refuse() {
        events = []
        isRefused = true
    }

    /// Called when the action's own work has ended.
    ///
    /// From then on, more follows only if the surface in front says so.
    mutating func endWork() {
        isWorkDone = true
    }

    /// Called when the last action has had enough time to have an effect.
    mutating func endEffect() {
        guard isPending else { return }
        if hasLedElsewhere, lastAction != .key(Key(.escape)) {
            while let first = events.first, first == lastAction { events.removeFirst() }
        }
        isPending = false
    }

    /// Drops all kept keys.
    mutating func clear() {
        events = []
        isHolding = false
    }

    /// Keeps an event for a button that cannot be pressed yet, and all events after it.
    mutating func hold(_ event: InputEvent) {
        events.insert(event, at: 0)
        isHolding = true
    }

    /// Called when the button can be pressed.
    mutating func release() {
        isHolding = false
    }

    /// Drops the event for a button that cannot be pressed, because the event is meant for no other button.
    mutating func dropHeld() {
        guard isHolding else { return }
        events.removeFirst()
        isHolding = false
    }

    /// Called when the last drawing has been there long enough for the user to see it.
    mutating func markSeen() {
        isUnseen = false
        hasLostButton = false
        isRefused = false
    }

    /// Called when the surface in front has been drawn.
    mutating func markDrawn(at now: ContinuousClock.Instant) {
        if drawn == nil { drawn = now }
    }

    /// Called when the user is known to have read the surface in front.
    mutating func markRead(at now: ContinuousClock.Instant) {
        markSeen()
        drawn = now - Self.readingTime
    }

    /// Returns whether the user can have read the surface in front.
    func isRead(at now: ContinuousClock.Instant) -> Bool {
        drawn.map { now - $0 >= Self.readingTime } ?? false
    }

    /// Sets the surface in front, even if it is the same as before.
    mutating func setFront(_ next: Front, _ nextSurface: FrontID?, isQuestion: Bool = false) {
        let isOther = nextSurface != surface
        if isOther {
            dropHeld()
            drawn = nil
        }
        // After a refused text, all kept keys are dropped.
        if !isOther, front == .checking, next == .open { events = [] }
        if isOther || next == .busy { hasLedElsewhere = true }
        // The user can answer several questions in a row, such as with Enter for each default.
        if hasAnswered, isQuestion { hasLedElsewhere = false }
        if isOther || isWorkDone, next != .busy { endEffect() }
        if isOther, next == .decision { events = [] }
        // A check begins in the prompt that was in front before.
        if isOther || next == .checking && front != .checking {
            isUnseen = next == .decision || next == .progress || next == .checking
        }
        (front, surface, self.isQuestion) = (next, nextSurface, isQuestion)
    }

    /// Whether the surface in front accepts the next key.
    var isOpen: Bool { !isClosed && !isUnseenDecision && front != .progress }

    /// Whether the user points at what they see.
    ///
    /// Mouse presses are never kept.
    var takesMouse: Bool { events.isEmpty && !isUnseen && !isPending && !isHolding }

    /// Decides about the rest of an event that was used in part.
    mutating func keepRest(_ rest: InputEvent) -> Decision {
        if isUnseenDecision { return .drop }
        events.insert(rest, at: 0)
        return .keep
    }

    /// Decides what a new event is for.
    ///
    /// If the decision is to keep the event, this keeps it.
    mutating func receive(_ event: InputEvent) -> Decision {
        if front == .checking, event == .key(Key(.escape)) {
            events = []
            return .take
        }
        if isRefused || isUnseenDecision || isImpatient(event) || hasLostButton && event == lastAction { return .drop }
        if front == .progress, !isUnseen { return .take }
        guard !events.isEmpty || isClosed else { return .take }
        guard events.count < Self.limit else { return .drop }
        events.append(event)
        return .keep
    }

    /// Whether the surface in front accepts a kept event.
    var canDeliver: Bool { !events.isEmpty && !isClosed && front != .progress }

    /// Returns the next kept event, if the surface in front accepts it.
    mutating func next() -> InputEvent? {
        canDeliver ? events.removeFirst() : nil
    }

    /// Whether a key submits once more what is being checked, and can mean nothing else.
    ///
    /// Keys that came in together with the submitting key are typed ahead.
    private func isImpatient(_ event: InputEvent) -> Bool {
        guard front == .checking, !isUnseen else { return false }
        return (events + [event]).allSatisfy { $0 == lastAction || $0 == .key(Key(.enter)) }
    }

    /// Whether there is a decision that the user cannot have seen yet.
    private var isUnseenDecision: Bool { front == .decision && isUnseen }

    private var isClosed: Bool { front == .checking || isPending || isHolding || (front == .progress && isUnseen) }
}
