import Aside
package import AsideText

extension StageSnapshot {
    /// Which keys do what where the user is.
    ///
    /// - Parameters:
    ///   - attention: where the user is.
    ///   - strings: what the keys are called.
    ///   - columns: how wide the terminal is.
    /// - Returns: one line; where there is little room, only the most useful of it.
    package func hint(for attention: Attention, _ strings: TerminalStrings, columns: Int) -> String {
        var hints = hints(for: attention, strings)
        // A frame keeps two columns free on the left.
        let room = columns - 2
        let all = hints.map(\.text).joined(separator: strings.separator)
        if all.columns <= room { return all }
        let separator = strings.separator.split(separator: " ").joined(separator: " ")
        while true {
            let some = hints.map(\.text).joined(separator: separator.isEmpty ? " " : " \(separator) ")
            guard some.columns > room, hints.count > 1, let least = hints.map(\.use).max() else { return some }
            hints.removeAll { $0.use == least }
        }
    }

    /// What a key does, in the order in which it is said.
    private struct Hint {
        let text: String
        let use: Use
    }

    /// The most useful first: what to do here, how to get away, and then what anybody would try without being told.
    private enum Use: Int, Comparable {
        case act, submit, leave, filter, quit, move, filterFew

        static func < (one: Use, other: Use) -> Bool { one.rawValue < other.rawValue }
    }

    private func hints(for attention: Attention, _ strings: TerminalStrings) -> [Hint] {
        var hints: [Hint] = []
        func add(_ text: String, _ use: Use) { hints.append(Hint(text: text, use: use)) }
        if let target = target(of: attention) {
            switch front.outline?[target.item]?.kind {
            case .action: add(strings.press, .act)
            case .switch: add(strings.toggle, .act)
            case .selection: add(strings.change, .act)
            case .list(_, nil): add(strings.pick, .act)
            case .list:
                add(strings.toggle, .act)
                add(strings.submit, .submit)
            case .field where front.emptyField(after: target) != nil: add(strings.next, .act)
            case .field where front.asked != nil || front.outline?.action(for: .enter) != nil:
                add(strings.submit, .act)
            default: break
            }
        }
        let rows = front.list?.options.count ?? 0
        if rows > 0 { add(strings.filter, rows > 8 ? .filter : .filterFew) }
        if hasSeveralTargets(for: attention) { add(strings.move, .move) }
        if let way = front.wayOut(strings) { add(way, .leave) }
        add(strings.quit, .quit)
        return hints
    }
}

extension StageSnapshot.Layer {
    /// What the Escape key does.
    fileprivate func wayOut(_ strings: TerminalStrings) -> String? {
        if asked == nil, path.count > 1 { return strings.back }
        return question?.isDismissible == true ? strings.close : nil
    }
}
