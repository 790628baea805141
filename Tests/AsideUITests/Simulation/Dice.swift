import RandomOperations

/// The chances of one schedule, shared by all that takes part in it.
@MainActor
final class Dice {
    private var random: Seeded

    init(seed: UInt64) {
        random = Seeded(seed: seed)
    }

    /// Whether something with a probability of one to so many happens.
    func one(in count: Int) -> Bool {
        number(below: count) == 0
    }

    func number(below count: Int) -> Int {
        Int.random(in: 0..<count, using: &random)
    }

    func pick<Value>(_ values: [Value]) -> Value {
        values[number(below: values.count)]
    }
}
