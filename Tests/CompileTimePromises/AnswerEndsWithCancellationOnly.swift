// compiles
import Aside

@MainActor func ask(_ stage: Stage) async throws(CancellationError) -> String {
    do {
        return try await stage.prompt("Name")
    } catch {
        let reason: CancellationError = error
        throw reason
    }
}
