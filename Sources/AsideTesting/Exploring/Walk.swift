public import Aside
public import AsidePaths

/// One way through a flow that is explored: where the flow shows its screens, and what has to hold on the way.
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
    /// Where the flow shows its screens and asks its questions.
    public let stage: Stage
    /// The clock of the stage, which stands still until a walk lets time pass.
    ///
    /// Give it to what sleeps.
    public let clock: TestClock

    struct Invariant {
        let name: String
        let holds: @MainActor () -> Bool
    }

    struct Publication {
        let code: String?
        let publish: @MainActor (any Screen) -> Bool
    }

    private(set) var texts: [String: [String]] = [:]
    private(set) var publications: [ObjectIdentifier: [Publication]] = [:]
    private(set) var invariants: [Invariant] = []
    private(set) var lastInvariants: [Invariant] = []
    /// Begins to watch a value, and returns what tells later whether it is still the same.
    private(set) var watches: [(name: String, begin: @MainActor () -> @MainActor () -> Bool)] = []
    private(set) var remembered: [@MainActor (inout Hasher) -> Void] = []
    private(set) var filters: [@MainActor (Path.Move) -> Bool] = []

    init(strings: Strings) {
        clock = TestClock()
        stage = Stage(strings: strings, clock: clock)
    }

    // MARK: Values

    /// Gives texts that are typed into the fields with a label, in place of their placeholders.
    ///
    /// - Parameters:
    ///   - texts: the texts, each of which is typed on some walk.
    ///   - label: the label of the fields; of the only field of a prompt, the prompt's title.
    public func type(_ texts: String..., into label: String) {
        self.texts[label] = texts
    }

    /// Gives values that screens of a type publish, in place of all that their controls do.
    ///
    /// - Parameters:
    ///   - values: the values, each of which is published on some walk.
    ///   - screen: the type of the screens.
    public func publish<Shown: Screen>(_ values: Shown.Value..., from screen: Shown.Type) {
        publications[ObjectIdentifier(screen)] = values.map { value in
            Publication(code: SwiftValue.code(value)) { ($0 as? Shown)?.publish(value) ?? false }
        }
    }

    /// Leaves out the moves that do not fulfil a condition, on purpose: what lies behind them is not explored.
    ///
    /// - Parameter isWanted: whether a move is made.
    public func only(_ isWanted: @escaping @MainActor (Path.Move) -> Bool) {
        filters.append(isWanted)
    }

    // MARK: What has to hold

    /// Says what holds in every state of the flow.
    ///
    /// - Parameters:
    ///   - name: what is said, for the message of a failure.
    ///   - condition: checked in each state, when nothing goes on.
    public func always(_ name: String, _ condition: @escaping @MainActor () -> Bool) {
        invariants.append(Invariant(name: name, holds: condition))
    }

    /// Says what holds when the flow has ended.
    ///
    /// - Parameters:
    ///   - name: what is said, for the message of a failure.
    ///   - condition: checked at the end of each walk.
    public func atEnd(_ name: String, _ condition: @escaping @MainActor () -> Bool) {
        lastInvariants.append(Invariant(name: name, holds: condition))
    }

    /// Says that something stays the same when the user leaves: goes back, dismisses, cancels.
    ///
    /// - Parameters:
    ///   - name: what it is, for the message of a failure.
    ///   - value: compared before and after each such move.
    public func unchangedByLeaving<Value: Equatable>(_ name: String, _ value: @escaping @MainActor () -> Value) {
        watches.append(
            (
                name,
                {
                    let before = value()
                    return { value() == before }
                }
            ))
    }

    /// Tells states apart that look the same and were reached by the same answers, such as by how often a fake has failed.
    ///
    /// - Parameter value: what tells them apart.
    public func remember<Value: Hashable>(_ value: @escaping @MainActor () -> Value) {
        remembered.append { $0.combine(value()) }
    }
}
