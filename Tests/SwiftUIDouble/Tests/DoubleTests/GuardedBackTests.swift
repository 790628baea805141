import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Back from pushed screens that ask first.
@Suite("Back under a close guard in the double", .timeLimit(.minutes(1)))
@MainActor
struct GuardedBackTests {
    private let stage = Stage()

    private func visitor() -> Visitor {
        let stage = stage
        return Visitor { StageView(stage).screen(Page.self) { page in Button("Publish") { page.publish(page.title) } } }
    }

    /// Shows a root, a guarded screen and an unguarded one.
    private func flow(_ answers: AnswerRecord) -> Task<Void, Never> {
        let stage = stage
        return Task {
            try? await stage.show(Page("Root")).until { _ in
                try await stage.show(GuardedPage("Note", stage, answers)).then { _ in
                    _ = try await stage.show(Page("Top")).value()
                }
                return .stay
            }
        }
    }

    private var titles: [String] { stage.stack.screens.map(\.title) }

    @Test("3.13: a guarded screen has a Back of its own, which asks once; without a guard, Back is the system's")
    func own() async {
        let user = visitor()
        let flow = flow(AnswerRecord())
        await user.press("Publish")
        await user.until { $0.buttons.contains("Root") }
        #expect(!user.window.buttons.contains("Back"))
        for (number, answer) in ["no", "yes"].enumerated() {
            await user.press("Root")
            await user.sees("guard \(number + 1)")
            await user.press(answer)
            await user.until { _ in stage.modals.isEmpty && stage.acceptsInput }
            #expect(titles == (answer == "no" ? ["Root", "Note"] : ["Root"]))
        }
        await user.until { !$0.buttons.contains("Root") }
        flow.cancel()
        await flow.value
    }

    @Test("3.13: a second press of Back while the guard decides is refused")
    func twice() async {
        let (user, answers) = (visitor(), AnswerRecord())
        let flow = flow(answers)
        await user.press("Publish")
        await user.until { $0.buttons.contains("Root") }
        for _ in 0..<2 { #expect(user.window.press("Root")) }
        await user.sees("guard 1")
        await user.press("no")
        await user.until { _ in stage.modals.isEmpty && stage.acceptsInput }
        #expect(answers.kinds == ["guard": 1])
        #expect(titles == ["Root", "Note"])
        flow.cancel()
        await flow.value
    }

    @Test("3.13: the system's menu of screens cannot leave a guarded screen from one above it")
    func above() async {
        let user = visitor()
        let flow = flow(AnswerRecord())
        await user.press("Publish")
        await user.until { $0.buttons.contains("Root") }
        await user.press("Publish")
        await user.until { _ in titles.count == 3 }
        await user.press("Note")
        await user.until { $0.buttons.contains("Root") }
        #expect(titles == ["Root", "Note"])
        flow.cancel()
        await flow.value
    }

    @Test("3.13: a path that SwiftUI writes all the same asks the guard, and the screen comes back")
    func written() async {
        let user = visitor()
        let path = StackPath(stage)
        let flow = flow(AnswerRecord())
        await user.press("Publish")
        await user.until { $0.buttons.contains("Root") }
        path.follow()
        path.entries = []
        #expect(path.entries.map(\.screen.title) == ["Note"])
        await user.sees("guard 1")
        await user.press("no")
        await user.until { $0.buttons.contains("Root") && stage.acceptsInput }
        #expect(titles == ["Root", "Note"])
        flow.cancel()
        await flow.value
    }
}
