import Testing

@testable import Aside

/// Expects that operating a control fails with this message.
@MainActor
func expect(
    _ message: String, _ reason: MoveError.Reason = .missing, at location: SourceLocation = #_sourceLocation,
    from act: @MainActor () throws -> Void
) {
    #expect(throws: MoveError(reason, message), sourceLocation: location, performing: act)
}
