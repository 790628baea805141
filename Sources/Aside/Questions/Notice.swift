extension Flow {
    /// Shows a message for a while beside everything else, and returns at once.
    ///
    /// A notice takes no focus and blocks nothing. Notices appear one after the other. A notice that equals the one
    /// before it is not shown again: the first one is shown for longer instead.
    ///
    /// ```swift
    /// try await upload()
    /// notice("Uploaded", severity: .success)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - severity: How serious the message is.
    ///   - duration: How long the notice is shown, measured by the stage's clock.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    public func notice(
        _ text: String, severity: Severity = .info, for duration: Duration = .seconds(4),
        file: String = #fileID, line: Int = #line
    ) {
        // A flow that is resumed has said this before.
        if stage.host.trail?.isReplaying == true { return }
        let content = NoticeContent(text, severity: severity, duration: duration)
        let source = SourceLine(fileID: file, line: line)
        if let refusal = stage.host.refusal() {
            stage.host.tellOfRefusing(content.name, at: source, because: refusal)
        } else {
            stage.host.notices.add(Notice(content, source: source, on: stage.host.notices))
        }
    }

    /// Shows a message with a button for a while beside everything else, and waits until the notice has gone.
    ///
    /// A notice takes no focus and blocks nothing but the flow that waits for it. If the flow should go on, call this
    /// function in a task of its own.
    ///
    /// ```swift
    /// let removed = shop.cart.items.removeLast()
    /// if await notice("\(removed.name) removed", action: "Undo") {
    ///     shop.cart.items.append(removed)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - severity: How serious the message is.
    ///   - action: The label of its button.
    ///   - duration: How long the notice is shown, measured by the stage's clock. With `nil`, it is shown until it is
    ///     cancelled. It steps back while other notices are shown.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: `true` if the user pressed the button; `false` if the notice went away or the task was cancelled.
    public func notice(
        _ text: String, severity: Severity = .info, action: String, for duration: Duration? = .seconds(5),
        file: String = #fileID, line: Int = #line
    ) async -> Bool {
        if stage.host.trail?.isReplaying == true { return false }
        let content = NoticeContent(text, severity: severity, action: action, duration: duration)
        let source = SourceLine(fileID: file, line: line)
        let host = stage.host
        if let refusal = host.refusal() {
            await host.refuse(content.name, at: source, because: refusal)
            return false
        }
        let notice = Notice(content, source: source, on: host.notices)
        host.notices.add(notice)
        let isPressed = await notice.pressed()
        // A presenter that cannot show the button ends the notice at once. A loop must not ask it for ever.
        if notice.isOverAtOnce, !isPressed { await host.refuse(content.name, at: source, because: .cancelled) }
        return isPressed
    }
}

extension NoticeContent {
    fileprivate var name: String { "notice “\(text)”" }
}
