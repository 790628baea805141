/// The result of exploring a flow.
@MainActor
public struct Exploration {
    let graph: StateGraph
    let failures: [ExplorationFailure]
    private let seed: UInt64?

    /// How many different states were found, including the ends of the flow.
    public let states: Int
    /// How many moves were made.
    ///
    /// A move counts once for each state in which it was made.
    public let moves: Int
    /// How many walks looked for new states.
    public let walks: Int
    /// How many walks reached a known state by another way, continued to an end, and were compared.
    public let detours: Int
    /// What was not explored, and why.
    public let warnings: [String]

    init(_ explorer: Explorer) {
        graph = explorer.graph
        failures = explorer.failures
        seed = explorer.seed
        states = graph.states.count
        moves = graph.moveCount
        walks = explorer.walks
        detours = explorer.detours
        var warnings: [String] = []
        if explorer.hasHitMoves {
            warnings.append(
                "Some walks ended after \(explorer.options.moves) moves; \(graph.untried) moves were not made. "
                    + "Allow more (`ExplorationOptions(moves: …)`), or leave out what repeats itself (`walk.only`).")
        }
        if explorer.hasHitWalks {
            warnings.append(
                "The exploration ended after \(explorer.options.walks) walks; "
                    + (graph.untried > 0
                        ? "\(graph.untried) moves were not made. "
                        : "states that look the same were told apart by few past answers only. ")
                    + "Allow more (`ExplorationOptions(walks: …)`), or leave out what is not worth it (`walk.only`).")
        }
        if let work = explorer.outsideWork { warnings.append(Self.warning(ofOutsideWork: work)) }
        let coverage = Coverage(graph)
        if seed == nil, !coverage.promptsThatRefuseAll.isEmpty {
            warnings.append(
                "These prompts refused every entry: \(coverage.promptsThatRefuseAll.joined(separator: ", ")). What comes after it "
                    + "was not explored. Enter a text that it accepts (`walk.type(…, into: …)`), or give it such a "
                    + "placeholder.")
        }
        if seed == nil, !coverage.placesCutOff.isEmpty {
            warnings.append(
                "`walk.only` leaves out everything that leads on from \(coverage.placesCutOff.joined(separator: ", ")). What "
                    + "comes after it was not explored.")
        }
        let unreached = coverage.actionsNeverEnabled
        if seed == nil, !unreached.isEmpty {
            warnings.append(
                "These buttons were never enabled: \(unreached.joined(separator: ", ")). What comes after it was not explored. Enter what "
                    + "enables it (`walk.type(…)`), or publish a value (`walk.publish(…)`).")
        }
        if seed == nil, !coverage.fieldsNeverTyped.isEmpty {
            warnings.append(
                "These fields were never typed into: \(coverage.fieldsNeverTyped.joined(separator: ", ")). What depends on "
                    + "their texts was not explored. Give texts (`walk.type(…, into: …)`), or a placeholder.")
        }
        if !explorer.waitsInVain.isEmpty { warnings.append(WaitInVain.warning(of: explorer.waitsInVain)) }
        self.warnings = warnings
    }

    static func warning(ofOutsideWork work: (place: String, waits: Int)) -> String {
        let times = work.waits == 1 ? "once" : "\(work.waits) times"
        let waiting = work.waits == 0 ? "" : "; the walks waited for it in real time, \(times)"
        return "Something ran that is not a screen, a modal or a sleep by the walk's clock, first at \(work.place)"
            + "\(waiting). Let it answer at once in this test, or sleep by `stage.clock`."
    }
}

extension Exploration: @MainActor CustomStringConvertible {
    /// How much was explored, in one line, followed by what was not explored.
    ///
    /// If there are many states, a second line says where most of them are.
    public var description: String {
        let line =
            "\(states) states, \(moves) moves, \(walks) walks, " + (seed.map { "seed \($0)" } ?? "\(detours) detours")
        return ([line] + graph.mostStates + warnings).joined(separator: "\n")
    }
}
