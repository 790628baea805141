import Aside
public import Testing

/// Steps for notices, which nobody has to answer.
extension TestPresenter {
    /// Waits for a notice, or finds the first notice with that text that no step has found yet.
    ///
    /// While a notice with a button stays in view, steps can find it again.
    ///
    /// In a test, a notice without a button ends at once. A notice with a button stays until a step presses the button,
    /// until a step waits in vain for something else, or until the test moves the clock far enough.
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// let isUndone = try await ui.run {
    ///     await ui.stage.notice("Message archived", action: "Undo")
    /// } steps: {
    ///     try await ui.notice("Message archived").press("Undo")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text of the notice.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The notice, to look at, and to press its button.
    /// - Throws: An error that is already recorded as an issue.
    @discardableResult
    public func notice(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TestNotice {
        try await expect(.notice(text), at: sourceLocation) { [self] in
            notices.contains { $0.content.text == text } || stage.notice?.content.text == text
        }
        if let place = notices.firstIndex(where: { $0.content.text == text }) {
            return TestNotice(notices.remove(at: place), ui: self)
        }
        guard let notice = stage.notice else { throw CancellationError() }
        return TestNotice(notice, ui: self)
    }

    func announce(_ notice: Notice) {
        transcript.add(.noticed(notice.content), at: notice.source)
        if currentRun.isUnwinding || notice.content.action == nil { notice.dismiss() }
        if !currentRun.isUnwinding { notices.append(notice) }
        somethingHappened()
    }

    /// Lets the time of the notice in view run out, if nothing else can happen.
    ///
    /// - Returns: `true` if there was a notice.
    func letNoticeEnd() async -> Bool {
        guard let notice = stage.notice else { return false }
        let eventCount = waiters.eventCount
        await letTasksRun()
        guard eventCount == waiters.eventCount, stage.notice === notice else { return true }
        return notice.dismiss()
    }
}

extension NoticeContent {
    /// The name of the notice in messages and transcripts.
    var name: String { "notice “\(text)”" }
}
