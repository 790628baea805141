// swift-format-ignore-file
import Aside
import AsideTesting
import Testing

// Each function is what an exploration has printed for that bug.

extension PlantedBug {
    @MainActor
    func printedTest(isFixed: Bool) async throws {
        let till = Till()
        switch self {
        case .deadEnd: try await deadEnd(till, isFixed)
        case .noWayOut: try await noWayOut(till, isFixed)
        case .noWayOutOfHub: try await noWayOutOfHub(till, isFixed)
        case .endless: try await endless(till, isFixed)
        case .stuckOutside: try await stuckOutside(till, isFixed)
        case .unexpectedError: try await unexpectedError(till, isFixed)
        case .askedTwice: try await askedTwice(till, isFixed)
        case .askedAfterEnd: try await askedAfterEnd(till, isFixed)
        case .deaf: try await deaf(till, isFixed)
        case .leftOver: try await leftOver(till, isFixed)
        case .otherContent: try await otherContent(till, isFixed)
        case .madeOnce: try await madeOnce(till, isFixed)
        case .detour: try await detour(till, isFixed)
        case .doubleCharge: try await doubleCharge(till, isFixed)
        case .atEnd: try await atEnd(till, isFixed)
        case .changedByLeaving: try await changedByLeaving(till, isFixed)
        case .wrongPlace: try await wrongPlace(till, isFixed)
        case .otherResult: try await otherResult(till, isFixed)
        case .resultOutlives: try await resultOutlives(till, isFixed)
        case .leadsElsewhere: try await leadsElsewhere(till, isFixed)
        case .pickedInAStep: try await pickedInAStep(till, isFixed)
        case .oneOfTwins: try await oneOfTwins(till, isFixed)
        case .identity: try await identity(till, isFixed)
        case .bothWaysBack: try await bothWaysBack(till, isFixed)
        case .sleeping: try await sleeping(till, isFixed)
        case .doubleTap: try await doubleTap(till, isFixed)
        case .twoBooks: try await twoBooks(till, isFixed)
        case .outlivesWalks: try await outlivesWalks(till, isFixed)
        }
    }

    @MainActor
    private func deadEnd(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Empty the cart?").press("Empty")
            let hasWayOut = try await ui.hasWayOut()
            #expect(hasWayOut)
        }
    }

    @MainActor
    private func noWayOut(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Delete the account?").press("OK")
            let hasWayOut = try await ui.hasWayOut(toEnd: true)
            #expect(hasWayOut)
        }
    }

    @MainActor
    private func noWayOutOfHub(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(ButtonScreen.self).press("Remove")
            let hasWayOut = try await ui.hasWayOut(toEnd: true)
            #expect(hasWayOut)
        }
    }

    @MainActor
    private func endless(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Synchronise?").press("OK")
            // `ui.visit` fails while the flow goes on and on without asking its user.
        }
    }

    @MainActor
    private func stuckOutside(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Connect?").press("OK")
            // `ui.visit` fails while the flow waits for something that does not come.
        }
    }

    @MainActor
    private func unexpectedError(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Pay?").press("OK")
            // `ui.visit` fails while the flow throws an error.
        }
    }

    @MainActor
    private func askedTwice(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(ButtonScreen.self).press("Refresh")
            try await ui.alert("Your session has ended").press("OK")
            try await ui.settle()
            #expect(!ui.stage.modals.contains { $0.content.title == "Your session has ended" })
        }
    }

    @MainActor
    private func askedAfterEnd(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(ButtonScreen.self).press("Coupon")
            try await ui.alert("Use the coupon?")
            try await ui.cancelFlow()
            // `ui.visit` fails while the flow asks after its task was cancelled.
        }
    }

    @MainActor
    private func deaf(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Leave?")
            try await ui.cancelFlow()
            // `ui.visit` fails while the flow goes on after its task was cancelled.
        }
    }

    @MainActor
    private func leftOver(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Save?").press("OK")
            // `ui.visit` fails while something is left on the stage after the end.
        }
    }

    @MainActor
    private func otherContent(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } then: { ui in
            try await ui.alert("One?").press("OK")
        }
    }

    @MainActor
    private func madeOnce(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } then: { ui in
            try await ui.screen(ButtonScreen.self).press("Pay")
        }
    }

    @MainActor
    private func detour(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } one: { ui in
            try await ui.screen(ButtonScreen.self).press("Gift")
            try await ui.goBack(from: ButtonScreen.self)
            try await ui.screen(ButtonScreen.self).press("No gift")
        } other: { ui in
            try await ui.screen(ButtonScreen.self).press("No gift")
        } then: { ui in
            try await ui.screen(ButtonScreen.self).press("Pay")
        }
    }

    @MainActor
    private func doubleCharge(_ till: Till, _ isFixed: Bool) async throws {
        // Make `till` here, for the flow and the condition.
        // If the fix forbids a step, expect the refusal in its place.
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("The order failed").press("Retry")
            try await ui.settle()
            #expect(till.charged <= 1, "nobody pays twice")
        }
    }

    @MainActor
    private func atEnd(_ till: Till, _ isFixed: Bool) async throws {
        // Make `till` here, for the flow and the condition.
        // If the fix forbids a step, expect the refusal in its place.
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Leave the light on?").press("OK")
        }
        #expect(till.charged == 0, "the lamp is off")
    }

    @MainActor
    private func changedByLeaving(_ till: Till, _ isFixed: Bool) async throws {
        // Make `till` here, for the flow and the condition.
        // If the fix forbids a step, expect the refusal in its place.
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(ButtonScreen.self).press("Empty")
            try await ui.settle()
            let before = till.charged
            try await ui.alert("Empty the cart?").press("Cancel")
            try await ui.settle()
            #expect(till.charged == before, "the cart")
        }
    }

    @MainActor
    private func wrongPlace(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(ButtonScreen.self).press("Share")
            try await ui.screen(ButtonScreen.self).press("Contacts")
            try await ui.settle()
            let before = ui.stage.stack.count
            try await ui.sheet("Contacts").dismiss()
            try await ui.settle()
            #expect(ui.stage.stack.count == before, "the place")
        }
    }

    @MainActor
    private func otherResult(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } then: { ui in
            try await ui.alert("Roll the dice?").press("OK")
        }
    }

    @MainActor
    private func resultOutlives(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } one: { ui in
            try await ui.screen(ButtonScreen.self).press("Gift")
            try await ui.goBack(from: ButtonScreen.self)
            try await ui.screen(ButtonScreen.self).press("No gift")
        } other: { ui in
            try await ui.screen(ButtonScreen.self).press("No gift")
        } then: { ui in
            try await ui.screen(ButtonScreen.self).press("Pay")
        }
    }

    @MainActor
    private func leadsElsewhere(_ till: Till, _ isFixed: Bool) async throws {
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(ButtonScreen.self).press("Pay")
            try await ui.settle()
            let before = ui.stage.stack.screens.map(\.title)
            try await ui.prompt("Code").press("Cancel")
            try await ui.settle()
            #expect([before, []].contains(ui.stage.stack.screens.map(\.title)), "the dismissal leads back")
        }
    }

    @MainActor
    private func pickedInAStep(_ till: Till, _ isFixed: Bool) async throws {
        // Make `till` here, for the flow and the condition.
        // If the fix forbids a step, expect the refusal in its place.
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Gift?").press("OK")
            try await ui.choose("Extras").pick("Card")
            try await ui.settle()
            #expect(till.charged == 0, "it stays off")
        }
    }

    @MainActor
    private func oneOfTwins(_ till: Till, _ isFixed: Bool) async throws {
        // Make `till` here, for the flow and the condition.
        // If the fix forbids a step, expect the refusal in its place.
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(TwinsScreen.self).press("take", in: "second")
            try await ui.settle()
            #expect(till.charged == 0, "it stays off")
        }
    }

    @MainActor
    private func sleeping(_ till: Till, _ isFixed: Bool) async throws {
        // Make `till` here, for the flow and the condition.
        // If the fix forbids a step, expect the refusal in its place.
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.alert("Tidy up?").press("OK")
            try await ui.advance(upTo: .seconds(2))
            try await ui.settle()
            #expect(till.charged == 0, "it stays off")
        }
    }

    @MainActor
    private func doubleTap(_ till: Till, _ isFixed: Bool) async throws {
        // Make `till` here, for the flow and the condition.
        // If the fix forbids a step, expect the refusal in its place.
        let ui = TestPresenter()
        try await ui.visit {
            try await run(on: ui.stage, till, isFixed: isFixed)
        } steps: {
            try await ui.screen(TapScreen.self).press("Pay")
            try await ui.screen(TapScreen.self).pressAgain("Pay")
            try await ui.advance(upTo: .seconds(1))
            try await ui.settle()
            #expect(till.charged <= 1, "nobody pays twice")
        }
    }

    @MainActor
    private func bothWaysBack(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } one: { ui in
            try await ui.screen(ButtonScreen.self).press("Try")
            try await ui.goBack(from: ButtonScreen.self)
            try await ui.screen(ButtonScreen.self).press("Gift")
            try await ui.goBack(from: ButtonScreen.self)
        } other: { ui in
            try await ui.screen(ButtonScreen.self).press("Try")
            try await ui.goBack(from: ButtonScreen.self)
        } then: { ui in
            try await ui.screen(ButtonScreen.self).press("Pay")
        }
    }

    @MainActor
    private func identity(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } one: { ui in
            try await ui.screen(ButtonScreen.self).press("Look")
            try await ui.goBack(from: TwinsScreen.self)
        } other: { _ in
        } then: { ui in
            try await ui.screen(ButtonScreen.self).press("Look")
        }
    }

    @MainActor
    private func twoBooks(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } one: { ui in
            try await ui.screen(ButtonScreen.self).press("Emma")
            try await ui.prompt("Card").submit("a")
            try await ui.screen(ButtonScreen.self).press("Return Emma")
        } other: { _ in
        } then: { ui in
            try await ui.screen(ButtonScreen.self).press("Dune")
        }
    }

    @MainActor
    private func outlivesWalks(_ till: Till, _ isFixed: Bool) async throws {
        try await TestPresenter.expectSame { ui in
            try await run(on: ui.stage, till, isFixed: isFixed)
        } then: { ui in
            try await ui.alert("Borrow it?").press("OK")
            try await ui.choose("Your card").pick("A")
            try await ui.alert("Here it is").press("OK")
        }
    }
}
