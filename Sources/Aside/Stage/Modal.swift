public import Observation

/// A modal on a stage.
///
/// A presenter draws the modal, and passes on what the user does. Each of these methods returns `false` if the modal
/// refuses: it was already answered, it is locked, or it has no such choice. A refused call has no effect.
@MainActor
@Observable
public class Modal: Identifiable {
    /// Identifies this presentation.
    @ObservationIgnored nonisolated public let id: ModalID
    /// What the modal shows.
    package final internal(set) var content: ModalContent
    /// The line of the flow that asked.
    @ObservationIgnored nonisolated public let source: SourceLine
    /// The stage of a sheet, with its own stack; `nil` for every other modal.
    @ObservationIgnored public final internal(set) var stage: Stage?

    @ObservationIgnored final let host: ModalHost
    /// The choice or row that was the answer, if there was one.
    @ObservationIgnored package final var answeredPlace: Int?
    /// Why the modal ended.
    @ObservationIgnored package final private(set) var ending: Ending?
    /// The operation that runs inside, after whose end the caller continues.
    @ObservationIgnored final let operation: RunningOperation?
    /// How the question ended for the task that asked it; `nil` while that waits.
    @ObservationIgnored private final var returned: Ending?
    @ObservationIgnored private final var waiting: WaitingTask?
    @ObservationIgnored private final var expiry: Expiry?
    @ObservationIgnored private final var ownWork: Work?
    /// What a record knows of it; `nil` if nobody records it.
    @ObservationIgnored final var note: Note?
    @ObservationIgnored private final var hasAppeared = false

    /// Makes a modal whose caller also waits for the end of the operation, if there is one.
    init(
        _ content: ModalContent, operation: RunningOperation?, expiresAfter duration: Duration?, source: SourceLine,
        host: ModalHost
    ) {
        id = ModalID(serial: host.nextSerial())
        self.content = content
        self.operation = operation
        expiry = duration.map { Expiry(after: $0) }
        self.source = source
        self.host = host
    }

    /// Whether the modal is only in view until its presenter reports it gone.
    ///
    /// The modal has ended, or the stage will show it again later.
    public final var isLeaving: Bool {
        access(keyPath: \.isLeaving)
        return host.isLeaving(id)
    }

    /// Whether the modal expires.
    package final var expires: Bool { expiry != nil }

    /// How long the modal is still shown before it expires; `nil` if it does not expire.
    ///
    /// The stage's clock measures the time, from when the modal is first shown. The property is not observable. A
    /// presenter that shows the time reads it repeatedly.
    public final var timeLeft: Duration? { ending == nil ? expiry?.timeLeft : nil }

    /// The words for the answer that the modal gives when it expires; `nil` if it then ends without one.
    package var answerOfExpiryText: String? { nil }

    /// The ``timeLeft`` in words, such as “5 s left”.
    package final var timeLeftText: String? { timeLeft.map(host.words.timeLeft) }

    // MARK: What an asked question decides

    /// What happens to a modal.
    enum Event {
        /// The modal is shown for the first time.
        case appeared
        /// The modal was admitted: it is shown already, or later.
        ///
        /// This is told in the task that asks, so that tasks started now inherit its task-local values.
        case began
        /// The user wants to dismiss the modal, and its guard decides.
        case mayClose
        /// The time of the modal is over.
        case expired
        /// The modal is over, whether it was seen or not: what runs inside is cancelled.
        case ended
    }

    /// The error that ended the work inside the modal.
    package var failure: (any Error)? { nil }
    /// Shares the modal of another caller that asks the same question.
    func join(_ other: Modal) {}
    /// Does what the user does with a button or a row; returns `false` if it is refused.
    package func operate(_ operation: Outline.Operation, at place: Int) -> Bool { false }
    /// Takes what the user enters into a field; returns `false` if it is refused.
    package func enter(_ entry: FieldEntry, into field: Outline.Item.ID) -> Bool { false }
    /// Checks what the user entered into a field, because the user leaves it.
    package func leave(_ field: Outline.Item.ID) {}
    /// The fields whose check or search is about to run, or running: what is shown will change by itself.
    package var pendingFields: Set<Outline.Item.ID> { [] }
    /// Whether a dismissal first asks the user whether to discard what was entered.
    var asksBeforeClosing: Bool { false }
    /// Takes the answer of the cancel choice, if there is one, because the system has taken the modal away.
    func answersDismissal() -> Bool { false }
    func happens(_ event: Event) {}

    // MARK: What the user does

    /// Presses the default button, as the Enter key does.
    ///
    /// In a list of one, it picks the selected row.
    ///
    /// - Returns: `true` if something was pressed or picked.
    @discardableResult
    public final func submit() -> Bool {
        pressDefault()
    }

    /// Dismisses the modal, as Esc, a swipe, or a tap outside does.
    ///
    /// - Returns: `true` if the dismissal was accepted. A cancel choice becomes the answer. A close guard decides
    ///   later.
    @discardableResult
    public final func dismiss() -> Bool {
        guard content.isDismissible, stage?.isAskedToGoBack != true else { return false }
        if let cancel = content.cancelChoice { return press(cancel.id) }
        actionObserver?.userActs(.dismissed(self))
        return host.dismiss(id)
    }

    /// Reports that the modal can no longer be seen.
    ///
    /// The caller that waits for the answer then continues. A presenter calls this once, after
    /// ``Presenter/dismiss(_:)``. If a presenter reports a modal that has not ended, the system took the modal away. This
    /// counts as a dismissal that no close guard can prevent.
    ///
    /// - Returns: `true` if the modal was still in view.
    @discardableResult
    public final func reportGone() -> Bool {
        host.gone(self)
    }

    /// Reports that nobody will answer the modal, as nobody is there to be asked.
    ///
    /// The question ends as cancelled, also if it is not dismissible. Nobody has dismissed it, so
    /// ``Flow/nilIfDismissed(_:)`` throws. A task that goes on asking is slowed down, and ``Presenter/refused(_:)``
    /// names its question.
    ///
    /// - Returns: `true` if the modal was still to be answered.
    @discardableResult
    public final func reportUnanswered() -> Bool {
        host.end(id, as: .unanswered)
    }

    /// Who is told what the user does, unless the modal is over.
    package final var actionObserver: (any UserActionObserver)? {
        host.userActionObserver.flatMap { host.isOpen(id) ? $0 : nil }
    }

    // MARK: For the host

    /// The work inside the modal.
    ///
    /// Questions of this work are shown above the modal.
    final var work: Work {
        if let ownWork { return ownWork }
        let work = Work(surface: .modal(id), host: host)
        if !host.isOpen(id) { work.end() }
        ownWork = work
        return work
    }

    final func appeared() {
        guard !hasAppeared else { return }
        hasAppeared = true
        happens(.appeared)
        expiry?.begin(host.tasks) { self.happens(.expired) }
    }

    /// Updates the modal when it has ended, or is taken away and will be shown again later.
    final func stateChanged() {
        withMutation(keyPath: \.isLeaving) {}
    }

    /// Ends the work inside the modal when the modal is over.
    ///
    /// The content of the modal stays as it is.
    final func ended(as ending: Ending) {
        self.ending = ending
        expiry?.cancel(host.tasks)
        happens(.ended)
        ownWork?.end()
        stateChanged()
    }

    // MARK: The caller

    /// Lets the caller continue.
    final func resume(as ending: Ending) {
        returned = ending
        host.tasks.answerIsUntaken(true)
        waiting.wake()
    }

    /// Waits until the question has ended for its caller, a modal is out of view, and the work inside has ended;
    /// returns how the question ended for its caller.
    ///
    /// The answer of that modal counts: it is this one, or an open one that asks the same question.
    final func wait(for modal: Modal) async -> Ending {
        if returned != nil {
            await host.tasks.giveTurnIfDue()
        } else {
            // This is no function of its own, because each async function takes a part of the small memory that a task
            // has without an allocation.
            await withTaskCancellationHandler {
                _ = await host.tasks.wait(while: returned == nil) { waiting = $0 }
            } onCancel: {
                Task.detached { @MainActor in self.host.cancel(self.id) }
            }
            if returned != .unanswered { host.forgiveRefusals() }
        }
        host.tasks.answerIsUntaken(false)
        // While other callers wait for the same question, its work goes on without this caller. A caller that has joined
        // never waits for the work, which may wait for that caller.
        if modal === self, let operation, !host.isOpen(id) { await operation.waitForEnd() }
        guard let ending = returned else { return .cancelled }
        if ending == .unanswered { await host.refuse(description, at: source, because: ending) }
        EndingRecord.note(ending, host.tasks)
        return ending
    }
}

extension Modal: Operable {
    /// What the modal shows, with its buttons as actions.
    ///
    /// The outline of a sheet is empty, because the sheet's screen shows the content.
    public var outline: Outline { content.outline }
}

extension Modal: @MainActor CustomStringConvertible {
    /// The modal's kind and title, such as `alert “Card declined”`.
    public var description: String { content.description }
}

extension Modal {
    /// The time after which a modal ends by itself, counted from when it is first shown.
    @MainActor
    struct Expiry {
        private let duration: Duration
        private var timer: Task<Void, Never>?
        private var countdown: (() -> Duration)?

        init(after duration: Duration) {
            self.duration = duration
        }

        /// How long the modal is still shown.
        var timeLeft: Duration { countdown.map { max($0(), .zero) } ?? duration }

        mutating func begin(_ tasks: StageTasks, _ end: @escaping @MainActor () -> Void) {
            countdown = tasks.clock.countdown(from: duration)
            timer = tasks.timer(after: duration, end)
        }

        mutating func cancel(_ tasks: StageTasks) {
            if let timer { tasks.cancel(timer) }
            timer = nil
        }
    }
}
