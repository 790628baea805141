import Aside
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Exploring finds planted bugs, by the way that the printed test shows")
struct PlantedBugTests {
    @Test("An exploration finds the bug alone, and again on the same way", arguments: known)
    func found(bug: PlantedBug, rule: Fault.Rule) async {
        let explorer = await bug.explored()
        // A defect may be a finding, too.
        let found = explorer.failures.isEmpty ? explorer.findings : explorer.failures
        #expect(found.map(\.rule) == [rule])
        // Nobody repeats the way to a state without a way out, nor the first walk of all.
        guard let failure = found.first, rule != .noWayOut, bug != .madeOnce else { return }
        let again = await explorer.run(failure.steps, failure.purpose)
        #expect(again?.rule == rule, "it happens again")
        #expect(again?.path == failure.path)
    }

    nonisolated static let known: [(PlantedBug, Fault.Rule)] = [
        (.deadEnd, .deadEnd), (.noWayOut, .noWayOut), (.noWayOutOfHub, .noWayOut), (.endless, .endless),
        (.stuckOutside, .stuckOutside), (.unexpectedError, .unexpectedError), (.askedTwice, .askedTwice),
        (.askedAfterEnd, .askedAfterEnd), (.deaf, .deaf), (.leftOver, .leftOver), (.otherContent, .unsteady),
        (.madeOnce, .unsteady), (.otherResult, .unsteady), (.detour, .detour), (.resultOutlives, .detour),
        (.doubleCharge, .invariant("nobody pays twice")), (.atEnd, .invariant("the lamp is off")),
        (.changedByLeaving, .changedByLeaving("the cart")), (.wrongPlace, .changedByLeaving("the place")),
        (.leadsElsewhere, .leadsElsewhere), (.pickedInAStep, .invariant("it stays off")), (.identity, .detour),
        (.oneOfTwins, .invariant("it stays off")),
    ]

    @Test(
        "A message says what the walks show, and the lines that differ",
        arguments: [
            (.unexpectedError, "The flow throws Declined: the card was declined", []),
            (
                .otherContent,
                "The same moves do not lead to the same place: once to alert “Two?”, and once to the same with other "
                    + "content.", ["- │ Walk │", "+ │ Walk │"]
            ),
            (.detour, "", ["- │ It will be sent │", "+ │ It will be wrapped │"]),
            (.identity, "", ["something that the text does not show, such as an identity or a time"]),
        ] as [(PlantedBug, String, [String])])
    func message(bug: PlantedBug, headline: String, differing: [String]) async {
        let explorer = await bug.explored()
        let failure = (explorer.failures + explorer.findings).first
        if !headline.isEmpty { #expect(failure?.headline == headline) }
        #expect((failure?.differing ?? []).map(\.shortened) == differing)
    }

    @Test("A remembered value distinguishes the states of a fake that fails once")
    func remembering() async {
        func flow(_ walk: Walk, remembers: Bool) async throws {
            let till = Till()
            if remembers { walk.remember { till.charged } }
            try await walk.stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                till.charged += 1
                if till.charged == 1 {
                    await walk.stage.alert("The bank is silent")
                    throw CancellationError()
                }
            }
        }
        let forgetful = await explored { try await flow($0, remembers: false) }
        let found = forgetful.failures + forgetful.findings
        #expect(found.map(\.rule) == [.detour] || found.map(\.rule) == [.unsteady])
        #expect(found.first?.fault.fix.contains("walk.remember") == true)
        let mindful = await explored { try await flow($0, remembers: true) }
        #expect((mindful.failures + mindful.findings).isEmpty)
    }
}

// MARK: - Fixtures

extension String {
    /// The words of the line, without numbers and spaces.
    fileprivate var shortened: String {
        split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
    }
}
