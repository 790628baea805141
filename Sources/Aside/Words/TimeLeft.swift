/// An estimate of how long the rest of some work takes, from its reports so far.
struct TimeLeft {
    private var first: (fraction: Double, elapsed: Duration)?

    /// Adds a report, and returns how long the rest takes at this pace; `nil` if it is too early to say.
    ///
    /// Work from before the first report, such as from an earlier run, does not count for the pace.
    mutating func estimate(_ fraction: Double?, after elapsed: Duration) -> Duration? {
        guard let fraction, !fraction.isNaN else {
            first = nil
            return nil
        }
        // If the fraction decreases, the estimate starts anew.
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

extension Words {
    /// Returns a duration in words: a number of seconds, minutes or hours, as precise as an estimate can be.
    func timeLeft(_ duration: Duration) -> String {
        let seconds = Int(min(duration / .seconds(1), 3_600_000).rounded(.up))
        switch seconds {
        case ...10: return self(.secondsLeft, ["count": "\(seconds)"])
        case ..<60: return self(.secondsLeft, ["count": "\((seconds + 4) / 5 * 5)"])
        case ..<3_600: return self(.minutesLeft, ["count": "\((seconds + 59) / 60)"])
        default: return self(.hoursLeft, ["count": "\((seconds + 3_599) / 3_600)"])
        }
    }
}
