import Aside
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Waits in real time are named with their place, also while the exploration goes on")
struct RealTimeWaitsTests {
    @Test("A walk that waits for unknown work notes how long, where, and at which line")
    func noted() async {
        var options = ExplorationOptions()
        options.quietPeriod = .milliseconds(10)
        let explorer = await explored(options) { walk in
            guard try await walk.stage.confirm("Read the news?") else { return }
            try await walk.stage.show(LiveScreen(), line: 7).value()
        }
        let warning = Exploration(explorer).warnings.first ?? "no warning"
        #expect(warning.contains(", at News (AsideExploringTests/RealTimeWaitsTests.swift:7), for something"))
        #expect(explorer.waits.values.first.map { $0 >= options.quietPeriod } == true)
    }

    @Test("What the user could do during a short wait was not tried, and a warning says so")
    func untried() async {
        var options = ExplorationOptions()
        // No walk waits long enough to go on.
        options.quietPeriod = .seconds(5)
        var hasNoted: () -> Bool = { false }
        let explorer = Explorer(options) { walk in
            try await walk.stage.show(ButtonScreen("Album", ["Load"])).then { _ in
                try await walk.stage.progress("Loading", line: 7) { _ in
                    while !hasNoted() { try await Task.sleep(for: .milliseconds(5)) }
                }
            }
        }
        hasNoted = { !explorer.waits.isEmpty }
        await explorer.explore()
        #expect(!explorer.graph.states.contains { $0.name.contains("Loading") })
        let warning = explorer.warnings.first ?? "no warning"
        let place = "progress “Loading” (AsideExploringTests/RealTimeWaitsTests.swift:7)"
        #expect(warning.contains(", at \(place), for something"))
        #expect(warning.hasSuffix(" What the user can do in the first 20.0 seconds of a wait was not tried."))
    }

    @Test("Not every walk to a place where the flow is stuck waits there", arguments: [true, false])
    func stuck(endsWhenCancelled: Bool) async {
        var options = ExplorationOptions()
        options.quietPeriod = .milliseconds(10)
        var waits = 0
        let explorer = Explorer(options) { walk in
            for count in 0..<40 {
                let album = ButtonScreen("Album of \(count)", ["Add", "Upload"])
                guard try await walk.stage.show(album).value() == "Upload" else { continue }
                waits += 1
                if endsWhenCancelled { return try await untilCancelled() }
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }
        await explorer.explore()
        #expect(explorer.failures.map(\.rule) == [.stuckOutside])
        #expect(explorer.failures.first?.path.turns.count == 1)
        #expect(waits < 10)
    }
}

// MARK: - Fixtures

/// Waits by another clock than that of the walk.
private final class LiveScreen: SelfStarting {
    let outlet = Outlet<Void>()
    let title = "News"

    func begin() async throws { try await Task.sleep(for: .seconds(3_600)) }

    var content: Content { Action("Done") { self.publish() } }
}
