public import Aside
public import AsideTesting
public import Testing

/// One walk through a flow that is explored: its stage, and the conditions that must hold on the way.
///
/// ```swift
/// try await explore { walk in
///     walk.type("HALF", "FREE", into: "Code")
///     walk.atEnd("nothing is left over") { walk.stage.stack.count == 0 }
///     return try await walk.stage.confirm("Log out?")
/// }
/// ```
@MainActor
public final class Walk {
    /// The stage on which the flow shows its screens and asks its questions.
    public let stage: Stage
    /// The clock of the stage.
    ///
    /// It stands still until a walk lets time pass. Pass it to code that sleeps.
    public let clock: TestClock

    /// Something that the test requires, with the place of its code.
    struct Condition {
        let name: String
        let location: SourceLocation
        let holds: @MainActor () -> Bool
    }

    struct Publication {
        let text: String
        let publish: @MainActor (any Screen) -> Bool
    }

    private(set) var texts: [String: [String]] = [:]
    private(set) var publications: [ObjectIdentifier: [Publication]] = [:]
    private(set) var invariants: [Condition] = []
    private(set) var lastInvariants: [Condition] = []
    /// Functions that begin to watch a value, each of which returns that it is still the same.
    private(set) var watches: [@MainActor () -> Condition] = []
    private(set) var remembered: [@MainActor (inout Hasher) -> Void] = []
    private(set) var accepted: Set<Acceptance> = []
    private(set) var filters: [@MainActor ([Move]) -> Bool] = []

    init(on stage: Stage, clock: TestClock) {
        self.stage = stage
        self.clock = clock
    }

    // MARK: Values

    /// Gives the texts to type into the fields with a label.
    ///
    /// They replace the fields' placeholders.
    ///
    /// - Parameters:
    ///   - texts: The texts. Each is typed on some walk. Without any, the field is left as it is.
    ///   - label: The label of the fields. If a prompt has a single field, the title of the prompt.
    public func type(_ texts: String..., into label: String) {
        self.texts[label] = texts
    }

    /// Gives the values that screens of a type publish.
    ///
    /// They replace everything that the controls of these screens do.
    ///
    /// - Parameters:
    ///   - values: The values. Each is published on some walk.
    ///   - screen: The type of the screens.
    public func publish<Shown: Screen>(_ values: Shown.Value..., from screen: Shown.Type) {
        publications[ObjectIdentifier(screen)] = values.map { value in
            Publication(text: "\(value)") { ($0 as? Shown)?.publish(value) ?? false }
        }
    }

    /// Leaves out, on purpose, the moves that do not fulfil a condition.
    ///
    /// The exploration does not see what follows these moves.
    ///
    /// ```swift
    /// try await explore { walk in
    ///     walk.only { $0 != [.press("Add")] }
    ///     walk.only { $0 != [.fill("Name", "a")] }
    ///     // Without its texts, all that fill in anything are left out.
    ///     walk.only { if case .fill = $0[0] { false } else { true } }
    ///     return try await walk.stage.confirm("Log out?")
    /// }
    /// ```
    ///
    /// - Parameter isWanted: Whether the user should do that; several moves if fields are filled in and submitted.
    public func only(_ isWanted: @escaping @MainActor ([Move]) -> Bool) {
        filters.append(isWanted)
    }

    // MARK: Required conditions

    /// Requires a condition to hold in every state of the flow.
    ///
    /// - Parameters:
    ///   - name: The condition in words, for the message of a failure.
    ///   - sourceLocation: Where the condition is, for the message of a failure.
    ///   - condition: Checked in each state, when nothing is running.
    public func always(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: @escaping @MainActor () -> Bool
    ) {
        invariants.append(Condition(name: name, location: sourceLocation, holds: condition))
    }

    /// Requires a condition to hold when the flow has ended.
    ///
    /// That is also where the user leaves it, as by Back at the first screen, and where the exploration cancels it. If the
    /// condition is about a result, let the flow's closure note the result: `receipt == nil || shop.isPaid`.
    ///
    /// - Parameters:
    ///   - name: The condition in words, for the message of a failure.
    ///   - sourceLocation: Where the condition is, for the message of a failure.
    ///   - condition: Checked at the end of each walk.
    public func atEnd(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: @escaping @MainActor () -> Bool
    ) {
        lastInvariants.append(Condition(name: name, location: sourceLocation, holds: condition))
    }

    /// Requires a value to stay the same when the user leaves something: goes back, dismisses or cancels.
    ///
    /// A value that is changed only while a question is shown changes when it is taken back. For a seat that is held until the
    /// user pays, use ``atEnd(_:sourceLocation:_:)`` with a condition such as `hall.held == 0`.
    ///
    /// - Parameters:
    ///   - name: The name of the value, for the message of a failure.
    ///   - sourceLocation: Where the value is, for the message of a failure.
    ///   - value: The value. It is compared before and after each such move.
    public func unchangedByLeaving<Value: Equatable>(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ value: @escaping @MainActor () -> Value
    ) {
        watches.append {
            let before = value()
            return Condition(name: name, location: sourceLocation) { value() == before }
        }
    }

    /// Accepts what looks wrong and is meant.
    ///
    /// If it comes no more, a warning says so. A failure prints the call to paste.
    ///
    /// - Parameters:
    ///   - finding: The kind of what is meant.
    ///   - place: The name of the place, such as `alert “Sure?”`, or the title of a screen.
    public func accept(_ finding: Exploration.Finding, at place: String) {
        accepted.insert(Acceptance(finding: finding, place: place))
    }

    /// Distinguishes states that look the same and have the same past answers.
    ///
    /// For example, a fake may succeed or fail depending on how many calls it has had. Ways that differ in the value are
    /// not compared, so it can hide what outlives Back: explore the flow also with a fake that always fails, or never.
    ///
    /// - Parameter value: A value that differs between the states. It is `Hashable`, such as a number, a text or an array of
    ///   them: of other values, give what tells them apart (`cart.items.map(\.id)`).
    public func remember<Value: Hashable>(_ value: @escaping @MainActor () -> Value) {
        remembered.append { $0.combine(value()) }
    }
}

/// What a test accepts: a kind of finding at a place.
struct Acceptance: Hashable {
    let finding: Exploration.Finding
    let place: String
}
