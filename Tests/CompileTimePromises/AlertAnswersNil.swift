// error: 'nil' is not compatible with expected argument type 'Int'
import Aside

@MainActor func measure(_ stage: Stage) async throws {
    _ = try await stage.alert("How large?") {
        Choice("Small", 1)
        Choice("Unknown", nil)
    }
}
