import Aside

extension Exploration {
    /// Every choice at every place of the flow, and how often all walks together took it.
    ///
    /// `NEVER TAKEN` marks a choice that the test left out, or that lies beyond a bound. `NEVER ENABLED` marks a
    /// control that was shown but could never be pressed.
    public var coverage: String { Coverage(graph).description }
}

extension StateGraph {
    /// The labels at the same screen after some time; `nil` if no time passes there, or another place comes.
    ///
    /// A button that counts down has another label then.
    fileprivate func labelsAfterTime(at state: State) -> Set<String>? {
        guard let wait = state.moves.firstIndex(where: { $0.kind == .wait }), let result = state.records[wait].result,
            states[result].source == state.source
        else { return nil }
        return Set(states[result].found.disabled + states[result].moves.map(\.label))
    }
}

/// A count of how often each choice was taken, by the lines of the flow.
@MainActor
struct Coverage {
    private struct Place {
        let source: SourceLine
        var name: String
        /// How often each choice was taken, in the order in which the choices were found.
        var counts: [(label: String, count: Int)] = []
        var places: [String: Int] = [:]
        /// The controls that could not be pressed, each with the name of its screen: one line may show several.
        var disabled: [(label: String, place: String)] = []
        var isDisabled: Set<String> = []
        var fields: [String] = []
        var typed: Set<String> = []
        var leftOut: Recording.Turn?
        var leadsOn = false
        var isScreen = false
        var hasMoreCombinations = false
        /// Whether a prompt has accepted an entry, and whether it has refused one.
        var entries = (isAccepted: false, isRefused: false)

        var refusesAll: Bool { entries.isRefused && !entries.isAccepted }

        var neverEnabled: [(label: String, place: String)] {
            disabled.filter { places[$0.label] == nil }
        }
    }

    private var places: [SourceLine: Place] = [:]

    init(_ graph: StateGraph) {
        for state in graph.states {
            guard let source = state.source else { continue }
            var place = places.removeValue(forKey: source) ?? Place(source: source, name: state.name)
            place.isScreen = !state.found.question.isAsked
            for (move, record) in zip(state.moves, state.records) where !move.isCancelling {
                let label = move.label
                let index = place.places[label] ?? place.counts.count
                if index == place.counts.count {
                    place.places[label] = index
                    place.counts.append((label, 0))
                }
                place.counts[index].count += record.count
            }
            for label in state.found.fields where !place.fields.contains(label) { place.fields.append(label) }
            for (index, move) in state.moves.enumerated() {
                guard let result = state.records[index].result else { continue }
                place.typed.formUnion(move.typed)
                guard move.kind == .submit, move.turn.moves.first?.kind != .pick else { continue }
                let isRefused = graph.states[result].source == source && graph.states[result].found.question.hasError
                if isRefused { place.entries.isRefused = true } else { place.entries.isAccepted = true }
            }
            place.hasMoreCombinations = place.hasMoreCombinations || state.found.hasMoreCombinations
            place.leadsOn = place.leadsOn || state.moves.contains(where: \.leadsOn)
            place.leftOut = place.leftOut ?? state.found.leftOut.first
            let labelsLater = graph.labelsAfterTime(at: state)
            for label in state.found.disabled where labelsLater?.contains(label) ?? true {
                guard place.isDisabled.insert(label).inserted else { continue }
                place.disabled.append((label, state.name))
            }
            places[source] = place
        }
    }

    private var sorted: [Place] {
        places.values.sorted { ($0.source.fileID, $0.source.line) < ($1.source.fileID, $1.source.line) }
    }

    /// The actions of screens that could never be pressed, each with its screen.
    ///
    /// Rows and choices of questions are left out, because they show why they are unavailable.
    var actionsNeverEnabled: [String] {
        sorted.filter(\.isScreen).flatMap(\.neverEnabled).map { "“\($0)” on “\($1)”" }
    }

    /// The places of which not all combinations of switches and selections were tried.
    var placesWithMoreCombinations: [String] {
        sorted.filter(\.hasMoreCombinations).map { "\($0.name) (\($0.source))" }
    }

    /// The places from which everything that leads on is left out, each with an example of it.
    var placesCutOff: [String] {
        sorted.compactMap { place in place.leadsOn ? nil : place.leftOut.map { "\(place.name) (such as: \($0.words))" }
        }
    }

    /// The fields into which no walk has typed anything, each with its place.
    var fieldsNeverTyped: [String] {
        // A prompt that refuses every entry is named for that.
        sorted.filter { !$0.refusesAll }.flatMap { place in
            place.fields.filter { !place.typed.contains($0) }.map { label in
                let name = place.isScreen ? "“\(place.name)”" : place.name
                return (label.isEmpty ? place.name : "“\(label)” \(place.isScreen ? "on" : "in") \(name)")
                    + " (\(place.source))"
            }
        }
    }

    /// The prompts that refused every entry, each by its name.
    var promptsThatRefuseAll: [String] {
        sorted.filter(\.refusesAll).map(\.name)
    }

    var description: String {
        sorted.map { place in
            let lines =
                place.counts.map { "    \($0.label): \($0.count == 0 ? "NEVER TAKEN" : "\($0.count)")" }
                + place.neverEnabled.map { "    \($0.label): NEVER ENABLED" }
            return (["\(place.source)  \(place.name)"] + lines).joined(separator: "\n")
        }
        .joined(separator: "\n")
    }
}
