/// A function that reports how far work has come: `report(0.4, "12 found")`.
@MainActor
public struct ProgressReport {
    let shown: ShownProgress
    /// The part of the work that this reports on; `nil` for the whole work.
    var part: ProgressMeters.Part?

    /// Reports how far the work has come.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1. Values outside this range are clamped. `nil` means that it is not known.
    ///   - note: What is being done now. `nil` keeps the last note.
    public func callAsFunction(_ fraction: Double?, _ note: String? = nil) {
        shown.report(on: part, fraction, note)
    }

    /// Runs a part of the work, and shows its own progress below the whole while it runs.
    ///
    /// Several parts can run at the same time.
    ///
    /// ```swift
    /// let hits = try await progress("Searching…") { report in
    ///     async let old = report.part("Archive") { part in
    ///         part(nil, "from the beginning")
    ///         return try await shop.search("old " + words)
    ///     }
    ///     async let new = report.part("Shop") { _ in try await shop.search(words) }
    ///     return try await old + new
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: What the part does.
    ///   - operation: The work of the part. It receives a function that reports its progress.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public func part<Value, Failure: Error>(
        _ title: String, operation: @MainActor (_ report: ProgressReport) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await shown.tasks.giveTurnIfDue()
        let part = shown.begin(title)
        defer { shown.end(part) }
        return try await operation(ProgressReport(shown: shown, part: part))
    }
}

/// The content of a progress modal until its work has ended.
@MainActor
final class ShownProgress {
    private let modal: Modal
    private var meters: ProgressMeters
    /// How long the work has been running; `nil` if the modal does not show the time left.
    private let elapsed: (() -> Duration)?
    private var timeLeft = TimeLeft()
    var tasks: StageTasks { modal.host.tasks }

    init(in modal: Modal, tellsTimeLeft: Bool) {
        self.modal = modal
        meters = ProgressMeters(title: modal.content.title)
        elapsed = tellsTimeLeft ? stopwatch(modal.host.tasks.clock) : nil
    }

    func begin(_ title: String) -> ProgressMeters.Part {
        defer { show() }
        return meters.begin(title)
    }

    func end(_ part: ProgressMeters.Part) {
        meters.end(part)
        show()
    }

    func report(on part: ProgressMeters.Part?, _ fraction: Double?, _ note: String?) {
        meters.report(on: part, fraction, note)
        if part == nil, let elapsed {
            let left = timeLeft.estimate(meters.fraction, after: elapsed())
            meters.timeLeft = left.map(modal.host.words.timeLeft)
        }
        show()
    }

    private func show() {
        guard modal.host.isOpen(modal.id) else { return }
        modal.content.body = meters.items
    }
}

/// Makes a function that measures the time from now on.
private func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
}
