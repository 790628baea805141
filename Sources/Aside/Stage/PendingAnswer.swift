/// The question of one caller, which waits for its end or knows how it ended.
@MainActor
final class PendingAnswer {
    let id: WaiterID
    private(set) var ending: Ending?
    private var isRefused = false
    /// The modal whose answer counts: the caller's own modal, or an open one that asks the same question.
    private(set) var modal: Modal
    /// The suspended task.
    ///
    /// The task is resumed once. While it waits, it keeps this object alive.
    private var waiting: WaitingTask?

    init(_ modal: Modal, _ id: WaiterID) {
        self.modal = modal
        self.id = id
    }

    /// Makes a refused question: nobody can answer it, or its policy does not let it wait.
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

    /// Waits until the question has ended, its modal is out of view, and the work inside has ended.
    func wait() async {
        if isRefused {
            await waitInVain()
        } else {
            if ending == nil {
                await untilGone()
                if ending != .cancelled { modal.host.forgiveRefusals() }
            } else {
                await MainActorTurn.giveIfDue()
            }
            // While other callers wait for the same question, its work goes on without this caller.
            if !modal.host.isOpen(modal.id) { await modal.behavior.waitForEnd() }
            if modal.isLeftUnanswered, ending == .cancelled { await waitInVain() }
        }
        EndingRecord.note(ending ?? .cancelled, modal.host)
    }

    /// Waits until the modal has gone.
    ///
    /// It is inlined, because each async function takes a part of the small memory that a task has without an
    /// allocation.
    @inline(__always)
    private func untilGone() async {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                guard ending == nil else {
                    modal.host.answerIsUntaken(+1)
                    return continuation.resume()
                }
                let task = WaitingTask(continuation, modal.host.counter)
                waiting = task
                task.begin()
            }
        } onCancel: {
            Task { @MainActor in self.modal.host.cancel(self) }
        }
        modal.host.answerIsUntaken(-1)
    }

    /// Pauses a task whose question was refused, so that a loop of refused questions does not block the main actor.
    @inline(never)
    private func waitInVain() async {
        guard let ending else { return }
        await modal.host.refuse(modal.description, at: modal.source, because: ending)
    }
}
