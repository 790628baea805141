import Aside
import AsideExploring
import OrdersExample
import Testing

/// Measures the exploration of ten questions in a row: 1,024 ways.
@MainActor
func compareExploringConfirms() async {
    let fastest = await fastest {
        try await explore { walk in
            for _ in 1...10 { _ = try await walk.stage.confirm("Go on?") }
        }
    }
    guard let (exploration, seconds) = fastest else { return }
    print("  \(exploration)")
    print("  \(Int(Double(exploration.walks) / seconds)) walks a second (at least 100,000)")
}

/// Measures the exploration of an order.
@MainActor
func compareExploringOrder() async {
    let fastest = await fastest {
        try await explore { try await OrderFlow(stage: $0.stage, shop: Shop()).run() }
    }
    guard let (exploration, seconds) = fastest else { return }
    print("  \(exploration)")
    let move = seconds / Double(exploration.moves)
    print("  \(Int(seconds * 1_000)) ms, \(Int(move * 1_000_000)) µs a move (at most 320: 1,250 moves in 400 ms)")
}

/// Explores several times, and returns the shortest time, because other processes only make it longer.
@MainActor
private func fastest(
    _ explore: @MainActor () async throws -> Exploration
) async -> (exploration: Exploration, seconds: Double)? {
    var fastest: (exploration: Exploration, seconds: Double)?
    for _ in 1...15 {
        let start = ContinuousClock.now
        guard let exploration = try? await explore() else { return nil }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if seconds < fastest?.seconds ?? .infinity { fastest = (exploration, seconds) }
    }
    return fastest
}
