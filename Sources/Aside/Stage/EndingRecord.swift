/// Records why the questions that a task asks have ended.
///
/// A reason counts only until the task suspends again. A `CancellationError` that comes later has another cause.
@MainActor
final class EndingRecord {
    @TaskLocal fileprivate static var current: EndingRecord?
    /// How many records are open.
    ///
    /// It is mostly 0, and then nobody has to look for a record.
    private static var open = 0

    private(set) var ending: Ending?
    private var count = 0

    /// Notes the reason in the record of the current task, if there is one.
    static func note(_ ending: Ending, _ host: ModalHost) {
        if open > 0 { current?.note(ending, host) }
    }

    /// Runs the body, and records how the questions that it asks end.
    func record<Answer>(_ body: @MainActor () async throws -> Answer) async rethrows -> Answer {
        Self.open += 1
        defer { Self.open -= 1 }
        return try await Self.$current.withValue(self) { try await body() }
    }

    private func note(_ ending: Ending, _ host: ModalHost) {
        self.ending = ending
        count += 1
        guard ending != .answered else { return }
        let noted = count
        host.later { if self.count == noted { self.ending = nil } }
    }
}

/// Does something as the user would do it, outside of any work that is running now.
@MainActor
package func outsideOfWork<Result>(_ body: @MainActor () -> Result) -> Result {
    Work.$current.withValue(nil) { EndingRecord.$current.withValue(nil) { body() } }
}
