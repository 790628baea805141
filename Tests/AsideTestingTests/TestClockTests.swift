import TestSupport
import Testing

@testable import AsideTesting

@Suite("The test clock")
struct TestClockTests {
    let clock = TestClock()

    @Test("A sleeping task wakes when the clock has moved far enough, and not earlier")
    func wakes() async throws {
        let (slept, asleep) = AsyncStream.makeStream(of: Void.self)
        clock.whenSlept { asleep.yield() }
        let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
        for await _ in slept { break }
        clock.advance(by: .seconds(1))
        #expect(clock.isInUse)
        clock.advance(by: .seconds(1))
        #expect(!clock.isInUse)
        try await sleeper.value
        #expect(clock.now.offset == .seconds(2))
    }

    @Test("Sleeping until a past time returns at once")
    func past() async throws {
        clock.advance(by: .seconds(5))
        try await clock.sleep(until: .init(offset: .seconds(5)))
        #expect(!clock.isInUse)
    }

    @Test("A cancelled task wakes and throws, before, during and instead of sleeping")
    func cancelled() async {
        let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(!clock.isInUse)
    }

    @Test("The test clock only moves forward")
    func forward() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            TestClock().advance(by: .seconds(-1))
        }
        expect(exit, says: "A clock cannot be moved by -1.0 seconds: it only goes forward.")
    }
}
