import Aside

@testable import AsideUI

/// Time that passes when a test says so.
@MainActor
final class ManualTime {
    private(set) var warnings: [String] = []
    private var turns: [@MainActor () -> Void] = []
    private var timers: [(due: Duration, action: @MainActor () -> Void)] = []
    private var now = Duration.zero

    var hooks: SystemHooks {
        SystemHooks(
            platform: { Platform() },
            after: { [weak self] duration, action in
                guard let self else { return }
                if duration == .zero { turns.append(action) } else { timers.append((now + duration, action)) }
            },
            warn: { [weak self] in self?.warnings.append($0) }, announce: { _ in })
    }

    /// Lets all turns come.
    func turn() {
        while !turns.isEmpty { turns.removeFirst()() }
    }

    func pass(_ duration: Duration) {
        now += duration
        let due = timers.filter { $0.due <= now }
        timers.removeAll { $0.due <= now }
        for timer in due { timer.action() }
    }
}
