/// What the user entered into a field, or what its property holds, and what is known about it: a pure value.
///
/// A draft is a value once its format is right and it has passed all checks. Only then it is written to the property.
struct FieldDraft: Equatable {
    /// What is known about an entry with the right format.
    enum CheckState: Equatable {
        /// Some checks have not run.
        case open
        /// It has passed all checks, if there are any.
        case passed
        /// A check has refused it.
        case refused(String)
    }

    /// What has to be known of a field to decide about an entry.
    struct Facts: Equatable {
        /// Whether the property can be `nil`.
        var isOptional = false
        /// Whether the format of the entry is wrong.
        var hasProblem = false
        var checks = 0
        var checksWhileTyping = 0
    }

    /// What happens with a new entry.
    struct Plan: Equatable {
        /// Whether the value is written to the property at once.
        var writes = false
        /// Whether the property becomes `nil`, because the entry is not a value yet.
        var clears = false
        var checkState = CheckState.open
        /// How many checks run; 0 for none.
        var checks = 0
        /// Whether the checks wait until the user has stopped typing.
        var pauses = false
    }

    let entry: FieldEntry
    /// What the property held when the draft was last written.
    ///
    /// If the property holds something else now, the program has written it, and the draft is out of date.
    var held: HeldEntry
    /// Whether the user entered it.
    let isEntered: Bool
    var checkState: CheckState
    /// How many checks it has passed.
    var passedChecks = 0
    /// Whether a check that fails says nothing, because the user has not begun to type.
    var isSilent = false
    /// The number of the running checks; `nil` if none run.
    var run: Int?
    /// How many checks the run contains.
    var runningChecks = 0
    /// Whether the run still waits for the user to stop typing.
    var isPausing = false

    /// Decides what happens with a new entry.
    ///
    /// A text is typed letter by letter, so its checks run while it is typed, or later. Any other entry is complete.
    static func plan(for entry: FieldEntry, _ facts: Facts) -> Plan {
        if facts.isOptional, entry.isEmpty { return Plan(clears: true, checkState: .passed) }
        if facts.hasProblem { return Plan(clears: facts.isOptional) }
        if facts.checks == 0 { return Plan(writes: true, checkState: .passed) }
        let isTyped = entry.text != nil
        return Plan(
            clears: facts.isOptional, checks: isTyped ? facts.checksWhileTyping : facts.checks, pauses: isTyped)
    }

    /// Whether the checks have to run before the entry counts as a value.
    ///
    /// What the user has not entered is checked, too: an empty name may be wrong from the start. But the program may
    /// write what no entry stands for.
    func needsChecks(_ facts: Facts) -> Bool {
        guard facts.checks > 0, !facts.hasProblem, checkState != .passed else { return false }
        if isEntered { return !(facts.isOptional && entry.isEmpty) }
        return held.entry != nil && entry != .option(nil)
    }

    /// Whether all checks are running without a pause, so that nothing is gained by starting them again.
    func isChecking(_ facts: Facts) -> Bool { run != nil && runningChecks == facts.checks && !isPausing }

    /// Whether it has passed the checks that run while the user types.
    func hasPassedTyping(_ facts: Facts) -> Bool {
        !facts.hasProblem && (checkState == .passed || passedChecks >= facts.checksWhileTyping)
    }

    /// Whether the user entered it, and it is not a value.
    func isUnfinished(_ facts: Facts) -> Bool { isEntered && (facts.hasProblem || checkState != .passed) }

    /// Whether it is known that it is not a value, so that the default action is disabled.
    ///
    /// A wrong entry that nobody can correct disables nothing.
    func disablesDefaultAction(_ facts: Facts, isEnabled: Bool) -> Bool {
        if case .refused = checkState { return true }
        return facts.hasProblem && (isEntered || isEnabled)
    }
}
