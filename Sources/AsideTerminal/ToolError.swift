/// The reason why a tool failed, and the status with which it ends.
///
/// ```swift
/// guard CommandLine.arguments.count < 3 else { throw ToolError("too many arguments", status: 64) }
/// ```
public struct ToolError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The message to the user on standard error.
    public let description: String
    /// The status of the process, unless Ctrl-C or a signal has ended it.
    public let status: Int32

    /// Makes the reason why a tool failed.
    ///
    /// - Parameters:
    ///   - description: The message to the user.
    ///   - status: The status of the process. The status 64 stands for wrong arguments.
    public init(_ description: String, status: Int32 = 1) {
        self.description = description
        self.status = status
    }
}
