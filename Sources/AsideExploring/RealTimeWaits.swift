/// How long the walks have waited in real time for work that the library does not know, and where.
struct RealTimeWaits {
    private var times: [String: Duration] = [:]
    /// Where a walk has gone on while such work was still running.
    private var placesOfGivingUp: Set<String> = []
    /// Where the user can do something, and the walks only waited.
    var placesUntried: Set<String> = []
    /// Whether the author of the test has heard of them.
    var areTold = false

    /// Adds a wait at a place.
    mutating func add(_ time: Duration, at place: String) {
        times[place, default: .zero] += time
    }

    /// Notes that a walk has waited long enough at a place, and goes on.
    mutating func giveUp(at place: String) {
        placesOfGivingUp.insert(place)
        add(.zero, at: place)
    }

    /// Where the user can do something while work runs, and no walk has done it.
    private var untried: [String] { placesUntried.subtracting(placesOfGivingUp).sorted() }

    /// Whether the waits are worth a line at the end: also short ones keep the walks from what the user can do.
    func areWorthWarning(after elapsed: Duration) -> Bool { areNotable(after: elapsed) || !untried.isEmpty }

    /// Returns whether the waits are worth a warning after some time: a few short ones may come from a busy machine.
    func areNotable(after elapsed: Duration) -> Bool {
        !placesOfGivingUp.isEmpty || total >= .seconds(1) && total * 2 >= elapsed
    }

    /// How long all waits were together.
    var total: Duration { times.values.reduce(.zero, +) }

    /// How long the walks have waited, where most of it, and what to do.
    var warning: String {
        let most = times.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "the start"
        let seconds = total.components.seconds
        return "The walks waited in real time, for \(seconds == 0 ? "less than a second" : "\(seconds) s"), mostly at "
            + "\(most), for something that is not a screen, a modal or a sleep by the walk's clock. Let it answer at once "
            + "in this test, or sleep by `stage.clock`."
            + (untried.isEmpty
                ? "" : " What the user can do meanwhile was not tried at \(untried.joined(separator: ", ")).")
    }
}
