/// A rule for how long to pause a task that keeps asking questions that cannot be shown.
///
/// A loop such as `while !ready { await alert("Plug in the printer") }` continues after its screen has left. Each of
/// the first refusals costs one turn of the main actor, so that everything else can run. After that, each pause is
/// twice as long as the one before, so that the loop costs nothing.
struct RefusalBackoff {
    struct Asker {
        let task: Int
        var count: Int
    }

    /// The tasks that were refused recently, the latest one at the end.
    ///
    /// A few tasks are enough, because a loop soon comes back.
    private(set) var askers: [Asker] = []

    private static let remembered = 64
    private static let free = 8
    private static let slowest = 9

    /// Counts a refusal of a task.
    ///
    /// Returns how often in a row the task was refused, and how long to pause it; `nil` if a turn of the main actor is
    /// enough.
    mutating func refuse(_ task: Int) -> (count: Int, pause: Duration?) {
        let count = 1 + (take(task)?.count ?? 0)
        if askers.count == Self.remembered { askers.removeFirst() }
        askers.append(Asker(task: task, count: count))
        guard count > Self.free else { return (count, nil) }
        return (count, .milliseconds(1 << min(count - Self.free - 1, Self.slowest)))
    }

    /// Notes that a question of the task was shown.
    ///
    /// Its next refusal counts as the first one again.
    mutating func forgive(_ task: Int) {
        _ = take(task)
    }

    private mutating func take(_ task: Int) -> Asker? {
        askers.lastIndex { $0.task == task }.map { askers.remove(at: $0) }
    }
}
