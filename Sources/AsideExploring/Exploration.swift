/// The result of exploring a flow.
@MainActor
public struct Exploration {
    /// What looks wrong in any flow, and may be meant in some.
    public enum Finding: Hashable, Sendable {
        /// The same question comes twice in a row, from two lines.
        case askedTwice
        /// Two ways lead to states that look the same, and continue differently, mostly because of a variable that
        /// outlives Back.
        case outlivesBack
        /// Other screens are there after a dismissal than before.
        case leadsElsewhere
    }

    private let explorer: Explorer

    init(_ explorer: Explorer) { self.explorer = explorer }

    var graph: StateGraph { explorer.graph }
    var failures: [ExplorationFailure] { explorer.defects }

    /// How many different states were found, including the ends of the flow.
    public var states: Int { graph.states.count }
    /// How many moves were made.
    ///
    /// A move counts once for each state in which it was made.
    public var moves: Int { graph.edges.count }
    /// How many walks looked for new states.
    public var walks: Int { explorer.walks }
    /// How many ways were compared: a walk went on to an end, or through all that can be made again, and looked for
    /// differences.
    ///
    /// ``ExplorationOptions/comparisons`` bounds them.
    public var comparisons: Int { explorer.plan.effort.comparisons }
    /// What was not explored, and why.
    public var warnings: [String] { explorer.warnings }
}

extension Exploration: @MainActor CustomStringConvertible {
    /// How much was explored, in one line, followed by what is wrong and by what was not explored.
    ///
    /// If there are many states, a second line says where most of them are.
    public var description: String {
        let line =
            "\(states.counted("state")), \(moves.counted("move")), \(walks.counted("walk")), "
            + "\(comparisons.counted("way")) compared"
        return ([line] + (states < 1_000 ? [] : [graph.mostStates]) + failures.map(\.description) + warnings).joined(
            separator: "\n")
    }
}

extension Sequence {
    /// The first of all elements with the same key.
    func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var known: Set<Key> = []
        return filter { known.insert(key($0)).inserted }
    }
}

extension Int {
    /// The number with a noun: “1 move”, “2 moves”.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
