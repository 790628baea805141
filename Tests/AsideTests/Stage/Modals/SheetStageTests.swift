import Observation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("The stage of a sheet")
struct SheetStageTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test(
        "Only the topmost guarded screen of a sheet decides whether the sheet closes, which is busy meanwhile",
        arguments: [false, true])
    func guarding(mayClose: Bool) async throws {
        let gates = [Gate(), Gate()]
        let screens = gates.map { gate in
            NoteScreen("guarded") {
                await gate.pass()
                return mayClose
            }
        }
        let flow = Task { [stage] in
            try await stage.sheet("Form") { stage in
                try await stage.show(screens[0]).starting(with: "x").then { _ in
                    try await stage.show(screens[1]).value()
                }
            }
        }
        let sheet = await ui.modal("Form")
        await until { sheet.stage?.entries.count == 2 }
        #expect(sheet.dismiss())
        await until { gates[1].isReached }
        #expect(sheet.isAskedToClose && sheet.stage?.acceptsInput == false)
        #expect(!sheet.dismiss())
        for gate in gates { gate.open() }
        await until { !sheet.isAskedToClose }
        #expect(sheet.isLeaving == mayClose)
        #expect(!gates[0].isReached)
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
    }

    @Test("The modals of a sheet's stage are those above the sheet, without the sheet")
    func modals() async throws {
        let flow = Task { [stage] in try await stage.sheet("Form") { try await $0.confirm("Sure?") } }
        let question = await ui.modal("Sure?")
        #expect(stage.questions == ["Form", "Sure?"])
        #expect(stage.modals.first?.stage?.questions == ["Sure?"])
        question.press(0)
        #expect(try await flow.value)
    }

    @Test("Closing the stage of a sheet ends the sheet and leaves the window open")
    func closing() async throws {
        let flow = Task { [stage] in
            try await stage.outcome { try await stage.sheet("Form") { try await $0.show(Page("page")).value() } }
        }
        let sheet = await ui.modal("Form")
        sheet.stage?.close()
        #expect(try await flow.value == .ownerGone)
        let next = Task { [stage] in try await stage.confirm("Next?") }
        await ui.modal("Next?").press(0)
        #expect(try await next.value)
    }

    @Test("The screen of a sheet dismisses the sheet")
    func byScreen() async throws {
        let page = Page("page")
        let flow = Task { [stage] in try await stage.outcome { try await stage.sheet(page) } }
        await ui.modal("page")
        #expect(page.dismiss())
        #expect(try await flow.value == .dismissed)
    }

    @Test("A sheet that is not dismissible can be dismissed neither by its user nor by its screen")
    func undismissible() async throws {
        let page = Page("page")
        let flow = Task { [stage] in try await stage.sheet(page, undismissible: true) }
        let sheet = await ui.modal("page")
        #expect(!sheet.dismiss())
        #expect(!page.dismiss())
        #expect(!sheet.isLeaving)
        #expect(page.publish("x"))
        #expect(try await flow.value == "x")
    }
}
