/// Finds what somebody who mistyped a name probably meant.
///
/// - Parameters:
///   - name: what was written.
///   - candidates: what there is.
/// - Returns: the candidate with the fewest letters changed, added, left out or swapped, where case does not count;
///   `nil` if even that one differs in more than a third of its letters.
package func nearestMatch(to name: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased())
    return
        candidates
        .map { candidate in
            let other = Array(candidate.lowercased())
            return (candidate, distance: editDistance(letters, other), limit: max(letters.count, other.count) / 3)
        }
        .filter { $0.distance <= $0.limit }
        .min { $0.distance < $1.distance }?
        .0
}

/// Counts the edits between two words (optimal string alignment).
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
        var row = [i + 1]
        for j in second.indices {
            var best = min(last[j + 1], row[j]) + 1
            best = min(best, last[j] + (first[i] == second[j] ? 0 : 1))
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
