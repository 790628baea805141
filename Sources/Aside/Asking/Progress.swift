/// Work that goes on while the user sees how far it has come.
@MainActor
final class ProgressModal: Operation {
    private var operation: (@MainActor (ProgressReport) async throws -> Any)?

    init(
        _ content: ModalContent, _ manner: Manner, _ line: SourceLine, host: ModalHost,
        operation: @escaping @MainActor (ProgressReport) async throws -> Any
    ) {
        self.operation = operation
        super.init(content, manner, line, host: host)
    }

    override var isGuarded: Bool { true }

    override func press(_ choice: ModalContent.Choice.ID) -> Bool {
        content.choices.indices.contains(choice) && host.dismiss(id)
    }

    override func run() async throws -> Any {
        guard let operation else { throw CancellationError() }
        return try await operation(ProgressReport(modal: self))
    }

    override func stop() {
        super.stop()
        operation = nil
    }

    override func askToClose() {
        content.isBusy = true
        cancel()
    }

    override func ended(with reply: Reply) {
        // What the user cancelled may have ended all the same, and then that is what counts.
        if content.isBusy, case .failure(let error) = reply, error is CancellationError {
            host.end(id, as: .dismissed)
        } else {
            super.ended(with: reply)
        }
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
        guard !modal.isLeaving else { return }
        let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        modal.content.progress = .init(fraction: known, note: note ?? modal.content.progress?.note)
    }
}

extension Flow {
    /// Runs an operation while the user sees how far it has come.
    ///
    /// - Parameters:
    ///   - title: what is being done.
    ///   - message: what it says more.
    ///   - isCancellable: whether the user can give it up. The modal stands until the cancelled operation has ended.
    ///   - policy: what it does when another modal stands in its place; while it waits, the operation runs already.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - operation: the work; it is handed a function to report with.
    /// - Returns: what the operation returns.
    /// - Throws: what the operation throws, and `CancellationError` where the modal ended before it.
    public func progress<Value>(
        _ title: String,
        message: String? = nil,
        isCancellable: Bool = true,
        policy: QuestionPolicy<Value> = .queue,
        file: String = #fileID,
        line: Int = #line,
        operation: @escaping @MainActor (_ report: ProgressReport) async throws -> Value
    ) async throws -> Value {
        let line = SourceLine(fileID: file, line: line)
        var content = ModalContent(kind: .progress, title: title, message: message, identity: policy.manner.key)
        content.progress = .init()
        content.isDismissible = isCancellable
        if isCancellable { content.choices = [.init(id: 0, label: stage.strings.cancel, role: .cancel)] }
        return try await stage.run(ProgressModal(content, policy.manner, line, host: stage.host, operation: operation))
    }
}
