// compiles
import Aside

@MainActor func measure(_ stage: Stage) async throws -> Int? {
    try await stage.alert("How large?") {
        Choice("Small", 1)
        Choice("Unknown", nil)
    }
}
