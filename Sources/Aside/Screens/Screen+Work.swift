extension Screen {
    /// Runs something in the name of this screen: what a button of it does.
    ///
    /// It starts at once. What it asks shows above the screen, and it is cancelled when the screen leaves.
    /// An error that it throws is shown as an alert; a `CancellationError` means that the user changed their mind.
    ///
    /// - Parameter work: what is to be done.
    /// - Returns: `false` where the screen is not shown, so that nothing was done.
    @discardableResult
    public func perform(_ work: @escaping @MainActor () async throws -> Void) -> Bool {
        guard let visit = outlet.visit else { return false }
        let stage = visit.stage
        visit.perform {
            // Nobody's code asks here: what can be said of it is where the screen was shown.
            let line = stage.entries.first { $0.id == visit.id }?.source
            do {
                try await work()
            } catch {
                await stage.alert(error, file: line?.fileID ?? #fileID, line: line?.line ?? #line)
            }
        }
        return true
    }
}
