import Aside

extension StageSnapshot {
    /// A way to move the focus.
    public enum Move: Equatable, Sendable, CaseIterable {
        /// To the next target, and from the last to the first: the Tab key.
        case next
        /// To the previous target, and from the first to the last.
        case previous
        /// To the line above.
        case up
        /// To the line below.
        case down
        /// To the target on the left in the same line.
        case left
        /// To the target on the right in the same line.
        case right
        /// Ten lines up.
        case pageUp
        /// Ten lines down.
        case pageDown
        /// To the first target.
        case first
        /// To the last row of a list; without a list, to the last target.
        case last
    }

    /// Finds the target to which a move leads.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - viewState: Where the user is.
    /// - Returns: The new target. If there is no target in that direction, this is the same target; `nil` if there is
    ///   no target at all.
    public func target(_ move: Move, from viewState: ViewState) -> Target? {
        let lines = front.lines(for: viewState)
        guard let first = lines.first, let last = lines.last else { return nil }
        let lastRow = front.list.flatMap { lines.lastRow(of: $0.id) }
        guard let current = target(of: viewState), let line = lines.line(of: current),
            let place = lines[line].firstIndex(of: current)
        else { return move == .last ? lastRow ?? last : move == .previous ? last : first }
        let beside = lines[line]
        switch move {
        case .next: return place + 1 < beside.count ? beside[place + 1] : lines[(line + 1) % lines.count].first
        case .previous: return place > 0 ? beside[place - 1] : lines[(line + lines.count - 1) % lines.count].last
        case .left: return beside[max(place - 1, 0)]
        case .right: return beside[min(place + 1, beside.count - 1)]
        case .first: return first
        case .last: return lastRow ?? last
        case .up, .down, .pageUp, .pageDown:
            let step = move == .up ? -1 : move == .down ? 1 : move == .pageUp ? -10 : 10
            // A leap within a list stops at its end, and not at the button that cancels.
            if move == .pageDown, current.option != nil, let lastRow, lastRow != current,
                let end = lines.line(of: lastRow), line + step > end
            {
                return lastRow
            }
            let other = min(max(line + step, 0), lines.count - 1)
            // If there is little room, buttons that are side by side here may be drawn below each other.
            if other == line { return beside[min(max(place + step, 0), beside.count - 1)] }
            let targets = lines[other]
            return targets[min(place, targets.count - 1)]
        }
    }
}
