import Testing

@testable import AsideTesting

@Suite("QuietPeriod")
struct QuietPeriodTests {
    private func looks(latency: Duration) -> Int {
        var period = QuietPeriod(.seconds(1))
        var looks = 1
        while !period.spend(latency: latency), looks < 1_000_000 { looks += 1 }
        return looks
    }

    @Test(
        "A quiet period ends after its time on a prompt machine, and proportionally later on a busy one",
        arguments: [
            (.zero, 20), (.milliseconds(1), 20), (.milliseconds(5), 20), (.milliseconds(10), 40),
            (.milliseconds(50), 200),
            (.milliseconds(500), 2_000),
        ] as [(Duration, Int)])
    func looks(latency: Duration, count: Int) {
        #expect(looks(latency: latency) == count)
    }

    @Test("While a step waits, each quiet period fails it; otherwise the fifth in a row releases the steps")
    func verdicts() {
        func verdicts(isStepWaiting: Bool, eventCounts: [Int]) -> [Int: QuietPeriod.Decision] {
            var period = QuietPeriod(.seconds(1))
            var verdicts: [Int: QuietPeriod.Decision] = [:]
            for (look, eventCount) in eventCounts.enumerated() {
                let decision = period.decision(
                    eventCount: eventCount, latency: .zero, isStepWaiting: isStepWaiting)
                if decision != .keepWaiting { verdicts[look] = decision }
            }
            return verdicts
        }
        let quiet = Array(repeating: 7, count: 101)
        #expect(verdicts(isStepWaiting: false, eventCounts: quiet) == [100: .freeSteps])
        #expect(
            verdicts(isStepWaiting: true, eventCounts: Array(quiet.prefix(41)))
                == [20: .failWaitingSteps, 40: .failWaitingSteps])
        #expect(verdicts(isStepWaiting: false, eventCounts: quiet + [8] + quiet.prefix(100)) == [100: .freeSteps])
        #expect(verdicts(isStepWaiting: true, eventCounts: Array(0...200)) == [:])
    }
}
