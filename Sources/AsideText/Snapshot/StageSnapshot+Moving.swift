import Aside

extension StageSnapshot {
    /// A way to move the focus.
    public enum Move: Hashable, Sendable, CaseIterable {
        /// To the next target, and from the last to the first: the Tab key.
        case next
        /// To the target before, and from the first to the last.
        case previous
        /// To the line above.
        case up
        /// To the line below.
        case down
        /// To what is left of it in the same line.
        case left
        /// To what is right of it in the same line.
        case right
        /// Ten lines up.
        case pageUp
        /// Ten lines down.
        case pageDown
        /// To the first target.
        case first
        /// To the last row of a list, else to the last target.
        case last
    }

    /// Where a move leads.
    ///
    /// - Parameters:
    ///   - move: which way.
    ///   - attention: where the user is.
    /// - Returns: the new target, the same one where there is none in that direction; `nil` where there is none at all.
    public func target(_ move: Move, from attention: Attention) -> Target? {
        let groups = front.groups(attention.filter)
        let targets = groups.flatMap(\.self)
        guard let first = targets.first, let last = targets.last else { return nil }
        let lastRow = targets.last { $0.option != nil && $0.item == front.list?.id }
        guard let current = target(of: attention),
            let index = targets.firstIndex(of: current),
            let line = groups.firstIndex(where: { $0.contains(current) }),
            let place = groups[line].firstIndex(of: current)
        else { return move == .last ? lastRow ?? last : move == .previous ? last : first }
        switch move {
        case .next: return targets[(index + 1) % targets.count]
        case .previous: return targets[(index + targets.count - 1) % targets.count]
        case .left: return groups[line][max(place - 1, 0)]
        case .right: return groups[line][min(place + 1, groups[line].count - 1)]
        case .first: return first
        case .last: return lastRow ?? last
        case .up, .down, .pageUp, .pageDown:
            let step = [.up: -1, .down: 1, .pageUp: -10, .pageDown: 10][move] ?? 0
            // A leap within a list ends at its end, and not at the button that gives it up.
            if move == .pageDown, current.option != nil, let lastRow, lastRow != current,
                let end = groups.firstIndex(where: { $0.contains(lastRow) }), line + step > end
            {
                return lastRow
            }
            let other = min(max(line + step, 0), groups.count - 1)
            // Buttons that are side by side may be drawn below each other where there is little room.
            if other == line { return groups[line][min(max(place + step, 0), groups[line].count - 1)] }
            return groups[other][min(place, groups[other].count - 1)]
        }
    }
}
