import Aside

extension Exploration {
    /// The flow as a Mermaid diagram: its places by name, and the moves that lead from one to another.
    ///
    /// States at the same line of the flow are one place. Moves between the same places are one arrow. A flow that fails, or
    /// that its user leaves, ends at a place of its own. The cancellations that the exploration itself makes are left out.
    public var mermaid: String { graph.mermaid }
}

extension StateGraph {
    private struct Place: Hashable {
        let source: SourceLine?
        let end: End?
    }

    /// The place of a state; `nil` for an end at which the flow returns.
    private func place(of state: State) -> Place? {
        switch state.end {
        case .returned, .cancelled: nil
        case .threw, .left, nil: Place(source: state.source, end: state.end)
        }
    }

    fileprivate var mermaid: String {
        var names: [Place: [String]] = [:]
        var places: [Place] = []
        for state in states {
            guard let place = place(of: state) else { continue }
            if names[place] == nil { places.append(place) }
            if names[place]?.contains(state.name) != true { names[place, default: []].append(state.name) }
        }
        let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, "s\($0)") })
        var labels: [String: [String]] = [:]
        var arrows: [String] = []
        for (step, result) in edges where !self[step].isCancelling {
            let (from, to) = (place(of: states[step.state]), place(of: states[result]))
            let arrow = "\(from.flatMap { numbers[$0] } ?? "") --> \(to.flatMap { numbers[$0] } ?? "[*]")"
            let label = self[step].label
            if labels[arrow] == nil { arrows.append(arrow) }
            if labels[arrow]?.contains(label) != true { labels[arrow, default: []].append(label) }
        }
        let nodes = places.map { "\(numbers[$0] ?? "") : \(Self.listed(names[$0] ?? [], most: 1))" }
        let edges = arrows.map { "\($0) : \(Self.listed(labels[$0] ?? [], most: 4))" }
        let ends = places.filter { $0.end != nil }.map { "\(numbers[$0] ?? "") --> [*]" }
        let lines = (places.isEmpty ? [] : ["[*] --> s0"]) + nodes + edges + ends
        return (["stateDiagram-v2"] + lines.map { "    " + $0 }).joined(separator: "\n")
    }

    /// Returns some texts and the number of the others, without the characters that have a meaning in Mermaid.
    private static func listed(_ texts: [String], most: Int) -> String {
        let others = texts.count > most ? " and \(texts.count - most) more" : ""
        return String((texts.prefix(most).joined(separator: ", ") + others).map { ";:#\n".contains($0) ? " " : $0 })
    }
}
