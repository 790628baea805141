import Testing

/// A failure of a test: what went wrong, how to fix it, and the line that caused it.
struct Failure {
    let headline: String
    let fix: String
    let location: SourceLocation

    init(_ headline: String, _ fix: String, _ location: SourceLocation) {
        self.headline = headline
        self.fix = fix
        self.location = location
    }
}

/// The first line of a failure, as the error that Swift Testing prints.
package struct Headline: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

/// The error of a step that fails where no test is running, as in a tool that replays a path.
///
/// It says what a test would record: where, what went wrong, and how to fix it.
struct FailureOutsideOfTest: Error, CustomStringConvertible {
    let description: String

    init(_ message: FailureMessage, at location: SourceLocation) {
        description = "\(location.fileID):\(location.line): \(message)"
    }
}
