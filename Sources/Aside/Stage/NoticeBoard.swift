import Observation

/// The notices of one window: they are shown one after the other, in the order in which they came.
@MainActor
@Observable
final class NoticeBoard {
    /// The notice in view.
    private(set) var shown: Notice?
    @ObservationIgnored unowned let host: ModalHost
    /// Those that are not over, the shown one first.
    @ObservationIgnored private var line = SerialRegister<Notice>()
    /// The one that came last, if it is not over.
    @ObservationIgnored private var last: Notice?
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private var isUpdating = false

    init(of host: ModalHost) {
        self.host = host
    }

    deinit {
        // A clock that stands still would keep the one who sleeps by it for ever.
        timer?.cancel()
    }

    /// Lets a notice wait for its turn.
    ///
    /// One that says the same as the one before it, and that nobody waits for, is no news: it is shown for longer.
    func add(_ notice: Notice) {
        if let last, last.content == notice.content, notice.content.action == nil {
            notice.end(pressed: false)
            if last === shown { startTimer(of: last) }
            return
        }
        line[notice.serial] = notice
        last = notice
        update()
    }

    /// Ends a notice, shown or waiting.
    ///
    /// - Returns: whether it was not over yet.
    @discardableResult
    func end(_ notice: Notice, pressed: Bool) -> Bool {
        guard line[notice.serial] === notice else { return false }
        line[notice.serial] = nil
        if last === notice { last = nil }
        notice.end(pressed: pressed)
        update()
        return true
    }

    /// Nobody will see them any more.
    func endAll() {
        let all = line.values
        line = SerialRegister()
        last = nil
        for notice in all { notice.end(pressed: false) }
        update()
    }

    /// Shows the next one, as soon as there is somebody who can show it.
    ///
    /// A renderer may end it while it is being told of it.
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
            host.presenter?.announce(notice)
        }
    }

    private var next: Notice? {
        guard let first = line.first?.value else { return nil }
        // One that is in view stays there while the renderer changes.
        return host.presenter == nil && first !== shown ? nil : first
    }

    private func startTimer(of notice: Notice) {
        timer?.cancel()
        // It is nobody's work, which would keep the stage as long as somebody sleeps.
        timer = Work.$current.withValue(nil) {
            host.timer(after: notice.content.duration) { [weak self] in self?.end(notice, pressed: false) }
        }
    }
}
