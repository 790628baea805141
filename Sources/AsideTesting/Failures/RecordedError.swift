import Testing

/// The error that ends a test whose failure is already recorded.
///
/// Swift Testing records each error that leaves a test, except the error of a failed requirement, which is recorded
/// already. This type therefore makes such an error once, in a place where its record reaches nobody.
@MainActor
enum RecordedError {
    private static var known: (any Error)?

    /// The error, if it was made; see ``prepare()``.
    static var error: (any Error)? { known }

    /// Makes the error in the test that runs now.
    static func prepare() async {
        guard known == nil, let test = Test.current else { return }
        let unheard: IssueHandlingTrait = .filterIssues { _ in false }
        let (errors, made) = AsyncStream.makeStream(of: (any Error).self)
        try? await unheard.provideScope(for: test, testCase: nil) {
            // If the test expects known issues, this issue must not match them.
            withKnownIssue {
                do { try #require(Bool(false)) } catch { made.yield(error) }
            }
        }
        made.finish()
        for await error in errors { known = known ?? error }
    }
}
