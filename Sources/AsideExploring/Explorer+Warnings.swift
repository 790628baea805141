import Aside
import Testing

/// The lines that say what was not explored, and what to do.
extension Explorer {
    var warnings: [String] {
        warningsOfTest + unseenWarnings + boundWarnings + timeWarnings + gapWarnings
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
        let hasReturned = graph.states.contains { $0.end?.isReturn == true }
        if let resultType, !hasReturned, defects.isEmpty, !walksOneWay, !plan.hasHitWalks, !plan.hasHitMoves {
            warnings.append(
                "The flow never returned a value, although its type says that it returns \(resultType). Look for what its "
                    + "end waits for; if it never ends on purpose, let it return `Void` or `Never`.")
        }
        if !simultaneous.isEmpty {
            warnings.append(
                "Two tasks asked at the same time, and the other order was not tried: "
                    + simultaneous.sorted().joined(separator: ", ") + ".")
        }
        if !late.isEmpty {
            warnings.append(
                "After its walk was over, a task that the walks do not see asked: "
                    + late.sorted().joined(separator: ", ")
                    + ". What it leads to was not explored. Await the task in the flow, or let it sleep by `walk.clock`."
            )
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
        let advice = ", leave out what repeats itself (`walk.only`), or let what only sleeps end at once in this test."
        if hasForgotten {
            warnings.append(
                "There are too many combinations of answers. Leave out what is not worth it (`walk.only`), or allow more "
                    + "(`ExplorationOptions(walks: …)`). What comes after two answers of the same closure may depend on more than "
                    + "the last one, and was not explored for each of them. \(graph.mostStates)")
        }
        if plan.hasHitMoves {
            warnings.append(
                "Some walks ended after \(options.moves.counted("move")); \(graph.untriedInWords). "
                    + "Allow more (`explore(ExplorationOptions(moves: …))`)" + advice)
        }
        if plan.hasHitWalks {
            let moves = walks < options.walks ? "\(plan.effort.moves.counted("move")) in " : ""
            warnings.append(
                "The exploration ended after \(moves)\(walks.counted("walk")); \(graph.untriedInWords). \(graph.mostStates) "
                    + "Allow more (`explore(ExplorationOptions(walks: …))`)" + advice)
        }
        return warnings
    }

    /// What the walks waited for, in their own time and in real time.
    private var timeWarnings: [String] {
        let inVain = waitsInVain.map { "\($0.passed.duration) (\($0.passed.times) times) at \($0.place)" }
        let warning =
            "Time passed and nothing changed: \(inVain.joined(separator: ", ")). What comes later was not explored. Let it "
            + "come sooner in this test."
        return (inVain.isEmpty ? [] : [warning]) + (waits.isEmpty ? [] : [warningOfWaits])
    }

    /// How long the walks have waited in real time, where, and what to do.
    private var warningOfWaits: String {
        let seconds = timeOfWaits.components.seconds
        return "The walks waited in real time, for \(seconds == 0 ? "less than a second" : "\(seconds) s"), at "
            + "\(waits.keys.sorted().joined(separator: ", ")), for something that is not a screen, a modal or a sleep by "
            + "the walk's clock. Let it answer at once in this test, or sleep by `stage.clock`. What the user can do in the "
            + "first \(longestWait) of a wait was not tried."
    }

    private var timeOfWaits: Duration { waits.values.reduce(.zero, +) }

    /// Notes that a walk waits in real time; the author of the test learns of a second before the test ends.
    func noteWait(_ time: Duration, at place: String) {
        let isShort = timeOfWaits < .seconds(1)
        waits[place, default: .zero] += time
        if isShort, timeOfWaits >= .seconds(1) { printToStandardError("The exploration is slow: \(warningOfWaits)") }
    }

    /// What the walks could not do at the places that they reached.
    private var gapWarnings: [String] {
        let gaps = graph.coverage.flatMap(\.gaps)
        // What was not reached because of a failure may enable more.
        let hasStopped = !failures.isEmpty && graph.untried > 0
        return Coverage.Gap.allCases.compactMap { gap in
            let names = gaps.filter { $0.gap == gap }.map(\.name)
            guard !names.isEmpty, !(hasStopped && gap == .neverEnabled) else { return nil }
            return gap.words(names.joined(separator: ", "))
        }
    }
}

extension StateGraph {
    fileprivate var untriedInWords: String { "\(untried.counted("move")) \(untried == 1 ? "was" : "were") not made" }
}
