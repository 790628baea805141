import Testing

@testable import Aside

@Suite("TimeLeft")
struct TimeLeftTests {
    /// The estimate after each report: a fraction after a number of seconds.
    private func estimates(_ reports: [(Double?, Double)]) -> [Double?] {
        var timeLeft = TimeLeft()
        return reports.map { fraction, seconds in
            timeLeft.estimate(fraction, after: .seconds(seconds)).map { (1_000 * ($0 / .seconds(1))).rounded() / 1_000 }
        }
    }

    @Test("The estimate for the rest is proportional to the time so far")
    func pace() {
        #expect(estimates([(0, 0), (0.25, 2), (0.5, 8), (1, 10)]) == [nil, 6, 8, 0])
    }

    @Test("Work done before the first report does not count")
    func resumed() {
        #expect(estimates([(0.5, 100), (0.75, 110)]) == [nil, 10])
    }

    @Test("There is no estimate in the first second, nor without any progress")
    func early() {
        #expect(estimates([(0, 0), (0.5, 0.9), (0.5, 2)]) == [nil, nil, 2])
        #expect(estimates([(0.5, 0), (0.5, 60)]) == [nil, nil])
    }

    @Test("The estimate starts anew if work goes back, or its fraction is not known")
    func back() {
        #expect(estimates([(0.5, 0), (0.2, 2), (0.4, 4)]) == [nil, nil, 6])
        #expect(estimates([(0, 0), (0.5, 2), (nil, 3), (0.6, 4), (0.8, 6), (.nan, 7)]) == [nil, 2, nil, nil, 2, nil])
    }

    @Test(
        "The time left is shown in seconds, from ten on in steps of five, in minutes, and in hours",
        arguments: [
            (0, "0 s left"), (0.2, "1 s left"), (10, "10 s left"), (11, "15 s left"), (59, "60 s left"),
            (60, "1 min left"), (61, "2 min left"), (3_600, "1 h left"), (3_601, "2 h left"), (1e12, "1000 h left"),
        ] as [(Double, String)])
    func words(seconds: Double, words: String) {
        #expect(Words.english.timeLeft(.seconds(seconds)) == words)
    }
}
