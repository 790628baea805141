import Aside
import Observation
import TestSupport
import Testing

@testable import AsideUI

@Suite("ButtonKey")
@MainActor
struct ButtonKeyTests {
    private func keys(of surface: some Operable) -> [String: ButtonKey] {
        let actions = surface.outline.items.filter(\.isAction)
        return Dictionary(
            uniqueKeysWithValues: actions.compactMap { item in surface.key(of: item).map { (item.label, $0) } })
    }

    @Test("Enter presses the default button of a question, Esc the cancel button")
    func questions() async throws {
        let stage = Stage()
        stage.attach(StagePresenter(hooks: .still))
        let form = Question.form("Code", ["", "", ""] as [String]) {
            Field("0", \.[0])
            Field("1", \.[1])
            Field("2", \.[2])
        }
        let question = Task { try? await stage.ask(form) }
        await until { !stage.modals.isEmpty }
        let modal = try #require(stage.modals.first)
        #expect(keys(of: modal) == ["OK": .enter, "Cancel": .escape])
        #expect(modal.outline[try #require(modal.firstField)]?.label == "0")
        question.cancel()
        modal.reportGone()
        _ = await question.value
    }

    @Test("The keys of a screen are those of its actions, and Enter in a field presses the action with that key")
    func screens() async {
        let stage = Stage()
        let screen = Keyed()
        let flow = Task { try? await stage.show(screen).value() }
        await until { !stage.entries.isEmpty }
        #expect(keys(of: screen) == ["Continue": .enter, "Remove": .character("r")])
        screen.submit()
        #expect(screen.pressed == ["Continue"])
        flow.cancel()
        await flow.value
    }

    @Test("Enter moves to the next empty field; after the last one, it presses the default button of the screen")
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

    @Test("A locked field does not get the focus")
    func focus() {
        let screen = Keyed()
        #expect(screen.outline[screen.firstField!]?.label == "Name")
    }
}

@Observable
private final class Keyed: Screen {
    let outlet = Outlet<Void>()
    var name = ""
    @ObservationIgnored var pressed: [String] = []

    var content: Content {
        Field("Number", \.name, isEnabled: false)
        Field("Name", \.name)
        Action("Continue", shortcut: .enter) { self.pressed.append("Continue") }
        Action("Remove", shortcut: .key("r")) { self.pressed.append("Remove") }
        Action("Help") { self.pressed.append("Help") }
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
        Field("Note", \.note, .lines())
        Field("Name", \.name)
        Field("Code", \.code, isEnabled: false)
        Field("Seat", \.seat)
        Action("Book", shortcut: .enter) { self.pressed += 1 }.repeatable()
        Action("Remove", shortcut: .key("r")) {}
    }
}
