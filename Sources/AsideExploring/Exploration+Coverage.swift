import Aside

extension Exploration {
    /// Every choice at every place of the flow, and how often all walks together took it.
    ///
    /// `NEVER TAKEN` marks a choice that lies beyond a bound. `NEVER ENABLED` marks a control that was shown but could
    /// never be pressed. What `walk.only` leaves out is not listed.
    public var coverage: String { graph.coverage.map(\.description).joined(separator: "\n") }
}

/// What the walks did at one line of the flow, and what they could not do.
@MainActor
struct Coverage: @MainActor CustomStringConvertible {
    let source: SourceLine
    let states: [StateGraph.State]
    let graph: StateGraph

    private var name: String { states[0].name }
    private var moves: [ExploredMove] { states.flatMap(\.moves).filter { !$0.isCancelling } }

    /// The controls that could never be pressed, each with the name of its screen: one line may show several.
    private var neverEnabled: [(label: String, screen: String)] {
        let enabled = Set(moves.map(\.label))
        return states.flatMap { state in
            // A button that counts down has another label after some time.
            let later = labelsLater(state)
            let never = state.found.disabled.filter { !enabled.contains($0) && later?.contains($0) ?? true }
            return never.map { (label: $0, screen: state.name) }
        }.unique(by: \.label)
    }

    /// The labels at the same line after some time; `nil` if no time passes there, or another place comes.
    private func labelsLater(_ state: StateGraph.State) -> Set<String>? {
        guard let result = state.moves.first(where: { $0.kind == .wait })?.result, graph.states[result].source == source
        else { return nil }
        return Set(graph.states[result].found.disabled + graph.states[result].moves.map(\.label))
    }

    /// Whether a prompt has refused all that was entered.
    private var refusesAll: Bool {
        let entries = moves.filter { $0.kind == .submit && $0.turn.moves.first?.kind != .pick }.compactMap(\.result)
        return !entries.isEmpty
            && entries.allSatisfy { graph.states[$0].source == source && graph.states[$0].found.question.hasError }
    }

    /// The fields that have refused each text that was entered into them.
    private var refusingFields: [String] {
        let texts = Dictionary(grouping: states.flatMap(\.found.texts).filter { !$0.text.isEmpty }, by: \.field)
        return texts.filter { Set($0.value.filter(\.isRefused).map(\.text)) == Set($0.value.map(\.text)) }.keys.sorted()
    }

    /// What the walks could not do here, each with the kind of what is to be said about it.
    var gaps: [(gap: Gap, name: String)] {
        let refusing = refusesAll ? [name] : refusingFields.map { "“\($0)” on “\(name)”" }
        var gaps: [(Gap, String)] = refusing.map { (.refusesAll, $0) }
        if let leftOut = states.compactMap(\.found.leftOut.first).first,
            !states.contains(where: { $0.moves.contains(where: \.leadsOn) })
        {
            gaps.append((.cutOff, "\(name) (such as: \(leftOut.words))"))
        }
        // Rows and choices of questions show why they are unavailable.
        if !states[0].found.question.isAsked {
            gaps += neverEnabled.map { (.neverEnabled, "“\($0.label)” on “\($0.screen)”") }
        }
        if states.contains(where: \.found.hasMoreCombinations) { gaps.append((.combinations, "\(name) (\(source))")) }
        return gaps
    }

    /// Something that no walk could do.
    enum Gap: CaseIterable {
        case refusesAll, cutOff, neverEnabled, combinations

        /// Returns the line that says so of some places.
        func words(_ places: String) -> String {
            switch self {
            case .refusesAll:
                "These refused every entry: \(places). What comes after it was not explored. Enter a text that it "
                    + "accepts (`walk.type(…, into: …)`), or give it such a placeholder."
            case .cutOff:
                "`walk.only` leaves out everything that leads on from \(places). What comes after it was not explored."
            case .neverEnabled:
                "These buttons were never enabled: \(places). What comes after it was not explored. Enter what enables it "
                    + "(`walk.type(…)`), or publish a value (`walk.publish(…)`)."
            case .combinations:
                "At most two switches or selections were changed at once on \(places). Other combinations were not "
                    + "explored. Leave out those that do not matter (`walk.only`)."
            }
        }
    }

    var description: String {
        let counts = Dictionary(moves.map { ($0.words, $0.count) }, uniquingKeysWith: +)
        let choices = moves.map(\.words).unique(by: \.self).map { words in
            "    \(words): \(counts[words].flatMap { $0 == 0 ? nil : "\($0)" } ?? "NEVER TAKEN")"
        }
        let lines = choices + neverEnabled.map { "    \($0.label): NEVER ENABLED" }
        return (["\(source)  \(name)"] + lines).joined(separator: "\n")
    }
}

extension StateGraph {
    /// What the walks did at each line of the flow, by files and lines.
    var coverage: [Coverage] {
        Dictionary(grouping: states.filter { $0.source != nil }, by: \.source)
            .sorted { ($0.key?.fileID ?? "", $0.key?.line ?? 0) < ($1.key?.fileID ?? "", $1.key?.line ?? 0) }
            .compactMap { source, states in source.map { Coverage(source: $0, states: states, graph: self) } }
    }
}
