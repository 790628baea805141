import Observation
import TestSupport
import Testing

@testable import Aside
@testable import AsideUI

@Suite("MenuAction")
@MainActor
struct MenuActionTests {
    private let stage = Stage()

    @Test(
        "The menu has the actions of the screen on top, with their letters, and while a modal is open none is enabled")
    func actions() async {
        _ = RecordingPresenter(stage)
        let flow = Task {
            try? await stage.show(EditorScreen("Bottom")).then { _ in
                try await stage.show(EditorScreen("Top")).value()
            }
        }
        await until { stage.entries.count == 1 }
        stage.choose(stage.menuActions[0])
        await until { stage.entries.count == 2 }
        #expect(stage.menuActions.map(\.label) == ["Save Top", "Find"])
        #expect(stage.menuActions.map(\.key) == [nil, "f"])
        #expect(stage.menuActions.map(\.isEnabled) == [true, false])
        let question = Task { try? await stage.confirm("Sure?") }
        await until { !stage.modals.isEmpty }
        #expect(stage.menuActions.map(\.isEnabled) == [false, false])
        let action = stage.menuActions[0]
        stage.choose(action)
        #expect(stage.entries.count == 2)
        question.cancel()
        await until { stage.modals.isEmpty }
        stage.choose(action)
        #expect(await flow.value == "Top")
        #expect(stage.menuActions.isEmpty)
        _ = await question.value
    }
}

@Observable
private final class EditorScreen: Screen {
    let outlet = Outlet<String>()
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var content: Content {
        Row("Note") { Action("Remove") {} }
        Action("Save \(title)", shortcut: .enter) { self.publish(self.title) }
        Action("Find", shortcut: .key("f"), isEnabled: false) {}
    }
}
