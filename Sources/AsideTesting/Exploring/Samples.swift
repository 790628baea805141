import Aside

/// The choice of joins that are compared: a few for each pair of lines of the flow.
///
/// A join is a move that leads to a known state by another way.
struct ComparisonSample {
    /// The lines that a join connects, and whether the user leaves something by it.
    struct Lines: Hashable {
        let from: SourceLine?
        let to: SourceLine?
        let isLeaving: Bool
    }

    /// What tells a join from others of the same lines.
    struct Kind: Hashable {
        let lines: Lines
        /// How the user came to what they leave by the join.
        let entrance: Path.Action?
        /// Whether the user has left something before the join, and on the other way.
        let hasLeft: Bool
        let hasLeftOnOtherWay: Bool
    }

    /// How many joins of the same lines are compared.
    let most: Int
    /// How many are compared if the user leaves something on the way, each of another kind.
    private var mostKinds: Int { 4 * most }

    init(most: Int) {
        self.most = most
    }

    /// Returns the indices of the joins to compare.
    ///
    /// What outlives Back was set in what the user has left. Therefore, one of each kind comes first where they have, and
    /// most of all where they have on both ways.
    func choice(of joins: [Kind]) -> [Int] {
        var counts: [Lines: Int] = [:]
        var kinds: Set<Kind> = []
        var chosen: [Int] = []
        func take(_ index: Int, atMost most: Int) {
            guard counts[joins[index].lines, default: 0] < most else { return }
            counts[joins[index].lines, default: 0] += 1
            chosen.append(index)
        }
        for isOnBothWays in [true, false] {
            for (index, join) in joins.enumerated() where join.hasLeftOnOtherWay == isOnBothWays {
                guard join.lines.isLeaving || join.hasLeft, kinds.insert(join).inserted else { continue }
                take(index, atMost: mostKinds)
            }
        }
        let known = Set(chosen)
        for index in joins.indices where !known.contains(index) { take(index, atMost: most) }
        return chosen
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
