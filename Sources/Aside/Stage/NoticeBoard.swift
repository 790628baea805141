import Observation

/// The notices of one window.
///
/// They are shown one after the other, in the order in which they were added.
@MainActor
@Observable
final class NoticeBoard {
    /// The notice in view.
    private(set) var shown: Notice?
    @ObservationIgnored unowned let host: ModalHost
    /// The notices that are not over and go by themselves, in the order in which they are shown.
    @ObservationIgnored private var line: [Notice] = []
    /// The notices that are not over and are shown until they are cancelled.
    ///
    /// The first of them is shown while no other notice is.
    @ObservationIgnored private var standing: [Notice] = []
    /// The notice that was added last, if it is not over.
    @ObservationIgnored private var last: Notice?
    @ObservationIgnored private var timer: Task<Void, Never>?
    /// How long the notice in view is still shown; `nil` if it is shown until it is cancelled.
    @ObservationIgnored private(set) var countdown: (() -> Duration)?
    @ObservationIgnored private var isUpdating = false
    /// How many times as long as asked for each notice is shown.
    @ObservationIgnored var slowness = 1 {
        didSet { if slowness != oldValue, let shown { startTimer(of: shown) } }
    }

    init(of host: ModalHost) {
        self.host = host
    }

    deinit {
        // If the clock never moves, the timer would otherwise sleep for ever.
        timer?.cancel()
    }

    /// Adds a notice, which is shown when its turn comes.
    ///
    /// If the last notice has the same content and no button, the new one is not added. The last one is shown for
    /// longer instead.
    func add(_ notice: Notice) {
        if let last, last.content == notice.content, notice.content.action == nil {
            notice.end(pressed: false)
            if last === shown { startTimer(of: last) }
            return
        }
        if notice.content.duration == nil { standing.append(notice) } else { line.append(notice) }
        last = notice
        update()
    }

    /// Ends a notice, shown or waiting; returns `false` if it was over.
    @discardableResult
    func end(_ notice: Notice, pressed: Bool) -> Bool {
        guard !notice.isOver else { return false }
        line.removeFirst(where: { $0 === notice })
        standing.removeFirst(where: { $0 === notice })
        if last === notice { last = nil }
        notice.end(pressed: pressed)
        update()
        return true
    }

    /// The notices that are not over, in the order in which they are shown.
    var all: [Notice] { line + standing }

    /// Ends all notices, because nobody will see them any more.
    func endAll() {
        let all = all
        line = []
        standing = []
        last = nil
        for notice in all { notice.end(pressed: false) }
        update()
    }

    /// Shows the next notice, once there is a presenter that can show it.
    ///
    /// The presenter may end the notice while it is told of the notice.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        while shown !== next {
            shown = next
            timer?.cancel()
            timer = nil
            guard let notice = shown else { return }
            startTimer(of: notice)
            if notice.isAnnounced { continue }
            notice.isAnnounced = true
            host.presenter?.announce(notice)
        }
    }

    /// The notice that is to be in view.
    private var next: Notice? {
        guard let first = line.first ?? standing.first else { return nil }
        // The notice stays in view while one presenter replaces another.
        return host.presenter == nil && first !== shown ? nil : first
    }

    private func startTimer(of notice: Notice) {
        timer?.cancel()
        countdown = notice.content.duration.map { host.tasks.clock.countdown(from: $0) }
        guard let duration = notice.content.duration else { return }
        timer = host.tasks.timer(after: duration * slowness) { [weak self] in
            notice.whenExpired?()
            self?.end(notice, pressed: false)
        }
    }
}

extension Array {
    fileprivate mutating func removeFirst(where isMeant: (Element) -> Bool) {
        if let place = firstIndex(where: isMeant) { remove(at: place) }
    }
}

/// A message that is shown for a while beside everything else.
///
/// It takes no focus and blocks nothing. A presenter reads it from ``Stage/notice``, and tells it what the user does.
@MainActor
public final class Notice: Identifiable {
    /// What the notice shows.
    nonisolated public let content: NoticeContent
    /// The line of the flow that shows the notice.
    nonisolated public let source: SourceLine
    private weak var board: NoticeBoard?
    private let tasks: StageTasks
    /// Whether the user pressed the button; `nil` until the notice is over.
    private var wasPressed: Bool?
    /// Called when the time of the notice is up, before anybody learns of it.
    package var whenExpired: (@MainActor () -> Void)?
    /// Whether the presenter was told of the notice.
    var isAnnounced = false
    /// Whether the notice was over before anybody waited for its end.
    private(set) var isOverAtOnce = false
    /// The task that waits for the end of the notice.
    private var waiting: WaitingTask?

    init(_ content: NoticeContent, source: SourceLine, on board: NoticeBoard) {
        self.content = content
        self.source = source
        self.board = board
        tasks = board.host.tasks
    }

    /// Whether the notice is over: it is not shown, and will not be shown.
    package var isOver: Bool { wasPressed != nil }

    /// How long the notice is still shown, in words, such as “5 s left”; `nil` if it is not in view, or stays until it
    /// is cancelled.
    ///
    /// The property is not observable. A presenter that shows the time reads it repeatedly.
    package var timeLeftText: String? {
        guard let board, board.shown === self else { return nil }
        return board.countdown.map { board.host.words.timeLeft(max($0(), .zero)) }
    }

    /// Presses the button of the notice.
    ///
    /// - Returns: `true` if the button was pressed; `false` if the notice has no button or is over.
    @discardableResult
    public func press() -> Bool {
        guard content.action != nil, !isOver, let board else { return false }
        board.host.userActionObserver?.userActs(.pressedNotice(self))
        return board.end(self, pressed: true)
    }

    /// Removes the notice before its time is up.
    ///
    /// - Returns: `true` if the notice was removed; `false` if it was over.
    @discardableResult
    public func dismiss() -> Bool {
        board?.end(self, pressed: false) ?? false
    }

    func end(pressed: Bool) {
        wasPressed = pressed
        guard let waiting else { return }
        self.waiting = nil
        tasks.answerIsUntaken(true)
        waiting.resume()
    }

    /// Waits until the notice is over, and returns whether the user pressed its button.
    func pressed() async -> Bool {
        guard !isOver, board != nil else {
            isOverAtOnce = true
            await tasks.giveTurnIfDue()
            return wasPressed ?? false
        }
        await withTaskCancellationHandler {
            let hasWaited = await tasks.wait(while: !isOver) { waiting = $0 }
            if hasWaited { tasks.answerIsUntaken(false) }
        } onCancel: {
            Task.detached { @MainActor in self.dismiss() }
        }
        return wasPressed ?? false
    }
}

extension Stage {
    /// The notice that is shown over the stage and its sheets, if there is one.
    public var notice: Notice? { host.notices.shown }

    /// The notices that are not over, in the order in which they are shown.
    package var notices: [Notice] { host.notices.all }

    /// How many times as long as asked for each notice is shown, for users who need longer to find and read it.
    package var noticeSlowness: Int {
        get { host.notices.slowness }
        set { host.notices.slowness = newValue }
    }
}
