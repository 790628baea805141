// error: sending 'flow' risks causing data races
import Aside

func greeting(_ flow: some Flow) async throws -> String {
    try await flow.prompt("Your name")
}
