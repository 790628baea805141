import Aside
import Testing

/// The lines that say what was not explored, and what to do.
extension Explorer {
    var warnings: [String] {
        // What was not reached because of a failure may enable more.
        let hasStopped = !failures.isEmpty && graph.untried > 0
        return warningsOfTest + unseenWarnings + timerWarnings + boundWarnings + timeWarnings
            + Coverage(graph).warnings(hasStopped: hasStopped)
    }

    /// What is no longer so, although the test says it: its author learns it without a look at the warnings.
    var warningsOfTest: [String] {
        let gone = wayThatIsGone.map { "This way is no longer there: \($0)." }
        if let gone { return [gone] }
        guard defects.isEmpty, !plan.hasHitWalks, !plan.hasHitMoves, !walksOneWay else { return [] }
        return accepted.filter { !$0.value }.map { acceptance, _ in
            "`walk.accept(.\(acceptance.finding), at: \(acceptance.place.debugDescription))` accepts what comes no more."
        }
        .sorted()
    }

    /// What no walk has seen, although there may be more: an end, another order, a late question.
    private var unseenWarnings: [String] {
        var warnings: [String] = []
        let hasReturned = graph.states.contains { if case .returned = $0.end { true } else { false } }
        if let resultType, !hasReturned, defects.isEmpty, !walksOneWay, !plan.hasHitWalks, !plan.hasHitMoves {
            warnings.append(
                "The flow never returned a value, although its type says that it returns \(resultType). Look for what its "
                    + "end waits for; if it never ends on purpose, let it return `Void` or `Never`.")
        }
        if !known.simultaneous.isEmpty {
            warnings.append(
                "Two tasks asked at the same time, and the other order was not tried: "
                    + known.simultaneous.sorted().joined(separator: ", ") + ".")
        }
        if !known.late.isEmpty {
            warnings.append(
                "After its walk was over, a task that the walks do not see asked: "
                    + known.late.sorted().joined(separator: ", ")
                    + ". What it leads to was not explored. Await the task in the flow, or let it sleep by `walk.clock`.")
        }
        return warnings
    }

    /// Prints which bounds the exploration has hit: the author of a test that passes need not ask.
    func tellOfBounds() {
        let test = Test.current.map { " in \($0.name)" } ?? ""
        for warning in boundWarnings { printToStandardError("Not everything was explored\(test). \(warning)") }
    }

    private var boundWarnings: [String] {
        var warnings: [String] = []
        let leaveOut = graph.exclusion.map { ", as by `\($0)`" } ?? " (`walk.only`)"
        // A warning that names a move would be wrong where time alone multiplies the states.
        let views = graph.views.count
        let sleeps = Set(graph.states.map(\.key.seen)).count - views
        let sleepAdvice =
            ". \(sleeps) states differ from others only in how long tasks sleep: let those that change nothing in view "
            + "end at once in this test."
        func advice(_ what: String) -> String { sleeps > views ? sleepAdvice : ", or leave out \(what)\(leaveOut)." }
        if hasForgotten {
            warnings.append(
                "There are too many combinations of answers. Leave out what is not worth it\(leaveOut), or allow more "
                    + "(`ExplorationOptions(walks: …)`). What comes after two answers of the same closure may depend on more than "
                    + "the last one, and was not explored for each of them. \(graph.mostAnswers(1))")
        }
        if plan.hasHitMoves {
            warnings.append(
                "Some walks ended after \(options.moves.counted("move")); \(graph.untriedInWords). "
                    + "Allow more (`explore(ExplorationOptions(moves: …))`)" + advice("what repeats itself"))
        }
        if plan.hasHitWalks {
            let rest =
                graph.untried > 0
                ? "\(graph.untriedInWords). "
                : "states that look the same were told apart by few past answers only. "
            let effort = plan.effort
            let walks =
                effort.walks < options.walks
                ? "\(effort.moves.counted("move")) in \(effort.walks.counted("walk"))" : effort.walks.counted("walk")
            warnings.append(
                "The exploration ended after \(walks); \(rest)\(graph.mostAnswers(3))"
                    + "Allow more (`explore(ExplorationOptions(walks: …))`)" + advice("what is not worth it"))
        }
        return warnings
    }

    /// What the walks waited for, in their own time and in real time.
    var timeWarnings: [String] {
        let inVain = known.waitsInVain.map(\.description)
        let warning =
            "Time passed and nothing changed: \(inVain.joined(separator: ", ")). What comes later was not explored. Let it "
            + "come sooner in this test."
        return (inVain.isEmpty ? [] : [warning]) + (waits.areWorthWarning(after: elapsed) ? [waits.warning] : [])
    }

    /// Where the user can press nothing until a timer ends the flow that ran before, as that of a session.
    private var timerWarnings: [String] {
        let places = graph.states.compactMap { state -> String? in
            // A move takes no time. The timer has run before if the user could wait as long for it.
            guard state.asks, let before = state.parent, let wait = state.moves.first, !wait.isCancelling,
                state.found.leftOut.isEmpty,
                !state.moves.contains(where: \.isUsers), let end = state.records[0].result,
                graph.states[end].end != nil,
                graph.states[before.state].moves.contains(where: { $0.turn.moves == wait.turn.moves })
            else { return nil }
            return state.shown.description
        }
        guard !places.isEmpty else { return [] }
        return [
            "At \(Set(places).sorted().joined(separator: ", ")) the user can press nothing until a timer beside the flow "
                + "ends it. Give the user a way out."
        ]
    }
}

extension Coverage {
    /// What the walks could not do at the places that they reached.
    fileprivate func warnings(hasStopped: Bool) -> [String] {
        let cases: [(places: [String], before: String, after: String)] = [
            (
                promptsThatRefuseAll, "These prompts refused every entry: ",
                ". What comes after it was not explored. Enter a text that it accepts (`walk.type(…, into: …)`), or give it "
                    + "such a placeholder."
            ),
            (
                placesCutOff, "`walk.only` leaves out everything that leads on from ",
                ". What comes after it was not explored."
            ),
            (
                hasStopped ? [] : actionsNeverEnabled, "These buttons were never enabled: ",
                ". What comes after it was not explored. Enter what enables it (`walk.type(…)`), or publish a value "
                    + "(`walk.publish(…)`)."
            ),
            (
                placesWithMoreCombinations, "At most two switches or selections were changed at once on ",
                ". Other combinations were not explored. Leave out those that do not matter (`walk.only`)."
            ),
            (
                fieldsNeverTyped, "These fields were never typed into: ",
                ". What depends on their texts was not explored. Give texts (`walk.type(…, into: …)`), or a placeholder."
            ),
        ]
        return cases.filter { !$0.places.isEmpty }.map { $0.before + $0.places.joined(separator: ", ") + $0.after }
    }
}

extension StateGraph {
    /// The line to paste that leaves out the move which repeats itself on the ways to most states; `nil` if none does.
    ///
    /// Something else leads on from where it is made. To go back is not left out: whether all is well then is what many
    /// flows are explored for.
    fileprivate var exclusion: String? {
        var counts: [[Move]: Int] = [:]
        for state in states {
            guard let step = state.parent, isDispensable(step) else { continue }
            counts[self[step].turn.moves, default: 0] += 1
        }
        let most = counts.max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }?.key
        return most.map(Move.exclusion(of:))
    }

    /// Whether a move was made before on the way to it, and is not the only one that leads on from there.
    private func isDispensable(_ step: Step) -> Bool {
        let turn = self[step].turn
        guard self[step].leadsOn, states[step.state].moves.contains(where: { $0.leadsOn && $0.turn != turn }) else {
            return false
        }
        var before = states[step.state].parent
        while let earlier = before {
            if self[earlier].turn == turn { return true }
            before = states[earlier.state].parent
        }
        return false
    }
}

extension StateGraph {
    fileprivate var untriedInWords: String { "\(untried.counted("move")) \(untried == 1 ? "was" : "were") not made" }

    /// A sentence that names the controls that take most different answers: each answer multiplies what follows it.
    fileprivate func mostAnswers(_ count: Int) -> String {
        struct Control: Hashable {
            let source: SourceLine?
            let name: String
        }
        var answers: [Control: Set<String>] = [:]
        for state in states {
            for move in state.moves where !move.isLeaving && (state.found.question.isAsked || move.kind != .press) {
                for (label, answer) in move.turn.moves.flatMap(\.answers) {
                    // The title of a list also names its only control.
                    let isPlace = label.map { state.name.contains("“\($0)”") } ?? true
                    let name = isPlace ? state.name : "“\(label ?? "")” at \(state.name)"
                    answers[Control(source: state.source, name: name), default: []].insert(answer)
                }
            }
        }
        let most = answers.filter { $0.value.count > 1 }.map { (name: $0.key.name, count: $0.value.count) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(count)
        guard !most.isEmpty else { return "" }
        return "Most answers: \(most.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")). "
    }
}

extension Move {
    /// What the user answers with it, each with the label of the control; without a label, it is the place itself.
    fileprivate var answers: [(label: String?, answer: String)] {
        switch kind {
        case .press: [(nil, label ?? "")]
        case .pick: [(label, options?.joined(separator: ", ") ?? "")]
        case .fill: [(label, text?.string ?? "a secret")]
        case .toggle: [(label, "true"), (label, "false")]
        case .publish: [(nil, value ?? "a value")]
        case .leave, .submit, .back, .wait, .cancel: []
        }
    }

    /// The line that leaves out these moves.
    static func exclusion(of moves: [Move]) -> String {
        "walk.only { $0.moves != [\(moves.map(\.code).joined(separator: ", "))] }"
    }

    /// The move as Swift code.
    private var code: String {
        let arguments: [String] =
            switch kind {
            case .press, .leave: [label ?? ""].map(\.debugDescription)
            case .fill: [label?.debugDescription ?? "nil", text?.string.debugDescription ?? "…"]
            case .toggle: [(label ?? "").debugDescription, "to: \(isOn == true)"]
            case .pick:
                ["[\((options ?? []).map(\.debugDescription).joined(separator: ", "))]"]
                    + (label.map { ["from: \($0.debugDescription)"] } ?? [])
            case .publish: [value.map(\.debugDescription) ?? "nil"]
            case .submit, .back, .wait, .cancel: []
            }
        let inside = group.map { ["in: \($0.debugDescription)"] } ?? []
        return arguments.isEmpty ? ".\(kind)" : ".\(kind)(\((arguments + inside).joined(separator: ", ")))"
    }
}
