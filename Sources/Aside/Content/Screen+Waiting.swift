extension Screen {
    /// Performs an action, and returns when its work has ended, whether or not it was cancelled.
    ///
    /// - Parameter id: the action's identity, from the ``outline``.
    /// - Throws: ``ControlError`` if the action is gone or disabled, or the screen is not on a stage.
    public func pressAndWait(_ id: Outline.Item.ID) async throws(ControlError) {
        let (item, work) = try action(id)
        let (working, end) = AsyncStream.makeStream(of: Never.self)
        let isPerformed = perform {
            defer { end.finish() }
            try await work()
        }
        guard isPerformed else { throw .notOnStage(item, on: TypeName(of: self)) }
        for await _ in working {}
    }
}
