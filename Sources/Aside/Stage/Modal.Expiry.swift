extension Modal {
    /// The time after which a modal ends by itself, counted from when it is first shown.
    @MainActor
    struct Expiry {
        private let duration: Duration
        private var timer: Task<Void, Never>?
        private var countdown: (() -> Duration)?

        init(after duration: Duration) {
            self.duration = duration
        }

        /// How long the modal still stands.
        var timeLeft: Duration { countdown.map { max($0(), .zero) } ?? duration }

        mutating func begin(_ tasks: StageTasks, _ end: @escaping @MainActor () -> Void) {
            countdown = tasks.countdown(from: duration)
            timer = tasks.timer(after: duration, end)
        }

        mutating func cancel(_ tasks: StageTasks) {
            if let timer { tasks.cancel(timer) }
            timer = nil
        }
    }
}
