/// The behavior of a progress modal, which shows running work.
@MainActor
final class ProgressBehavior<Answer>: Interaction {
    let operation: RunningOperation? = RunningOperation()
    private let body: @MainActor (ProgressReport) async throws -> Answer
    private let tellsTimeLeft: Bool

    init(tellsTimeLeft: Bool, _ operation: @escaping @MainActor (ProgressReport) async throws -> Answer) {
        self.tellsTimeLeft = tellsTimeLeft
        body = operation
    }

    var isGuarded: Bool { true }
    var hostsWork: Bool { true }

    func happens(_ event: Modal.Event, to modal: Asked<Answer>) {
        switch event {
        case .began: begin(modal)
        case .mayClose:
            modal.content.isBusy = true
            operation?.cancel()
        case .ended: operation?.cancel()
        case .appeared, .expired: break
        }
    }

    private func begin(_ modal: Asked<Answer>) {
        guard modal.host.isOpen(modal.id) else { return }
        let shown = ShownProgress(in: modal, tellsTimeLeft: tellsTimeLeft)
        operation?.start(for: modal) { [body] in
            let result: Result<Answer, any Error>
            do { result = .success(try await body(ProgressReport(shown: shown))) } catch {
                result = .failure(error)
            }
            // The operation may have succeeded although the user cancelled it. Then its result counts.
            if modal.content.isBusy, case .failure(let error) = result, error is CancellationError {
                modal.host.end(modal.id, as: .dismissed, byItself: true)
            } else {
                modal.settleByItself(result)
            }
        }
    }
}
