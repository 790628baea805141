import Testing

/// The error of a step that fails where no test is running, as in a tool that replays a path.
///
/// It says what a test would record: where, what went wrong, and how to fix it.
struct FailureOutsideOfTest: Error, CustomStringConvertible {
    let description: String

    init(_ message: FailureMessage, at location: SourceLocation) {
        description = "\(location.fileID):\(location.line): \(message)"
    }
}
