import Aside

/// The choice of joins that are compared: a few for each pair of lines of the flow.
///
/// A join is a move that leads to a known state by another way.
struct ComparisonSample {
    private struct Lines: Hashable {
        let from: SourceLine?
        let to: SourceLine?
        let isLeaving: Bool
    }

    /// The maximum number of comparisons for each pair of lines.
    let most: Int
    private var counts: [Lines: Int] = [:]

    init(most: Int) {
        self.most = most
    }

    /// Returns whether one more join of these lines is compared, and counts it.
    mutating func take(from: SourceLine?, to: SourceLine?, isLeaving: Bool) -> Bool {
        let lines = Lines(from: from, to: to, isLeaving: isLeaving)
        guard counts[lines, default: 0] < most else { return false }
        counts[lines, default: 0] += 1
        return true
    }
}

/// The choice of the states at each line of the flow that are explored if there are too many.
///
/// Together they hold each pair of what is seen, how many answers came before, and these answers. What differs only by
/// three or more of these is left out.
struct StateSample {
    private var pairs: [SourceLine?: Set<Int>] = [:]

    /// Returns whether a state holds a pair that no earlier state of its line holds, and adds its pairs.
    mutating func take(seen: Int, after answers: [Int], at line: SourceLine?) -> Bool {
        var known = pairs.removeValue(forKey: line) ?? []
        let count = known.count
        let parts = answers + [answers.count, seen]
        for (place, first) in parts.enumerated() {
            for second in parts[place...] {
                var hasher = Hasher()
                hasher.combine(first)
                hasher.combine(second)
                known.insert(hasher.finalize())
            }
        }
        pairs[line] = known
        return known.count > count
    }
}
