import Observation

/// The modals of one window: does what ``ModalQueue`` decides.
@MainActor
@Observable
final class ModalHost {
    /// The modals in view, from the lowest to the topmost.
    private(set) var shown: [Modal] = []
    /// How many questions have ended of which those who awaited them do not know yet.
    var untaken = 0

    @ObservationIgnored let strings: Strings
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored private(set) var presenter: (any Presenter)?
    @ObservationIgnored private var queue = ModalQueue()
    @ObservationIgnored private var open: [ModalID: Modal] = [:]
    @ObservationIgnored private var asked: [WaiterID: Asked] = [:]
    @ObservationIgnored private var actions: [ModalQueue.Action] = []
    @ObservationIgnored private var isActing = false
    @ObservationIgnored private var isAbandoned = false
    /// Before this place among the actions, what to show and to take away was for a presenter that has left.
    @ObservationIgnored private var firstForPresenter = 0
    @ObservationIgnored private var lastSerial = 0

    init(strings: Strings, clock: any Clock<Duration>) {
        self.strings = strings
        self.clock = clock
    }

    // MARK: Asking

    /// Asks a question for the task that calls.
    ///
    /// Where the answer is known at once, the question has ended when this returns, and nobody has to wait.
    func ask(_ modal: Modal) -> Asked {
        let asked = Asked(modal, WaiterID(serial: nextSerial()))
        guard !Task.isCancelled, !isAbandoned else { return asked.refused(.cancelled) }
        let asker = asker
        guard asker?.isOver != true else { return asked.refused(.ownerGone) }

        let admission = queue.request(
            ModalQueue.Request(
                modal: modal.id,
                waiter: asked.id,
                owner: asker?.id,
                surface: asker?.surface,
                whenTaken: modal.manner.whenTaken,
                key: modal.manner.key,
                isGuarded: modal.isGuarded,
                hostsWork: modal.hostsWork
            ),
            &actions
        )
        switch admission {
        case .refused(let ending): return asked.refused(ending)
        case .joined(let other): asked.join(open[other])
        case .admitted: open[modal.id] = modal
        }
        self.asked[asked.id] = asked
        act()
        if case .admitted = admission { modal.begin() }
        return asked
    }

    /// The answer of a presenter that knows it before the question is shown, for the task that calls.
    func knownAnswer(to question: ModalContent, source line: SourceLine) -> Int? {
        guard let presenter, !isActing, !Task.isCancelled else { return nil }
        let asker = asker
        guard asker?.isOver != true, queue.isFree(asker?.surface ?? queue.topmost) else { return nil }
        guard let place = presenter.knownAnswer(to: question, source: line) else { return nil }
        let places = question.kind == .choose ? question.options.count : question.choices.count
        precondition(
            (0..<places).contains(place),
            "The presenter knows answer \(place) to “\(question.title)”, which has \(places), counted from 0."
        )
        return place
    }

    /// The work in whose name the current task asks; `nil` where that is unknown here.
    private var asker: Work? {
        guard let work = Work.current, work.belongs(to: self) else { return nil }
        return work
    }

    func cancel(_ waiter: WaiterID) {
        queue.cancel(waiter, &actions)
        act()
    }

    /// Nobody will answer any more.
    func abandon() {
        isAbandoned = true
        for modal in open.keys.sorted() { _ = queue.end(modal, as: .cancelled, &actions) }
        act()
    }

    func workEnded(_ work: WorkID) {
        queue.end(work, &actions)
        act()
    }

    // MARK: Answers

    func isOpen(_ modal: ModalID) -> Bool {
        queue.isOpen(modal)
    }

    @discardableResult
    func end(_ modal: ModalID, as ending: Ending) -> Bool {
        defer { act() }
        return queue.end(modal, as: ending, &actions)
    }

    func dismiss(_ modal: ModalID) -> Bool {
        defer { act() }
        return queue.dismiss(modal, &actions)
    }

    func closeGuard(of modal: ModalID, allows: Bool) {
        queue.closeGuard(of: modal, allows: allows, &actions)
        act()
    }

    func setHostsWork(_ hostsWork: Bool, _ modal: ModalID) {
        queue.setHostsWork(hostsWork, modal)
    }

    // MARK: Renderer

    func attach(_ presenter: any Presenter) {
        if let current = self.presenter { detach(current) }
        self.presenter = presenter
        queue.attach(&actions)
        act()
    }

    func detach(_ presenter: any Presenter) {
        guard presenter === self.presenter else { return }
        self.presenter = nil
        shown = []
        firstForPresenter = actions.count
        queue.detach(&actions)
        act()
    }

    func gone(_ modal: ModalID, as ending: Ending) -> Bool {
        defer { act() }
        return queue.gone(modal, as: ending, &actions)
    }

    func isShown(_ modal: ModalID) -> Bool {
        queue.isShown(modal)
    }

    func stackChanged(on stage: Stage) {
        presenter?.stackChanged(on: stage)
    }

    // MARK: Acting

    /// Does what is to be done.
    ///
    /// What a presenter causes while it is told something comes after that.
    private func act() {
        guard !isActing, !actions.isEmpty else { return }
        isActing = true
        var next = 0
        while next < actions.count {
            act(actions[next], isForPresenter: next >= firstForPresenter)
            next += 1
        }
        actions.removeAll(keepingCapacity: true)
        firstForPresenter = 0
        isActing = false
    }

    private func act(_ action: ModalQueue.Action, isForPresenter: Bool) {
        switch action {
        case .present(let id):
            guard isForPresenter, queue.isShown(id), let modal = open[id] else { return }
            modal.isShown()
            shown.append(modal)
            presenter?.present(modal)
        case .dismiss(let id):
            guard isForPresenter, let modal = open[id] else { return }
            modal.isOver(as: queue.ending(of: id))
            if let presenter { presenter.dismiss(modal) } else { modal.reportGone() }
        case .askToClose(let id):
            open[id]?.askToClose()
        case .forget(let id):
            shown.removeAll { $0.id == id }
            open.removeValue(forKey: id)?.isOver(as: nil)
        case .resume(let id, let ending):
            asked.removeValue(forKey: id)?.end(as: ending)
        }
    }

    // MARK: Names

    func nextModalID() -> ModalID { ModalID(serial: nextSerial()) }
    func nextWorkID() -> WorkID { WorkID(serial: nextSerial()) }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }
}
