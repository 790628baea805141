import Aside
public import Testing

/// The steps for what is on the stage once nothing goes on by itself.
extension TestPresenter {
    /// Waits until the flow has ended, or waits for its user or for time.
    ///
    /// Then a test can expect something of the state that the last step has led to.
    ///
    /// - Parameter sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the flow goes on and on, or waits for something else.
    public func settle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        await RecordedError.prepare()
        var events = -1
        var turns = 0
        // Also after the end: the flow may have started a task that asks.
        repeat {
            events = waiters.eventCount
            turns += 1
            if turns > Self.mostTurns {
                throw recorded(
                    Failure(
                        "The flow goes on and on, and asks its user nothing.",
                        "let the loop end, or let its user decide whether it goes on.", sourceLocation))
            }
            await letTasksRun()
            if flowFailure != nil { break }
        } while isComingToRest || events != waiters.eventCount && currentRun.flow.progress == .running
        try await expect(.rest, at: sourceLocation)
    }

    private static let mostTurns = 1_000
}
