import Aside

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
