import Aside
import AsideText
import TestSupport
import Testing

@testable import AsideTerminal

struct CommandTests {
    @Test("The leave command goes back by one screen, and no further than the root")
    func leavingScreens() async throws {
        try await with(.second) { stage in
            Command.leave.carryOut(on: stage)
            await until { stage.stack.count == 1 }
            Command.leave.carryOut(on: stage)
            #expect(stage.stack.count == 1)
        }
    }

    @Test("The leave command in a sheet first goes back in the sheet's flow, and closes the sheet at its root")
    func leavingSheet() async throws {
        try await with(.sheetOfFlow) { stage in
            let inner = try #require(stage.modals.last?.stage)
            Command.leave.carryOut(on: stage)
            await until { inner.stack.count == 1 }
            #expect(stage.modals.count == 1)
            Command.leave.carryOut(on: stage)
            await until { stage.modals.isEmpty }
        }
    }

    @Test(
        "The leave command dismisses a question",
        arguments: [Scene.alert, .message, .list, .listOfMany, .form, .progress])
    func leavingQuestion(_ scene: Scene) async throws {
        try await with(scene) { stage in
            Command.leave.carryOut(on: stage)
            await until { stage.modals.isEmpty }
        }
    }

    @Test("A command has no effect on a control that has gone meanwhile")
    @MainActor
    func gone() async throws {
        let gone = Outline.Item(.action(role: .normal, shortcut: nil), "Gone").id
        let commands: [Command] = [
            .press(Target(gone)), .press(Target(gone, option: 7)), .fill(Target(gone), "x"), .interrupt, .suspend,
            .repaint,
        ]
        for scene in [Scene.screen, .alert, .list, .form, .sheet] {
            try await with(scene) { stage in
                let before = StageSnapshot(stage)
                for command in commands { command.carryOut(on: stage) }
                for item in before.front.outline?.items ?? [] {
                    let isField = item.text != nil
                    let command = isField ? Command.press(Target(item.id)) : .fill(Target(item.id), "x")
                    command.carryOut(on: stage)
                }
                #expect(StageSnapshot(stage) == before)
            }
        }
        let empty = Stage()
        for command in commands + [.submit, .leave] { command.carryOut(on: empty) }
        #expect(empty.entries.isEmpty)
    }
}
