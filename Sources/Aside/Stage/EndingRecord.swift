/// Where the questions that are asked in a task leave the reason why they ended.
///
/// A reason counts only in the stretch in which its question has ended. A `CancellationError` that comes later has another
/// cause, however the last question ended.
@MainActor
final class EndingRecord {
    @TaskLocal fileprivate static var current: EndingRecord?
    /// How many there are: mostly none, and then nobody has to look for one.
    private static var open = 0

    private(set) var ending: Ending?
    private var count = 0

    /// Leaves the reason with whoever wants to know it.
    static func note(_ ending: Ending, _ host: ModalHost) {
        if open > 0 { current?.note(ending, host) }
    }

    /// Runs the body, and records how the questions that are asked in it end.
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

/// Does something as the user does it: not in the name of the work in whose stretch it happens to be done.
@MainActor
package func outsideOfWork<Result>(_ body: @MainActor () -> Result) -> Result {
    Work.$current.withValue(nil) { EndingRecord.$current.withValue(nil) { body() } }
}
