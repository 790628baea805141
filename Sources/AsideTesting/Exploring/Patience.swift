import Testing

/// Says on the standard error, now and then, that a long exploration is still going on.
struct Patience {
    private let start = ContinuousClock.now
    private var next = Duration.seconds(5)

    /// Prints how far the exploration has come if that was not done for long.
    mutating func lookAtTheClock(_ progress: () -> String) {
        let elapsed = ContinuousClock.now - start
        guard elapsed >= next else { return }
        next = elapsed + min(next, .seconds(20))
        let test = Test.current.map { " in \($0.name)" } ?? ""
        printToStandardError("Still exploring\(test) after \(elapsed.components.seconds) s: \(progress())")
    }
}
