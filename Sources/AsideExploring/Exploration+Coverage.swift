import Aside

extension Exploration {
    /// Every choice at every place of the flow, and how often all walks together took it.
    ///
    /// `NEVER TAKEN` marks a choice that the test left out, or that lies beyond a bound. `NEVER ENABLED` marks a
    /// control that was shown but could never be pressed.
    public var coverage: String { graph.coverage.map(\.description).joined(separator: "\n") }
}

/// What the walks did at one line of the flow, and what they could not do.
@MainActor
struct Coverage: @MainActor CustomStringConvertible {
    private let source: SourceLine
    private let states: [StateGraph.State]
    /// How often each choice was taken, in the order in which the choices were found.
    private let counts: [(words: String, count: Int)]
    private let graph: StateGraph
    private let name: String
    private let isScreen: Bool
    /// The labels of the controls that could be pressed in any state.
    private let enabled: Set<String>
    /// Whether a prompt has accepted an entry, and whether it has refused one.
    private var entries = (isAccepted: false, isRefused: false)
    private var typed: Set<String> = []

    init(_ source: SourceLine, _ states: [StateGraph.State], _ graph: StateGraph) {
        (self.source, self.states, self.graph, name) = (source, states, graph, states[0].name)
        isScreen = !states[0].found.question.isAsked
        var (counts, places, enabled) = ([(words: String, count: Int)](), [String: Int](), Set<String>())
        for state in states {
            for (move, record) in zip(state.moves, state.records) where !move.isCancelling {
                enabled.insert(move.label)
                let place = places[move.words] ?? counts.count
                if place == counts.count {
                    places[move.words] = place
                    counts.append((move.words, 0))
                }
                counts[place].count += record.count
                guard let result = record.result.map({ graph.states[$0] }) else { continue }
                typed.formUnion(move.typed)
                if move.kind == .submit, move.turn.moves.first?.kind != .pick {
                    let isRefused = result.source == source && result.found.question.hasError
                    if isRefused { entries.isRefused = true } else { entries.isAccepted = true }
                }
            }
        }
        (self.counts, self.enabled) = (counts, enabled)
    }

    /// The controls that could never be pressed, each with the name of its screen: one line may show several.
    private var neverEnabled: [(label: String, screen: String)] {
        var known = enabled
        return states.flatMap { state in
            // A button that counts down has another label after some time.
            let later = labelsLater(state)
            return state.found.disabled.filter { (later?.contains($0) ?? true) && known.insert($0).inserted }.map {
                ($0, state.name)
            }
        }
    }

    /// The labels at the same line after some time; `nil` if no time passes there, or another place comes.
    private func labelsLater(_ state: StateGraph.State) -> Set<String>? {
        let wait = state.moves.firstIndex { $0.kind == .wait }
        guard let result = wait.flatMap({ state.records[$0].result }), graph.states[result].source == source else {
            return nil
        }
        return Set(graph.states[result].found.disabled + graph.states[result].moves.map(\.label))
    }

    private var refusesAll: Bool { entries.isRefused && !entries.isAccepted }

    /// What the walks could not do here, each with the kind of what is to be said about it.
    var gaps: [(gap: Gap, name: String)] {
        var gaps: [(Gap, String)] = []
        if refusesAll { gaps.append((.refusesAll, name)) }
        if let leftOut = states.compactMap(\.found.leftOut.first).first,
            !states.contains(where: { $0.moves.contains(where: \.leadsOn) })
        {
            gaps.append((.cutOff, "\(name) (such as: \(leftOut.words))"))
        }
        // Rows and choices of questions show why they are unavailable.
        if isScreen { gaps += neverEnabled.map { (.neverEnabled, "“\($0.label)” on “\($0.screen)”") } }
        if states.contains(where: \.found.hasMoreCombinations) { gaps.append((.combinations, "\(name) (\(source))")) }
        // A prompt that refuses every entry is named for that.
        var known = refusesAll ? Set(states.flatMap(\.found.fields)) : typed
        for label in states.flatMap(\.found.fields) where known.insert(label).inserted {
            let place = isScreen ? "on “\(name)”" : "in \(name)"
            gaps.append((.neverTyped, (label.isEmpty ? name : "“\(label)” \(place)") + " (\(source))"))
        }
        return gaps
    }

    /// Something that no walk could do.
    enum Gap: CaseIterable {
        case refusesAll, cutOff, neverEnabled, combinations, neverTyped

        /// The line that says so, with what is before the places and what is after them.
        var words: (before: String, after: String) {
            switch self {
            case .refusesAll:
                (
                    "These prompts refused every entry: ",
                    "What comes after it was not explored. Enter a text that it accepts (`walk.type(…, into: …)`), or give "
                        + "it such a placeholder."
                )
            case .cutOff:
                ("`walk.only` leaves out everything that leads on from ", "What comes after it was not explored.")
            case .neverEnabled:
                (
                    "These buttons were never enabled: ",
                    "What comes after it was not explored. Enter what enables it (`walk.type(…)`), or publish a value "
                        + "(`walk.publish(…)`)."
                )
            case .combinations:
                (
                    "At most two switches or selections were changed at once on ",
                    "Other combinations were not explored. Leave out those that do not matter (`walk.only`)."
                )
            case .neverTyped:
                (
                    "These fields were never typed into: ",
                    "What depends on their texts was not explored. Give texts (`walk.type(…, into: …)`), or a placeholder."
                )
            }
        }
    }

    var description: String {
        let lines =
            counts.map { "    \($0.words): \($0.count == 0 ? "NEVER TAKEN" : "\($0.count)")" }
            + neverEnabled.map { "    \($0.label): NEVER ENABLED" }
        return (["\(source)  \(name)"] + lines).joined(separator: "\n")
    }
}

extension StateGraph {
    /// What the walks did at each line of the flow, by files and lines.
    var coverage: [Coverage] {
        Dictionary(grouping: states.filter { $0.source != nil }, by: \.source)
            .sorted { ($0.key?.fileID ?? "", $0.key?.line ?? 0) < ($1.key?.fileID ?? "", $1.key?.line ?? 0) }
            .compactMap { source, states in source.map { Coverage($0, states, self) } }
    }
}
