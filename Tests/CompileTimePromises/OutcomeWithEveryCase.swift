// compiles
import Aside

@MainActor func isStaying(_ stage: Stage) async throws -> Bool? {
    switch try await stage.outcome(of: { try await stage.confirm("Stay signed in?") }) {
    case .answered(let isStaying): isStaying
    case .dismissed, .expired: false
    case .cancelled, .ownerGone, .replaced, .rejected: nil
    }
}
