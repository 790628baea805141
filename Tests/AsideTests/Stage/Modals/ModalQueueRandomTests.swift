import Foundation
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
            let sequence = QueueSequence(seed: seed)
            if let failure = sequence.failure {
                Issue.record(Comment(rawValue: report(failure, of: sequence)))
                return
            }
            left -= sequence.operationCount
            seed = sequence.nextSeed
        }
    }

    private func report(_ failure: String, of sequence: QueueSequence) -> String {
        let smallest = sequence.smallestFailing()
        return """
            After \(sequence.operations.count) random operations (ASIDE_SEED=\(sequence.seed) begins with them):
            \(failure)
            The last of them:
            \(QueueSequence.listing(sequence.operations, last: 25))
            This would have been enough:
            \(QueueSequence.listing(smallest.operations, last: 100))
            \(smallest.failure)
            """
    }
}

/// A fresh machine and its operations, up to the first difference.
private struct QueueSequence {
    let seed: UInt64
    /// The seed of the sequence after this one.
    let nextSeed: UInt64
    private(set) var operations: [QueueOperation] = []
    private(set) var failure: String?
    /// The number of operations, including those at the end that remove everything.
    let operationCount: Int

    init(seed: UInt64) {
        self.seed = seed
        var random = Seeded(seed: seed)
        nextSeed = random.next()
        // Most sequences are short, so that the test tries many beginnings. A few are long, to find leftovers.
        let isLong = Int.random(in: 0..<400, using: &random) == 0
        let length = isLong ? 2000 : Int.random(in: 1...60, using: &random)
        var source = QueueOperation.Source(&random)
        var duel = QueueDuel()
        if Int.random(in: 0..<5, using: &random) > 0 { operations.append(.attach) }
        failure = operations.first.flatMap { duel.perform($0) }
        while failure == nil, operations.count < length {
            let operation = source.next(duel.reference)
            operations.append(operation)
            failure = duel.perform(operation)
        }
        failure = failure ?? duel.finish()
        operationCount = duel.operationCount
    }

    /// The operations that are needed for the failure.
    func smallestFailing() -> (operations: [QueueOperation], failure: String) {
        var smallest = (operations: operations, failure: failure ?? "")
        var shrinker = Shrinker(operations)
        while let candidate = shrinker.candidate {
            let failing = Self.firstFailing(candidate)
            if let failing { smallest = failing }
            shrinker.note(failing: failing?.operations)
        }
        return smallest
    }

    /// The operations up to the first failure, if there is one.
    private static func firstFailing(
        _ operations: [QueueOperation]
    ) -> (operations: [QueueOperation], failure: String)? {
        var duel = QueueDuel()
        for (index, operation) in operations.enumerated() {
            if let failure = duel.perform(operation) { return (Array(operations[...index]), failure) }
        }
        return duel.finish().map { (operations, $0) }
    }

    /// The operations, one a line, each with its effect on a separate machine.
    static func listing(_ operations: [QueueOperation], last: Int) -> String {
        var queue = ModalQueue()
        let lines = operations.enumerated().map { index, operation in
            "\(index + 1). \(operation) → \(queue.perform(operation))"
        }
        return lines.suffix(last).joined(separator: "\n")
    }
}
