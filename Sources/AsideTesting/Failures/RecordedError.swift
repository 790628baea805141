import Testing

/// The error that ends a test whose failure is recorded already.
///
/// Swift Testing records each error that leaves a test, save that of a requirement which has failed: it has recorded that
/// itself. So such an error is made once, where what is recorded of it reaches nobody.
@MainActor
enum RecordedError {
    private static var known: (any Error)?

    /// The error, as far as one was made; see ``prepare()``.
    static var error: (any Error)? { known }

    /// Makes the error in the name of the test that runs now.
    static func prepare() async {
        guard known == nil, let test = Test.current else { return }
        let unheard: IssueHandlingTrait = .filterIssues { _ in false }
        let (errors, made) = AsyncStream.makeStream(of: (any Error).self)
        try? await unheard.provideScope(for: test, testCase: nil) {
            // Whoever expects known issues in this test does not mean this one.
            withKnownIssue {
                do { try #require(Bool(false)) } catch { made.yield(error) }
            }
        }
        made.finish()
        for await error in errors { known = known ?? error }
    }
}
