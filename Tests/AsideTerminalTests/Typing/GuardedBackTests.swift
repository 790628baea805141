import Aside
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Back under a close guard")
struct GuardedBackTests {
    @Test(
        "Esc asks the guard of a pushed screen, and a letter typed ahead answers it",
        arguments: [("esc 'n'", 2), ("esc 'd'", 1)] as [(Keys, Int)])
    func escape(_ keys: Keys, count: Int) async throws {
        let flow: @MainActor (Stage) async throws -> Void = { stage in
            try await stage.show(Passed()).then { _ in _ = try await stage.show(NoteScreen(on: stage)).value() }
        }
        let isReady: @MainActor (Stage) -> Bool = { $0.stack.count == 2 && $0.acceptsInput }
        try await withView(of: flow, until: isReady) { stage, view, _ in
            view.patience = .seconds(600)
            for event in keys.events { view.take(event) }
            await until { stage.modals.isEmpty && stage.stack.count == count && stage.acceptsInput }
        }
    }

    @Test("Back in lines asks the guard of a pushed screen, and then the screen that is in front")
    func lines() async throws {
        let run = await Terminal.transcript(answers: ["1", "0", "no", "0", "discard", "1"]) { terminal in
            let first = Page("First") { page in Action("Go") { page.publish("") } }
            var visits = 0
            terminal.print(
                try await terminal.run { stage in
                    try await stage.show(first).until { _ in
                        visits += 1
                        if visits == 2 { return .leave("left") }
                        _ = try await stage.show(NoteScreen(on: stage)).value()
                        return .stay
                    }
                })
        }
        #expect(run.output == "left\n", "\(run)")
    }
}
