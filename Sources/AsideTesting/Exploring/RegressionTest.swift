import Aside

/// A test that fails as long as a defect is in the flow, and passes once it is mended.
struct RegressionTest: CustomStringConvertible {
    /// The condition that is broken at the end of the path.
    enum Expectation {
        /// A visit checks it by itself, and fails as long as this is so.
        case checkedByVisit(String)
        /// The user gets to an end, or back to the start if the flow never ends.
        case hasWayOut(toEnd: Bool)
        /// The modal with a title is shown this many times at most.
        case shown(title: String, atMost: Int)
        /// The same moves lead to the same each time.
        case sameEachTime
        /// The moves of a walk, which changes what outlives it, can be made each time.
        case sameOnWalk(Recording)
        /// Another path leads to a place that looks the same, and from both the last move leads to the same.
        ///
        /// The path may go through the defect before its end, where the mended flow then asks something else.
        case sameAsAfter(Recording, isThroughDefect: Bool)
        case holds(name: String, code: String)
        case holdsAtEnd(name: String, code: String)
        /// A value is the same before and after the last move.
        case unchanged(name: String, code: String)
        /// After the last move, the same screens are there as before, or none, because the flow has ended.
        case leadsBack
    }

    let path: Recording
    let expectation: Expectation

    var description: String { lines.joined(separator: "\n") }

    var lines: [String] {
        let moves = Self.steps(of: path.turns)
        switch expectation {
        case .checkedByVisit(let fault): return visit(moves + ["// `ui.visit` fails while \(fault)."])
        case .hasWayOut(let toEnd):
            let way = "let hasWayOut = try await ui.hasWayOut(\(toEnd ? "toEnd: true" : ""))"
            return visit(moves + [way, "#expect(hasWayOut)"])
        case .shown(let title, let most):
            let isMeant = "{ $0.content.title == \(title.codeLiteral) }"
            let expectation =
                most == 0
                ? "#expect(!ui.stage.modals.contains \(isMeant))"
                : "#expect(ui.stage.modals.count \(isMeant) <= \(most))"
            return visit(moves + [Self.settle, expectation])
        case .holds(let name, let code):
            return visit(moves + [Self.settle, "#expect(\(code), \(name.codeLiteral))"], checking: code)
        case .holdsAtEnd(let name, let code):
            return visit(moves, checking: code) + ["#expect(\(code), \(name.codeLiteral))"]
        case .unchanged(let name, let code):
            return visit(comparing(code, "#expect(\(code) == before, \(name.codeLiteral))"), checking: code)
        case .leadsBack:
            let code = "ui.stage.stack.screens.map(\\.title)"
            return visit(comparing(code, "#expect([before, []].contains(\(code)), \"the dismissal leads back\")"))
        case .sameEachTime: return comparing([("then", path.turns)])
        case .sameOnWalk(let walk): return comparing([("then", walk.turns)])
        case .sameAsAfter(let other, let isThroughDefect):
            return (isThroughDefect ? [Self.noteOnWay] : [])
                + comparing([("one", path.turns.dropLast()), ("other", other.turns), ("then", path.turns.suffix(1))])
        }
    }

    private static let settle = "try await ui.settle()"

    /// A visit of the flow, before which the variables are made that are in the code of a condition of the test.
    private func visit(_ steps: [String], checking code: String = "") -> [String] {
        let variables = ConditionCode.variables(in: code).map { "`\($0)`" }.joined(separator: ", ")
        let note = [
            "// Make \(variables) here, for the flow and the condition.",
            "// If the fix forbids a step, expect the refusal in its place.",
        ]
        return (variables.isEmpty ? [] : note)
            + ["let ui = TestPresenter()", "try await ui.visit {", "    …  // the flow, on ui.stage", "} steps: {"]
            + steps.map { "    " + $0 } + ["}"]
    }

    /// A comparison of what the flow shows and returns after some moves.
    private func comparing(_ ways: [(label: String, moves: [Recording.Turn])]) -> [String] {
        ["try await TestPresenter.expectSame { ui in", "    …  // the flow, on ui.stage"]
            + ways.flatMap { label, moves in
                ["} \(label): { \(moves.isEmpty ? "_" : "ui") in"] + Self.steps(of: moves).map { "    " + $0 }
            } + ["}"]
    }

    private static let noteOnWay =
        "// The way `one` goes through the defect: when it is mended, add the steps for what the flow asks there then."

    /// The moves as steps; a fix may refuse a press that follows the same press.
    private static func steps(of moves: some Sequence<Recording.Turn>) -> [String] {
        var last: Recording.Turn?
        return moves.flatMap { move in
            defer { last = move }
            guard move == last, move.moves.first?.kind == .press, case .screen = move.place else { return move.steps }
            return move.steps.map { $0.replacing(".press(", with: ".pressAgain(", maxReplacements: 1) }
        }
    }

    /// The steps, with a comparison of the value of some code before and after the last of them.
    private func comparing(_ code: String, _ expectation: String) -> [String] {
        // The place of the last move has to be in view before the value is read.
        Self.steps(of: path.turns.dropLast()) + [Self.settle, "let before = \(code)"]
            + Self.steps(of: path.turns.suffix(1)) + [Self.settle, expectation]
    }
}

extension String {
    fileprivate var codeLiteral: String { SwiftValue.code(self) ?? "\(debugDescription)" }
}
