import RandomOperations

/// The settings of a random run on the stack, and its messages about a failure.
struct RandomRun {
    /// The number of operations: `ASIDE_OPERATIONS`, or 20 000.
    static let operations = Wanted.operations(20_000)
    /// The seed of the first run: `ASIDE_SEED`, or another seed each time.
    static let seed = Wanted.seed

    /// The seed that repeats this run.
    let seed: UInt64
    private(set) var random: Seeded
    private(set) var count = 0
    private var last: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        random = Seeded(seed: seed)
    }

    /// Records an operation for the message.
    mutating func note(_ operation: @autoclosure () -> String) {
        count += 1
        last.append(operation())
        if last.count > 60 { last.removeFirst(30) }
    }

    mutating func number(below count: Int) -> Int {
        Int.random(in: 0..<count, using: &random)
    }

    mutating func chance(_ percent: Int) -> Bool {
        number(below: 100) < percent
    }

    mutating func one<Element>(of elements: some Collection<Element>) -> Element? {
        elements.randomElement(using: &random)
    }

    /// The end of the run.
    func difference(_ what: String) -> Difference {
        Difference(
            description: """
                \(what)
                after operation \(count) of the run that ASIDE_SEED=\(seed) repeats. The last operations were:
                \(last.suffix(30).joined(separator: "\n"))
                """
        )
    }

    /// Reports that the implementation and the reference do not agree.
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }
}
