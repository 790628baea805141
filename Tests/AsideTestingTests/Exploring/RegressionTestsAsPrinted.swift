// swift-format-ignore-file
import Aside
import AsideTesting
import Testing

// Each case is what an exploration has printed for that bug.

extension PlantedBug {
    @MainActor
    func printedTest(isFixed: Bool) async throws {
        let till = Till()
        switch self {
        case .deadEnd:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Empty the cart?").press("Empty")
                let hasWayOut = try await ui.hasWayOut()
                #expect(hasWayOut)
            }
        case .noWayOut:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Delete the account?").press("OK")
                let hasWayOut = try await ui.hasWayOut(toEnd: true)
                #expect(hasWayOut)
            }
        case .noWayOutOfHub:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.screen(ButtonScreen.self).press("Remove")
                let hasWayOut = try await ui.hasWayOut(toEnd: true)
                #expect(hasWayOut)
            }
        case .endless:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Synchronise?").press("OK")
                // `ui.visit` fails while the flow goes on and on without asking its user.
            }
        case .stuckOutside:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Connect?").press("OK")
                // `ui.visit` fails while the flow waits for something that does not come.
            }
        case .unexpectedError:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Pay?").press("OK")
                // `ui.visit` fails while the flow throws an error.
            }
        case .askedTwice:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.screen(ButtonScreen.self).press("Refresh")
                try await ui.alert("Your session has ended").press("OK")
                try await ui.settle()
                #expect(!ui.stage.modals.contains { $0.content.title == "Your session has ended" })
            }
        case .askedAfterEnd:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.screen(ButtonScreen.self).press("Coupon")
                try await ui.alert("Use the coupon?")
                try await ui.cancelFlow()
                // `ui.visit` fails while the flow asks after its task was cancelled.
            }
        case .deaf:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Leave?")
                try await ui.cancelFlow()
                // `ui.visit` fails while the flow goes on after its task was cancelled.
            }
        case .leftOver:
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Save?").press("OK")
                // `ui.visit` fails while something is left on the stage after the end.
            }
        case .otherContent:
            try await TestPresenter.expectSame { ui in
                try await run(on: ui.stage, till, isFixed: isFixed)
            } then: { ui in
                try await ui.alert("One?").press("OK")
            }
        case .madeOnce:
            try await TestPresenter.expectSame { ui in
                try await run(on: ui.stage, till, isFixed: isFixed)
            } then: { ui in
                try await ui.screen(ButtonScreen.self).press("Pay")
            }
        case .detour, .resultOutlives:
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
        case .doubleCharge:
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
        case .atEnd:
            // Make `till` here, for the flow and the condition.
            // If the fix forbids a step, expect the refusal in its place.
            let ui = TestPresenter()
            try await ui.visit {
                try await run(on: ui.stage, till, isFixed: isFixed)
            } steps: {
                try await ui.alert("Leave the light on?").press("OK")
            }
            #expect(till.charged == 0, "the lamp is off")
        case .changedByLeaving:
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
        case .wrongPlace:
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
        case .otherResult:
            try await TestPresenter.expectSame { ui in
                try await run(on: ui.stage, till, isFixed: isFixed)
            } then: { ui in
                try await ui.alert("Roll the dice?").press("OK")
            }
        case .leadsElsewhere:
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
        case .pickedInAStep:
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
        case .oneOfTwins:
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
        case .sleeping:
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
        case .doubleTap:
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
        case .bothWaysBack:
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
        case .identity:
            try await TestPresenter.expectSame { ui in
                try await run(on: ui.stage, till, isFixed: isFixed)
            } one: { ui in
                try await ui.screen(ButtonScreen.self).press("Look")
                try await ui.goBack(from: TwinsScreen.self)
            } other: { _ in
            } then: { ui in
                try await ui.screen(ButtonScreen.self).press("Look")
            }
        case .twoBooks:
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
        case .outlivesWalks:
            try await TestPresenter.expectSame { ui in
                try await run(on: ui.stage, till, isFixed: isFixed)
            } then: { ui in
                try await ui.alert("Borrow it?").press("OK")
                try await ui.choose("Your card").pick("A")
                try await ui.alert("Here it is").press("OK")
            }
        }
    }
}
