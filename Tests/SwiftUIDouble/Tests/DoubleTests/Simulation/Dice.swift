import RandomOperations

/// The chances of one schedule, which all its parts share.
@MainActor
final class Dice {
    private var random: Seeded

    init(seed: UInt64) {
        random = Seeded(seed: seed)
    }

    /// Returns `true` with a probability of one to so many.
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
