import Aside
import Testing

@testable import AsideTesting

@MainActor
@Suite("Exploring finds planted bugs, by the shortest way")
struct PlantedBugTests {
    /// What an exploration says about a bug.
    struct Expected: CustomTestStringConvertible, Sendable {
        let bug: PlantedBug
        let rule: ExplorationFailure.Rule
        let path: String
        var headline: String?
        var differing: [String]?

        var testDescription: String { bug.rawValue }

        init(
            _ bug: PlantedBug, _ rule: ExplorationFailure.Rule, _ path: String, _ headline: String? = nil,
            differing: [String]? = nil
        ) {
            (self.bug, self.rule, self.path) = (bug, rule, path)
            (self.headline, self.differing) = (headline, differing)
        }
    }

    @Test("An exploration finds the bug alone, by the shortest way, and again on that way", arguments: known)
    func found(expected: Expected) async {
        let explorer = await expected.bug.explored()
        // A defect may be a finding, too.
        let found = explorer.failures.isEmpty ? explorer.findings : explorer.failures
        let failure = found.first
        #expect(found.map(\.rule) == [expected.rule])
        #expect("\(failure?.path ?? Path())" == expected.path)
        if let headline = expected.headline { #expect(failure?.headline == headline) }
        if let differing = expected.differing {
            #expect(failure?.comparison?.lines.map(\.shortened) == differing)
        }
        // Nobody repeats the way to a state without a way out, nor the first walk of all.
        guard let failure, expected.rule != .noWayOut, expected.bug != .madeOnce else { return }
        let again = await explorer.run(failure.plan, failure.purpose)
        #expect(again?.rule == expected.rule, "it happens again")
        #expect(again?.path == failure.path)
    }

    nonisolated static let known = [
        Expected(.deadEnd, .deadEnd, "alert “Empty the cart?”: press “Empty”"),
        Expected(.noWayOut, .noWayOut, "alert “Delete the account?”: press “OK”"),
        Expected(.noWayOutOfHub, .noWayOut, "ButtonScreen: press “Remove”"),
        Expected(.endless, .endless, "alert “Synchronise?”: press “OK”"),
        Expected(.stuckOutside, .stuckOutside, "alert “Connect?”: press “OK”"),
        Expected(
            .unexpectedError, .unexpectedError, "alert “Pay?”: press “OK”",
            "The flow throws Declined: the card was declined"),
        Expected(
            .askedTwice, .askedTwice, "ButtonScreen: press “Refresh”\nalert “Your session has ended”: press “OK”"),
        Expected(
            .askedAfterEnd, .askedAfterEnd,
            "ButtonScreen: press “Coupon”\nalert “Use the coupon?”: cancel the flow"),
        Expected(.deaf, .deaf, "alert “Leave?”: cancel the flow"),
        Expected(.leftOver, .leftOver, "alert “Save?”: press “OK”"),
        Expected(
            .otherContent, .unsteady, "alert “One?”: press “OK”",
            "The same moves do not lead to the same place: once to alert “Two?”, and once to the same with other content.",
            differing: ["- │ Walk │", "+ │ Walk │"]),
        Expected(.madeOnce, .unsteady, "nothing"),
        Expected(.otherResult, .unsteady, "alert “Roll the dice?”: press “OK”"),
        Expected(
            .detour, .detour,
            """
            ButtonScreen: press “Gift”
            ButtonScreen: go back
            ButtonScreen: press “No gift”
            ButtonScreen: press “Pay”
            """, differing: ["- │ It will be sent │", "+ │ It will be wrapped │"]),
        Expected(
            .resultOutlives, .detour,
            """
            ButtonScreen: press “Gift”
            ButtonScreen: go back
            ButtonScreen: press “No gift”
            ButtonScreen: press “Pay”
            """),
        Expected(.doubleCharge, .invariant("nobody pays twice"), "alert “The order failed”: press “Retry”"),
        Expected(.atEnd, .invariant("the lamp is off"), "alert “Leave the light on?”: press “OK”"),
        Expected(
            .changedByLeaving, .changedByLeaving("the cart"),
            "ButtonScreen: press “Empty”\nalert “Empty the cart?”: press “Cancel”"),
        Expected(
            .wrongPlace, .changedByLeaving("the place"),
            """
            ButtonScreen: press “Share”
            ButtonScreen: press “Contacts”
            sheet “Contacts”: dismiss
            """),
        Expected(
            .leadsElsewhere, .leadsElsewhere, "ButtonScreen: press “Pay”\nprompt “Code”: press “Cancel”",
            "A dismissal does not lead back: from prompt “Code” to Later."),
        Expected(
            .pickedInAStep, .invariant("it stays off"),
            "alert “Gift?”: press “OK”\nlist “Extras”: pick “Card”"),
        Expected(
            .identity, .detour,
            """
            ButtonScreen: press “Look”
            TwinsScreen: go back
            ButtonScreen: press “Look”
            """, differing: ["- id: first", "+ id: third"]),
        Expected(.oneOfTwins, .invariant("it stays off"), "TwinsScreen: press “take” in “second”"),
    ]

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
        let forgetful = Explorer(ExplorationOptions()) { try await flow($0, remembers: false) }
        await forgetful.explore()
        let found = forgetful.failures + forgetful.findings
        #expect(found.map(\.rule) == [.detour] || found.map(\.rule) == [.unsteady])
        #expect(found.first?.fix.contains("walk.remember") == true)
        let mindful = Explorer(ExplorationOptions()) { try await flow($0, remembers: true) }
        await mindful.explore()
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

/// A screen with buttons, each of which publishes its label.
final class ButtonScreen: Screen {
    let outlet = Outlet<String>()
    var title: String
    var whenPressed: (@MainActor (String) -> Void)?
    var labels: [String]
    private let last: String?
    private let isEnabled: Bool

    init(_ title: String, _ labels: [String], _ last: String? = nil, isEnabled: Bool = true) {
        self.title = title
        self.labels = labels
        self.last = last
        self.isEnabled = isEnabled
    }

    var content: Content {
        Heading(title)
        for label in labels {
            Action(label, isEnabled: isEnabled) {
                if let whenPressed = self.whenPressed { whenPressed(label) } else { self.publish(label) }
            }
        }
        if let last { Action(last) { self.publish(last) } }
    }
}

/// A screen with two rows that look the same.
final class TwinsScreen: Screen {
    let outlet = Outlet<String>()
    private let first: String

    init(_ first: String = "first") { self.first = first }

    var content: Content {
        Heading("Twins")
        for item in [first, "second"] {
            Row("Apple", id: item) { Action("Take", id: "take") { self.publish(item) } }
        }
    }
}
