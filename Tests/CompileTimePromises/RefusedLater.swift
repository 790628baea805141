// The compiler refuses these after it has found the types of a whole file.
import Aside

// error: missing return in closure expected to return 'String'
@MainActor func thenForgetsABranch(_ stage: Stage) async throws -> String {
    try await stage.show(SizeScreen()).then { size in
        if size > 10 { return "large" }
    }
}

// error: missing return in closure expected to return 'StayOrLeave<Void>'
@MainActor func untilReturnsNothing(_ stage: Stage) async throws {
    try await stage.show(SizeScreen()).until { size in
        if size > 10 { await stage.alert("Too large") }
    }
}

// error: missing return in closure expected to return 'Compound<String>.Continued'
@MainActor func compoundForgetsNext(_ stage: Stage) -> some Step<String> {
    Compound { next in
        try await stage.show(SizeScreen()).then { size in
            if size > 10 { return try await next("large") }
        }
    }
}

// error: sending 'flow' risks causing data races
func flowOutsideTheMainActor(_ flow: some Flow) async throws -> String {
    try await flow.prompt("Your name")
}
