import Testing

@testable import AsideTesting

@Suite("Grace")
struct GraceTests {
    private func looks(latency: Duration) -> Int {
        var grace = Grace(.seconds(1))
        var looks = 1
        while !grace.spend(comingThroughIn: latency), looks < 1_000_000 { looks += 1 }
        return looks
    }

    @Test(
        "On a machine that answers promptly it is over after its time; on a busy one it takes as many times longer",
        arguments: [
            (.zero, 20), (.milliseconds(1), 20), (.milliseconds(5), 20), (.milliseconds(10), 40),
            (.milliseconds(50), 200),
            (.milliseconds(500), 2_000),
        ] as [(Duration, Int)])
    func looks(latency: Duration, count: Int) {
        #expect(looks(latency: latency) == count)
    }

    @Test("It starts again when something happens")
    func restarts() {
        var grace = Grace(.seconds(1))
        let first = (1...19).map { _ in grace.spend(comingThroughIn: .zero) }
        grace.restart()
        let second = (1...20).map { _ in grace.spend(comingThroughIn: .zero) }
        #expect(!first.contains(true))
        #expect(second.firstIndex(of: true) == 19)
    }
}
