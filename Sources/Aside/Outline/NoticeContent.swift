/// What a notice shows, as plain data.
public struct NoticeContent: Hashable, Sendable, Codable {
    /// The message.
    public private(set) var text: String
    /// How serious the message is.
    public private(set) var severity: Severity
    /// The label of the button; `nil` if there is no button.
    public private(set) var action: String?
    /// How long the notice is shown; `nil` if it is shown until it is cancelled.
    package private(set) var duration: Duration?

    /// Makes the content of a notice.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - severity: How serious the message is.
    ///   - action: The label of the button, if there is one.
    ///   - duration: How long the notice is shown; `nil` if it is shown until it is cancelled.
    package init(_ text: String, severity: Severity = .info, action: String? = nil, duration: Duration? = .seconds(4)) {
        self.text = text
        self.severity = severity
        self.action = action
        self.duration = duration
    }
}
