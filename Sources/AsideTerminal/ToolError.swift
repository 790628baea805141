/// Why a tool has not done what it was to do, and the status that it ends with.
///
/// ```swift
/// guard CommandLine.arguments.count < 3 else { throw ToolError("too many arguments", status: 64) }
/// ```
public struct ToolError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What the user is told, on standard error.
    public let description: String
    /// What the process ends with, unless Ctrl-C or a signal has asked it to end.
    public let status: Int32

    /// Why a tool has not done what it was to do.
    ///
    /// - Parameters:
    ///   - description: what the user is told.
    ///   - status: what the process ends with; 64 is what tells of wrong arguments.
    public init(_ description: String, status: Int32 = 1) {
        self.description = description
        self.status = status
    }
}
