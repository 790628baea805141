/// A message that is shown for a while beside everything else.
///
/// It takes no focus and blocks nothing. A renderer reads it from ``Stage/notice``, and tells it what the user does.
@MainActor
public final class Notice: Identifiable {
    /// What the notice shows.
    nonisolated public let content: NoticeContent
    /// The line of the flow that shows the notice.
    nonisolated public let source: SourceLine
    private weak var board: NoticeBoard?
    /// Whether the user pressed the button; `nil` until the notice is over.
    private var wasPressed: Bool?
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
    }

    /// Whether the notice is over: it is not shown, and will not be shown.
    package var isOver: Bool { wasPressed != nil }

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
        board?.host.tasks.answerIsUntaken(true)
        waiting.resume()
    }

    /// Waits until the notice is over, and returns whether the user pressed its button.
    func pressed() async -> Bool {
        guard !isOver, let tasks = board?.host.tasks else {
            isOverAtOnce = true
            await MainActorTurn.giveIfDue()
            return wasPressed ?? false
        }
        await withTaskCancellationHandler {
            let hasWaited = await tasks.wait { task in
                if !isOver { waiting = task }
                return !isOver
            }
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
}
