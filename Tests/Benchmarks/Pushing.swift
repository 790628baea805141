import Aside

/// A screen whose user has chosen already.
@MainActor
private final class Page: Screen {
    let outlet = Outlet<Int>()

    init() {
        publish(1)
    }
}

@MainActor
func comparePushing() async {
    let shallow = Stage()
    let deep = Stage()
    try? await descend(on: shallow, 10) {
        try await descend(on: deep, 1_000) {
            let subjects = [(10, shallow), (1_000, deep)].map { depth, stage in
                Subject(name: "a screen pushed, answered and gone at depth \(depth)") { times in
                    for _ in 0..<times { _ = try? await stage.show(Page()).value() }
                }
            }
            let results = await medians(of: subjects, times: 2_000)
            report(subjects[0].name, results[0])
            report(subjects[1].name, results[1], results[1] / results[0], limit: 1.3)
        }
    }
}

@MainActor
private func descend(on stage: Stage, _ depth: Int, _ body: @escaping @MainActor () async throws -> Void) async throws {
    guard depth > 0 else { return try await body() }
    try await stage.show(Page()).then { _ in
        // A real flow waits for its user here; so that the machine's stack is not what is measured, this one does, too.
        await Task {}.value
        try await descend(on: stage, depth - 1, body)
    }
}
