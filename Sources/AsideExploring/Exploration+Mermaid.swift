import Aside

extension Exploration {
    /// The flow as a Mermaid diagram: its places by name, and the moves that lead from one to another.
    ///
    /// States at the same line of the flow are one place. Moves between the same places are one arrow. Labels that
    /// begin with the same word are joined. A flow that fails, or that its user leaves, ends at a place of its own. The
    /// cancellations that the exploration itself makes are left out.
    public var mermaid: String { Diagram(graph).mermaid }
}

/// A drawing of the places of a flow.
///
/// States of the same place become one.
@MainActor
struct Diagram {
    private struct Arrow: Hashable {
        let from: Int
        let to: Int?
    }

    private var names: [[String]] = []
    private var places: [PlaceKey: Int] = [:]
    private var arrows: [Arrow] = []
    private var ends: [Int] = []
    private var labels: [Arrow: [String]] = [:]

    private struct PlaceKey: Hashable {
        let source: SourceLine?
        let end: StateGraph.End?
    }

    init(_ graph: StateGraph) {
        for state in graph.states { _ = place(of: state) }
        for (step, result) in graph.edges where !graph[step].isCancelling {
            add(graph.states[step.state], graph[step].drawnLabel, graph.states[result])
        }
    }

    /// Returns the place of a state; `nil` for an end at which the flow returns.
    private mutating func place(of state: StateGraph.State) -> Int? {
        switch state.end {
        case .returned, .cancelled: return nil
        case .threw, .left, nil: break
        }
        let key = PlaceKey(source: state.source, end: state.end)
        let place = places[key] ?? names.count
        if place == names.count {
            places[key] = place
            names.append([])
            if state.end != nil { ends.append(place) }
        }
        if !names[place].contains(state.name) { names[place].append(state.name) }
        return place
    }

    private mutating func add(_ from: StateGraph.State, _ label: String, _ to: StateGraph.State) {
        guard let start = place(of: from) else { return }
        let arrow = Arrow(from: start, to: place(of: to))
        if labels[arrow] == nil { arrows.append(arrow) }
        if labels[arrow, default: []].contains(label) == false { labels[arrow, default: []].append(label) }
    }

    var mermaid: String {
        guard !names.isEmpty else { return "stateDiagram-v2" }
        let header = ["stateDiagram-v2", "    [*] --> s0"]
        let nodes = names.enumerated().map { "    s\($0) : \(Self.clean(LabelFamilies($1).name))" }
        let edges = arrows.map { arrow in
            "    s\(arrow.from) --> \(arrow.to.map { "s\($0)" } ?? "[*]") : "
                + Self.clean(LabelFamilies(labels[arrow] ?? []).description)
        }
        let leaving = ends.map { "    s\($0) --> [*]" }
        return (header + nodes + edges + leaving).joined(separator: "\n")
    }

    /// Removes the characters that have a meaning in Mermaid.
    private static func clean(_ text: String) -> String {
        String(text.map { ";:#\n".contains($0) ? " " : $0 })
    }
}

/// Several labels in one text, in which labels with the same first word are joined.
struct LabelFamilies: CustomStringConvertible {
    let labels: [String]

    init(_ labels: [String]) {
        self.labels = labels
    }

    /// One name for all labels of the family.
    var name: String {
        guard let first = labels.first, labels.count > 1 else { return labels.first ?? "" }
        let length = labels.dropFirst().map { Self.commonPrefix(first, $0) }.min() ?? 0
        let prefix = first.prefix(length)
        return prefix.isEmpty ? "\(first) …" : "\(prefix)…"
    }

    var description: String {
        var families: [(word: Substring, labels: [String])] = []
        for label in labels {
            let word = label.split(separator: " ", omittingEmptySubsequences: false).first ?? ""
            if let index = families.firstIndex(where: { $0.word == word }) {
                families[index].labels.append(label)
            } else {
                families.append((word, [label]))
            }
        }
        let folded = families.map { $0.labels.count == 1 ? $0.labels[0] : "\($0.word) …" }
        let shown = folded.prefix(4).joined(separator: ", ")
        return folded.count > 4 ? "\(shown) and \(folded.count - 4) more" : shown
    }

    private static func commonPrefix(_ first: String, _ second: String) -> Int {
        zip(first, second).prefix { $0 == $1 }.count
    }
}
