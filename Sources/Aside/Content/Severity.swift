/// How serious a message is.
public enum Severity: String, Sendable, Codable, Hashable, CaseIterable {
    /// Information that needs no action.
    case info
    /// Something succeeded.
    case success
    /// Something may go wrong.
    case warning
    /// Something went wrong.
    case error
}
