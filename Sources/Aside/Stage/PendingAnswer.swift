/// One caller's question, asked: how it ended, or the waiting for that.
@MainActor
final class PendingAnswer {
    let id: WaiterID
    private(set) var ending: Ending?
    private var isRefused = false
    /// The modal whose answer counts: the caller's own, or the one that asks the same question already.
    private(set) var modal: Modal
    /// What goes on inside the caller's own modal.
    private let behavior: ModalBehavior
    /// Resumed once and taken away by that; while it waits, the task that is suspended keeps this alive.
    private var waiting: WaitingTask?

    init(_ modal: Modal, _ id: WaiterID) {
        self.modal = modal
        self.id = id
        behavior = modal.behavior
    }

    /// The question was not admitted: nobody could answer it, or its policy does not let it wait.
    convenience init(_ modal: Modal, refused ending: Ending) {
        self.init(modal, WaiterID(serial: 0))
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

    /// Waits until the question has ended, its modal has gone from view, and nothing goes on inside any more.
    func wait() async {
        if isRefused {
            await waitInVain()
        } else {
            if ending == nil { await untilGone() }
            await behavior.waitForEnd()
        }
        EndingRecord.note(ending ?? .cancelled, modal.host)
    }

    /// It is inlined, as each async function takes its part of the little memory that a task has without asking for more.
    @inline(__always)
    private func untilGone() async {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let task = WaitingTask(continuation, modal.host.counter)
                waiting = task
                task.begin()
            }
        } onCancel: {
            Task { @MainActor in self.modal.host.cancel(self) }
        }
        modal.host.answerIsUntaken(-1)
    }

    /// Whoever asks in vain again and again must not keep the main actor from everything else.
    @inline(never)
    private func waitInVain() async {
        guard let ending else { return }
        await modal.host.refuse(modal.description, at: modal.source, because: ending)
    }
}
