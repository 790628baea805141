public import Aside

/// The app: a list of sync-ups that the user can add, change, record and delete.
public struct SyncUpsFlow: Flow {
    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let store: SyncUpStore
    let dependencies: Dependencies

    /// Makes the flow of the app.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - store: The store of the sync-ups; the app opens it.
    ///   - dependencies: The clock, the locale and the speech recognition.
    public init(stage: Stage, store: SyncUpStore, in dependencies: Dependencies) {
        self.stage = stage
        self.store = store
        self.dependencies = dependencies
    }

    /// Runs the app until its user closes the list.
    ///
    /// - Throws: `CancellationError` if the user leaves otherwise, or if the store cannot be opened.
    public func run() async throws {
        try await retrying("Your sync-ups cannot be opened") { try store.open() }
        try await show(SyncUpsScreen(store)).until { choice in
            switch choice {
            case .add:
                try await SyncUpEditor(stage: stage, store: store, dependencies: dependencies).edit(store.draft())
            case .open(let syncUp): try await details(of: syncUp).run()
            case .close: return .leave
            }
            return .stay
        }
    }

    private func details(of syncUp: SyncUp) -> SyncUpFlow {
        SyncUpFlow(stage: stage, syncUp: syncUp, store: store, dependencies: dependencies)
    }
}
