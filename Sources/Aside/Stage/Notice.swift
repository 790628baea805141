/// A message that is shown for a while beside whatever is there: it takes no focus and blocks nothing.
///
/// A renderer reads it from ``Stage/notice`` and hands in what the user does.
@MainActor
public final class Notice: Identifiable {
    /// What it shows.
    nonisolated public let content: NoticeContent
    /// The line of the flow that shows it.
    nonisolated public let source: SourceLine
    let serial: Int
    private weak var board: NoticeBoard?
    /// Whether its button was pressed, once it is over.
    private var wasPressed: Bool?
    /// The task that waits for its end.
    private var waiting: WaitingTask?

    init(_ content: NoticeContent, source: SourceLine, on board: NoticeBoard) {
        self.content = content
        self.source = source
        self.board = board
        serial = board.host.nextSerial()
    }

    /// Whether it is not shown any more, nor going to be.
    public var isOver: Bool { wasPressed != nil }

    /// Presses its button.
    ///
    /// - Returns: whether that was taken: it has a button, and is not over.
    @discardableResult
    public func press() -> Bool {
        guard content.action != nil, !isOver, let board else { return false }
        board.host.userActionObserver?.userActs(.pressedNotice(self))
        return board.end(self, pressed: true)
    }

    /// Takes it away before its time is up.
    ///
    /// - Returns: whether that was taken: it is not over.
    @discardableResult
    public func dismiss() -> Bool {
        board?.end(self, pressed: false) ?? false
    }

    func end(pressed: Bool) {
        wasPressed = pressed
        guard let waiting else { return }
        self.waiting = nil
        board?.host.answerIsUntaken(+1)
        waiting.resume()
    }

    /// Waits until it is over, and returns whether its button was pressed.
    func pressed() async -> Bool {
        guard !isOver, let host = board?.host else { return wasPressed ?? false }
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let task = WaitingTask(continuation, host.counter)
                waiting = task
                task.begin()
            }
        } onCancel: {
            Task { @MainActor in self.dismiss() }
        }
        host.answerIsUntaken(-1)
        return wasPressed ?? false
    }
}

extension Stage {
    /// The notice in view, over the stage and the sheets on it.
    public var notice: Notice? { host.notices.shown }
}
