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
