import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// A sheet that the user begins to swipe away, holds, and lets go.
@Suite("A half swipe in the double", .timeLimit(.minutes(1)))
@MainActor
struct SwipeTests {
    private let stage = Stage()

    nonisolated static let scenarios = Scenario.all(\.hidesSwiped)

    @Test(
        "4.3: a half swipe loses no question and nothing that was filled in, however long it takes",
        arguments: scenarios, [true, false])
    func given(scenario: Scenario, isObservable: Bool) async {
        let user = Visitor(of: stage, scenario, isObservable: isObservable)
        // A form that holds changes cannot be swiped away; a prompt can.
        let flow = Task { try? await stage.prompt("1", .text().suggesting(["Ada", "Eve"])) }
        await user.fill("1", "Ada")
        #expect(user.window.beginSwipe())
        // If nobody can find out what is in view, the swipe has to be shorter than a pause.
        if isObservable { for _ in 0..<40 { user.step() } } else { user.settleButPauses() }
        user.window.cancelSwipe()
        user.settle()
        #expect(user.window.screen.first { $0.label == "1" && $0.kind == .field }?.value == "Ada")
        await user.press("OK")
        #expect(await user.result(of: flow, on: stage) == "Ada")
    }

    @Test("4.5: a question of a sheet that the user holds appears when the user lets go", arguments: scenarios)
    func asked(scenario: Scenario) async {
        let user = Visitor(of: stage, scenario)
        let flow = Task { try? await stage.sheet(Page("Card")) }
        await user.sees("Card")
        #expect(user.window.beginSwipe())
        user.settleButPauses()
        let question = Task { try? await stage.confirm("Sure?") }
        await user.window.change()
        for _ in 0..<40 { user.step() }
        user.window.cancelSwipe()
        await user.sees("Sure?")
        await user.press("OK")
        #expect(await question.value == true)
        await user.press("Publish Card")
        #expect(await user.result(of: flow, on: stage) == "Card")
    }

    @Test("A swipe at a prompt whose answer is being checked dismisses the prompt, as its Cancel does")
    func checking() async {
        let user = Visitor(of: stage)
        let text = Input.text().suggesting(["Ada"]).checked { _ in try await untilCancelled() }
        let prompt = Task { try? await stage.outcome(of: { try await stage.prompt("Who?", text) }) }
        await user.fill("Who?", "Ada")
        await user.press("OK")
        await user.until { _ in stage.modals.first?.content.isBusy == true }
        #expect(user.window.sendAway())
        #expect(await user.result(of: prompt, on: stage) == .dismissed)
    }

    @Test("A swipe back that is held for long, and then given up, changes no screen", arguments: scenarios)
    func heldBack(scenario: Scenario) async {
        let user = Visitor(of: stage, scenario)
        let flow = Task {
            try? await stage.show(Page("Root")).then { _ in _ = try await stage.show(Page("Top")).value() }
        }
        await user.press("Publish Root")
        await user.press("Count Top")
        user.window.isSwipingBack = true
        for _ in 0..<40 { user.step() }
        user.window.isSwipingBack = false
        user.settle()
        #expect(user.window.texts.contains("Top 1"))
        #expect(user.warnings.isEmpty)
        await user.press("Publish Top")
        await flow.value
    }

    #if canImport(UIKit)
        @Test("3.13: a swipe at a sheet with a close guard asks the guard, and SwiftUI hears of it as before")
        func guarded() async {
            let (stage, answers) = (stage, AnswerRecord())
            let user = Visitor(of: stage)
            let flow = Task {
                try? await stage.outcome(of: { try await stage.sheet(GuardedPage("Note", stage, answers)) })
            }
            await user.sees("Note")
            for (number, answer) in ["no", "yes"].enumerated() {
                #expect(user.window.swipeInVain() == true)
                await user.sees("guard \(number + 1)")
                #expect(user.window.swipeInVain() == nil)
                await user.press(answer)
                await user.until { _ in
                    stage.modals.count == (answer == "no" ? 1 : 0) && stage.modals.first?.isAskedToClose != true
                }
            }
            #expect(await flow.value == .dismissed)
        }

        @Test("A swipe at a form that holds changes asks whether to discard them")
        func changed() async {
            let user = Visitor(of: stage)
            let form = Task {
                try? await stage.outcome(of: { try await stage.form("Who?", [""] as [String]) { Field("Name", \.[0]) } }
                )
            }
            await user.fill("Name", "Ada")
            #expect(user.window.swipeInVain() == true)
            await user.until { _ in stage.modals.count == 2 }
            await user.press("Discard")
            #expect(await user.result(of: form, on: stage) == .dismissed)
        }
    #endif
}
