import Aside
import AsideText
import Testing

@testable import AsideTerminal

/// What deeds do to a stage.
struct DeedTests {
    @Test("Every control of a screen does what it is for")
    func controls() async throws {
        try await with(.screen) { stage in
            let screen = try #require(stage.stack.top as? EveryControl)
            @MainActor func item(_ label: String) throws -> Outline.Item.ID {
                try #require(screen.outline.controls.first { $0.label == label }).id
            }
            Deed.press(.item(try item("Help"))).carryOut(on: stage)
            Deed.press(.item(try item("Gift"))).carryOut(on: stage)
            Deed.press(.item(try item("Later"))).carryOut(on: stage)
            Deed.fill(.item(try item("Name")), "Bob").carryOut(on: stage)
            Deed.submit.carryOut(on: stage)
            #expect(screen.pressed == ["Help", "Continue"])
            #expect(screen.isGift)
            #expect(screen.name == "Bob")
        }
    }

    @Test("A selection goes round, and begins at the nearer end where nothing is chosen")
    func cycling() async throws {
        try await with(.screen) { stage in
            let screen = try #require(stage.stack.top as? EveryControl)
            let size = try #require(screen.outline.controls.first { $0.label == "Size" }).id
            @MainActor func cycle(_ places: Int, from value: String?) -> String? {
                screen.size = value
                Deed.cycle(size, places).carryOut(on: stage)
                return screen.size
            }
            #expect(cycle(1, from: "M") == "L")
            #expect(cycle(1, from: "L") == "S")
            #expect(cycle(-1, from: "S") == "L")
            #expect(cycle(-7, from: "M") == "S")
            #expect(cycle(1, from: nil) == "S")
            #expect(cycle(-1, from: nil) == "L")
            screen.size = "M"
            Deed.press(.item(size)).carryOut(on: stage)
            #expect(screen.size == "L")
        }
    }

    @Test("Leaving goes back by one screen, and no further than the root")
    func leavingScreens() async throws {
        try await with(.second) { stage in
            Deed.leave.carryOut(on: stage)
            try await untilSo { stage.stack.count == 1 }
            Deed.leave.carryOut(on: stage)
            #expect(stage.stack.count == 1)
        }
    }

    @Test("Leaving a flow in a sheet goes back in it first, and closes it at its root")
    func leavingSheet() async throws {
        try await with(.sheetOfFlow) { stage in
            let inner = try #require(stage.modals.last?.stage)
            Deed.leave.carryOut(on: stage)
            try await untilSo { inner.stack.count == 1 }
            #expect(stage.modals.count == 1)
            Deed.leave.carryOut(on: stage)
            try await untilSo { stage.modals.isEmpty }
        }
    }

    @Test("Leaving a question dismisses it", arguments: [Scene.alert, .message, .list, .listOfMany, .form, .progress])
    func leavingQuestion(_ scene: Scene) async throws {
        try await with(scene) { stage in
            Deed.leave.carryOut(on: stage)
            try await untilSo { stage.modals.isEmpty }
        }
    }

    @Test("A row of a list of many is taken and given back")
    func taking() async throws {
        try await with(.listOfMany) { stage in
            let modal = try #require(stage.modals.last)
            Deed.press(.option(1)).carryOut(on: stage)
            #expect(modal.content.options.map(\.isSelected) == [false, true, false])
            Deed.press(.option(1)).carryOut(on: stage)
            #expect(modal.content.options.map(\.isSelected) == [false, false, false])
        }
    }

    @Test("What has gone meanwhile is not there to be done anything to")
    @MainActor
    func gone() async throws {
        let deeds: [Deed] = [
            .press(.choice(7)), .press(.option(7)), .press(.field(0)), .fill(.field(7), "x"), .fill(.choice(0), "x"),
            .interrupt, .suspend, .repaint,
        ]
        for scene in [Scene.screen, .alert, .list, .form, .sheet] {
            try await with(scene) { stage in
                let before = Tableau(stage)
                for deed in deeds { deed.carryOut(on: stage) }
                #expect(Tableau(stage) == before)
            }
        }
        let empty = Stage()
        for deed in deeds + [.submit, .leave] { deed.carryOut(on: empty) }
        #expect(empty.entries.isEmpty)
    }
}
