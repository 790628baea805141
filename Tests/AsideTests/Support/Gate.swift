/// Something that a test opens and a flow waits for, cancelled or not.
@MainActor
final class Gate {
    private var isOpen = false
    private var isReached = false
    private var passing: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    /// Waits for the opening.
    func pass() async {
        isReached = true
        resume(&watching)
        if !isOpen { await withCheckedContinuation { passing.append($0) } }
    }

    /// Waits until someone waits for the opening.
    func reached() async {
        if !isReached { await withCheckedContinuation { watching.append($0) } }
    }

    func open() {
        isOpen = true
        resume(&passing)
    }

    private func resume(_ waiting: inout [CheckedContinuation<Void, Never>]) {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
