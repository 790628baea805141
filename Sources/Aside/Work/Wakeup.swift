/// Lets one task wait until it is woken; a wake that comes before the wait is remembered.
///
/// Whoever waits looks again at what they wait for: there may have been several reasons for one wake.
@MainActor
final class Wakeup {
    private var waiting: CheckedContinuation<Void, Never>?
    private var isWoken = false

    func wait() async {
        await withCheckedContinuation { continuation in
            if isWoken {
                continuation.resume()
            } else {
                waiting = continuation
            }
        }
        isWoken = false
    }

    func wake() {
        isWoken = true
        waiting?.resume()
        waiting = nil
    }
}
