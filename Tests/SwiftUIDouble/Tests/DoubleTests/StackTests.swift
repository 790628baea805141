import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// The screens of a stage in a navigation stack.
@Suite("StageView in the double", .timeLimit(.minutes(5)))
@MainActor
struct StackTests {
    private let stage = Stage()

    @Test(
        "A registered view takes precedence over the screen's own, that over its content, and without any it says so",
        arguments: [true, false])
    func views(isRegistered: Bool) async {
        let stage = stage
        let user = Visitor {
            if isRegistered {
                StageView(stage).screen(ListedScreen.self) { _ in Text("Registered") }
                    .screen(ListedScreen.self) { _ in Text("Registered further outside") }
                    .screen(OwnScreen.self) { _ in Text("A screen of any subclass") }
            } else {
                StageView(stage)
            }
        }
        let (own, other, offer) = (ListedScreen(), OtherScreen(), OfferScreen())
        let flow = Task {
            try? await stage.show(own).then { _ in
                try await stage.show(other).then { _ in
                    try await stage.show(offer).then { _ in try await stage.show(Page("Bare")).value() }
                }
            }
        }
        await user.sees(isRegistered ? "Registered" : "Own")
        own.publish("")
        await user.sees(isRegistered ? "A screen of any subclass" : "Own")
        other.publish("")
        await user.until { $0.buttons.contains("Order") }
        offer.publish("")
        let advice = "No view for Page. To fix: add .screen(Page.self)"
        await user.until { $0.texts.contains { $0.hasPrefix(advice) } }
        #expect(user.time.warnings == user.window.texts.filter { $0.hasPrefix(advice) })
        await flow.end()
    }

    @Test("A screen that is drawn from its content has the app's style, and one with a view of its own has not")
    func style() async {
        let stage = stage
        let user = Visitor {
            StageView(stage).drawnScreens { form, screen in
                form
                Text("Style of \(screen.title)")
            }
        }
        let (offer, own) = (OfferScreen(), OwnScreen())
        let flow = Task { try? await stage.show(offer).then { _ in try await stage.show(own).value() } }
        await user.until { $0.texts.contains { $0.hasPrefix("Style of") } }
        #expect(user.window.buttons.contains("Order"))
        offer.publish("")
        await user.sees("Own")
        #expect(!user.window.texts.contains { $0.hasPrefix("Style of") })
        await flow.end()
    }

    @Test("A page that takes the place of another one within one frame has a state of its own")
    func state() async {
        let user = Visitor(of: stage)
        let pages = ["A", "B"].map { Page($0) }
        let flow = Task {
            try? await stage.show(Page("Root")).until { _ in
                _ = try await stage.show(pages[0]).then { _ in
                    try await stage.show(pages[1]).replacingTop().value()
                }
                return .stay
            }
        }
        await user.press("Publish Root")
        await user.press("Count A")
        await user.sees("A 1")
        pages[0].publish("")
        await user.sees("B 0")
        await user.press("Back")
        await user.sees("Root 0")
        await flow.end()
    }

    @Test("A sheet that is not dismissible cannot be swiped away, and has no close button")
    func locked() async {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.sheet(Page("Card"), undismissible: true) }
        await user.until { $0.buttons.contains("Publish Card") }
        #expect(!user.window.sendAway())
        #expect(!user.window.buttons.contains("Cancel"))
        #expect(user.window.emptyToolbarItems == 0)
        await user.press("Publish Card")
        #expect(await user.result(of: flow, on: stage) == "Card")
    }

    @Test("Running work is in front of everything: nobody goes back, and no sheet beneath it is swiped away")
    func work() async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.sheet("Flow") { stage in
                try await stage.progress("Working", undismissible: true) { _ in try await untilCancelled() }
            }
        }
        await user.sees("Working")
        #expect(user.window.buttons.isEmpty)
        #expect(!user.window.sendAway())
        flow.cancel()
        await user.until { _ in stage.modals.isEmpty }
    }
}

private class OwnScreen: ViewProviding {
    let outlet = Outlet<String>()
    var content: Content { Paragraph("Content") }
    var view: some View { Text("Own") }
}

private final class ListedScreen: OwnScreen {}
private final class OtherScreen: OwnScreen {}
