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
        let places = states.compactMap(place).unique(by: \.self)
        let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, "s\($0)") })
        func number(_ state: Int) -> String? { place(of: states[state]).flatMap { numbers[$0] } }
        let names = Dictionary(grouping: states, by: place)
        let nodes = places.map { "\(numbers[$0] ?? "") : \(Self.listed(names[$0]?.map(\.name) ?? [], most: 1))" }
        let moves = edges.filter { !self[$0.step].isCancelling }.map { step, result in
            (arrow: "\(number(step.state) ?? "") --> \(number(result) ?? "[*]")", label: self[step].label)
        }
        let arrows = Dictionary(grouping: moves, by: \.arrow)
        let edges = moves.map(\.arrow).unique(by: \.self).map { arrow in
            "\(arrow) : \(Self.listed(arrows[arrow]?.map(\.label) ?? [], most: 4))"
        }
        let ends = places.filter { $0.end != nil }.map { "\(numbers[$0] ?? "") --> [*]" }
        let lines = (places.isEmpty ? [] : ["[*] --> s0"]) + nodes + edges + ends
        return (["stateDiagram-v2"] + lines.map { "    " + $0 }).joined(separator: "\n")
    }

    /// Returns some texts and the number of the others, without the characters that have a meaning in Mermaid.
    private static func listed(_ all: [String], most: Int) -> String {
        let texts = all.unique(by: \.self)
        let others = texts.count > most ? " and \(texts.count - most) more" : ""
        return String((texts.prefix(most).joined(separator: ", ") + others).map { ";:#\n".contains($0) ? " " : $0 })
    }
}
