import Aside
import AsideText
import Testing

@testable import AsideTerminal

struct CommandTests {
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
