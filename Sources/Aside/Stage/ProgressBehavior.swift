/// Work that goes on while the user sees how far it has come.
@MainActor
final class ProgressBehavior<Answer>: AnsweringBehavior<Answer> {
    private var operation: (@MainActor (ProgressReport) async throws -> Answer)?
    private let running = RunningOperation()

    init(_ operation: @escaping @MainActor (ProgressReport) async throws -> Answer) {
        self.operation = operation
    }

    override var isGuarded: Bool { true }
    override var hostsWork: Bool { true }

    override func press(_ choice: Int, of modal: Modal) -> Bool {
        modal.content.choices.indices.contains(choice) && modal.host.dismiss(modal.id)
    }

    override func begin(_ modal: Modal) {
        guard let operation, modal.host.isOpen(modal.id) else { return }
        running.start(for: modal) {
            let result: Result<Answer, any Error>
            do { result = .success(try await operation(ProgressReport(modal: modal))) } catch {
                result = .failure(error)
            }
            self.ended(with: result, modal)
        }
    }

    private func ended(with result: Result<Answer, any Error>, _ modal: Modal) {
        // What the user cancelled may have ended all the same, and then that is what counts.
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

/// Tells how far work has come: `report(0.4, "12 found")`.
@MainActor
public struct ProgressReport {
    let modal: Modal

    /// Shows how far the work has come.
    ///
    /// - Parameters:
    ///   - fraction: from 0 to 1; values outside are taken as the nearest of them, and `nil` as not known.
    ///   - note: what is being done; `nil` leaves the last one.
    public func callAsFunction(_ fraction: Double?, _ note: String? = nil) {
        guard modal.host.isOpen(modal.id) else { return }
        let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        modal.content.body[0].kind = .meter(fraction: known)
        if let note { modal.content.body[0].children = [Outline.Item(.paragraph, note)] }
    }
}
