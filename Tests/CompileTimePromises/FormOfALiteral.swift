// error: contextual type for closure argument list expects 1 argument
import Aside

@MainActor func ask(_ stage: Stage) async throws {
    let names = try await stage.form("Names", ["", ""]) {
        Field("First", \.[0])
        Field("Last", \.[1])
    }
    print(names)
}
