/// Tells how far work has come: `report(0.4, "12 found")`.
@MainActor
public struct ProgressReport {
    let shown: ShownProgress
    /// What the report is about; `nil` for all of the work.
    var part: ProgressMeters.Part?

    /// Shows how far the work has come.
    ///
    /// - Parameters:
    ///   - fraction: from 0 to 1; values outside are taken as the nearest of them, and `nil` as not known.
    ///   - note: what is being done; `nil` leaves the last one.
    public func callAsFunction(_ fraction: Double?, _ note: String? = nil) {
        shown.report(on: part, fraction, note)
    }

    /// Shows one of several pieces of work that run at the same time, below the whole and as long as it runs.
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
    ///   - title: What is being done.
    ///   - operation: The piece of work; it is handed a function to report with.
    /// - Returns: what the operation returns.
    /// - Throws: what the operation throws.
    public func part<Value, Failure: Error>(
        _ title: String, operation: @MainActor (_ report: ProgressReport) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let part = shown.begin(title)
        defer { shown.end(part) }
        return try await operation(ProgressReport(shown: shown, part: part))
    }
}

/// What a progress shows of its work, until it has ended.
@MainActor
final class ShownProgress {
    private let modal: Modal
    private var meters: ProgressMeters
    /// How long the work has been running; `nil` where nobody wants to know how long the rest takes.
    private let elapsed: (() -> Duration)?
    private var timeLeft = TimeLeft()

    init(in modal: Modal, tellsTimeLeft: Bool) {
        self.modal = modal
        meters = ProgressMeters(title: modal.content.title)
        elapsed = tellsTimeLeft ? stopwatch(modal.host.clock) : nil
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
            meters.timeLeft = left.map(modal.host.strings.timeLeft)
        }
        show()
    }

    private func show() {
        guard modal.host.isOpen(modal.id) else { return }
        modal.content.body = meters.items
    }
}

/// Measures the time from now on.
private func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
}
