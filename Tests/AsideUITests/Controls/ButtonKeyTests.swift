import Aside
import Observation
import TestSupport
import Testing

@testable import AsideUI

@Suite("ButtonKey")
@MainActor
struct ButtonKeyTests {
    @Test("The first unlocked field has the focus; Enter leads to the next empty one, and then presses the button")
    func enter() async throws {
        let stage = Stage()
        let screen = Seating()
        let flow = Task { try? await stage.show(screen).value() }
        await until { !stage.entries.isEmpty }
        func field(_ label: String) throws -> Outline.Item {
            try #require(screen.outline.controls.first { $0.label == label })
        }
        let button = try field("Book")
        let (name, seat, note) = (try field("Name").id, try field("Seat").id, try field("Note").id)
        #expect(screen.firstField == note)
        #expect(screen.enter(in: name) == seat)
        #expect(screen.key(of: button, focused: name) == nil)
        #expect(screen.key(of: button, focused: nil) == .enter)
        #expect(screen.key(of: button, focused: note) == nil)
        #expect(screen.enter(in: note) == note)
        #expect(screen.pressed == 0)
        screen.seat = "7"
        #expect(screen.key(of: button, focused: name) == .enter)
        #expect(screen.enter(in: name) == name)
        #expect(screen.pressed == 1)
        #expect(screen.key(of: try field("Remove"), focused: note) == .character("r"))
        flow.cancel()
        await flow.value
    }
}

@Observable
private final class Seating: Screen {
    let outlet = Outlet<Void>()
    var name = ""
    var code = ""
    var seat = ""
    var note = "By the window"
    @ObservationIgnored var pressed = 0

    var content: Content {
        Field("Code", \.code, isEnabled: false)
        Field("Note", \.note, .lines())
        Field("Name", \.name)
        Field("Number", \.code, isEnabled: false)
        Field("Seat", \.seat)
        Action("Book", shortcut: .enter) { self.pressed += 1 }.repeatable()
        Action("Remove", shortcut: .key("r")) {}
    }
}
