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
///
/// Each window has as many as the largest that this library is built for: 20 modals, 50 screens.
@MainActor
func compareStanding() async {
    let count = 10_000
    let presenter = Silent()
    let windows = (0..<count / 20).map { _ in Stage() }
    for stage in windows { stage.attach(presenter) }
    let alert = await bytes(count) { await windows[$0 / 20].alert("Card declined") }
    print("  an alert of twenty: \(alert) bytes (at most 5000: \(alert <= 5_000 ? "yes" : "NO"))")
    let stages = (0..<count).map { _ in Stage() }
    let screen = await bytes(count) { _ = try? await stages[$0].show(Open()).value() }
    print("  a screen alone: \(screen) bytes (at most 3500: \(screen <= 3_500 ? "yes" : "NO"))")
    let stacks = (0..<count / 50).map { _ in Stage() }
    let deep = await bytes(stacks.count) { try? await descend(50, on: stacks[$0]) } / 50
    print("  a screen of fifty: \(deep) bytes (at most 7500: \(deep <= 7_500 ? "yes" : "NO"))")
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

/// Pushes screens that have their values, and waits on the last one.
@MainActor
private func descend(_ count: Int, on stage: Stage) async throws {
    guard count > 1 else { return try await stage.show(Open()).then { _ in } }
    try await stage.show(Full()).then { _ in try await descend(count - 1, on: stage) }
}

@MainActor
private final class Full: Screen {
    let outlet = Outlet<Int>()
    let title = "Full"

    init() {
        publish(1)
    }
}
