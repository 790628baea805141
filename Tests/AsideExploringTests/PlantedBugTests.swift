import Aside
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Exploring finds planted bugs, and a failing way is kept by one line")
struct PlantedBugTests {
    @Test(
        "An exploration finds the bug alone, and its line is red before the fix and green after it",
        arguments: PlantedBug.allCases)
    func found(bug: PlantedBug) async throws {
        let explorer = bug.explorer(isFixed: false)
        await explorer.explore()
        // A defect may be a finding, too.
        let found = explorer.failures.isEmpty ? explorer.findings : explorer.failures
        if let rule = Self.rules[bug] { #expect(found.map(\.rule) == [rule]) }
        let failure = try #require(explorer.defects.first)
        let again = await bug.walked(failure, isFixed: false)
        #expect(again.defects.first?.rule == failure.rule, "\(failure.line)")
        #expect(again.wayThatIsGone == nil)
        let mended = await bug.walked(failure, isFixed: true)
        #expect(mended.defects.map(\.headline) == [], "\(failure.line)")
    }

    /// The rules that the bugs break, but for those that show in different ways.
    nonisolated static let rules: [PlantedBug: Fault.Rule] = [
        .deadEnd: .deadEnd, .noWayOut: .noWayOut, .noWayOutOfHub: .noWayOut, .endless: .endless,
        .stuckOutside: .stuckOutside, .unexpectedError: .unexpectedError, .askedTwice: .finding(.askedTwice),
        .askedAfterEnd: .askedAfterEnd, .deaf: .deaf, .leftOver: .leftOver, .otherContent: .unsteady,
        .madeOnce: .unsteady, .otherResult: .unsteady, .detour: .finding(.outlivesBack),
        .resultOutlives: .finding(.outlivesBack),
        .doubleCharge: .invariant("nobody pays twice"), .atEnd: .invariant("the lamp is off"),
        .changedByLeaving: .invariant("the cart"), .wrongPlace: .invariant("the place"),
        .leadsElsewhere: .finding(.leadsElsewhere), .pickedInAStep: .invariant("it stays off"),
        .identity: .finding(.outlivesBack),
        .oneOfTwins: .invariant("it stays off"),
    ]

    @Test(
        "A message says what the walks show, the lines that differ, and what to change",
        arguments: [
            (.unexpectedError, ["The flow throws Declined: the card was declined\n"]),
            (
                .otherContent,
                [
                    "The same moves do not lead to the same place: once to alert “Two?”, and once to the same with other "
                        + "content.\n", "\n - │ Walk │\n + │ Walk │\n",
                    "make what the flow changes inside the closure of the exploration",
                ]
            ),
            (
                .detour,
                [
                    "ButtonScreen: press “No gift”\n", "\nif meant: walk.accept(.outlivesBack, at: \"Pay\")\n",
                    "\n - │ It will be sent │\n + │ It will be wrapped │\n",
                    "fix: perhaps a variable that is declared outside of a `then` or `until` closure",
                    "a model that screens share is seen beneath another screen only if it is `@Observable`.",
                    "Or does the screen not show its whole model? Declare the rest: `walk.remember { … }`. That can hide a "
                        + "fault: ways that differ in it are not compared.\n",
                ]
            ),
            (.identity, ["something that the text does not show, such as an identity or a time\n"]),
            (
                .leftOver,
                [
                    "`async let` or a task group; a `Task { … }` outlives it",
                    "work that a view starts in `stage.perform { … }`: see “Work beside a whole flow” in",
                ]
            ),
            (.deaf, ["use `try` in place of `try?`"]),
            (.askedAfterEnd, ["`try Task.checkCancellation()` after `alert` and `notice`, which throw nothing"]),
            (.stuckOutside, ["let it sleep by `stage.clock`"]),
            (.doubleCharge, ["held until this move: alert “The order failed”: press “Retry” (AsideExploringTests/"]),
        ] as [(PlantedBug, [String])])
    func message(bug: PlantedBug, parts: [String]) async {
        let explorer = bug.explorer(isFixed: false)
        await explorer.explore()
        let text = (explorer.failures + explorer.findings).first?.description.shortened ?? ""
        for part in parts { #expect(text.contains(part), "\(text)") }
    }
}

// MARK: - Fixtures

extension String {
    /// The lines without numbers, and with one space between their words.
    fileprivate var shortened: String {
        split(separator: "\n").map { line in
            (line.hasPrefix(" ") ? " " : "")
                + line.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
        }.joined(separator: "\n") + "\n"
    }
}

extension PlantedBug {
    /// Walks a kept way again.
    @MainActor
    fileprivate func walked(_ failure: ExplorationFailure, isFixed: Bool) async -> Explorer {
        let explorer = explorer(isFixed: isFixed)
        await explorer.explore(along: failure.way, comparedWith: failure.otherWay)
        return explorer
    }
}
