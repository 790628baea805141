/// One thing to measure.
struct Subject {
    let name: String
    let run: @MainActor (_ times: Int) async -> Void
}

/// Measures subjects in turn, several rounds long, and gives the median nanoseconds of each.
@MainActor
func medians(of subjects: [Subject], times: Int, rounds: Int = 15) async -> [Double] {
    var results = subjects.map { _ in [Double]() }
    for subject in subjects { await subject.run(times) }
    for _ in 0..<rounds {
        for (index, subject) in subjects.enumerated() {
            let duration = await ContinuousClock().measure { await subject.run(times) }
            results[index].append(duration / .nanoseconds(times))
        }
    }
    return results.map { $0.sorted()[rounds / 2] }
}

/// Prints a line of the table.
func report(_ name: String, _ nanoseconds: Double, _ ratio: Double? = nil, limit: Double? = nil) {
    var line = "  " + name + String(repeating: " ", count: max(1, 52 - name.count))
    line += right("\(Int(nanoseconds))", 9) + " ns"
    if let ratio { line += right("\((ratio * 100).rounded() / 100)", 9) + " ×" }
    if let limit, let ratio { line += "   (at most \(limit): \(ratio <= limit ? "yes" : "NO"))" }
    print(line)
}

private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}
