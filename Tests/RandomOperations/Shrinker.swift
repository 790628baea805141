/// A search for the shortest part of a list that still fails.
///
/// It leaves out parts, large parts first, while the rest still fails.
package struct Shrinker<Element> {
    /// The shortest failing list so far.
    package private(set) var shortest: [Element]
    private var size: Int
    private var start = 0
    private var hasShrunk = false

    package init(_ failing: [Element]) {
        shortest = failing
        size = max(1, failing.count / 2)
    }

    /// The next list to try; `nil` if no more parts can be left out.
    package var candidate: [Element]? {
        guard start < shortest.count else { return nil }
        var rest = shortest
        rest.removeSubrange(start..<min(start + size, rest.count))
        return rest
    }

    /// Notes whether the candidate failed, and which part of it was needed.
    package mutating func note(failing: [Element]?) {
        if let failing {
            shortest = failing
            hasShrunk = true
        } else {
            start += size
        }
        guard start >= shortest.count, size > 1 || hasShrunk else { return }
        size = max(1, size / 2)
        start = 0
        hasShrunk = false
    }
}
