extension Flow {
    /// Shows a message for a while beside whatever is there, and goes on at once.
    ///
    /// It takes no focus and blocks nothing. Notices are shown one after the other; one that says the same as the one before
    /// it is shown for longer instead.
    ///
    /// ```swift
    /// try await upload()
    /// notice("Uploaded", severity: .success)
    /// ```
    ///
    /// - Parameters:
    ///   - text: What it says.
    ///   - severity: How serious it is.
    ///   - duration: How long it is shown, by the stage's clock.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    public func notice(
        _ text: String, severity: Severity = .info, for duration: Duration = .seconds(4),
        file: String = #fileID, line: Int = #line
    ) {
        let content = NoticeContent(text, severity: severity, duration: duration)
        let source = SourceLine(fileID: file, line: line)
        if let refusal = stage.host.refusal {
            stage.host.tellOfRefusing(content.name, at: source, because: refusal)
        } else {
            stage.host.notices.add(Notice(content, source: source, on: stage.host.notices))
        }
    }

    /// Shows a message with a button for a while beside whatever is there, and waits until it is over.
    ///
    /// It takes no focus and blocks nothing, the flow excepted: who does not want to wait for it starts a task.
    ///
    /// ```swift
    /// let removed = shop.cart.items.removeLast()
    /// if await notice("\(removed.name) removed", action: "Undo") {
    ///     shop.cart.items.append(removed)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: What it says.
    ///   - severity: How serious it is.
    ///   - action: The label of its button.
    ///   - duration: How long it is shown, by the stage's clock.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: whether its button was pressed; `false` also where the asking work was cancelled.
    public func notice(
        _ text: String, severity: Severity = .info, action: String, for duration: Duration = .seconds(5),
        file: String = #fileID, line: Int = #line
    ) async -> Bool {
        let content = NoticeContent(text, severity: severity, action: action, duration: duration)
        let source = SourceLine(fileID: file, line: line)
        let host = stage.host
        if let refusal = host.refusal {
            await host.refuse(content.name, at: source, because: refusal)
            return false
        }
        let notice = Notice(content, source: source, on: host.notices)
        host.notices.add(notice)
        return await notice.pressed()
    }
}

extension NoticeContent {
    fileprivate var name: String { "notice “\(text)”" }
}
