import Aside
import AsidePaths
import Foundation

extension Exploration {
    /// The states, the moves between them, and what was not explored, as JSON for other tools.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(ExplorationRecord(graph, warnings))
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

/// The encoded form of an exploration.
private struct ExplorationRecord: Encodable {
    struct State: Encodable {
        let id: Int
        let name: String
        let line: String?
        let end: String?
    }

    struct Move: Encodable {
        let from: Int
        let to: Int?
        let label: String
        let move: Path.Move
        let times: Int
    }

    let version = 1
    let states: [State]
    let moves: [Move]
    let warnings: [String]

    @MainActor
    init(_ graph: StateGraph, _ warnings: [String]) {
        states = graph.states.enumerated().map { id, state in
            State(id: id, name: state.name, line: state.source?.description, end: state.end?.word)
        }
        moves = graph.states.enumerated().flatMap { id, state in
            state.moves.enumerated().map { index, move in
                Move(
                    from: id, to: state.results[index], label: move.label, move: move.move, times: state.counts[index])
            }
        }
        self.warnings = warnings
    }
}

extension StateGraph.End {
    fileprivate var word: String {
        switch self {
        case .returned: "returned"
        case .left: "left"
        case .threw: "failed"
        case .cancelled: "cancelled"
        }
    }
}
