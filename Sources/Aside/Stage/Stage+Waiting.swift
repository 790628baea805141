extension Stage {
    /// Whether the screen on top waits for its user: what it yielded last is dealt with, or not yet there.
    ///
    /// Between two modals of a flow, the screen below is in view and does not wait.
    package var isWaiting: Bool {
        guard let top = entries.last else { return false }
        return phase(of: top.id) == .waiting
    }

    /// Returns when the screen on top waits for its user.
    ///
    /// - Throws: `CancellationError` where the task was cancelled before.
    package func whenWaiting() async throws {
        // The phase of an entry is not observable yet. Looking again costs time, but never a wrong answer.
        while !isWaiting { try await Task.sleep(for: .milliseconds(2)) }
    }
}
