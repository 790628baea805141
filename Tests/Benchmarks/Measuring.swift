/// A subject to measure.
struct Subject {
    let name: String
    let run: @MainActor (_ times: Int) async -> Void
}

/// The cost of a subject: in nanoseconds, and as a ratio to a baseline that was measured beside it.
struct Cost {
    let name: String
    let nanoseconds: Double
    let ratio: Double
}

/// Measures each subject in pairs with a baseline, in several rounds, and returns the medians.
///
/// The ratio is computed within each round, because other processes disturb both alike.
@MainActor
func costs(
    of subjects: [Subject], against baseline: Subject, times: Int, rounds: Int = 25
) async -> [Cost] {
    await baseline.run(times)
    var all: [Cost] = []
    for subject in subjects {
        await subject.run(times)
        var ratios: [Double] = []
        var durations: [Double] = []
        for _ in 0..<rounds {
            let base = await nanoseconds(baseline, times)
            let own = await nanoseconds(subject, times)
            durations.append(own)
            ratios.append(own / base)
        }
        all.append(
            Cost(
                name: subject.name, nanoseconds: durations.sorted()[rounds / 2], ratio: ratios.sorted()[rounds / 2]))
    }
    return all
}

/// Measures subjects in turn, in several rounds, and returns the median nanoseconds of each.
@MainActor
func medians(of subjects: [Subject], times: Int, rounds: Int = 15) async -> [Double] {
    var results = subjects.map { _ in [Double]() }
    for subject in subjects { await subject.run(times) }
    for _ in 0..<rounds {
        for (index, subject) in subjects.enumerated() { results[index].append(await nanoseconds(subject, times)) }
    }
    return results.map { $0.sorted()[rounds / 2] }
}

@MainActor
private func nanoseconds(_ subject: Subject, _ times: Int) async -> Double {
    await ContinuousClock().measure { await subject.run(times) } / .nanoseconds(times)
}

/// Prints a line of the table.
func report(_ name: String, _ nanoseconds: Double, _ ratio: Double? = nil, limit: Double? = nil) {
    var line = "  " + name + String(repeating: " ", count: max(1, 52 - name.count))
    line += right("\(Int(nanoseconds))", 9) + " ns"
    if let ratio { line += right("\((ratio * 100).rounded() / 100)", 9) + " ×" }
    if let limit, let ratio { line += "   (at most \(limit): \(ratio <= limit ? "yes" : "NO"))" }
    print(line)
}

/// Prints lines of the table, each with its limit.
func report(_ costs: [Cost], limits: [Double?]) {
    for (cost, limit) in zip(costs, limits) { report(cost.name, cost.nanoseconds, cost.ratio, limit: limit) }
}

private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}
