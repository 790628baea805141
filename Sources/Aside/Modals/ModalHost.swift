import Observation

/// The modals of one window: does what ``ModalQueue`` decides.
@MainActor
@Observable
final class ModalHost {
    /// The modals in view, from the lowest to the topmost.
    private(set) var shown: [Modal] = []

    @ObservationIgnored let words: Words
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored private(set) var presenter: (any Presenter)?
    @ObservationIgnored private var queue = ModalQueue()
    @ObservationIgnored private var open: [ModalID: Modal] = [:]
    @ObservationIgnored private var waiters: [WaiterID: Waiter] = [:]
    @ObservationIgnored private var actions: [ModalQueue.Action] = []
    @ObservationIgnored private var isActing = false
    @ObservationIgnored private var lastSerial = 0

    init(words: Words, clock: any Clock<Duration>) {
        self.words = words
        self.clock = clock
    }

    // MARK: Asking

    /// Shows a question and waits until it has been answered and has gone from view.
    func ask<Answer>(
        _ question: Question<Answer>, _ asking: Asking<Answer>
    ) async -> (ending: Ending, question: Question<Answer>) {
        guard !Task.isCancelled else { return (.cancelled, question) }
        let asker = Work.current.flatMap { $0.belongs(to: self) ? $0 : nil }
        guard asker?.isOver != true else { return (.ownerGone, question) }

        let waiter = Waiter(id: WaiterID(serial: nextSerial()))
        let (admission, actions) = queue.request(
            ModalQueue.Request(
                modal: question.id,
                waiter: waiter.id,
                owner: asker?.id,
                surface: asker?.surface ?? queue.topmost,
                whenTaken: asking.whenTaken,
                key: asking.key,
                isGuarded: question.isGuarded,
                hostsWork: question.hostsWork
            )
        )
        var asked = question
        switch admission {
        case .refused(let ending): return (ending, question)
        case .admitted: open[question.id] = question
        case .joined(let other): asked = same(other, as: question, asking)
        }
        waiters[waiter.id] = waiter
        act(actions)
        if asked === question { question.begin() }
        if waiter.ending == nil { await wait(waiter) }
        return (waiter.ending ?? .cancelled, asked)
    }

    private func wait(_ waiter: Waiter) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter.continuation = $0 }
        } onCancel: {
            Task { @MainActor in self.act(self.queue.cancel(waiter.id)) }
        }
    }

    private func same<Answer>(
        _ id: ModalID, as question: Question<Answer>, _ asking: Asking<Answer>
    ) -> Question<Answer> {
        guard let other = open[id] as? Question<Answer> else {
            preconditionFailure(
                """
                “\(question.content.title)” and “\(open[id]?.content.title ?? "?")” are asked as the same question, \
                “\(asking.key ?? "")”, but their answers are of different types. Give one of them another id.
                """
            )
        }
        return other
    }

    // MARK: Answers

    func isOpen(_ modal: ModalID) -> Bool {
        queue.isOpen(modal)
    }

    @discardableResult
    func end(_ modal: ModalID, as ending: Ending) -> Bool {
        act(queue.end(modal, as: ending))
    }

    func dismiss(_ modal: ModalID) -> Bool {
        act(queue.dismiss(modal))
    }

    func closeGuard(of modal: ModalID, allows: Bool) {
        act(queue.closeGuard(of: modal, allows: allows))
    }

    func gone(_ modal: ModalID) -> Bool {
        act(queue.gone(modal))
    }

    func setHostsWork(_ hostsWork: Bool, _ modal: ModalID) {
        queue.setHostsWork(hostsWork, modal)
    }

    func workEnded(_ work: WorkID) {
        act(queue.end(work))
    }

    // MARK: Renderer

    func attach(_ presenter: any Presenter) {
        if let current = self.presenter { detach(current) }
        self.presenter = presenter
        act(queue.attach())
    }

    func detach(_ presenter: any Presenter) {
        guard presenter === self.presenter else { return }
        self.presenter = nil
        shown = []
        act(queue.detach())
    }

    func stackChanged(on stage: Stage) {
        presenter?.stackChanged(on: stage)
    }

    // MARK: Acting

    @discardableResult
    private func act(_ new: [ModalQueue.Action]?) -> Bool {
        guard let new else { return false }
        actions += new
        // A presenter that answers while it is told to present adds to what is being done here.
        guard !isActing else { return true }
        isActing = true
        var next = 0
        while next < actions.count {
            act(actions[next])
            next += 1
        }
        actions.removeAll(keepingCapacity: true)
        isActing = false
        return true
    }

    private func act(_ action: ModalQueue.Action) {
        switch action {
        case .present(let id):
            guard queue.isShown(id), let modal = open[id] else { return }
            modal.isShown()
            shown.append(modal)
            presenter?.present(modal)
        case .dismiss(let id):
            guard let modal = open[id] else { return }
            modal.isOver()
            if let presenter { presenter.dismiss(modal) } else { _ = modal.reportGone() }
        case .askToClose(let id):
            open[id]?.askToClose()
        case .forget(let id):
            shown.removeAll { $0.id == id }
            open.removeValue(forKey: id)?.isOver()
        case .resume(let id, let ending):
            waiters.removeValue(forKey: id)?.end(as: ending)
        }
    }

    // MARK: Names

    func nextModalID() -> ModalID { ModalID(serial: nextSerial()) }
    func nextWorkID() -> WorkID { WorkID(serial: nextSerial()) }

    private func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }
}

/// One caller that awaits a modal.
@MainActor
private final class Waiter {
    let id: WaiterID
    private(set) var ending: Ending?
    var continuation: CheckedContinuation<Void, Never>?

    init(id: WaiterID) {
        self.id = id
    }

    func end(as ending: Ending) {
        self.ending = ending
        continuation?.resume()
        continuation = nil
    }
}
