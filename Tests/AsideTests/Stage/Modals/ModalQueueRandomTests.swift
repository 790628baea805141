import RandomOperations
import Testing

@testable import Aside

/// ModalQueue and a naive reference, under random operations.
///
/// `ASIDE_OPERATIONS` is the number of operations, and `ASIDE_SEED` the first seed.
@Suite("ModalQueue at random")
struct ModalQueueRandomTests {
    @Test("Any sequence of operations has the same effects as in the reference model, and leaves nothing behind")
    func randomOperations() {
        var seed = Wanted.seed
        var left = Wanted.operations(20_000)
        while left > 0 {
            var random = Seeded(seed: seed)
            let nextSeed = random.next()
            var duel = QueueDuel()
            var operations: [QueueOperation] = []
            if let failure = play(&duel, &operations, &random) {
                let listing = operations.suffix(60).map { "\($0)" }.joined(separator: "\n")
                Issue.record("ASIDE_SEED=\(seed) begins with the operations that lead to this:\n\(failure)\n\(listing)")
                return
            }
            left -= duel.operationCount
            seed = nextSeed
        }
    }

    /// Performs operations on a fresh machine up to the first difference, and returns that.
    private func play(
        _ duel: inout QueueDuel, _ operations: inout [QueueOperation], _ random: inout Seeded
    ) -> String? {
        // Most sequences are short, so that the test tries many beginnings. A few are long, to find leftovers.
        let isLong = Int.random(in: 0..<400, using: &random) == 0
        let length = isLong ? 2000 : Int.random(in: 1...60, using: &random)
        var source = QueueOperation.Source(&random)
        let attaches = Int.random(in: 0..<5, using: &random) > 0
        while operations.count < length {
            let operation = attaches && operations.isEmpty ? .attach : source.next(duel.reference)
            operations.append(operation)
            if let failure = duel.perform(operation) { return failure }
        }
        return duel.finish()
    }
}
