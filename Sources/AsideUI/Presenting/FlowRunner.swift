import Aside

/// An object that runs the flow of a stage once, while the view that owns the object exists.
///
/// SwiftUI ends a view's own task each time that the view goes out of sight: under a cover, and in another tab.
@MainActor
final class FlowRunner {
    private var task: Task<Void, Never>?

    /// Runs a flow, unless one was started before.
    ///
    /// An alert on the stage shows an error that the flow throws.
    func start(on stage: Stage, _ flow: @escaping @MainActor () async throws -> Void) {
        guard task == nil else { return }
        task = Task {
            do { try await flow() } catch { await stage.alert(error) }
        }
    }

    deinit {
        task?.cancel()
    }
}
