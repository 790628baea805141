/// How long a task is held that asks again and again although nothing it asks can be shown.
///
/// A loop such as `while !ready { await alert("Plug in the printer") }` goes on after its screen has left. The first
/// refusals cost one turn of the main actor each, so that everything else goes on. From then on each waits twice as long
/// as the one before, so that the loop costs nothing.
struct RefusalBackoff {
    private struct Asker {
        let task: Int
        var count: Int
    }

    /// Those that were refused lately, the last one at the end; a few suffice, as a loop is never away for long.
    private var askers: [Asker] = []

    private static let remembered = 64
    private static let free = 8
    private static let slowest = 9

    /// Counts a refusal.
    ///
    /// - Parameter task: tells the task that asks from others.
    /// - Returns: how often in a row the task was refused, and how long to hold it; `nil` where a turn of the main actor is
    ///   enough.
    mutating func refuse(_ task: Int) -> (count: Int, pause: Duration?) {
        let count = 1 + (take(task)?.count ?? 0)
        if askers.count == Self.remembered { askers.removeFirst() }
        askers.append(Asker(task: task, count: count))
        guard count > Self.free else { return (count, nil) }
        return (count, .milliseconds(1 << min(count - Self.free - 1, Self.slowest)))
    }

    /// Something of the task was shown: its next refusal is the first one again.
    mutating func forgive(_ task: Int) {
        _ = take(task)
    }

    var isEmpty: Bool { askers.isEmpty }

    private mutating func take(_ task: Int) -> Asker? {
        askers.lastIndex { $0.task == task }.map { askers.remove(at: $0) }
    }
}
