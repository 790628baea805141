/// The behavior of a progress modal, which shows running work.
@MainActor
final class ProgressBehavior<Answer>: AnsweringBehavior<Answer> {
    private var operation: (@MainActor (ProgressReport) async throws -> Answer)?
    private let running = RunningOperation()
    private let tellsTimeLeft: Bool

    init(tellsTimeLeft: Bool, _ operation: @escaping @MainActor (ProgressReport) async throws -> Answer) {
        self.tellsTimeLeft = tellsTimeLeft
        self.operation = operation
    }

    override var isGuarded: Bool { true }
    override var hostsWork: Bool { true }

    override func press(_ choice: Int, of modal: Modal) -> Bool {
        modal.content.choices.indices.contains(choice) && modal.host.dismiss(modal.id)
    }

    override func begin(_ modal: Modal) {
        guard let operation, modal.host.isOpen(modal.id) else { return }
        let shown = ShownProgress(in: modal, tellsTimeLeft: tellsTimeLeft)
        running.start(for: modal) {
            let result: Result<Answer, any Error>
            do { result = .success(try await operation(ProgressReport(shown: shown))) } catch {
                result = .failure(error)
            }
            self.ended(with: result, modal)
        }
    }

    private func ended(with result: Result<Answer, any Error>, _ modal: Modal) {
        // The operation may have succeeded although the user cancelled it. Then its result counts.
        if modal.content.isBusy, case .failure(let error) = result, error is CancellationError {
            modal.host.end(modal.id, as: .dismissed, byItself: true)
        } else {
            settleByItself(modal, result)
        }
    }

    override func askToClose(_ modal: Modal) {
        modal.content.isBusy = true
        running.cancel()
    }

    override func stop() {
        running.cancel()
        operation = nil
    }

    override func waitForEnd() async {
        await running.waitForEnd()
    }
}
