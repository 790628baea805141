/// One caller's question, asked: how it ended, or the waiting for that.
@MainActor
final class PendingAnswer {
    let id: WaiterID
    private(set) var ending: Ending?
    private(set) var isRefused = false
    /// The modal whose answer counts: the caller's own, or the one that asks the same question already.
    private(set) var modal: Modal
    private var waiting: CheckedContinuation<Void, Never>?

    init(_ modal: Modal, _ id: WaiterID) {
        self.modal = modal
        self.id = id
    }

    /// The question was not admitted.
    func refuse(_ ending: Ending) {
        self.ending = ending
        isRefused = true
    }

    func join(_ other: Modal) {
        modal = other
        other.callers.append(self)
    }

    func end(as ending: Ending) {
        self.ending = ending
        guard let waiting else { return }
        self.waiting = nil
        modal.host.answerIsUntaken(+1)
        waiting.resume()
    }

    /// Waits until the question has ended and its modal has gone from view.
    func wait() async {
        guard ending == nil else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting = $0 }
        } onCancel: {
            Task { @MainActor in self.modal.host.cancel(self) }
        }
        modal.host.answerIsUntaken(-1)
    }
}
