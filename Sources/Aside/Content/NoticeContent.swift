/// What a notice shows, as plain data.
public struct NoticeContent: Equatable, Sendable, Codable {
    /// What it says.
    public let text: String
    /// How serious it is.
    public let severity: Severity
    /// The label of its button; `nil` where it has none.
    public let action: String?
    /// How long it is shown.
    public let duration: Duration

    /// The content of a notice.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - severity: how serious it is.
    ///   - action: the label of its button, if it has one.
    ///   - duration: how long it is shown.
    public init(_ text: String, severity: Severity = .info, action: String? = nil, duration: Duration = .seconds(4)) {
        self.text = text
        self.severity = severity
        self.action = action
        self.duration = duration
    }
}
