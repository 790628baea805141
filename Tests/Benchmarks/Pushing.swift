import Aside

/// A screen that already has its value.
@MainActor
private final class Page: Screen {
    let outlet = Outlet<Int>()
    let title = "Page"

    init() {
        publish(1)
    }
}

/// A screen that waits for its user.
@MainActor
private final class Open: Screen {
    let outlet = Outlet<Int>()
    let title = "Open"
}

/// A renderer that keeps the screens in view, as SwiftUI's path does.
@MainActor
private final class Keeping: Presenter {
    private var entries: [Entry] = []

    func stackChanged(on stage: Stage) { entries = stage.entries }
}

@MainActor
func comparePushing() async {
    for isKept in [false, true] {
        let shallow = Stage()
        let deep = Stage()
        let presenters = [Keeping(), Keeping()]
        if isKept { for (stage, presenter) in zip([shallow, deep], presenters) { stage.attach(presenter) } }
        try? await descend(on: shallow, 10) {
            try await descend(on: deep, 50) {
                let subjects = [(10, shallow), (50, deep)].map { depth, stage in
                    Subject(name: "a screen pushed and gone at depth \(depth)\(isKept ? ", entries kept" : "")") {
                        times in
                        for _ in 0..<times {
                            let page = Open()
                            Task { page.publish(1) }
                            _ = try? await stage.show(page).value()
                        }
                    }
                }
                let costs = await costs(of: [subjects[1]], against: subjects[0], times: 1_000)
                report(costs, limits: [isKept ? 1.2 : 1.1])
            }
        }
    }
}

@MainActor
private func descend(on stage: Stage, _ depth: Int, _ body: @escaping @MainActor () async throws -> Void) async throws {
    guard depth > 0 else { return try await body() }
    try await stage.show(Page()).then { _ in
        // A real flow waits for its user here. This one does, too, so that the call stack is not measured.
        await Task {}.value
        try await descend(on: stage, depth - 1, body)
    }
}
