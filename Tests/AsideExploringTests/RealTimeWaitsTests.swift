import Aside
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Waits in real time are named with their place, also while the exploration goes on")
struct RealTimeWaitsTests {
    private static let here = "News (Shop/News.swift:7)"

    @Test("Waits are worth a warning if they are long, and take most of the time")
    func notable() {
        var waits = RealTimeWaits()
        waits.add(.milliseconds(900), at: Self.here)
        #expect(!waits.areNotable(after: .seconds(1)), "a short wait may come from a busy machine")
        waits.add(.milliseconds(200), at: Self.here)
        #expect(waits.areNotable(after: .seconds(2)))
        #expect(!waits.areNotable(after: .seconds(3)), "something else takes most of the time")
    }

    @Test("A walk that gives up waiting is always worth a warning")
    func givenUp() {
        var waits = RealTimeWaits()
        waits.giveUp(at: Self.here)
        #expect(waits.areNotable(after: .seconds(100)))
        let start = "The walks waited in real time, for less than a second, mostly at \(Self.here), for something"
        #expect(waits.warning.hasPrefix(start))
    }

    @Test("The warning names the place with the longest waits, and how long all were")
    func place() {
        var waits = RealTimeWaits()
        waits.add(.seconds(1), at: "Home")
        waits.add(.seconds(2), at: Self.here)
        waits.add(.milliseconds(1_500), at: "Login")
        let start = "The walks waited in real time, for 4 s, mostly at \(Self.here), for something"
        #expect(waits.warning.hasPrefix(start))
    }

    @Test("A walk that waits for unknown work notes how long, where, and at which line")
    func noted() async {
        var options = ExplorationOptions()
        options.quietPeriod = .milliseconds(10)
        let explorer = await explored(options) { walk in
            guard try await walk.stage.confirm("Read the news?") else { return }
            try await walk.stage.show(LiveScreen(), line: 7).value()
        }
        let warning = Exploration(explorer).warnings.first ?? "no warning"
        #expect(warning.contains(", mostly at News (AsideExploringTests/RealTimeWaitsTests.swift:7), for something"))
        #expect(explorer.waits.total >= options.quietPeriod)
    }

    @Test("What the user could do during a short wait was not tried, and a warning says so")
    func untried() async {
        var options = ExplorationOptions()
        // No walk waits long enough to go on.
        options.quietPeriod = .seconds(2)
        var hasNoted: () -> Bool = { false }
        let explorer = Explorer(options) { walk in
            try await walk.stage.show(ButtonScreen("Album", ["Load"])).then { _ in
                try await walk.stage.progress("Loading", line: 7) { _ in
                    while !hasNoted() { try await Task.sleep(for: .milliseconds(5)) }
                }
            }
        }
        hasNoted = { !explorer.waits.placesUntried.isEmpty }
        await explorer.explore()
        #expect(!explorer.graph.states.contains { $0.name.contains("Loading") })
        let warning = explorer.warnings.first ?? "no warning"
        let place = "progress “Loading” (AsideExploringTests/RealTimeWaitsTests.swift:7)"
        #expect(warning.hasSuffix("What the user can do meanwhile was not tried at \(place)."))
    }

    @Test("What the user could do was tried where a walk has gone on")
    func tried() {
        var waits = RealTimeWaits()
        waits.placesUntried.insert(Self.here)
        #expect(!waits.areNotable(after: .seconds(100)) && waits.areWorthWarning(after: .seconds(100)))
        waits.giveUp(at: Self.here)
        waits.placesUntried.insert(Self.here)
        #expect(!waits.warning.contains("was not tried"))
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
