/// Returns the existing name that a mistyped name probably means.
///
/// It needs the fewest letters changed, added, left out or swapped, ignoring case. The result is `nil` if even that one
/// differs in more than a third of its letters.
package func nearestMatch(to name: String, among candidates: some Sequence<String>) -> String? {
    let letters: [Character] = Array(name.lowercased())
    var nearest: String?
    var shortest = Int.max
    for candidate in candidates {
        let other: [Character] = Array(candidate.lowercased())
        let distance: Int = editDistance(letters, other)
        let limit: Int = max(letters.count, other.count) / 3
        guard distance <= limit, distance < shortest else { continue }
        nearest = candidate
        shortest = distance
    }
    return nearest
}

/// Counts the edits between two words (optimal string alignment).
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last: [Int] = Array(0...second.count)
    for i in first.indices {
        var row: [Int] = [i + 1]
        for j in second.indices {
            let replacement: Int = first[i] == second[j] ? 0 : 1
            var best: Int = min(last[j + 1] + 1, row[j] + 1, last[j] + replacement)
            if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                best = min(best, beforeLast[j - 1] + 1)
            }
            row.append(best)
        }
        beforeLast = last
        last = row
    }
    return last[second.count]
}
