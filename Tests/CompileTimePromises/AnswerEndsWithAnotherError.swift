// error: thrown expression type 'CancellationError' cannot be converted to error type 'Declined'
import Aside

struct Declined: Error {}

@MainActor func ask(_ stage: Stage) async throws(Declined) -> String {
    try await stage.prompt("Name")
}
