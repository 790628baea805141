/// A subject to measure.
struct Subject {
    let name: String
    /// How many times as long as the first subject it may take; `nil` for any time.
    var limit: Double?
    let run: @MainActor (_ times: Int) async -> Void
}

/// Measures subjects in turn, in several rounds, and prints and returns the median nanoseconds of each.
///
/// The ratio to the first subject is computed within each round, because other processes disturb both alike.
@MainActor
@discardableResult
func measure(_ subjects: [Subject], times: Int) async -> [Double] {
    for subject in subjects { await subject.run(times) }
    var rounds: [[Double]] = []
    for _ in 1...25 {
        var round: [Double] = []
        for subject in subjects {
            round.append(await ContinuousClock().measure { await subject.run(times) } / .nanoseconds(times))
        }
        rounds.append(round)
    }
    return subjects.indices.map { index in
        let nanoseconds = median(of: rounds.map { $0[index] })
        report(subjects[index], nanoseconds, ratio: median(of: rounds.map { $0[index] / $0[0] }))
        return nanoseconds
    }
}

private func median(of numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
}

/// Prints a line of the table.
private func report(_ subject: Subject, _ nanoseconds: Double, ratio: Double) {
    var line = "  " + subject.name + String(repeating: " ", count: max(1, 52 - subject.name.count))
    line += "\(Int(nanoseconds)) ns"
    if let limit = subject.limit {
        line += ", \((ratio * 100).rounded() / 100) × (at most \(limit): \(ratio <= limit ? "yes" : "NO"))"
    }
    print(line)
}
