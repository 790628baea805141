import Testing

/// The error that ends a test whose failure is already recorded.
///
/// Swift Testing records each error that leaves a test, except the error of a failed requirement, which is recorded
/// already. This type therefore makes such an error once, in a place where its record reaches nobody.
@MainActor
enum RecordedError {
    /// The error, if it was made; see ``prepare()``.
    private(set) static var error: (any Error)?

    /// Makes the error in the test that runs now.
    static func prepare() async {
        guard error == nil, let test = Test.current else { return }
        let unheard: IssueHandlingTrait = .filterIssues { _ in false }
        let (errors, made) = AsyncStream.makeStream(of: (any Error).self)
        try? await unheard.provideScope(for: test, testCase: nil) {
            // If the test expects known issues, this issue must not match them.
            withKnownIssue {
                do { try #require(Bool(false)) } catch { made.yield(error) }
            }
        }
        made.finish()
        for await recorded in errors { error = error ?? recorded }
    }
}
