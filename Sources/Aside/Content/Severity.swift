/// How serious a message is.
public enum Severity: String, Sendable, Codable, Hashable, CaseIterable {
    /// Good to know.
    case info
    /// It worked.
    case success
    /// It may go wrong.
    case warning
    /// It went wrong.
    case error
}
