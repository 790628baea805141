/// The turns that tasks of this library give to everything else on the main actor.
@MainActor
package enum MainActorTurn {
    /// The main actor is one for the whole process, and so is its present stretch.
    private static var stretch = MainActorStretch()

    /// Lets the main actor run what waits for it.
    static func give() async {
        await Task {}.value
    }

    /// Whether a function that returns without a pause has to give a turn.
    package static var isDue: Bool {
        switch stretch.returns(at: .now) {
        case .goOn: return false
        case .mark:
            Task.detached { @MainActor in stretch.turned() }
            return false
        case .giveTurn: return true
        }
    }
}

/// A rule for when a task has to let the main actor run other work, although nothing makes the task wait.
///
/// A question that is answered as it is shown returns without a pause. A loop of such questions would never leave the
/// main actor. Therefore, each function that returns without a pause asks this rule, which reads a clock. Most of the
/// time, the task goes on. After a while, the rule wants a *mark*: a job that the main actor runs when it is free. As long
/// as that job has not run, nothing else has, and the task gives up its turn.
struct MainActorStretch {
    enum Decision: Equatable {
        /// The task goes on.
        case goOn
        /// The task goes on, and a job of the main actor calls ``turned()``.
        case mark
        /// The task lets the main actor run other work first.
        case giveTurn
    }

    /// From when on it is worth knowing whether anything else has run.
    static let short = Duration.microseconds(500)
    /// How long nothing else may run.
    static let long = Duration.milliseconds(5)

    /// When a function first returned without a pause since the main actor ran the last mark.
    private var began: ContinuousClock.Instant?
    private var isMarked = false

    /// Called when a function is about to return without a pause.
    mutating func returns(at now: ContinuousClock.Instant) -> Decision {
        guard let began else {
            began = now
            return .goOn
        }
        if isMarked { return now - began < Self.long ? .goOn : .giveTurn }
        if now - began < Self.short { return .goOn }
        isMarked = true
        // It is not known how long ago the main actor was free.
        self.began = now
        return .mark
    }

    /// Called when the main actor runs the mark.
    mutating func turned() {
        began = nil
        isMarked = false
    }
}
