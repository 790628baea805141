public import Observation

/// A modal on a stage.
///
/// A renderer draws the modal, and passes on what the user does. Each of these methods returns `false` if the modal
/// refuses: it was already answered, it is locked, or it has no such choice. A refused call has no effect.
@MainActor
@Observable
public final class Modal: Identifiable {
    /// Identifies this presentation.
    @ObservationIgnored nonisolated public let id: ModalID
    /// What the modal shows.
    public internal(set) var content: ModalContent
    /// The line of the flow that asked.
    @ObservationIgnored nonisolated public let source: SourceLine

    @ObservationIgnored let host: ModalHost
    @ObservationIgnored let behavior: ModalBehavior
    /// The callers that wait for the answer.
    @ObservationIgnored var callers: [PendingAnswer] = []
    /// What happens when the modal expires.
    @ObservationIgnored private let expiry: Expiry?
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private var countdown: (() -> Duration)?
    @ObservationIgnored private var ownWork: Work?
    @ObservationIgnored private var hasAppeared = false
    @ObservationIgnored private var hasEnded = false
    /// Whether the modal has not ended, but the renderer was told to take it away.
    @ObservationIgnored var isWithdrawn = false
    /// Whether the modal has ended because nobody is there to answer it.
    @ObservationIgnored private(set) var isLeftUnanswered = false
    /// Why the modal ended.
    ///
    /// It is set after the renderer has been told.
    @ObservationIgnored package private(set) var ending: Ending?

    /// When the modal expires, and how.
    struct Expiry {
        let after: Duration
        let end: @MainActor (Modal) -> Void
    }

    init(
        _ content: ModalContent, _ behavior: ModalBehavior, expiry: Expiry? = nil,
        source: SourceLine = SourceLine(fileID: "", line: 0), host: ModalHost
    ) {
        id = host.nextModalID()
        self.content = content
        self.behavior = behavior
        self.expiry = expiry
        self.source = source
        self.host = host
    }

    /// Whether the modal is only in view until its renderer reports it gone.
    ///
    /// The modal has ended, or the stage will show it again later.
    public var isLeaving: Bool {
        access(keyPath: \.isLeaving)
        return host.isLeaving(id)
    }

    /// The stage of a sheet, with its own stack; `nil` for every other modal.
    public var stage: Stage? { behavior.stage }

    /// Whether the modal expires.
    package var expires: Bool { expiry != nil }

    /// How long the modal still stands before it expires; `nil` if it does not expire.
    ///
    /// The stage's clock measures the time, from when the modal is first shown. The property is not observable. A
    /// renderer that shows the time reads it repeatedly.
    public var timeLeft: Duration? {
        guard let expiry, !hasEnded else { return nil }
        return countdown.map { max($0(), .zero) } ?? expiry.after
    }

    /// The ``timeLeft`` in words, such as “5 s left”.
    package var timeLeftText: String? { timeLeft.map(host.strings.timeLeft) }

    /// The choice or row that was the answer, if there was one.
    package var answeredPlace: Int? { behavior.answeredPlace }

    /// The error that ended the work inside the modal.
    package var failure: (any Error)? { behavior.failure }

    // MARK: What the user does

    /// Presses a button.
    ///
    /// - Parameter choice: The identity of the button.
    /// - Returns: `true` if the button was pressed.
    @discardableResult
    package func press(_ choice: ModalContent.Choice.ID) -> Bool {
        tell(content.body.count + choice, .press)
        return behavior.press(choice, of: self)
    }

    /// Picks a row.
    ///
    /// In a list of one, this is the answer; in a list of many, it selects or deselects the row.
    ///
    /// - Parameter option: The place of the row, counted from 0.
    /// - Returns: `true` if the row was picked.
    @discardableResult
    package func pick(_ option: Int) -> Bool {
        tell(0, .pick(option))
        return behavior.pick(option, of: self)
    }

    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - field: The place of the field, counted from 0.
    ///   - text: The new text.
    /// - Returns: `true` if the text was changed.
    @discardableResult
    package func fill(_ field: Int = 0, with text: String) -> Bool {
        tell(field, .fill(text))
        return behavior.fill(field, with: text, of: self)
    }

    /// Presses the default button, as the Enter key does.
    ///
    /// In a list of one, it picks the selected row.
    ///
    /// - Returns: `true` if something was pressed or picked.
    @discardableResult
    public func submit() -> Bool {
        if content.kind == .choose, content.count == nil {
            return content.options.firstIndex(where: \.isSelected).map { pick($0) } ?? false
        }
        return content.defaultChoice.map { press($0.id) } ?? false
    }

    /// Dismisses the modal, as Esc, a swipe, or a tap outside does.
    ///
    /// - Returns: `true` if the dismissal was accepted. A cancel choice becomes the answer. A close guard decides
    ///   later.
    @discardableResult
    public func dismiss() -> Bool {
        guard content.isDismissible else { return false }
        if let cancel = content.cancelChoice { return press(cancel.id) }
        tellOfDismissing()
        return host.dismiss(id)
    }

    /// Reports that the modal can no longer be seen.
    ///
    /// The caller that waits for the answer then continues. A renderer calls this once after ``Presenter/dismiss(_:)``.
    /// If a renderer reports a modal that has not ended, the system took the modal away. This counts as a dismissal
    /// that no close guard can prevent.
    ///
    /// - Returns: `true` if the modal was still in view.
    @discardableResult
    public func reportGone() -> Bool {
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
    public func reportUnanswered() -> Bool {
        guard host.isOpen(id) else { return false }
        isLeftUnanswered = true
        return host.end(id, as: .cancelled)
    }

    // MARK: For the host

    /// The work inside the modal.
    ///
    /// Questions of this work are shown above the modal.
    var work: Work {
        if let ownWork { return ownWork }
        let work = Work(surface: .modal(id), host: host)
        if !host.isOpen(id) { work.end() }
        ownWork = work
        return work
    }

    func appeared() {
        isWithdrawn = false
        guard !hasAppeared else { return }
        hasAppeared = true
        behavior.appear(self)
        guard let expiry else { return }
        countdown = host.countdown(from: expiry.after)
        timer = host.timer(after: expiry.after) { expiry.end(self) }
    }

    /// Updates the modal when it has ended, or is taken away and will be shown again later.
    func stateChanged() {
        withMutation(keyPath: \.isLeaving) {}
    }

    /// Ends the work inside the modal when the modal is over.
    ///
    /// The content of the modal stays as it is.
    func ended(as ending: Ending?) {
        guard !hasEnded else { return }
        hasEnded = true
        self.ending = ending
        if let timer {
            timer.cancel()
            host.counter?.letCancellationArrive()
        }
        timer = nil
        behavior.stop()
        ownWork?.end()
        stateChanged()
    }

    func resume(_ caller: WaiterID, as ending: Ending) {
        guard let place = callers.firstIndex(where: { $0.id == caller }) else { return }
        callers.remove(at: place).end(as: ending)
    }
}

extension Modal: @MainActor CustomStringConvertible {
    /// The modal's kind and title, such as `alert “Card declined”`.
    public var description: String { content.description }
}
