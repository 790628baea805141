import Observation

/// The modals of one window.
///
/// The host carries out what ``ModalQueue`` decides. Only the queue knows the state of each modal. The host finds
/// modals and callers by the identities that the queue returns.
@MainActor
@Observable
final class ModalHost {
    @ObservationIgnored let strings: Strings
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored private let startingTasks = StartingTasks()
    @ObservationIgnored private(set) var presenter: (any Presenter)?
    /// The reason why the host accepts no more questions: the window has gone, or its input has ended.
    @ObservationIgnored private(set) var closing: Ending?
    /// How many answered callers have not continued yet, plus how many tasks are about to begin.
    @ObservationIgnored private var untaken = 0
    /// Counts the running work, if a test or an explorer wants to know.
    @ObservationIgnored var counter: WorkCounter?
    /// The notices, which are shown beside the modals.
    @ObservationIgnored private(set) lazy var notices = NoticeBoard(of: self)
    /// The observer of what the user does, if somebody records it.
    @ObservationIgnored var userActionObserver: (any UserActionObserver)?
    /// Slows down a task that asks refused questions again and again.
    @ObservationIgnored private var backoff = RefusalBackoff()
    @ObservationIgnored private var queue = ModalQueue()
    @ObservationIgnored private var modals: [ModalID: Modal] = [:]
    @ObservationIgnored private var shownModals: [Modal] = []
    @ObservationIgnored private var actions: [ModalQueue.Action] = []
    @ObservationIgnored private var isActing = false
    /// The presenter must not receive the actions before this index, because they were for a detached presenter.
    @ObservationIgnored private var firstForPresenter = 0
    @ObservationIgnored private var lastSerial = 0

    init(strings: Strings, clock: any Clock<Duration>) {
        self.strings = strings
        self.clock = clock
    }

    /// The modals in view, from the lowest to the topmost.
    var shown: [Modal] {
        access(keyPath: \.shown)
        return shownModals
    }

    /// Whether an answered caller or a started task has not continued yet.
    var isAnswerUntaken: Bool {
        access(keyPath: \.isAnswerUntaken)
        return untaken > 0
    }

    func modal(_ id: ModalID) -> Modal? { modals[id] }

    // MARK: Asking

    /// Why the current task cannot ask a question; `nil` if it can.
    var refusal: Ending? {
        if Task.isCancelled { return .cancelled }
        return closing ?? (asker?.isOver == true ? .ownerGone : nil)
    }

    /// Asks a question for the current task.
    ///
    /// If the question is refused, it has already ended when this returns, and the caller need not wait.
    func ask<Answer>(_ modal: Modal, policy: QuestionPolicy<Answer>) -> PendingAnswer {
        let caller = PendingAnswer(modal, WaiterID(serial: nextSerial()))
        let asker = asker
        let admission = queue.request(
            ModalQueue.Request(
                modal: modal.id,
                waiter: caller.id,
                owner: asker?.id,
                surface: asker?.surface,
                whenTaken: policy.whenTaken,
                key: policy.key,
                isGuarded: modal.behavior.isGuarded,
                hostsWork: modal.behavior.hostsWork
            ),
            &actions
        )
        switch admission {
        case .refused(let ending):
            return PendingAnswer(modal, refused: ending)
        case .joined(let other):
            if let other = modals[other] { caller.join(other) }
        case .admitted:
            modals[modal.id] = modal
            modal.callers.append(caller)
        }
        act()
        if case .admitted = admission { modal.behavior.begin(modal) }
        return caller
    }

    /// Returns the answer that the presenter knows before the question is shown.
    ///
    /// The content of the question is made only if the presenter could know an answer.
    func knownAnswer(_ source: SourceLine, to question: () -> ModalContent) -> Int? {
        guard let presenter, closing == nil, !Task.isCancelled else { return nil }
        let asker = asker
        if asker?.isOver == true { return nil }
        // In most cases no modal is open, and this returns at once.
        guard modals.isEmpty || queue.isFree(asker?.surface ?? queue.topmost) else { return nil }
        let question = question()
        guard let place = presenter.knownAnswer(to: question, source: source) else { return nil }
        let places = question.kind == .choose ? question.options.count : question.choices.count
        require(
            place >= 0 && place < places,
            "The presenter knows answer \(place) to “\(question.title)”, which has \(places), counted from 0."
        )
        // The user could not choose an unavailable row, so the question is shown instead.
        return question.unavailability(ofPlace: place) == nil ? place : nil
    }

    /// Tells the presenter that a question or screen was refused, and gives the main actor a turn.
    ///
    /// A task that is refused again and again waits longer each time.
    func refuse(_ name: String, at source: SourceLine, because ending: Ending) async {
        let pause = tellOfRefusing(name, at: source, because: ending)
        guard let pause else { return await MainActorTurn.give() }
        // The pause needs a detached task: in the asking task, which may be cancelled, it would end at once.
        await Task.detached { try? await Task.sleep(for: pause) }.value
    }

    /// - Returns: The pause for the refused task; `nil` if one turn of the main actor is enough.
    @discardableResult
    func tellOfRefusing(_ name: String, at source: SourceLine, because ending: Ending) -> Duration? {
        let (times, pause) = backoff.refuse(Self.currentTask)
        presenter?.refused(RefusedQuestion(name: name, source: source, reason: ending, times: times))
        return pause
    }

    /// Notes that a question of the current task has waited for its end, so that the task asks no longer in vain.
    func forgiveRefusals() {
        if !backoff.isEmpty { backoff.forgive(Self.currentTask) }
    }

    private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    /// The work that the current task belongs to; `nil` if it belongs to no work of this window.
    private var asker: Work? {
        guard let work = Work.current, work.belongs(to: self) else { return nil }
        return work
    }

    func cancel(_ caller: PendingAnswer) {
        queue.cancel(caller.id, of: caller.modal.id, &actions)
        act()
    }

    /// Ends all questions, because nobody can answer any more.
    func close(because ending: Ending) {
        guard closing == nil else { return }
        closing = ending
        for modal in modals.keys.sorted() { _ = queue.end(modal, as: ending, &actions) }
        act()
        notices.endAll()
    }

    /// Ends the questions of a work; ``act()`` tells everybody.
    func endQuestions(of work: WorkID) {
        queue.end(work, &actions)
    }

    // MARK: Answers

    func isOpen(_ modal: ModalID) -> Bool {
        queue.isOpen(modal)
    }

    /// Returns whether a modal is being taken out of view, even if it will be shown again later.
    func isLeaving(_ modal: ModalID) -> Bool {
        !queue.isOpen(modal) || queue.isWithdrawing(modal)
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

    func setHostsWork(_ hostsWork: Bool, _ modal: ModalID) {
        queue.setHostsWork(hostsWork, modal, &actions)
        act()
    }

    // MARK: Renderer

    func attach(_ presenter: any Presenter) {
        if let current = self.presenter { detach(current) }
        self.presenter = presenter
        queue.attach(&actions)
        act()
        notices.update()
    }

    func detach(_ presenter: any Presenter) {
        guard presenter === self.presenter else { return }
        self.presenter = nil
        firstForPresenter = actions.count
        queue.detach(&actions)
        shownModals = []
        withMutation(keyPath: \.shown) {}
        act()
    }

    func gone(_ modal: Modal) -> Bool {
        defer { act() }
        let isAnswered = queue.isShown(modal.id) && modal.behavior.answersDismissal(of: modal)
        guard queue.gone(modal.id, as: isAnswered ? .answered : .dismissed, &actions) else { return false }
        hide(modal.id)
        return true
    }

    func stackChanged(on stage: Stage) {
        presenter?.stackChanged(on: stage)
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
    }

    private func act(_ action: ModalQueue.Action, isForPresenter: Bool) {
        switch action {
        case .present(let id):
            guard isForPresenter, queue.isShown(id), let modal = modals[id] else { return }
            modal.appeared()
            guard queue.isShown(id), !shownModals.contains(where: { $0 === modal }) else { return }
            shownModals.append(modal)
            withMutation(keyPath: \.shown) {}
            presenter?.present(modal)
        case .dismiss(let id):
            guard isForPresenter, let modal = modals[id] else { return }
            let isWithdrawn = modal.isWithdrawn
            modal.ended(as: queue.ending(of: id))
            if !isWithdrawn { takeAway(modal) }
        case .withdraw(let id):
            guard isForPresenter, let modal = modals[id] else { return }
            modal.isWithdrawn = true
            modal.stateChanged()
            takeAway(modal)
        case .askToClose(let id):
            guard let modal = modals[id] else { return }
            modal.behavior.askToClose(modal)
        case .resume(let caller, let id, let ending):
            modals[id]?.resume(caller, as: ending)
        case .forget(let id):
            hide(id)
            modals.removeValue(forKey: id)?.ended(as: nil)
        }
    }

    private func takeAway(_ modal: Modal) {
        if let presenter { presenter.dismiss(modal) } else { modal.reportGone() }
    }

    /// Removes a modal that can no longer be seen, and everything above it, from the modals in view.
    private func hide(_ id: ModalID) {
        guard let place = shownModals.lastIndex(where: { $0.id == id }) else { return }
        shownModals.removeSubrange(place...)
        withMutation(keyPath: \.shown) {}
    }

    func answerIsUntaken(_ change: Int) {
        untaken += change
        withMutation(keyPath: \.isAnswerUntaken) {}
    }

    // MARK: Tasks

    /// Starts a task, at once if the system can.
    ///
    /// Until it has begun, ``isAnswerUntaken`` is `true`.
    func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        guard let counter else { return startingTasks.start(body) { self.answerIsUntaken($0 ? +1 : -1) } }
        counter.begin()
        return startingTasks.start {
            await counter.run(body)
        } isDue: {
            self.answerIsUntaken($0 ? +1 : -1)
        }
    }

    /// Starts a child task of the group, at once if the system can.
    func start(in group: inout TaskGroup<Void>, _ body: @escaping @MainActor () async -> Void) {
        guard let counter else {
            return startingTasks.start(in: &group, body) { self.answerIsUntaken($0 ? +1 : -1) }
        }
        // The counter counts only the parent task, which waits for its child.
        startingTasks.start(in: &group) {
            await counter.know(body)
        } isDue: {
            self.answerIsUntaken($0 ? +1 : -1)
        }
    }

    /// Runs the body after a duration of the stage's clock, counted from now, unless the task is cancelled before.
    func timer(after duration: Duration, _ body: @escaping @MainActor () -> Void) -> Task<Void, Never> {
        let end = clock.end(of: duration)
        let wait: @MainActor () async -> Void = {
            do { try await end() } catch { return }
            body()
        }
        guard let counter else { return Task { await wait() } }
        counter.begin()
        return Task { await counter.run(wait) }
    }

    /// Makes a function that returns how much of the duration, which starts now, is left.
    func countdown(from duration: Duration) -> () -> Duration {
        clock.countdown(from: duration)
    }

    // MARK: Names

    func nextModalID() -> ModalID { ModalID(serial: nextSerial()) }
    func nextWorkID() -> WorkID { WorkID(serial: nextSerial()) }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }
}

extension Clock<Duration> {
    /// Makes a function that returns how much of the duration, which starts now, is left.
    fileprivate func countdown(from duration: Duration) -> () -> Duration {
        let deadline = now.advanced(by: duration)
        return { now.duration(to: deadline) }
    }

    /// Makes a function that sleeps until the duration is over.
    ///
    /// The duration starts now, and not when the function is called.
    fileprivate func end(of duration: Duration) -> @Sendable () async throws -> Void {
        let deadline = now.advanced(by: duration)
        return { try await sleep(until: deadline, tolerance: nil) }
    }
}
