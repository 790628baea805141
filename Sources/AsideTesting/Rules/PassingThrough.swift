/// Waits for a turn in the thread pool, and then for a turn on the main actor.
@concurrent
nonisolated func passThroughExecutors() async {
    await MainActor.run {}
}
