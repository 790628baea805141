import Aside

@MainActor func alertAnswersOfOneType(_ stage: Stage, canKeep: Bool) async throws -> Deletion {
    try await stage.alert("Delete “Groceries”?") {
        Choice("Delete", role: .destructive, Deletion.delete)
        if canKeep { Choice("Keep", role: .cancel, .keep) }
    }
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

@MainActor func nothingIsThrownWhereNothingIsAnswered(_ stage: Stage) async {
    await stage.alert("Saved")
    let choice = try? await stage.alert("Delete?") {
        Choice("Delete", role: .destructive, true)
        Choice("Keep", role: .cancel, false)
    }
    print(choice == true)
}

@MainActor func questionHasItsAnswer(_ stage: Stage) async throws -> Deletion {
    try await stage.ask(.delete("Groceries"))
}

@MainActor func outcomeWithEveryCase(_ stage: Stage) async throws -> Bool? {
    switch try await stage.outcome(of: { try await stage.confirm("Stay signed in?") }) {
    case .answered(let isStaying): isStaying
    case .dismissed, .expired: false
    case .cancelled, .ownerGone, .replaced, .rejected: nil
    }
}

@MainActor func flowOnTheMainActor(_ flow: some Flow) async throws -> String {
    try await flow.prompt("Your name")
}

extension SizeScreen {
    func publishesItsValue() { publish(12) }
}

@MainActor func shownOnTheMainActor(_ stage: Stage) -> ScreenStep<SizeScreen> {
    stage.show(SizeScreen())
}

@MainActor func stepUsedForItsValue(_ stage: Stage) async throws {
    let size: Int = try await stage.show(SizeScreen()).value()
    print(size)
}

@MainActor func thenWithEveryBranch(_ stage: Stage) async throws -> String {
    try await stage.show(SizeScreen()).then { size in
        if size > 10 { return "large" }
        return "small"
    }
}

@MainActor func thenUsesWhatIsNotSendable(_ stage: Stage, basket: Basket) async throws {
    try await stage.show(SizeScreen()).then { size in
        basket.count += size
    }
}

@MainActor func untilWithEveryBranch(_ stage: Stage) async throws -> String {
    try await stage.show(SizeScreen()).until { size in
        if size > 10 { return .leave("large") }
        return .stay
    }
}

@MainActor func untilWithoutAResult(_ stage: Stage) async throws {
    try await stage.show(SizeScreen()).until { size in
        if size > 10 { return .leave }
        return .stay
    }
}

@MainActor func untilWithoutLeaving(_ stage: Stage) async throws {
    try await stage.show(SizeScreen()).until { size in
        if size > 10 { await stage.alert("Too large") }
        return .stay
    }
}

@MainActor func compoundWithEveryBranch(_ stage: Stage) -> some Step<String> {
    Compound { next in
        try await stage.show(SizeScreen()).then { size in
            if size > 10 { return try await next("large") }
            return try await next("small")
        }
    }
}
