import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// The screens of a stage in a navigation stack.
@Suite("StageView in the double", .timeLimit(.minutes(1)))
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
                StageView(stage).screen(OwnScreen.self) { _ in Text("Registered") }
                    .screen(OwnScreen.self) { _ in Text("Registered further outside") }
            } else {
                StageView(stage)
            }
        }
        let (own, offer) = (OwnScreen(), OfferScreen())
        let flow = Task {
            try? await stage.show(own).then { _ in
                try await stage.show(offer).then { _ in try await stage.show(Page("Bare")).value() }
            }
        }
        await user.sees(isRegistered ? "Registered" : "Own")
        own.publish("")
        await user.until { $0.buttons.contains("Order") }
        offer.publish("")
        await user.sees("No view for Page")
        await flow.end()
    }

    @Test("A sheet that is not dismissible cannot be swiped away, and has no close button")
    func locked() async {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.sheet(Page("Card"), undismissible: true) }
        await user.until { $0.buttons.contains("Publish Card") }
        #expect(!user.window.canSendAway)
        user.window.swipeInVain()
        user.settle()
        #expect(!user.window.buttons.contains("Cancel"))
        #expect(user.window.emptyToolbarItems == 0)
        await user.press("Publish Card")
        #expect(await user.result(of: flow, on: stage) == "Card")
    }

    @Test(
        "A sheet has the detents and the size that its style names",
        arguments: [
            (SheetStyle.sheet, [], nil), (.sheet(sizing: .form), [], .form),
            (.sheet(detents: [.medium, .fraction(0.8)], sizing: .page), [.medium, .fraction(0.8)], .page),
            (.sheet(detents: [.large], sizing: .fitted), [.large], .fitted), (.fullScreen, [], nil),
        ] as [(SheetStyle, Set<PresentationDetent>, PresentationSizing?)])
    func sized(style: SheetStyle, detents: Set<PresentationDetent>, sizing: PresentationSizing?) async {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.sheet(Page("Card"), style: style) }
        await user.until { $0.buttons.contains("Publish Card") }
        #expect(user.window.presented.map(\.detents) == [detents])
        #expect(user.window.presented.map(\.sizing) == [sizing])
        await user.press("Publish Card")
        #expect(await user.result(of: flow, on: stage) == "Card")
    }

    @Test("Nobody goes back beneath running work, not even by the system's bar")
    func backBeneathWork() async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.show(Page("Root")).then { _ in
                try await stage.show(Page("Next")).then { _ in
                    try await stage.progress("Working") { _ in try await untilCancelled() }
                }
            }
        }
        await user.press("Publish Root")
        await user.press("Publish Next")
        await user.sees("Working")
        #expect(user.window.press("Back"))
        user.settle()
        #expect(stage.titles == ["Root", "Next"])
        #expect(user.window.texts.contains("Working"))
        await flow.end()
    }

    @Test("A sheet beneath running work cannot be swiped away")
    func working() async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.sheet("Flow") { stage in
                try await stage.progress("Working", undismissible: true) { _ in try await untilCancelled() }
            }
        }
        await user.sees("Working")
        #expect(!user.window.canSendAway)
        user.window.swipeInVain()
        user.settle()
        #expect(user.window.texts.contains("Working"))
        flow.cancel()
        await user.until { _ in stage.modals.isEmpty }
    }
}

private final class OwnScreen: ViewProviding {
    let outlet = Outlet<String>()
    var content: Content { Paragraph("Content") }
    var view: some View { Text("Own") }
}
