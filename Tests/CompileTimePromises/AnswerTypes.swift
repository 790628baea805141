import Aside

@MainActor func modifiersKeepTheAnswer(_ stage: Stage) async throws -> Bool {
    try await stage.ask(
        .confirm("Stay?").once("session").expiring(after: .seconds(5), answering: false).severity(.warning))
}

@MainActor func alertAnswersAnOptional(_ stage: Stage) async throws -> Int? {
    try await stage.alert("How large?") {
        Choice("Small", 1)
        Choice("Unknown", nil)
    }
}

@MainActor func answerEndsWithCancellationOnly(_ stage: Stage) async throws(CancellationError) -> String {
    do {
        return try await stage.prompt("Name")
    } catch {
        let reason: CancellationError = error
        throw reason
    }
}
