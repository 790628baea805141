public import Aside
public import Testing

/// Steps for notices, which nobody has to answer.
extension TestPresenter {
    /// Waits for a notice.
    ///
    /// If the notice in view has that text, the step finds it, also again. Otherwise it finds the first notice with that
    /// text that no step has found yet.
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
        if let notice = stage.notice, notice.content.text == text {
            notices.removeAll { $0 === notice }
            return TestNotice(notice, ui: self)
        }
        guard let place = notices.firstIndex(where: { $0.content.text == text }) else { throw CancellationError() }
        return TestNotice(notices.remove(at: place), ui: self)
    }

    func announce(_ notice: Notice) {
        transcript.add(.noticed(notice.content), at: notice.source)
        if currentRun.isUnwinding || notice.content.action == nil { notice.dismiss() }
        notice.whenExpired = { [weak self, name = notice.content.name] in
            self?.transcript.add(.ended(name, because: Ending.expired.reason))
        }
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

/// A notice that a test can look at, and whose button it can press.
@MainActor
public struct TestNotice {
    /// The notice itself, as a presenter sees it.
    public let notice: Notice
    private let ui: TestPresenter

    init(_ notice: Notice, ui: TestPresenter) {
        self.notice = notice
        self.ui = ui
    }

    /// The plain data that the notice shows.
    public var content: NoticeContent { notice.content }

    /// The line of the flow that shows the notice.
    public var source: SourceLine { notice.source }

    /// Presses the button of the notice.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the button is missing or the notice is over.
    public func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard content.action == label else {
            let fix = content.action.map { "its button is “\($0)”." } ?? "it has no button: give it one (`action:`)."
            throw ui.recorded(Failure("\(content.name) has no button “\(label)”.", fix, sourceLocation))
        }
        guard !notice.isOver else {
            let fix = "press its button before a step that waits for something else, which lets its time run out."
            throw ui.recorded(Failure("\(content.name) is over.", fix, sourceLocation))
        }
        ui.transcript.add(.answered(content.name, with: label))
        notice.press()
    }
}
