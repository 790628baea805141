import Aside
import Foundation

/// A presenter that shows nothing, so that questions stay open.
@MainActor
private final class Silent: Presenter {}

@MainActor
private final class Open: Screen {
    let outlet = Outlet<Int>()
    let title = "Open"
}

/// Measures the bytes of each waiting screen or modal, with the task that waits for it.
@MainActor
func compareStanding() async {
    let count = 10_000
    var held: [CheckedContinuation<Void, Never>] = []
    held.reserveCapacity(count)
    let byHand = await bytes(count) { _ in await withCheckedContinuation { held.append($0) } }
    for continuation in held { continuation.resume() }
    print("  a question by hand: \(byHand) bytes")
    let stage = Stage()
    let presenter = Silent()
    stage.attach(presenter)
    let alert = await bytes(count) { _ in await stage.alert("Card declined") }
    print("  an alert: \(alert) bytes (at most 3000: \(alert <= 3_000 ? "yes" : "NO"))")
    let stages = (0..<count).map { _ in Stage() }
    let screen = await bytes(count) { _ = try? await stages[$0].show(Open()).value() }
    print("  a screen: \(screen) bytes (at most 3600: \(screen <= 3_600 ? "yes" : "NO"))")
}

/// Returns the memory that is allocated for each of many waiting screens or modals.
@MainActor
private func bytes(_ count: Int, _ wait: @escaping @MainActor (Int) async -> Void) async -> Int {
    let before = allocated()
    for index in 0..<count { Task { await wait(index) } }
    await Task {}.value
    await Task {}.value
    return (allocated() - before) / count
}

/// The memory of the process, by pages.
private func allocated() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * 4_096
}

/// Measures many flows that end at once; the cost of each must not grow with their number.
@MainActor
func compareEnding() async {
    for (name, few, body) in [
        ("cancelling queued alerts", 2_500, cancelQueued), ("closing nested sheets", 750, closeNested),
    ] as [(String, Int, @MainActor (Int) async -> Double)] {
        var ratios: [Double] = []
        var each = 0.0
        for _ in 0..<5 {
            let less = await body(few)
            let more = await body(4 * few)
            ratios.append(more / less)
            each = more
        }
        report("\(name), \(4 * few) against \(few), each", each, ratios.sorted()[2], limit: 1.3)
    }
}

@MainActor
private func cancelQueued(_ count: Int) async -> Double {
    let stage = Stage()
    let presenter = Silent()
    stage.attach(presenter)
    let tasks = (0..<count).map { _ in Task { await stage.alert("Card declined") } }
    await Task {}.value
    let duration = await ContinuousClock().measure {
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }
    return duration / .nanoseconds(count)
}

@MainActor
private func closeNested(_ count: Int) async -> Double {
    let stage = Stage()
    let presenter = Silent()
    stage.attach(presenter)
    let flow = Task { try await nest(count, on: stage) }
    while stage.modals.count < count { await Task {}.value }
    let duration = await ContinuousClock().measure {
        flow.cancel()
        _ = await flow.result
    }
    return duration / .nanoseconds(count)
}

@MainActor
private func nest(_ count: Int, on stage: Stage) async throws {
    guard count > 0 else {
        let (endless, source) = AsyncStream<Never>.makeStream()
        for await _ in endless {}
        return withExtendedLifetime(source) {}
    }
    try await stage.sheet { try await nest(count - 1, on: $0) }
}
