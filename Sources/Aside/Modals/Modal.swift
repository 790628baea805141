public import Observation

/// A modal that is shown: what a renderer draws and where it hands in what the user does.
///
/// Every method that hands something in returns `false` where that is refused, which does no harm:
/// the modal was answered already, is locked, or has no such choice.
@MainActor
@Observable
public class Modal: Identifiable {
    /// Names this one presentation.
    @ObservationIgnored nonisolated public let id: ModalID
    /// What it shows.
    public internal(set) var content: ModalContent
    /// Whether it has ended, and is only kept in view until its disappearance is reported.
    public private(set) var isLeaving = false

    @ObservationIgnored let host: ModalHost
    /// What was answered; it counts once the host has taken it.
    @ObservationIgnored private(set) var reply: Reply?
    /// The line of the flow that asked.
    @ObservationIgnored nonisolated public let source: SourceLine
    @ObservationIgnored let manner: Manner
    /// Why it ended, once it is leaving.
    @ObservationIgnored package private(set) var ending: Ending?
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private var ownWork: Work?
    @ObservationIgnored private var hasAppeared = false

    /// An answer, before it is known to whom.
    enum Reply {
        /// The choice or row at this place.
        case place(Int)
        /// A value of the type that the asker expects.
        case value(Any)
        /// What an operation threw.
        case failure(any Error)
    }

    /// When it ends by itself, and with which answer.
    final class Expiry {
        let after: Duration
        let answer: Any?

        init(after: Duration, answer: Any?) {
            self.after = after
            self.answer = answer
        }
    }

    init(
        _ content: ModalContent, _ manner: Manner = Manner(), _ line: SourceLine = SourceLine(fileID: "", line: 0),
        host: ModalHost
    ) {
        id = host.nextModalID()
        self.content = content
        self.manner = manner
        source = line
        self.host = host
    }

    /// The choice or the row that was the answer, where it was one.
    package var answeredPlace: Int? {
        if case .place(let place) = reply { place } else { nil }
    }

    /// The error with which what went on while it stood has ended.
    package var failure: (any Error)? {
        if case .failure(let error) = reply { error } else { nil }
    }

    /// Whether what went on while it stood has ended with an error.
    package var hasFailed: Bool { failure != nil }

    /// Whether a close guard is deciding whether the user may send it away.
    package internal(set) var isAskedToClose = false

    /// The stage of a sheet, with its own stack; `nil` for every other modal.
    public var stage: Stage? { nil }

    // MARK: What the user does

    /// Presses a button.
    ///
    /// - Parameter choice: which one.
    /// - Returns: whether that was taken.
    @discardableResult
    public func press(_ choice: ModalContent.Choice.ID) -> Bool { false }

    /// Picks a row: the answer where one is chosen; taken or given back where many are.
    ///
    /// - Parameter option: which one.
    /// - Returns: whether that was taken.
    @discardableResult
    public func pick(_ option: ModalContent.Option.ID) -> Bool { false }

    /// Changes the text of a field.
    ///
    /// - Parameters:
    ///   - field: which one.
    ///   - text: all of its new text.
    /// - Returns: whether that was taken.
    @discardableResult
    public func fill(_ field: ModalContent.Field.ID = 0, with text: String) -> Bool { false }

    /// Presses the default button, as the Enter key does.
    ///
    /// - Returns: whether that was taken.
    @discardableResult
    public func submit() -> Bool {
        content.defaultChoice.map { press($0.id) } ?? false
    }

    /// Sends the modal away, as Esc, a swipe, or a tap outside of it does.
    ///
    /// - Returns: whether that was taken. Where there is a cancel choice, it is the answer. A close guard decides later.
    @discardableResult
    public func dismiss() -> Bool {
        if let cancel = content.cancelChoice { return press(cancel.id) }
        return content.isDismissible && host.dismiss(id)
    }

    /// Reports that the modal can no longer be seen, so that who awaited it goes on.
    ///
    /// A renderer calls it once after ``Presenter/dismiss(_:)``. One that reports a modal that nobody has ended
    /// tells that the system took it away: that is a dismissal which no close guard can prevent.
    ///
    /// - Returns: whether there was anything to report.
    @discardableResult
    public func reportGone() -> Bool {
        if let reply = dismissalReply, host.isShown(id) {
            self.reply = reply
            return host.gone(id, as: .answered)
        }
        return host.gone(id, as: .dismissed)
    }

    // MARK: For its kinds

    /// The answer that a dismissal gives, where it gives one.
    var dismissalReply: Reply? { nil }

    /// Whether the user's dismissal is decided by ``askToClose()``.
    var isGuarded: Bool { false }

    /// Whether work goes on inside from the beginning.
    var hostsWork: Bool { false }

    /// It was admitted, and shows now or later.
    ///
    /// Runs in the task that asks, so that tasks which begin here inherit what is local to that.
    func begin() {}

    /// It is shown for the first time.
    func appear() {}

    /// The user wants to send it away.
    func askToClose() {}

    /// It is over, seen or not: what runs in its name is cancelled.
    func stop() {}

    /// What is asked in the name of this modal shows above it.
    final var work: Work {
        let work = ownWork ?? Work(surface: .modal(id), host: host)
        ownWork = work
        return work
    }

    /// Gives the answer; the first one wins.
    @discardableResult
    final func settle(_ reply: Reply) -> Bool {
        guard host.isOpen(id) else { return false }
        self.reply = reply
        return host.end(id, as: .answered)
    }

    // MARK: For the host

    final func isShown() {
        guard !hasAppeared else { return }
        hasAppeared = true
        appear()
        if let expiry = manner.expiry { startTimer(expiry) }
    }

    final func isOver(as ending: Ending?) {
        guard !isLeaving else { return }
        self.ending = ending
        isLeaving = true
        timer?.cancel()
        stop()
        ownWork?.end()
    }

    private func startTimer(_ expiry: Expiry) {
        let clock = host.clock
        timer = Task {
            do { try await clock.sleep(for: expiry.after) } catch { return }
            if let answer = expiry.answer { settle(.value(answer)) } else { host.end(id, as: .expired) }
        }
    }
}
