extension Outline {
    /// Actions that a screen reader's user, a test or a recording cannot tell apart.
    struct UnclearActions: Equatable {
        let text: String
        let advice: String
    }

    /// The unclear actions in each place.
    ///
    /// Each row and each block is a place of its own.
    var unclearActions: [UnclearActions] {
        Self.unclearActions(among: items, in: "")
    }

    private static func unclearActions(among items: [Item], in place: String) -> [UnclearActions] {
        var found: [UnclearActions] = []
        var counts: [String: Int] = [:]
        for item in items {
            guard item.kind.isAction else {
                if !item.children.isEmpty { found += unclearActions(among: item.children, in: " in the \(item)") }
                continue
            }
            let count = counts[item.label, default: 0] + 1
            counts[item.label] = count
            if item.label.isEmpty, count == 1 {
                found.append(.init(text: "an action without a label\(place)", advice: "say what pressing it does."))
            } else if !item.label.isEmpty, count == 2 {
                found.append(
                    .init(
                        text: "several actions “\(item.label)”\(place)",
                        advice: "rename one, or put each into a `Row` or a `Block` of its own."))
            }
        }
        return found
    }
}
