import Aside
import AsideTesting
import Testing

@testable import Trips

@MainActor
struct EveryWayTests {
    @Test func nothingBreaks() async throws {
        try await explore { try await BookingFlow(stage: $0.stage).run() }
    }
}
