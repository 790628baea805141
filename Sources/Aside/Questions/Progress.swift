extension Flow {
    /// Runs an operation, and shows the user how far it has come.
    ///
    /// - Parameters:
    ///   - title: What is being done.
    ///   - message: The text below the title.
    ///   - undismissible: Whether the user cannot cancel the operation. If they can, the modal stays until the
    ///     cancelled operation ends.
    ///   - showsTimeLeft: Whether the user sees how long the rest may take. The estimate uses the reports and the
    ///     stage's clock.
    ///   - once: Identifies the work, so that callers who start it again share it and its result; `nil` if they do not.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - operation: The work. It receives a function that reports its progress.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws, and `CancellationError` if the modal ended before the operation.
    public func progress<Value>(
        _ title: String,
        message: String? = nil,
        undismissible: Bool = false,
        showsTimeLeft: Bool = false,
        once: String? = nil,
        file: String = #fileID,
        line: Int = #line,
        operation: @escaping @MainActor (_ report: ProgressReport) async throws -> Value
    ) async throws -> Value {
        try await stage.begin(
            Question(
                ModalContent(progress: title, message, undismissible, once),
                .behavior { ProgressBehavior(tellsTimeLeft: showsTimeLeft, operation) }),
            file, line
        ).value()
    }
}

extension ModalContent {
    fileprivate init(progress title: String, _ message: String?, _ isUndismissible: Bool, _ identity: String?) {
        self.init(kind: .progress, title: title, message: message, body: ProgressMeters(title: title).items)
        self.identity = identity
        isDismissible = !isUndismissible
        if !isUndismissible { choices = [.init(id: 0, label: "", role: .cancel)] }
    }
}

/// The behavior of a progress modal, which shows running work.
@MainActor
final class ProgressBehavior<Answer>: ModalBehavior {
    let operation: RunningOperation? = RunningOperation()
    /// The work, until the modal has ended: whoever still holds the modal must not keep what the work holds.
    private var body: (@MainActor (ProgressReport) async throws -> Answer)?
    private let tellsTimeLeft: Bool

    init(tellsTimeLeft: Bool, _ operation: @escaping @MainActor (ProgressReport) async throws -> Answer) {
        self.tellsTimeLeft = tellsTimeLeft
        body = operation
    }

    func happens(_ event: Modal.Event, to modal: AskedQuestion<Answer>) {
        switch event {
        case .began: begin(modal)
        case .mayClose:
            modal.content.isBusy = true
            operation?.cancel()
        case .ended:
            body = nil
            operation?.cancel()
        case .appeared, .expired: break
        }
    }

    private func begin(_ modal: AskedQuestion<Answer>) {
        guard modal.host.isOpen(modal.id), let body else { return }
        let shown = ShownProgress(in: modal, tellsTimeLeft: tellsTimeLeft)
        operation?.start(for: modal) {
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
