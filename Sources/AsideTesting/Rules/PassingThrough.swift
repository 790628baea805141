/// Stands in line in the thread pool, and then for the main actor.
@concurrent
nonisolated func passThroughExecutors() async {
    await MainActor.run {}
}
