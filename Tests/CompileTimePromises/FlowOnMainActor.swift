// compiles
import Aside

@MainActor func greeting(_ flow: some Flow) async throws -> String {
    try await flow.prompt("Your name")
}
