extension Outline {
    /// The actions that a screen reader's user, a test or a recording cannot tell apart, with advice.
    ///
    /// Each row and each block is a place of its own.
    var unclearActions: [(text: String, advice: String)] {
        Self.unclearActions(among: items, in: "")
    }

    private static func unclearActions(among items: [Item], in place: String) -> [(text: String, advice: String)] {
        var found: [(text: String, advice: String)] = []
        var counts: [String: Int] = [:]
        for item in items {
            guard item.kind.isAction else {
                if !item.children.isEmpty { found += unclearActions(among: item.children, in: " in the \(item)") }
                continue
            }
            let count = counts[item.label, default: 0] + 1
            counts[item.label] = count
            if item.label.isEmpty, count == 1 {
                found.append(("an action without a label\(place)", "say what pressing it does."))
            } else if !item.label.isEmpty, count == 2 {
                let advice = "rename one, or put each into a `Row` or a `Block` of its own."
                found.append(("several actions “\(item.label)”\(place)", advice))
            }
        }
        return found
    }
}
