public import Observation

/// What the user sees: a stack of screens, and the modals over it.
///
/// One stage drives one window, one terminal, or one test. A sheet with a whole flow has a stage of its own. A
/// presenter attaches to the stage and reads ``front`` and ``modals``. Flows show screens and ask questions on the stage.
@MainActor
@Observable
public final class Stage {
    @ObservationIgnored let host: ModalHost
    @ObservationIgnored let surface: Surface
    @ObservationIgnored var machine: StackMachine
    /// The screens on the stack from the bottom up, including those that are not in view.
    @ObservationIgnored var levels: [StackLevel] = []
    @ObservationIgnored var lastReturned: StackLevel?
    @ObservationIgnored var isSettling = false
    @ObservationIgnored var isRevealing = false
    /// What close guards are deciding.
    var decisions: [CloseDecision] = []
    @ObservationIgnored private(set) var isClosed = false
    @ObservationIgnored private var shownEntries: [StackEntry] = []
    @ObservationIgnored private var isInputAccepted = false
    @ObservationIgnored private var keptWorkOfViews: Work?

    /// Makes an empty stage.
    ///
    /// - Parameters:
    ///   - words: The texts that the library itself shows.
    ///   - clock: The clock by which modals expire. A test passes its own.
    public convenience init(words: Words = .english, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(host: ModalHost(words: words, clock: clock), surface: .base)
    }

    init(host: ModalHost, surface: Surface) {
        self.host = host
        self.surface = surface
        machine = StackMachine(name: host.nextSerial())
    }

    /// The texts that the library itself shows.
    package var words: Words { host.words }

    /// The clock by which modals expire and screens can sleep.
    ///
    /// A screen that waits by this clock can be tested without waiting.
    public var clock: any Clock<Duration> { host.tasks.clock }

    /// The screens in view, the root first.
    ///
    /// Screens that have ended stay here until it is known whether the flow returns further. A value that returns
    /// through ten screens is therefore one change. Screens that a flow enters with values appear together, when the
    /// flow waits. A deep link is therefore one change, too.
    package var entries: [StackEntry] {
        access(keyPath: \.entries)
        return shownEntries
    }

    /// Whether the screen on top accepts input.
    ///
    /// It does not while the flow handles the last value of the screen, nor while a close guard decides whether the
    /// user may go back. Between two questions of a flow, the screen below is in view, but it accepts nothing. A
    /// presenter can show that.
    public var acceptsInput: Bool {
        access(keyPath: \.acceptsInput)
        return isInputAccepted
    }

    /// Makes work that belongs to this stage.
    func makeWork(isClosure: Bool = false) -> Work {
        Work(surface: surface, host: host, closureStack: isClosure ? ObjectIdentifier(self) : nil)
    }

    /// The work of views that have no screen; `nil` if the sheet whose stage this is has gone.
    var workOfViews: Work? {
        if case .modal(let sheet) = surface { return host.isOpen(sheet) ? host.modal(sheet)?.work : nil }
        let work = keptWorkOfViews ?? Work(surface: nil, host: host)
        keptWorkOfViews = work
        return work
    }

    // MARK: Changing

    /// Carries out what the machine has decided.
    ///
    /// All state changes before anybody is told, because an observer may go back while it is told.
    func apply(_ change: StackChange) {
        let leaving = change.leaving.map { levels[$0.position] }
        let interrupted = change.interrupted.map { levels[$0.position] }
        // Observers and cancellation handlers run in the middle of a change, and must not answer what ends with it.
        for level in leaving { level.endQuestions() }
        interrupted?.endQuestionsOfClosure()
        interrupted?.note?.forget()
        if change.isVisible, !isClosed {
            let added = change.added.map { levels[$0.position].entry }
            shownEntries.replaceSubrange((shownEntries.count - change.removed)..., with: added)
        }
        if levels.count > machine.count { levels.removeSubrange(machine.count...) }
        if change.isVisible, !isClosed { withMutation(keyPath: \.entries) {} }
        for level in leaving { level.leave() }
        interrupted?.interrupt()
        inputChanged()
        if change.isVisible, !isClosed { host.presenter?.stackChanged(on: self) }
    }

    /// Updates whether the screen on top accepts input, and tells its observers if that has changed.
    func inputChanged() {
        let isFree = !isClosed && !isAskedToGoBack
        let accepts = isFree && shownEntries.last.map { machine.publication(by: $0.id) != .refused } ?? false
        guard accepts != isInputAccepted else { return }
        isInputAccepted = accepts
        withMutation(keyPath: \.acceptsInput) {}
    }

    /// Ends everything on the stack.
    ///
    /// The screens stay in view until the presenter has taken them away.
    func end() {
        guard !isClosed else { return }
        isClosed = true
        lastReturned = nil
        apply(machine.leaveAll())
    }

    /// Ends everything on the stage for good, because its window has gone.
    ///
    /// All questions end, now and later, whether or not the presenter reports the modals gone. Nothing that was shown is
    /// kept alive, and neither is the presenter. If this is the stage of a sheet, the sheet ends.
    public func close() {
        guard case .base = surface else {
            if case .modal(let sheet) = surface { host.end(sheet, as: .ownerGone) }
            return
        }
        keptWorkOfViews?.end()
        end()
        host.closeWindow()
        shownEntries = []
        withMutation(keyPath: \.entries) {}
    }
}

extension Stage {
    /// The screens and the modals in view, such as `Cart › Ship to, alert “Card declined”`.
    package var description: String {
        let path = shownEntries.map(\.screen.title).joined(separator: " › ")
        return ([path.isEmpty ? "empty stage" : path] + modals.map(\.description)).joined(separator: ", ")
    }
}

/// What a presenter reads, and the ways to attach and detach a presenter.
extension Stage {
    /// The modals in view over this stage, from the lowest to the topmost.
    ///
    /// Each modal is shown above the one before it. A modal that has ended stays here, with its content, until its
    /// presenter reports it gone.
    public var modals: [Modal] {
        guard case .modal(let own) = surface else { return host.shown }
        return Array(host.shown.drop { $0.id != own }.dropFirst())
    }

    /// Whether an answered caller has not continued yet.
    package var isAnswerUntaken: Bool { host.tasks.isAnswerUntaken }

    /// Attaches a presenter, which shows the screens and questions of this stage.
    ///
    /// Modals that waited for a presenter appear.
    ///
    /// - Parameter presenter: It replaces an earlier one. The stage holds it until it is detached.
    public func attach(_ presenter: any Presenter) {
        host.attach(presenter)
    }

    /// The attached presenter.
    package var presenter: (any Presenter)? { host.presenter }

    /// Detaches a presenter.
    ///
    /// Questions that are asked meanwhile wait for the next presenter.
    ///
    /// - Parameter presenter: One that is not attached is ignored.
    public func detach(_ presenter: any Presenter) {
        host.detach(presenter)
    }

    /// Ends all questions as cancelled, now and later, because nobody will ever answer.
    package func abandon() {
        host.close(because: .cancelled)
        end()
    }
}

/// What tests and recordings need of a stage.
extension Stage {
    /// The counter of the work on this stage and in the sheets above; `nil` if nobody needs it.
    package var workCounter: WorkCounter? {
        get { host.tasks.counter }
        set { host.tasks.counter = newValue }
    }

    /// The modals that wait for their turn, or for the answer of another caller, in the order in which they were asked.
    package var waitingModals: [Modal] { host.waiting }

    /// Returns an identity after those of all modals so far and before those of later modals.
    package func nextModalID() -> ModalID { ModalID(serial: host.nextSerial()) }

    /// Starts a task, at once if the system can, that belongs to the same work as the current task.
    @discardableResult
    package func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        host.tasks.start(body)
    }
}
