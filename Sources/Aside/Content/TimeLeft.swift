/// An estimate of how long the rest of some work takes, from what its reports have said so far.
struct TimeLeft {
    private var first: (fraction: Double, elapsed: Duration)?

    /// Takes a report.
    ///
    /// What was done before the first report, such as in an earlier run, says nothing about how fast the rest goes.
    ///
    /// - Parameters:
    ///   - fraction: how much is done, `nil` where nobody knows.
    ///   - elapsed: how long the work has been running.
    /// - Returns: how long the rest takes at this pace, or `nil` as long as it is too early to say.
    mutating func estimate(_ fraction: Double?, after elapsed: Duration) -> Duration? {
        guard let fraction, !fraction.isNaN else {
            first = nil
            return nil
        }
        // Work that goes back begins anew.
        guard let first, fraction >= first.fraction else {
            first = (fraction, elapsed)
            return nil
        }
        let done = fraction - first.fraction
        let time = elapsed - first.elapsed
        guard time >= .seconds(1), done > 0 else { return nil }
        return time * ((1 - min(fraction, 1)) / done)
    }
}

extension Strings {
    /// How long something takes, no more exactly than an estimate is.
    ///
    /// - Parameter duration: the estimate.
    /// - Returns: so many seconds, minutes or hours.
    func timeLeft(_ duration: Duration) -> String {
        let seconds = Int(min(duration / .seconds(1), 3_600_000).rounded(.up))
        switch seconds {
        case ...10: return secondsLeft.with(["count": "\(seconds)"])
        case ..<60: return secondsLeft.with(["count": "\((seconds + 4) / 5 * 5)"])
        case ..<3_600: return minutesLeft.with(["count": "\((seconds + 59) / 60)"])
        default: return hoursLeft.with(["count": "\((seconds + 3_599) / 3_600)"])
        }
    }
}
