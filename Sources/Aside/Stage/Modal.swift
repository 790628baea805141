public import Observation

/// A modal that is shown: what a renderer draws and where it hands in what the user does.
///
/// Every method that hands something in returns `false` where that is refused, which does no harm:
/// the modal was answered already, is locked, or has no such choice.
@MainActor
@Observable
public final class Modal: Identifiable {
    /// Names this one presentation.
    @ObservationIgnored nonisolated public let id: ModalID
    /// What it shows.
    public internal(set) var content: ModalContent
    /// The line of the flow that asked.
    @ObservationIgnored nonisolated public let source: SourceLine

    @ObservationIgnored let host: ModalHost
    @ObservationIgnored let behavior: ModalBehavior
    /// The callers that wait for the answer.
    @ObservationIgnored var callers: [PendingAnswer] = []
    /// What happens when its time is up.
    @ObservationIgnored private let expiry: Expiry?
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private var countdown: (() -> Duration)?
    @ObservationIgnored private var ownWork: Work?
    @ObservationIgnored private var hasAppeared = false
    @ObservationIgnored private var hasEnded = false
    /// Whether its renderer was told to take it away, though it has not ended.
    @ObservationIgnored var isWithdrawn = false
    /// Why it ended, once its renderer was told.
    @ObservationIgnored package private(set) var ending: Ending?

    /// When the modal ends by itself, and how.
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

    /// Whether it is only kept in view until its disappearance is reported: it has ended, or will be shown again later.
    public var isLeaving: Bool {
        access(keyPath: \.isLeaving)
        return host.isLeaving(id)
    }

    /// The stage of a sheet, with its own stack; `nil` for every other modal.
    public var stage: Stage? { behavior.stage }

    /// Whether it ends by itself after a while.
    package var expires: Bool { expiry != nil }

    /// How long the modal stands before it ends by itself; `nil` where only its user or its flow ends it.
    ///
    /// The time runs by the stage's clock, from when the modal is first shown. Nothing is observed: a renderer that shows the
    /// time reads it again and again.
    public var timeLeft: Duration? {
        guard let expiry, !hasEnded else { return nil }
        return countdown.map { max($0(), .zero) } ?? expiry.after
    }

    /// The ``timeLeft`` in words, such as “5 s left”.
    package var timeLeftText: String? { timeLeft.map(host.strings.timeLeft) }

    /// The choice or the row that was the answer, where it was one.
    package var answeredPlace: Int? { behavior.answeredPlace }

    /// The error with which what went on while it stood has ended.
    package var failure: (any Error)? { behavior.failure }

    // MARK: What the user does

    /// Presses a button.
    ///
    /// - Parameter choice: which one.
    /// - Returns: whether that was taken.
    @discardableResult
    package func press(_ choice: ModalContent.Choice.ID) -> Bool {
        tell(content.body.count + choice, .press)
        return behavior.press(choice, of: self)
    }

    /// Picks a row: the answer where one is chosen; taken or given back where many are.
    ///
    /// - Parameter option: which one.
    /// - Returns: whether that was taken.
    @discardableResult
    package func pick(_ option: Int) -> Bool {
        tell(0, .pick(option))
        return behavior.pick(option, of: self)
    }

    /// Changes the text of a field.
    ///
    /// - Parameters:
    ///   - field: which one.
    ///   - text: all of its new text.
    /// - Returns: whether that was taken.
    @discardableResult
    package func fill(_ field: Int = 0, with text: String) -> Bool {
        tell(field, .fill(text))
        return behavior.fill(field, with: text, of: self)
    }

    /// Presses the default button, as the Enter key does; in a list of which one is chosen, takes the row to start from.
    ///
    /// - Returns: whether that was taken.
    @discardableResult
    public func submit() -> Bool {
        if content.kind == .choose, content.count == nil {
            return content.options.firstIndex(where: \.isSelected).map { pick($0) } ?? false
        }
        return content.defaultChoice.map { press($0.id) } ?? false
    }

    /// Sends the modal away, as Esc, a swipe, or a tap outside of it does.
    ///
    /// - Returns: whether that was taken. Where there is a cancel choice, it is the answer. A close guard decides later.
    @discardableResult
    public func dismiss() -> Bool {
        guard content.isDismissible else { return false }
        if let cancel = content.cancelChoice { return press(cancel.id) }
        tellOfDismissing()
        return host.dismiss(id)
    }

    /// Reports that the modal can no longer be seen, so that who awaited it goes on.
    ///
    /// A renderer calls it once after ``Presenter/dismiss(_:)``. One that reports a modal that nobody has ended
    /// tells that the system took it away: that is a dismissal which no close guard can prevent.
    ///
    /// - Returns: whether there was anything to report.
    @discardableResult
    public func reportGone() -> Bool {
        host.gone(self)
    }

    // MARK: For the host

    /// What is asked in the name of this modal shows above it.
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

    /// It is over, or is being taken away to be shown again later.
    func stateChanged() {
        withMutation(keyPath: \.isLeaving) {}
    }

    /// It is over: nothing goes on in its name any more, and its content stays as it is.
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
    /// Its kind and its title, such as `alert “Card declined”`.
    public var description: String { content.description }
}
