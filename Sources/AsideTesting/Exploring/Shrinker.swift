/// Makes a list that fails shorter: parts are left out, large ones first, as long as what is left fails still.
struct Shrinker<Element> {
    /// The shortest list so far that fails.
    private(set) var shortest: [Element]
    private var size: Int
    private var start = 0
    private var hasShrunk = false

    init(_ failing: [Element]) {
        shortest = failing
        size = max(1, failing.count / 2)
    }

    /// The next list to try; `nil` where nothing more can be left out.
    var candidate: [Element]? {
        guard start < shortest.count else { return nil }
        var rest = shortest
        rest.removeSubrange(start..<min(start + size, rest.count))
        return rest
    }

    /// Notes whether the candidate has failed, and how much of it was needed for that.
    mutating func note(failing: [Element]?) {
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
