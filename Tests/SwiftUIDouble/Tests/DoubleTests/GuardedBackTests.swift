import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Back from pushed screens that ask first.
@Suite("Back under a close guard in the double", .timeLimit(.minutes(5)))
@MainActor
struct GuardedBackTests {
    private let stage = Stage()

    /// Shows a root, a guarded screen and an unguarded one, takes steps from the guarded screen on, and ends the flow.
    private func fromNote(_ steps: (Visitor) async -> Void) async {
        let (stage, user) = (stage, Visitor(of: stage))
        let flow = Task {
            try? await stage.show(Page("Root")).until { _ in
                try await stage.show(GuardedPage("Note", stage)).then { _ in
                    _ = try await stage.show(Page("Top")).value()
                }
                return .stay
            }
        }
        await user.press("Publish")
        await user.until { $0.buttons.contains("Root") }
        await steps(user)
        await flow.end()
    }

    @Test("A guarded screen has a Back of its own, which asks once; without a guard, Back is the system's")
    func own() async {
        await fromNote { user in
            #expect(!user.window.buttons.contains("Back"))
            for (number, answer) in ["no", "yes"].enumerated() {
                await user.press("Root")
                await user.sees("guard \(number + 1)")
                await user.press(answer)
                await user.until { _ in stage.modals.isEmpty && stage.acceptsInput }
                #expect(stage.titles == (answer == "no" ? ["Root", "Note"] : ["Root"]))
            }
            await user.until { !$0.buttons.contains("Root") }
        }
    }

    @Test("The system's menu of screens cannot leave a guarded screen from one above it")
    func above() async {
        await fromNote { user in
            await user.press("Publish")
            await user.until { _ in stage.titles.count == 3 }
            await user.press("Note")
            await user.until { $0.buttons.contains("Root") }
            #expect(stage.titles == ["Root", "Note"])
        }
    }

    @Test(
        "A path that SwiftUI writes all the same asks the guard; the path is not corrected, and a warning says so"
    )
    func written() async {
        await fromNote { user in
            let path = StackPath(stage)
            path.follow()
            path.entries = []
            #expect(path.entries.isEmpty)
            await user.sees("guard 1")
            await user.press("no")
            await user.until { $0.buttons.contains("Root") && stage.acceptsInput }
            #expect(stage.titles == ["Root", "Note"])
        }
    }
}
