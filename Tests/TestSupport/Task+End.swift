extension Task {
    /// Cancels the task, and waits until it has ended.
    package func end() async {
        cancel()
        _ = await result
    }
}
