/// The turns that tasks of this library give to everything else on the main actor.
@MainActor
enum MainActorTurn {
    /// The main actor is one for the whole process, and so is its present stretch.
    private static var stretch = MainActorStretch()

    /// Gives the main actor a turn if nothing else has run for some milliseconds.
    ///
    /// Every function that a loop can await calls this where it returns without a pause.
    static func giveIfDue() async {
        if isDue { await give() }
    }

    /// Lets the main actor run what waits for it.
    static func give() async {
        await Task {}.value
    }

    /// Whether a function that returns without a pause has to give a turn.
    static var isDue: Bool {
        switch stretch.returns(at: .now) {
        case .goOn: return false
        case .mark:
            Task.detached { @MainActor in stretch.turned() }
            return false
        case .giveTurn: return true
        }
    }
}
