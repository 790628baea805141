// error: contextual type for closure argument list expects 1 argument
import Aside

@MainActor func measure(_ stage: Stage) async throws -> Int {
    try await stage.progress("Measuring") { 1 }
}
