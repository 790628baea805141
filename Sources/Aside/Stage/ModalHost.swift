import Observation

/// The modals of one window.
///
/// The host carries out what ``ModalQueue`` decides. Only the queue knows the state of each modal. The host finds
/// modals and callers by the identities that the queue returns.
@MainActor
@Observable
final class ModalHost {
    @ObservationIgnored let words: Words
    @ObservationIgnored let tasks: StageTasks
    @ObservationIgnored private(set) var presenter: (any Presenter)?
    /// Who is told of refused questions, also when the window has gone.
    @ObservationIgnored private weak var listener: (any Presenter)?
    @ObservationIgnored private var isWindowGone = false
    /// The reason why the host accepts no more questions: the window has gone, or its input has ended.
    @ObservationIgnored private(set) var closing: Ending?
    /// The notices, which are shown beside the modals.
    @ObservationIgnored private(set) lazy var notices = NoticeBoard(of: self)
    /// The observer of what the user does, if somebody records it.
    @ObservationIgnored var userActionObserver: (any UserActionObserver)?
    /// Slows down a task that asks refused questions again and again.
    @ObservationIgnored private var backoff = RefusalBackoff()
    @ObservationIgnored private var queue = ModalQueue()
    /// The questions whose callers wait.
    @ObservationIgnored private var asked: [ModalID: Modal] = [:]
    @ObservationIgnored private var shownModals: [Modal] = []
    @ObservationIgnored private var actions: [ModalQueue.Action] = []
    @ObservationIgnored private var isActing = false
    /// The presenter must not receive the actions before this index, because they were for a detached presenter.
    @ObservationIgnored private var firstForPresenter = 0
    @ObservationIgnored private var lastSerial = 0
    /// Whether the answer to a question was given beforehand, which counts before a record.
    @ObservationIgnored var isGiven: (@MainActor (ModalContent) -> Bool)?
    /// How many flows are recorded, so that they can be resumed.
    @ObservationIgnored var recordings = 0

    init(words: Words, clock: any Clock<Duration>) {
        self.words = words
        tasks = StageTasks(clock: clock)
    }

    /// The modals in view, from the lowest to the topmost.
    private(set) var shown: [Modal] {
        get {
            access(keyPath: \.shown)
            return shownModals
        }
        set {
            // Observers see the new modals.
            shownModals = newValue
            withMutation(keyPath: \.shown) {}
        }
    }

    func modal(_ id: ModalID) -> Modal? {
        asked[id]
    }

    /// The modals whose callers wait, and which are not in view, in the order in which they were asked.
    var waiting: [Modal] {
        asked.values.filter { modal in !shownModals.contains { $0 === modal } }.sorted { $0.id < $1.id }
    }

    // MARK: Asking

    /// The work that the current task belongs to; `nil` if it belongs to no work of this window.
    var asker: Work? {
        guard let work = Work.current, work.host === self else { return nil }
        return work
    }

    /// Returns why the current task cannot ask a question; `nil` if it can.
    func refusal() -> Ending? {
        refusal(of: asker)
    }

    func refusal(of asker: Work?) -> Ending? {
        if Task.isCancelled { return .cancelled }
        return closing ?? (asker?.isOver == true ? .ownerGone : nil)
    }

    /// Asks a question for the current task; returns why it is refused, or `nil` if its caller has to wait.
    func ask(_ modal: Modal, _ policy: QueuePolicy, _ key: QuestionKey?, _ asker: Work?) -> Ending? {
        let kind = modal.content.kind
        let hostsWork = kind == .sheet || kind == .progress
        let request = ModalQueue.Request(
            modal: modal.id, owner: asker?.id, surface: asker?.surface, policy: policy, key: key,
            isGuarded: hostsWork || modal.content.isWorthKeeping, hostsWork: hostsWork)
        let admission = queue.request(request, &actions)
        switch admission {
        case .refused(let ending): return ending
        case .joined(let other): if let other = asked[other] { modal.join(other) }
        case .admitted: break
        }
        asked[modal.id] = modal
        act()
        if admission == .admitted { modal.happens(.began) }
        return nil
    }

    /// Tells the presenter that a question or screen was refused, and gives the main actor a turn.
    ///
    /// A task that is refused again and again waits longer each time.
    @inline(never)
    func refuse(_ name: String, at source: SourceLine, because ending: Ending) async {
        let pause = tellOfRefusing(name, at: source, because: ending)
        guard let pause else { return await MainActorTurn.give() }
        // The pause needs a detached task: in the asking task, which may be cancelled, it would end at once.
        await Task.detached { try? await Task.sleep(for: pause) }.value
    }

    /// Returns the pause for the refused task; `nil` if one turn of the main actor is enough.
    @discardableResult
    func tellOfRefusing(_ name: String, at source: SourceLine, because ending: Ending) -> Duration? {
        let (times, pause) = backoff.refuse(WorkCounter.currentTask)
        listener?.refused(RefusedQuestion(name: name, source: source, reason: ending, times: times))
        return pause
    }

    /// Notes that the current task asks no longer in vain, because a question of it has waited for its end, or that it
    /// has not asked yet.
    @inline(never)
    func forgiveRefusals() {
        if !backoff.askers.isEmpty { backoff.forgive(WorkCounter.currentTask) }
    }

    // MARK: Ending

    func cancel(_ caller: ModalID) {
        queue.cancel(caller, &actions)
        act()
    }

    /// Ends all questions, because nobody can answer any more.
    func close(because ending: Ending) {
        guard closing == nil else { return }
        closing = ending
        for serial in asked.keys.map(\.serial).sorted() {
            _ = queue.end(ModalID(serial: serial), as: ending, &actions)
        }
        act()
        notices.endAll()
    }

    /// Ends all questions, and lets go of the presenter, because the window has gone.
    ///
    /// Nobody waits for the presenter to report that the modals have gone.
    func closeWindow() {
        close(because: .ownerGone)
        isWindowGone = true
        leavePresenterOfGoneWindow()
    }

    private func leavePresenterOfGoneWindow() {
        guard !isActing, let presenter else { return }
        detach(presenter, isListening: true)
    }

    /// Ends the questions of a work; ``act()`` tells everybody.
    func endQuestions(of work: WorkID) {
        queue.end(work, &actions)
    }

    func isOpen(_ modal: ModalID) -> Bool {
        queue.isOpen(modal)
    }

    /// Returns whether a modal is being taken out of view, even if it will be shown again later.
    func isLeaving(_ modal: ModalID) -> Bool {
        switch queue.phase(of: modal) {
        case .waiting, .standing: false
        case .withdrawing, .leaving, nil: true
        }
    }

    /// Ends a modal.
    ///
    /// With `byItself`, this works even while the modal is withdrawn to be shown again later.
    @discardableResult
    func end(_ modal: ModalID, as ending: Ending, byItself: Bool = false) -> Bool {
        defer { act() }
        return queue.end(modal, as: ending, byItself: byItself, &actions)
    }

    func dismiss(_ modal: ModalID) -> Bool {
        defer { act() }
        return queue.dismiss(modal, &actions)
    }

    func closeGuard(of modal: ModalID, allows: Bool) {
        queue.closeGuard(of: modal, allows: allows, &actions)
        act()
    }

    /// Whether a close guard is deciding about a modal.
    func isAskedToClose(_ modal: ModalID) -> Bool {
        queue.isAskedToClose(modal)
    }

    func setHostsWork(_ hostsWork: Bool, _ modal: ModalID) {
        queue.setHostsWork(hostsWork, modal, &actions)
        act()
    }

    // MARK: The presenter

    func attach(_ presenter: any Presenter) {
        if let current = self.presenter { detach(current) }
        listener = presenter
        guard !isWindowGone else { return }
        self.presenter = presenter
        queue.attach(&actions)
        act()
        notices.update()
    }

    func detach(_ presenter: any Presenter, isListening: Bool = false) {
        if !isListening, presenter === listener { listener = nil }
        guard presenter === self.presenter else { return }
        self.presenter = nil
        firstForPresenter = actions.count
        queue.detach(&actions)
        if !shownModals.isEmpty { shown = [] }
        act()
    }

    func gone(_ modal: Modal) -> Bool {
        defer { act() }
        let isAnswered = modal.ending == nil && queue.isShown(modal.id) && modal.answersDismissal()
        guard queue.gone(modal.id, as: isAnswered ? .answered : .dismissed, &actions) else { return false }
        // Everything above has gone, too.
        for place in shownModals.indices where shownModals[place] === modal {
            shown = Array(shownModals[..<place])
            break
        }
        return true
    }

    // MARK: Acting

    /// Carries out the queue's actions.
    ///
    /// While it tells a presenter or an observer of an action, new actions may arise. These follow afterwards.
    func act() {
        guard !isActing, !actions.isEmpty else { return }
        isActing = true
        var next = 0
        while next < actions.count {
            act(actions[next], isForPresenter: next >= firstForPresenter)
            next += 1
        }
        actions.removeAll(keepingCapacity: actions.count < 64)
        firstForPresenter = 0
        isActing = false
        if isWindowGone { leavePresenterOfGoneWindow() }
    }

    private func act(_ action: ModalQueue.Action, isForPresenter: Bool) {
        switch action {
        case .present(let id):
            guard isForPresenter, queue.isShown(id), let modal = asked[id] else { return }
            modal.appeared()
            guard queue.isShown(id) else { return }
            shown = shownModals + [modal]
            presenter?.present(modal)
        case .askToClose(let id): asked[id]?.happens(.mayClose)
        case .end(let id, let ending): asked[id]?.ended(as: ending)
        case .takeAway(let id):
            guard isForPresenter, let modal = asked[id] else { return }
            if modal.ending == nil { modal.stateChanged() }
            if let presenter { presenter.dismiss(modal) } else { modal.reportGone() }
        case .resume(let caller, let id, let ending):
            asked[caller]?.resume(as: ending)
            // A caller that has joined has no modal of its own.
            if caller != id { asked[caller] = nil }
        case .forget(let id): asked[id] = nil
        }
    }

    // MARK: Names

    func nextWorkID() -> WorkID { WorkID(serial: nextSerial()) }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }
}
